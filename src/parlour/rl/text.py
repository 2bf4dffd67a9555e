"""What a seat sees, as text for a language model: the table, what happened, the question, and the moves."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.asking import Asked
from parlour.engine.events import text_told
from parlour.engine.game import Game, find_game
from parlour.engine.journal import Told
from parlour.engine.state import State
from parlour.engine.words import Speaker

INDENT = "  "
WIDTH = 160


def player(seat: int) -> str:
    """A seat as the text names it."""
    return f"Seat {seat}"


def tell(game: Game, state: State, seat: int, events: Sequence[Told] = ()) -> str:
    """The position as this seat sees it, with these events before it."""
    lines = [f"{game.name}. You are {player(seat)} of {state.box.seats}.", "", "The table:"]
    lines += outline(game.view(state, seat))
    happened = story(state, seat, events)
    if happened:
        lines += ["", "What happened:", *(f"- {line}" for line in happened)]
    return "\n".join([*lines, "", *ask(state, seat)])


def story(state: State, seat: int, events: Sequence[Told]) -> list[str]:
    """These events in words, as far as the seat may know them."""
    speaker = speaks(state)
    return [text_told(told, seat, speaker) for told in events if told.seen(seat)]


def speaks(state: State) -> Speaker:
    players = [player(seat) for seat in range(state.box.seats)]
    return Speaker(find_game(state.box.game).words(), state.box, players)


def ask(state: State, seat: int) -> list[str]:
    """The question and its answers in notation, if this seat is asked; who else is, if not."""
    question = state.question
    if question is None:
        winners = " and ".join(player(winner) for winner in state.winners())
        return [f"The match is over. {winners or 'Nobody'} {'win' if ' and ' in winners else 'wins'}."]
    if question.seat != seat:
        return [f"{player(question.seat)} decides."]
    asked = Asked(state, speaks(state))
    moves = [asked.move(option) for option in state.answers]
    return [asked.prompt(), "Your moves:", *(f"- {move.notation}: {move.label}" for move in moves)]


def outline(value: Any, depth: int = 0) -> list[str]:
    """Plain data as indented lines: short things on one line, lists of like things as a table."""
    pairs = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    lines = []
    for key, item in pairs:
        brief = in_line(item)
        if alike(item):
            lines += [f"{INDENT * depth}{key}:", *grid(item, depth + 1)]
        elif len(brief) <= WIDTH or is_plain(item):
            lines.append(f"{INDENT * depth}{key}: {brief}")
        else:
            lines += [f"{INDENT * depth}{key}:", *outline(item, depth + 1)]
    return lines


def in_line(value: Any) -> str:
    """Plain data on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {in_line(item)}" for key, item in value.items()) or "none"
    if isinstance(value, list):
        inside = [f"({in_line(item)})" if isinstance(item, dict | list) else in_line(item) for item in value]
        return ", ".join(inside) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def is_plain(value: Any) -> bool:
    """Whether this is a single value, or a list of such."""
    items = value if isinstance(value, list) else [value]
    return not any(isinstance(item, dict | list) for item in items)


def alike(value: Any) -> bool:
    """Whether this is a list of tables that all have the same keys, and small values."""
    if not isinstance(value, list) or len(value) < 2 or not all(isinstance(item, dict) for item in value):
        return False
    same = all(item.keys() == value[0].keys() for item in value)
    return same and all(len(in_line(cell)) <= WIDTH for item in value for cell in item.values())


def grid(items: list[dict[str, Any]], depth: int) -> list[str]:
    """A list of tables as rows, with their keys once, above."""
    rows = [["", *items[0]], *([str(at), *map(in_line, item.values())] for at, item in enumerate(items))]
    return [INDENT * depth + " | ".join(row) for row in rows]
