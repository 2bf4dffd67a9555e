"""A record, told again move by move."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from parlour.engine.match import Match
from parlour.engine.opening import load
from parlour.engine.record import read_record
from parlour.engine.told import Entry
from parlour.terminal.drawing import find_drawing

PROMPT = "Enter: go on · a number: go to that move · t: the table · q: leave › "


@dataclass(frozen=True)
class Ply:
    """One move of a record, and what came of it. Number 0 is the setup: nobody's move."""

    number: int
    player: str
    seat: int | None
    move: str
    entries: list[Entry]


class Replay:
    """A record and its match at any move. `seat`: as that seat saw it."""

    def __init__(self, text: str, seat: int | None = None) -> None:
        self.record = read_record(text)
        self.match = load(text)
        self.seat = seat
        self.plies = list(self._plies())

    def _plies(self) -> Iterator[Ply]:
        entries: dict[int, list[Entry]] = {}
        for entry in self.match.journal(self.seat):
            entries.setdefault(entry.ply, []).append(entry)
        yield Ply(0, "", None, "", entries.get(0, []))
        known = self.match.known_plies(self.seat)
        for number, (seat, move) in enumerate(self.record.moves, 1):
            news = entries.get(known[number], []) if known[number] > known[number - 1] else []
            yield Ply(number, self.match.players[seat], seat, move, news)

    def at(self, number: int) -> Match:
        """The match after so many moves."""
        record = read_record(self.match.save())
        record.moves = []
        match = Match(self.match.game, record)
        for ply in self.plies[1 : number + 1]:
            match.play(ply.move)
        return match

    def page(self) -> RenderableType:
        """All of it."""
        return Group(self.head(), *(ply_page(ply) for ply in self.plies), self.end())

    def head(self) -> Text:
        record, match = self.record, self.match
        usual = {name: option.default for name, option in match.game.options.items()}
        chosen = {name: value for name, value in record.options.items() if value != usual.get(name)}
        changes = [f"{name} = {value}" for name, value in [*chosen.items(), *record.overrides.items()]]
        words = [match.game.name, f"{record.seats} seats", f"seed {record.seed}", *changes]
        return Text(" · ".join(words), "bold")

    def end(self) -> Text:
        match = self.match
        if not match.over:
            return Text(f"The record ends here: {match.players[match.seat or 0]} is to move.", "bold")
        winners = [match.players[seat] for seat in match.winners()]
        return Text(f"{' and '.join(winners)} won." if winners else "Nobody won.", "bold")

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        record, match = self.record, self.match
        return {
            "game": record.game,
            "seats": record.seats,
            "seed": record.seed,
            "options": record.options,
            "overrides": record.overrides,
            "players": match.players,
            "moves": [
                {
                    "ply": ply.number,
                    "seat": ply.seat,
                    "move": ply.move,
                    "events": [asdict(entry) for entry in ply.entries],
                }
                for ply in self.plies
            ],
            "over": match.over,
            "winners": match.winners(),
            "scores": match.scores(),
        }

    def step_through(self, console: Console) -> None:
        """Move by move, at the person's pace."""
        try:
            self._steps(console)
        except KeyboardInterrupt:
            console.print()
            raise

    def _steps(self, console: Console) -> None:
        console.print(self.head())
        number = 0
        while number < len(self.plies):
            console.print(ply_page(self.plies[number]))
            number += 1
            while number < len(self.plies):
                try:
                    typed = input(PROMPT).strip().casefold()
                except EOFError:
                    return
                if typed in ("q", "quit"):
                    return
                if typed.isdigit():
                    number = max(0, min(int(typed), len(self.plies) - 1))
                if typed not in ("t", "table"):
                    break
                self.draw(console, number - 1)
        console.print(self.end())

    def draw(self, console: Console, number: int) -> None:
        """The table after so many moves."""
        match = self.at(number)
        drawing = find_drawing(match)
        console.print(drawing.table(match.view(self.seat), [], console.height))


def ply_page(ply: Ply) -> RenderableType:
    """A move and what came of it, each sentence with its clause."""
    head = Text(f"{ply.number:>4}  ", "dim").append(f"{ply.player}: " if ply.player else "Setup", "cyan")
    return Group(head.append(ply.move, "bold"), *(Padding(line, (0, 0, 0, 6)) for line in lines(ply.entries)))


def lines(entries: Sequence[Entry]) -> list[Text]:
    return [Text(entry.text).append(f" {entry.clause}", "dim") for entry in entries]
