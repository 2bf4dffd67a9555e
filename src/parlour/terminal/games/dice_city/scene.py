"""What the drawings of Dice City are made of: costs, dice, places, stocks, rivals, each as a piece of text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from parlour.engine.asking import Move
from parlour.terminal.layout import fit, joined

DICE = {
    "white": "black on white",
    "yellow": "black on yellow",
    "red": "white on red",
    "blue": "white on blue",
    "black": "white on bright_black",
}
INKS = {"green": "green", "red": "red", "yellow": "yellow", "purple": "magenta", "blue": "blue", "gold": "yellow"}
GOODS = {"wood": "green", "stone": "white", "iron": "cyan", "gold": "yellow"}
CAN, LACKS, PAST = "bold green", "bold red", "dim"
SOURCES = {"bandits": "bandits", "ships": "ship", "locations": "place", "raids": "closes", "tokens": "vp"}
MOST_DIGIT = 9
PLAIN = ("die", "ship", "bandits", "each", "for")  # signs that are plain without a legend


class Scene:
    """A view with the moves that are offered on it, and what the box has printed."""

    def __init__(
        self, view: dict[str, Any], printed: Mapping[str, Any], moves: Sequence[Move], say: Callable[..., str]
    ) -> None:
        self.view = view
        self.table = view["table"]
        self.turn = self.table["turn"]
        self.printed = printed
        self.say = say
        self.me: int = self.table["active"] if view["you"] is None else view["you"]
        self.city = self.table["cities"][self.me]
        self.rivals = [(self.me + step) % len(self.table["cities"]) for step in range(1, len(self.table["cities"]))]
        self.lit: dict[str, Move] = {target: move for move in moves for target in move.targets}
        self.building = any(move.verb == "build" for move in moves)

    # ------------------------------------------------------------------ words and signs

    def sign(self, symbol: str) -> str:
        return str(self.printed["symbols"][symbol]["sign"])

    def name(self, table: str, id: str) -> str:
        return str(self.printed[table][id]["name"])

    def player(self, seat: int) -> str:
        return str(self.view["players"][seat])

    def acting(self, seat: int) -> bool:
        return bool(seat == self.table["active"] and not self.view["over"])

    def ink(self, location: str) -> str:
        """The colour of a location's type."""
        return INKS[self.printed["types"][self.printed["locations"][location]["type"]]["colour"]]

    def legend(self, shown: str, width: int, lines: int) -> list[Text]:
        """The signs that are on the screen, as many as there is room for."""
        found, line = list[Text](), Text()
        for id, symbol in self.printed["symbols"].items():
            if id in PLAIN or symbol["sign"] not in shown:
                continue
            entry = Text.assemble((symbol["sign"], "bold"), (f" {symbol['name']}", "dim"))
            if line and line.cell_len + 2 + entry.cell_len > width:
                found.append(line)
                line = Text()
            line = joined([line, entry], "  ")
        return [*found, line][:lines]

    # ------------------------------------------------------------------ the turn

    def track(self) -> Text:
        """The steps of a turn; the one that goes on stands out."""
        steps, now = list(self.printed["steps"]), self.turn["step"]
        parts = list[Text]()
        for step in steps:
            past = steps.index(step) < steps.index(now)
            style = "reverse bold" if step == now and not self.view["over"] else "dim strike" if past else ""
            parts.append(Text(f" {self.name('steps', step)} ", style))
        return Text.assemble(("›", "dim")).join(parts)

    def when(self) -> Text:
        """The round, and whose turn it is."""
        words = [self.say("round", round=self.table["round"])]
        if not self.view["over"]:
            words.append(self.say("turn", name=self.player(self.table["active"])))
        return Text(" · ".join(words), "bold")

    # ------------------------------------------------------------------ what is for sale

    def cost(self, ware: str, cost: Mapping[str, int], between: str = " ") -> Text:
        """What it costs, what is missing in red."""
        lacks = self.city["lacks"].get(ware, {})
        units = [
            Text(f"{amount}{self.sign(good)}", f"{LACKS} underline" if good in lacks else GOODS[good])
            for good, amount in cost.items()
            if amount
        ]
        return Text(between).join(units)

    def points(self, id: str, target: str) -> Text:
        """What a card is worth; while it can be bought, by how much it would raise one's points at best."""
        move = self.lit.get(target)
        best = None if move is None else move.facts.get("points")
        if isinstance(best, int):
            return self.change(best)
        vp = self.printed["locations"][id]["vp"]
        return Text(f"{self.sign('vp')}{self.sign('each') if vp is None else vp}")

    def mark(self, target: str) -> Text:
        """Whether something can be done with this thing now."""
        return Text("▸", CAN) if target in self.lit else Text(" ")

    def cards(self) -> list[tuple[str, str | None]]:
        """The display: a target and a kind each; where there is no card, none."""
        return [(f"display:{slot}", kind) for slot, kind in enumerate(self.table["display"])][: self.slots()]

    def slots(self) -> int:
        return int(2 * self.printed["display_columns"])

    def leaves(self, slot: int) -> bool:
        """Alone: whether this card of the display is gone when the turn ends."""
        return self.table["alone"] is not None and slot >= self.printed["display_columns"]

    # ------------------------------------------------------------------ a city

    def heading(self, seat: int) -> Text:
        """Whose city it is, and its points by source."""
        city = self.table["cities"][seat]
        parts = [
            Text(f"{points}{self.sign(SOURCES[source])}", "dim") for source, points in city["vp_by_source"].items()
        ]
        total = Text(f"{city['vp']} {self.sign('vp')}", "bold yellow")
        return joined([Text(self.say("city", name=self.player(seat)), "bold"), *parts, total], "  ")

    def dice_on(self, seat: int, space: str) -> list[Text]:
        """The unused dice there; the one at work in brackets."""
        found = []
        for die in self.table["cities"][seat]["dice"]:
            if die["space"] == space:
                at_work = seat == self.table["active"] and die["colour"] == self.turn["die"]
                face = f"[{die['face']}]" if at_work else f" {die['face']} "
                found.append(Text(face, f"bold {DICE[die['colour']]}"))
        return found

    def badge(self, seat: int, space: str) -> Text:
        """What building there would bring; else whether something can be done there."""
        target = f"space:{seat}:{space}"
        move = self.lit.get(target)
        if move is None:
            return Text()
        points = move.facts.get("points")
        if not self.building or not isinstance(points, int):
            return Text("▸", CAN)
        return self.change(points)

    def change(self, points: int) -> Text:
        """Points that something would bring or cost."""
        before, style = ("+", CAN) if points > 0 else ("−", LACKS) if points < 0 else ("±", PAST)
        return Text(f"{before}{abs(points)}{self.sign('vp')}", style)

    def place_name(self, seat: int, place: Mapping[str, Any]) -> Text:
        """What lies there: printed ones are countryside, and closed ones crossed out."""
        lit = f"space:{seat}:{place['space']}" in self.lit and not self.building
        style = self.ink(place["id"]) if place["built"] else "dim"
        if not place["active"]:
            style = "dim strike"
        return Text(
            self.name("locations", place["id"]),
            f"{style} {'bold' if place['built'] else ''} {'underline' if lit else ''}",
        )

    def used(self, row: str) -> Text:
        """The die of a row once it is used, with the face it had."""
        die = next(die for die in self.city["dice"] if die["colour"] == row)
        return Text(self.say("used", face=die["face"]), "dim") if die["used"] else Text()

    # ------------------------------------------------------------------ what a seat has

    def stock(self, seat: int, between: str = "") -> Text:
        """Goods, those in reach of an attack lit."""
        goods = self.table["cities"][seat]["stock"]
        parts = []
        for good, amount in goods.items():
            style = CAN if f"stock:{seat}:{good}" in self.lit else GOODS[good] if amount else "dim"
            parts.append(Text(f"{self.sign(good)}{amount}", style))
        return Text(between).join(parts)

    def holdings(self, seat: int) -> Text:
        """Pass tokens, Bandits and Trade Ships."""
        city = self.table["cities"][seat]
        numbers = {
            "pass": city["pass_tokens"],
            "bandits": sum(city["bandits"].values()),
            "ship": sum(city["ships"].values()),
        }
        return Text(" ".join(f"{self.sign(symbol)}{number}" for symbol, number in numbers.items()))

    def shelf(self) -> Text:
        """My goods with what is lost tonight, pass tokens, strength, and what may be done once a turn."""
        parts, lost = [], self.city["too_much"]
        for good, amount in self.city["stock"].items():
            piece = Text.assemble((f"{self.sign(good)} {amount}", GOODS[good] if amount else "dim"))
            parts.append(piece.append(f" −{lost[good]}", LACKS) if lost[good] else piece)
        if any(lost.values()):
            parts.append(Text(self.say("lost"), LACKS))
        parts.append(Text(f"{self.sign('pass')} {self.city['pass_tokens']}", "bold"))
        if self.acting(self.me):
            parts += self.this_turn()
        return joined(parts, "  ")

    def this_turn(self) -> list[Text]:
        """What holds for this turn."""
        turn, strength = self.turn, self.sign("strength")
        found = [Text(f"{strength} {turn['strength']}", "bold")]
        if turn["bandits_strength"]:
            found.append(Text(f"{strength}{self.sign('bandits')} {turn['bandits_strength']}", "bold"))
        bonuses = (("army_bonus", "army", "+"), ("resource_bonus", "resource", "+"), ("less_defense", "bandits", "−"))
        for key, symbol, before in bonuses:
            if turn[key]:
                found.append(Text(f"{self.sign(symbol)} {before}{turn[key]}", "magenta"))
        for key in ("refresh", "pass") if turn["step"] == "dice" else ():
            found.append(Text(self.say(key), "" if turn[f"may_{key}"] else "dim strike"))
        return found

    # ------------------------------------------------------------------ rivals

    def miniature(self, seat: int) -> list[Text]:
        """A city as five lines of six: types of built places, or what an attack on them needs."""
        spaces = {place["space"]: place for place in self.table["cities"][seat]["spaces"]}
        return [
            Text.assemble(*(self.dot(seat, spaces[space]) for space in row["spaces"]))
            for row in self.printed["colours"].values()
        ]

    def dot(self, seat: int, place: Mapping[str, Any]) -> Text:
        aim = self.aims(seat).get(place["space"])
        type = self.printed["locations"][place["id"]]["type"]
        sign, style = (self.sign(type), self.ink(place["id"])) if place["built"] else ("·", "dim")
        if not place["active"]:
            sign, style = self.sign("closes"), "dim"
        elif aim is not None:
            sign = str(aim["needed"]) if aim["needed"] <= MOST_DIGIT else "+"
            style = CAN if aim["missing"] == 0 else "dim"
        dice = [die["colour"] for die in self.table["cities"][seat]["dice"] if die["space"] == place["space"]]
        return Text(sign, DICE[dice[0]] if dice and aim is None else style)

    def aims(self, seat: int) -> Mapping[str, Any]:
        """What attacks on the places of a seat need; nothing outside the attack step, or where none is allowed."""
        reach = self.turn["reach"] and self.turn["reach"][seat]
        found: Mapping[str, Any] = reach["locations"] if reach and reach["locations_open"] else {}
        return found

    def rival(self, seat: int, width: int) -> list[Text]:
        """Name, points, full rows, city, stock and cards of a rival."""
        city = self.table["cities"][seat]
        name = Text(f"{'▶' if self.acting(seat) else ''}{self.player(seat)}", "bold")
        points = Text.assemble(
            (f"{city['vp']}{self.sign('vp')}", "yellow"), f" {self.say('rows', rows=city['full_rows'])}"
        )
        lines = [name, points, *self.miniature(seat), self.stock(seat), self.holdings(seat)]
        return [fit(line, width) for line in lines]

    # ------------------------------------------------------------------ hills and the end

    def bandits(self, id: str) -> Text:
        """What they need, give, and how many are left."""
        pile, printed = self.table["bandits"][id], self.printed["bandits"][id]
        numbers = f"{pile['needed']}{self.sign('strength')} {printed['vp']}{self.sign('vp')} ×{pile['left']}"
        text = Text.assemble(self.mark(f"bandits:{id}"), numbers)
        if self.turn["step"] == "attack" and pile["left"] and pile["missing"]:
            text.append(f" {self.say('short', missing=pile['missing'])}", LACKS)
        return text if pile["left"] else Text(f" {self.say('none-left')}", "dim")

    def near_end(self) -> Text:
        """How near the end is, in signs and few words."""
        table, to_end, at_start = self.table, self.table["to_end"], self.printed["endings"]
        if to_end is None or table["last_seat"] is not None:
            return Text(" · ".join(said for said, near in self.ends()), "bold")
        rows = max(city["full_rows"] for city in table["cities"])
        parts = [
            f"{self.sign('bandits')}{to_end['bandits']}",
            f"{self.sign('ship')}{to_end['ship_piles']}/{at_start['ship_piles']}",
            self.say("deck", left=to_end["deck"]),
            f"{self.say('rows', rows=rows)}/{at_start['full_rows']}",
        ]
        return Text.assemble((self.say("ends"), "bold"), " ", " ".join(parts))

    def ends(self) -> list[tuple[str, float]]:
        """How the end comes, each with how near it is, from 0 to 1; alone, the target and the turns that are left."""
        table = self.table
        if table["alone"] is not None:
            vp, target = self.city["vp"], self.printed["target"]
            turns = self.say("turns", turns=table["alone"]["turns_left"])
            return [(self.say("target", vp=vp, target=target), share(target - vp, target)), (turns, 0.0)]
        if table["last_seat"] is not None:
            return [(self.say("last", name=self.player(table["last_seat"])), 1.0)]
        to_end, at_start = table["to_end"], self.printed["endings"]
        found = []
        if to_end["bandits"] is not None:
            left = to_end["bandits"]
            found.append((self.say("bandits-fall", left=left), share(left, at_start["bandits_cards"])))
        if to_end["ships"] is not None:
            words = self.say("ships-go", gone=to_end["ship_piles"], piles=at_start["ship_piles"])
            found.append((words, share(to_end["ships"], at_start["ship_cards"])))
        found.append(
            (self.say("deck-out", left=to_end["deck"]), share(to_end["deck"], table["deck_size"] - self.slots()))
        )
        gaps = [gap for gap in to_end["rows"] if gap is not None]
        if gaps:
            callers = [self.player(seat) for seat, gap in enumerate(to_end["rows"]) if gap == 0]
            rows = max(city["full_rows"] for city in table["cities"])
            words = (
                self.say("call", name=callers[0])
                if callers
                else self.say("rows-full", rows=rows, of=at_start["full_rows"])
            )
            found.append((words, share(min(gaps), at_start["row_spaces"])))
        return found


def share(left: int, whole: int | None) -> float:
    """How much of a way is gone, where so much of it is left."""
    return min(1.0, max(0.0, 1 - left / whole)) if whole else 1.0


def bar(share: float, width: int) -> Text:
    """A bar that fills up; red when it is nearly full."""
    full = round(share * width)
    style = "red" if share > 0.8 else "cyan"
    return Text.assemble(("█" * full, style), ("░" * (width - full), "dim"))
