"""What the drawings of Vegas Showdown are made of: names, values, tracks, figures, each as a piece of text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from parlour.engine.asking import Move
from parlour.games.vegas_showdown import schema
from parlour.terminal.layout import fit, joined

CAN, LACKS, PAST = "bold green", "bold red", "dim"
SEATS = "●▲■▼✚"  # a shape each, so that bids are told apart without colour
SEAT_INKS = ("bright_yellow", "bright_cyan", "bright_green", "bright_magenta", "bright_red")
MOONS = {"yellow": "◐ ", "blue": " ◑", "green": "◐◑"}  # which entrance a tile needs
INKS = {"yellow": "yellow", "blue": "bright_blue", "green": "green"}
SIGNS = {"population": "☻", "revenue": "¢", "fame": "★"}
COUNTER_INKS = {"population": "cyan", "revenue": "yellow", "fame": "magenta"}
RED = "♦"  # a tile with red corners
FULL, MOST = "◆", "◇"  # diamonds on the sheet
NAME_WIDE, NUMBER = 14, 4  # columns of the standings


class Scene:
    """A view with the moves that are offered on it, and what the box has printed."""

    def __init__(
        self, view: dict[str, Any], printed: Mapping[str, Any], moves: Sequence[Move], say: Callable[..., str]
    ) -> None:
        self.view = view
        self.table: schema.Table = view["table"]
        self.printed = printed
        self.say = say
        self.asked: int | None = view["seat"]
        self.me: int = (self.asked or 0) if view["you"] is None else view["you"]
        self.house = self.table["houses"][self.me]
        seats = len(self.table["houses"])
        self.rivals = [(self.me + step) % seats for step in range(1, seats)]
        self.lit: dict[str, Move] = {target: move for move in moves for target in move.targets}

    # ------------------------------------------------------------------ words and signs

    def name(self, table: str, id: str) -> str:
        return str(self.printed[table][id]["name"])

    def player(self, seat: int) -> Text:
        """A seat's shape and name; the one that is asked stands out."""
        asked = seat == self.asked and not self.view["over"]
        return Text.assemble(self.shape(seat), (f" {self.view['players'][seat]}", "bold reverse" if asked else "bold"))

    def shape(self, seat: int) -> Text:
        return Text(SEATS[seat], SEAT_INKS[seat])

    def ink(self, tile: str) -> str:
        """The colour of a tile."""
        return INKS[self.printed["tiles"][tile]["colour"]]

    def moon(self, tile: str) -> Text:
        """Which entrance a tile needs: the left half is the casino's, the right half the hotel's."""
        moon = MOONS[self.printed["tiles"][tile]["colour"]]
        return Text.assemble((moon[:1], INKS["yellow"]), (moon[1:], INKS["blue"]))

    def values(self, tile: str, plus: str = "+", between: str = " ") -> Text:
        """What a tile brings, and whether its corners are red."""
        printed = self.printed["tiles"][tile]
        parts = [
            Text(f"{plus}{printed[counter]}{sign}", COUNTER_INKS[counter])
            for counter, sign in SIGNS.items()
            if printed[counter]
        ]
        if printed["red"]:
            parts.append(Text(RED, "red"))
        return Text(between).join(parts)

    def mark(self, target: str) -> Text:
        """Whether something can be done with this thing now."""
        return Text("▸", CAN) if target in self.lit else Text(" ")

    def legend(self) -> Text:
        """What the signs mean."""
        counters = [Text.assemble((SIGNS[id], "bold"), (f" {self.name('counters', id)}", "dim")) for id in SIGNS]
        said = [
            Text.assemble((sign, "bold"), (f" {self.say(word)}", "dim"))
            for sign, word in (
                ("◐", "sign-casino"),
                ("◑", "sign-hotel"),
                (RED, "sign-red"),
                (FULL, "sign-full"),
                (MOST, "sign-most"),
                ("►", "sign-minimum"),
            )
        ]
        return joined([*counters, *said], "  ")

    # ------------------------------------------------------------------ the round

    def phases(self) -> Text:
        """The phases of a round; the one that goes on stands out."""
        phases, now = list(self.printed["phases"]), self.table["phase"]
        parts = list[Text]()
        for at, phase in enumerate(phases):
            past = now in phases and at < phases.index(now)
            style = "reverse bold" if phase == now and not self.view["over"] else "dim strike" if past else ""
            parts.append(Text(f" {self.say('phase', phase=phase, name=self.name('phases', phase))} ", style))
        return Text.assemble(("›", "dim")).join(parts)

    def when(self) -> Text:
        """The round, and whose turn it is."""
        said = Text(self.say("round", round=self.table["round"]), "bold")
        if self.view["over"]:
            ending = self.table["ending"]
            if ending is not None:
                said.append(f" · {self.name('causes', ending['cause'])}", "bold")
            return said
        if self.asked is not None:
            said.append(" · ").append_text(self.player(self.asked))
        return said

    def events(self) -> Text:
        """What holds this round, and what has been drawn in it."""
        drawn = [event["id"] for event in self.table["events"]["this_round"]]
        in_force = self.table["events"]["in_play"]
        found = [
            Text.assemble(
                (self.name("events", id), "bold red" if id in in_force else "dim"),
                (f" {self.printed['events'][id]['text']}", "dim"),
            )
            for id in [*in_force, *(id for id in drawn if id not in in_force)]
        ]
        return joined([Text(self.say("events"), "bold"), joined(found, " · ") if found else Text("–", "dim")], "  ")

    def stacks(self) -> Text:
        """How many tiles each premier stack has, and the back of its top one; few in red."""
        found = []
        for stack in self.table["stacks"]:
            few = stack["left"] <= 2
            target = self.mark(f"stack:{stack['id']}") if f"stack:{stack['id']}" in self.lit else Text()
            number = Text(f" {stack['top_back'] or ''}×{stack['left']}", LACKS if few else "")
            found.append(Text.assemble(target, self.name("sizes", stack["id"]), number))
        return joined([Text(self.say("stacks"), "bold"), *found], "  ")

    # ------------------------------------------------------------------ how a tile fits

    def fits(self, tile: str) -> Text:
        """In how many places of my sheet it could lie, or what it lacks for that."""
        fit = self.house["fits"].get(tile)
        if fit is None:
            return Text()
        if fit["places"]:
            return Text(self.say("fits", places=fit["places"]), "green")
        if fit["missing"]:
            return Text(self.say("needs", tiles=", ".join(self.name("tiles", id) for id in fit["missing"])), "red")
        return Text(self.say("no-place", lacks=self.name("lacks", fit["lacks"][0])), "red")

    # ------------------------------------------------------------------ houses

    def counters(self, seat: int, between: str = " ") -> Text:
        """Population and revenue; the one that decides on the income is marked."""
        house = self.table["houses"][seat]
        parts = []
        for counter, number in (("population", house["population"]), ("revenue", house["revenue"])):
            decides = counter == house["income_from"]
            ink = COUNTER_INKS[counter]
            text = Text(f"{SIGNS[counter]}{number}", f"bold {ink}" if decides else f"dim {ink}")
            parts.append(text.append("◂", "bold") if decides else text)
        return Text(between).join(parts)

    def fame(self, seat: int) -> Text:
        """Fame now, and if it ended now."""
        house = self.table["houses"][seat]
        return Text.assemble((f"★{house['fame_in_play']}", "magenta"), (f"→{house['if_ended']}", "bold"))

    def choice(self, seat: int) -> Text:
        """What a seat has chosen, or won."""
        house, places = self.table["houses"][seat], self.table["places"]
        won = house["won"]
        if won is not None:
            return Text(self.say("won", tile=self.name("tiles", won["tile"])), "green")
        if house["choice"] is None:
            return Text()
        if house["bid"] is None:
            named = house["choice"] in self.printed["actions"]
            return Text(self.name("actions", house["choice"]) if named else self.say("passes"), "italic")
        tile = next(place["tile"] for place in places if place["id"] == house["choice"])
        on = self.name("tiles", tile) if tile else self.name("places", house["choice"])
        return Text(f"${house['bid']} {on}", "dim strike" if house["outbid"] else "")

    def ladder(self) -> list[Text]:
        """If it ended now: Fame in play, the seven sources, and all of it; the best first."""
        sources = list(self.printed["sources"])
        heading = Text.assemble(
            fit(Text(self.say("final" if self.view["over"] else "if-ended"), "bold"), NAME_WIDE),
            (self.say("in-play").rjust(NUMBER), "dim"),
            *((self.say(f"source-{source}").rjust(NUMBER), "dim") for source in sources),
            ("=".rjust(NUMBER), "dim"),
        )
        ranks = [house["ranks"]["final"]["rank"] for house in self.table["houses"]]
        return [heading, *(self.rung(seat, sources) for seat in sorted(range(len(ranks)), key=ranks.__getitem__))]

    def rung(self, seat: int, sources: Sequence[str]) -> Text:
        house = self.table["houses"][seat]
        scored: Mapping[str, int] = dict(house["final_scoring"].items())
        return Text.assemble(
            fit(self.player(seat), NAME_WIDE),
            (str(house["fame_in_play"]).rjust(NUMBER), "magenta"),
            *((str(scored[id] or "·").rjust(NUMBER), "" if scored[id] else "dim") for id in sources),
            (str(house["if_ended"]).rjust(NUMBER), "bold"),
        )
