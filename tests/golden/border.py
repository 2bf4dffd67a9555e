"""What crosses the border in random matches: all notations, ids and clauses as one digest, some sentences to read."""

import hashlib

import parlour

SEEDS = range(8)
MOVES = 500  # of each match
EXAMPLES = 2  # of each kind of line


def border(id: str) -> str:
    """`border.txt`: the digests of whole matches, then the first examples of each question and answer.

    The digests have what records and trained networks stand on, and stay. The rest is words and targets: a change of
    them is read in the diff.
    """
    digests: list[str] = []
    examples: dict[str, dict[tuple[str, ...], list[str]]] = {}
    game = parlour.find_game(id)
    for seats in sorted({game.seats[0], game.usual_seats}):
        for seed in SEEDS:
            match = parlour.start(id, seats=seats, seed=f"border {seed}")
            rng, crossed = parlour.seeded(f"border {seed}"), hashlib.sha256()
            while not match.over and match.ply < MOVES:
                question = match.state.question
                assert question is not None
                kind, moves = type(question).__name__, match.moves()
                lines = examples.setdefault(kind, {})
                keep(lines, ("asked",), f"{kind} · {question.clause} · {match.prompt}")
                for move in moves:
                    crossed.update(f"{match.seat} {move.id} {move.notation}\n".encode())
                    text = f"    {move.notation} → {move.label} {list(move.targets)}"
                    keep(lines, ("legal", move.notation.split()[0]), text)
                for no in match.blocked():
                    crossed.update(f"{no.notation} {no.clause}\n".encode())
                    text = f"  ✗ {no.notation} → {no.label} {list(no.targets)}: {no.reason} · {no.clause}"
                    keep(lines, ("blocked", no.notation.split()[0], no.clause), text)
                match.play(moves[rng.below(len(moves))].id)
            digests.append(f"{seats} {seed} {match.ply} {crossed.hexdigest()[:16]}")
    found = [line for kind in sorted(examples) for lines in examples[kind].values() for line in lines]
    return "\n".join([*digests, "", *found, ""])


def keep(lines: dict[tuple[str, ...], list[str]], kind: tuple[str, ...], text: str) -> None:
    known = lines.setdefault(kind, [])
    if len(known) < EXAMPLES and text not in known:
        known.append(text)
