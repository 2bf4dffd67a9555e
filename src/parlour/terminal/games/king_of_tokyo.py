"""The table of King of Tokyo: the city, the monsters, the store and the dice."""

from collections.abc import Sequence
from typing import Any

from rich.box import DOUBLE, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.engine.asking import Move
from parlour.terminal import drawing

TALL = 45  # lines of a screen on which cards have their whole text
SHORT = 34  # and of one on which each monster has one line only
FACES = ["1", "2", "3", "heart", "energy", "claw"]
SYMBOLS = dict(zip(FACES, ["1", "2", "3", "♥", "⚡", "⚔"], strict=True))
COLOURS = dict(zip(FACES, ["white", "white", "white", "red", "green", "yellow"], strict=True))
LETTERS = "abcdefghi"
OTHER_NAMES = {"♥": "heart", "⚡": "energy", "⚔": "claw"}


class Drawing(drawing.Drawing):
    """Monsters stand where they stand: in Tokyo, or outside it."""

    def table(self, view: dict[str, Any], moves: Sequence[Move], height: int) -> RenderableType:
        table = view["table"]
        buying = any(target.startswith("card:") for move in moves for target in move.targets)
        parts = [self.rows(view)] if height < SHORT else [self.tokyo(view), self.outside(view)]
        if any(table["store"]):
            parts.append(self.store(table, buying, height))
        if table["dice"]:
            throwing = any(target.startswith("die:") for move in moves for target in move.targets)
            parts.append(draw_dice(table["dice"], throwing, table["resolved"]))
        return Group(*parts)

    def rows(self, view: dict[str, Any]) -> RenderableType:
        """A line for each monster, for small screens."""
        rows = Table.grid(padding=(0, 1), expand=True)
        for ratio in (0, 0, 0, 0, 0, 0, 1):
            rows.add_column(no_wrap=not ratio, ratio=ratio or None)
        for seat, monster in enumerate(view["table"]["monsters"]):
            place = "" if monster["place"] == "outside" else f"in {monster['place'].capitalize()}"
            if monster["alive"]:
                cards = Text(", ".join(self.card_words(card) for card in monster["cards"]), "italic")
                rows.add_row(self.name(view, seat), hearts(monster), *fame(monster), Text(place, "bold yellow"), cards)
            else:
                rows.add_row(self.name(view, seat), Text("eliminated", "dim"))
        return rows

    def tokyo(self, view: dict[str, Any]) -> RenderableType:
        """Tokyo City, and Tokyo Bay while it is open."""
        places = ["city", "bay"] if view["table"]["bay_open"] else ["city"]
        row: list[RenderableType] = []
        for place in places:
            here = [seat for seat, monster in enumerate(view["table"]["monsters"]) if monster["place"] == place]
            name = f"Tokyo {place.capitalize()}"
            if here:
                row.append(self.monster(view, here[0], name))
            else:
                row.append(Panel(Text("nobody", "dim"), title=name, box=DOUBLE, border_style="dim yellow"))
        return in_columns(row, 2)

    def outside(self, view: dict[str, Any]) -> RenderableType:
        monsters = view["table"]["monsters"]
        seats = [seat for seat, monster in enumerate(monsters) if monster["place"] == "outside"]
        return in_columns([self.monster(view, seat) for seat in seats], 2 if len(seats) in (2, 4) else 3)

    def monster(self, view: dict[str, Any], seat: int, place: str = "") -> Panel:
        """A monster with its life, stars, energy, counters and cards."""
        monster, mine = view["table"]["monsters"][seat], seat == view["you"]
        style = "dim" if not monster["alive"] else "yellow" if place else "cyan" if mine else "white"
        return Panel(
            self.possessions(monster),
            title=self.name(view, seat),
            title_align="left",
            subtitle=Text(" · ".join([*([place] if place else []), *(["you"] if mine else [])]), style) or None,
            subtitle_align="right",
            box=DOUBLE if place else ROUNDED,
            border_style=style,
        )

    def name(self, view: dict[str, Any], seat: int) -> Text:
        """The player and the monster; with a mark for the one whose turn it is."""
        figure = view["table"]["monsters"][seat]["figure"]
        acting = seat == view["table"]["active"] and not view["over"]
        words = [view["players"][seat], *([self.printed["monsters"][figure]["name"]] if figure else [])]
        style = "bold" if acting else ""
        return Text(f"{'▶ ' if acting else ''}{' · '.join(words)}", f"{style} cyan" if seat == view["you"] else style)

    def possessions(self, monster: dict[str, Any]) -> RenderableType:
        if not monster["alive"]:
            return Text("eliminated", "dim")
        cards = (
            [Text(", ".join(self.card_words(card) for card in monster["cards"]), "italic")] if monster["cards"] else []
        )
        return Group(hearts(monster), Text(" ").join(fame(monster)), *cards)

    def store(self, table: dict[str, Any], buying: bool, height: int) -> RenderableType:
        """The open cards with what they cost and, where there is room or need, all that they do."""
        rows = Table.grid(padding=(0, 1), expand=True)
        rows.add_column(no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        whole = buying or height >= TALL
        rows.add_column(ratio=1, no_wrap=not whole, overflow="ellipsis", style="" if buying else "dim")
        for ware in table["store"]:
            if ware is not None:
                self.add_ware(rows, ware)
        if table["top_card"] is not None:
            self.add_ware(rows, table["top_card"], " (top of the deck)")
        title = f"Store · {table['deck']} cards in the deck"
        return Panel(rows, title=title, title_align="left", border_style="blue")

    def add_ware(self, rows: Table, ware: dict[str, Any], where: str = "") -> None:
        card = self.printed["cards"][ware["id"]]
        name = Text.assemble((card["name"], "bold"), where, (" keep" if card["kind"] == "keep" else " once", "dim"))
        rows.add_row(name, Text(f"{ware['price']} ⚡", "green"), card["text"])

    def card_words(self, card: dict[str, Any]) -> str:
        """A Keep card with what lies on it, or what it copies."""
        cards = self.printed["cards"]
        words = str(cards[card["id"]]["name"])
        if card["copies"]:
            words += f" → {cards[card['copies']]['name']}"
        if card["tokens"]:
            words += f" ({card['tokens']})"
        return words

    def shorthand(self, text: str, view: dict[str, Any], moves: Sequence[Move]) -> str:
        """Symbols for faces; and `bd` for a reroll of the dice that are marked b and d."""
        words = [OTHER_NAMES.get(word, word) for word in text.split()]
        letters = "".join(words[1:] if words and words[0] in ("reroll", "r") else words)
        dice: list[str] = view["table"]["dice"]
        throwing = any(target.startswith("die:") for move in moves for target in move.targets)
        if throwing and letters and set(letters) <= set(LETTERS[: len(dice)]) and len(set(letters)) == len(letters):
            return " ".join(["reroll", *(dice[LETTERS.index(letter)] for letter in sorted(letters))])
        return " ".join(words)

    def advice(self, word: str, moves: Sequence[Move]) -> str:
        if word == "reroll":
            return "the dice to throw, by letter ([b]bd[/b]) or by face ([b]reroll 1 claw[/b])"
        return super().advice(word, moves)


def draw_dice(dice: Sequence[str], lettered: bool, resolved: bool) -> RenderableType:
    """The dice as boxes; with letters where they can be picked."""
    row = Table.grid(padding=(0, 1))
    cells: list[RenderableType] = []
    for at, face in enumerate(dice):
        style = "dim" if resolved else f"bold {COLOURS[face]}"
        box = Panel(Text(SYMBOLS[face], style, justify="center"), box=ROUNDED, width=5, padding=0, style=style)
        cells.append(Group(box, Text(LETTERS[at], "dim", justify="center")) if lettered else box)
    row.add_row(*cells)
    return row


def hearts(monster: dict[str, Any]) -> Text:
    """Life, as hearts and in figures."""
    life, most = monster["life"], monster["most_life"]
    return Text.assemble(("♥" * life, "red"), ("♡" * (most - life), "dim"), f" {life}")


def fame(monster: dict[str, Any]) -> list[Text]:
    """Stars; energy; counters and protection."""
    others = [f"{name.capitalize()} {monster[name]}" for name in ("poison", "shrink") if monster[name]]
    others += ["safe this turn"] if monster["shielded"] else []
    return [
        Text.assemble(("★", "yellow"), f" {monster['stars']:<2}"),
        Text.assemble(("⚡", "green"), f"{monster['energy']:<2}"),
        Text(", ".join(others), "magenta"),
    ]


def in_columns(cells: Sequence[RenderableType], columns: int) -> RenderableType:
    """Cells of equal width, row by row."""
    grid = Table.grid(expand=True)
    columns = max(1, min(columns, len(cells)))
    for _ in range(columns):
        grid.add_column(ratio=1)
    for at in range(0, len(cells), columns):
        grid.add_row(*cells[at : at + columns])
    return grid
