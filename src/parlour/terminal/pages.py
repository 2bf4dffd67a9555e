"""Results as people read them: the games, the rulebook, a simulation."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.arena.report import Report, Share
from parlour.engine.game import Game
from parlour.engine.rulebook import Clause

# ---------------------------------------------------------------------- games


def games_page(games: Mapping[str, Game]) -> RenderableType:
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("game", "name", "players", "options"):
        table.add_column(column, overflow="fold")
    for id, game in games.items():
        options = Group(*(Text(f"{o.name} = {' | '.join(o.values)}") for o in game.options.values()))
        table.add_row(Text(id, "bold"), game.name, f"{game.seats[0]}–{game.seats[-1]}", options)
    return table


def games_data(games: Mapping[str, Game]) -> list[dict[str, Any]]:
    return [
        {
            "id": id,
            "name": game.name,
            "seats": [game.seats[0], game.seats[-1]],
            "version": game.version,
            "actions": game.action_count,
            "options": [
                {"name": o.name, "values": list(o.values), "default": o.default, "sentence": o.sentence}
                for o in game.options.values()
            ],
        }
        for id, game in games.items()
    ]


# ---------------------------------------------------------------------- odds


def odds_page(odds: Mapping[str, Any]) -> RenderableType:
    """The attacker's chance, and the losses of both sides by kind of unit."""
    attackers, defenders = odds["attacker_losses"], odds["defender_losses"]
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("expected losses", *attackers, "all"):
        table.add_column(column, justify="left" if column == "expected losses" else "right")
    for side, losses in (("attackers", attackers), ("defenders", defenders)):
        table.add_row(side, *(f"{losses[kind]:.2f}" for kind in attackers), f"{sum(losses.values()):.2f}")
    return Group(Text(f"the attackers win {100 * odds['wins']:.2f} %", "bold"), table)


# ---------------------------------------------------------------------- rules


def clauses_page(clauses: Sequence[Clause]) -> RenderableType:
    """Clauses under the headings of their chapters; cards, whose chapter is their name, without any."""
    parts: list[RenderableType] = []
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            parts.append(Text(f"\n{chapter}" if parts else chapter, "bold"))
        parts.append(clause_page(clause))
    return Group(*parts)


def clause_page(clause: Clause) -> RenderableType:
    """A clause, and where it comes from."""
    text = Text.assemble((clause.id, "bold cyan"), f" {clause.text} ", (f"({clause.source})", "dim"))
    return Padding(text, (0, 0, 0, 1))


def clauses_data(clauses: Sequence[Clause]) -> list[dict[str, str]]:
    return [{"id": c.id, "chapter": c.chapter, "text": c.text, "source": c.source} for c in clauses]


# ---------------------------------------------------------------------- simulate


def report_page(report: Report) -> RenderableType:
    played = (
        f"{report.played} matches"
        if report.played == report.planned
        else (f"{report.played} of {report.planned} matches, then interrupted")
    )
    lines = [
        f"{report.game} · {', '.join(report.bots)} · seed {report.seed} · {played}",
        f"A match takes {report.decisions:.0f} decisions ({report.fewest} to {report.most})"
        + (f"; {report.rate:.3g} matches/s, {report.seconds:.1f} s." if report.rate else "."),
    ]
    if report.nobody:
        lines.append(f"Nobody won {report.nobody}.")
    return Group(Text(lines[0], "bold"), shares(report.by_bot, "bot"), shares(report.by_seat, "seat"), *lines[1:])


def shares(rows: Sequence[Share], what: str) -> RenderableType:
    """A line for each, with its share of the wins and the margin."""
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(what, min_width=12)
    for column in ("won", "share", "95 %", "par"):
        table.add_column(column, justify="right")
    for row in rows:
        name = f"{row.name} × {row.seats}" if row.seats > 1 else row.name
        table.add_row(name, f"{row.won:g}", f"{row.share:.1%}", f"{row.low:.1%} – {row.high:.1%}", f"{row.par:.0%}")
    return table
