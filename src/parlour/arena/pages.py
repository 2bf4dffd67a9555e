"""What the arena has found, as people read it: on the terminal and in the docs."""

from collections.abc import Sequence
from itertools import pairwise

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table

from parlour.arena.ladder import ALONE, NO_DOUBT, Duel, Ladder, Terms
from parlour.arena.ratings import Rating
from parlour.arena.report import wilson
from parlour.bots import LEVELS
from parlour.engine.game import find_game

HEAD = """# The ladder

How strong the bots of the house are, game by game. One command wrote this page, and can write it again:

```
{command}
```

Each bot and the next one fight a duel, and each level and the next one too. It ends after {matches} matches or
{minutes:g} minutes of one core, or when nobody doubts any more who is better (3 standard errors from even). They sit
at a table of two (in turn around one of four where a game is not for two), and move on by a seat from match to match.
The seed of a match is `{seed}/GAME/ONE/TWO/NUMBER`. Ratings are openskill's, from all duels of the game: a bot that is
5.9 ahead wins 73 of 100 matches against one other. All intervals are 95 %. One bot also plays against itself,
ten times as often: a control, which must come out even, by the same measure.

At every other table of a game one of each level sits among those of the level below, by the same terms (with seeds
`{seed}/GAME/ONE/OTHERS/SEATS/NUMBER`). Where a game can be played alone, each level plays up to {alone} matches, in the
same time (`{seed}/GAME/LEVEL/NUMBER`).
"""


def ladder_page(ladders: Sequence[Ladder], terms: Terms, command: str) -> str:
    """The ladders as a page of the docs."""
    head = HEAD.format(command=command, matches=terms.matches, minutes=terms.minutes, seed=terms.seed, alone=ALONE)
    return "\n".join([head, *(ladder_section(ladder) for ladder in ladders)])


def ladder_section(ladder: Ladder) -> str:
    game = find_game(ladder.game)
    bots = ladder.ratings
    slips = f" Hard takes anything here in {game.slips:.0%} of its moves; greedy does not." if game.slips else ""
    lines = [
        f"## {game.name}",
        "",
        f"{ladder.seats} seats, version {game.version} of the rules.{slips}",
        "",
        "| | bot | rating | 95 % | beats the one below | 95 % | matches |",
        "| ---: | --- | ---: | :---: | ---: | :---: | ---: |",
    ]
    for at, rating in enumerate(bots):
        below = ladder.between(rating.name, bots[at + 1].name) if at + 1 < len(bots) else None
        won = "– | –" if below is None else f"{below.share:.0%} | {span(below)}"
        lines.append(
            f"| {at + 1} | **{rating.name}** | {rating.rating:.1f} | {rating.low:.1f} – {rating.high:.1f} "
            f"| {won} | {rating.matches} |"
        )
    steps = [duel for one, two in pairwise(LEVELS) if (duel := ladder.between(two, one)) is not None]
    if steps:
        lines += ["", "The levels that people choose from:", ""]
        lines += [f"- {duel.one} beats {duel.two} {duel.share:.0%} ({span(duel)}) of {duel.matches}" for duel in steps]
    for crowd in ladder.crowds:
        lines += ["", f"At a table of {crowd.seats}, where one of equals wins {1 / crowd.seats:.0%}:", ""]
        for duel in crowd.duels:
            won = f"wins {duel.share:.0%} ({span(duel)}) of {duel.matches}" if duel.matches else "has not played"
            lines.append(f"- one {duel.one} among {crowd.seats - 1} {duel.two} {won}")
    if ladder.alone:
        lines += ["", "Alone, against the target of the game:", ""]
        for score in ladder.alone:
            won = f"{score.share:.0%} ({score.low:.0%} – {score.high:.0%}) of {score.matches}"
            lines.append(f"- {score.bot} wins {won}, with {score.points:.1f} points on average")
    if len(bots) > 2:
        lines += ["", "How often the bot of the row beats that of the column:", "", *cross_table(ladder, bots)]
    control = ladder.control
    low, high = wilson(control.share * control.matches, control.matches, NO_DOUBT)
    verdict = "even, as it should be" if low <= 0.5 <= high else "**not even: something is wrong**"
    lines += [
        "",
        f"Control: {control.one} against itself wins {control.share:.1%} ({span(control)}) "
        f"of {control.matches} matches: {verdict}.",
        "",
    ]
    return "\n".join(lines)


def cross_table(ladder: Ladder, bots: Sequence[Rating]) -> list[str]:
    """Everybody against everybody."""
    names = [bot.name for bot in bots]
    lines = [f"| | {' | '.join(names)} |", f"| --- |{' ---: |' * len(names)}"]
    for one in names:
        met = [None if one == two else ladder.between(one, two) for two in names]
        lines.append(f"| **{one}** | {' | '.join('' if duel is None else f'{duel.share:.0%}' for duel in met)} |")
    return lines


def span(duel: Duel) -> str:
    return f"{duel.low:.0%} – {duel.high:.0%}"


def ratings_page(ratings: Sequence[Rating]) -> RenderableType:
    """Ratings as a table for the terminal."""
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("bot", min_width=12)
    for column in ("rating", "95 %", "matches"):
        table.add_column(column, justify="right")
    for rating in ratings:
        table.add_row(rating.name, f"{rating.rating:.1f}", f"{rating.low:.1f} – {rating.high:.1f}", str(rating.matches))
    return table
