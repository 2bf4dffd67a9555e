"""Writes the golden files: `make golden`. A changed line means that old records no longer replay equally."""

import json
from pathlib import Path

import parlour
from parlour.bots.random import playout
from parlour.engine.codec import digest
from tests.golden.border import border

HERE = Path(__file__).parent
OURS = sorted(id for id, game in parlour.games().items() if game.package.startswith("parlour."))
SEEDS = range(20)


def actions(id: str) -> dict[str, list[int]]:
    """Where each kind of question has its actions."""
    return {kind.__name__: [kind.first, kind.size] for kind in parlour.find_game(id).decisions()}


def digests(id: str) -> list[str]:
    """The ends of random matches: `seats seed decisions digest`."""
    lines = []
    for seats in parlour.find_game(id).seats:
        for seed in SEEDS:
            state = parlour.start(id, seats=seats, seed=seed).state
            state.journal = None
            decisions = playout(state, parlour.seeded(f"golden {seed}"))
            lines.append(f"{seats} {seed} {decisions} {digest(state)}")
    return lines


def record(id: str, seats: int) -> str:
    """A whole match of random players as its record."""
    match = parlour.start(id, seats=seats, seed=f"golden {seats}")
    rng = parlour.seeded(f"golden record {seats}")
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    return match.save()


def main() -> None:
    for id in OURS:
        folder = HERE / id
        folder.mkdir(exist_ok=True)
        (folder / "actions.json").write_text(json.dumps(actions(id), indent=1) + "\n")
        (folder / "digests.txt").write_text("\n".join(digests(id)) + "\n")
        (folder / "border.txt").write_text(border(id))
        for seats in parlour.find_game(id).seats:
            (folder / f"{seats}-seats.record").write_text(record(id, seats))


if __name__ == "__main__":
    main()
