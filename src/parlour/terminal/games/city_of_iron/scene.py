"""What the drawings of City of Iron are made of: prices, symbols, buildings, tracks, hands, each as a piece of text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from parlour.engine.asking import Move
from parlour.games.city_of_iron import schema
from parlour.terminal.layout import fit, joined

CAN, LACKS, PAST = "bold green", "bold red", "dim"
SEATS = "●▲■▼"  # a shape each, so that counts are told apart without colour
SEAT_INKS = ("bright_yellow", "bright_cyan", "bright_green", "bright_magenta")
COIN, FLASK, SEAL, EYE, SHIELD = "¢", "λ", "✪", "◉", "♦"
HATS = {"citizen": "☺", "military": "♞"}
SYMBOLS = {"hammers": "⊤", "compasses": "⊕", "guns": "¬"}
VEHICLES = {"none": "", "ship": "≈", "airship": "◠"}
INKS = {COIN: "yellow", FLASK: "bright_blue", SEAL: "bright_yellow", EYE: "cyan", "☺": "cyan", "♞": "yellow"}
GIVES = {"citizen_draws": "☺", "military_draws": "♞", "science_icons": FLASK, "eyes": EYE, "vp": SEAL}
TUBE = 5  # marks of a boiler glass, at least


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
        self.mine = self.table["nations"][self.me]
        seats = len(self.table["nations"])
        self.rivals = [(self.me + step) % seats for step in range(1, seats)]
        self.lit = {target for move in moves for target in move.targets}

    # ------------------------------------------------------------------ words and signs

    def name(self, table: str, id: str) -> str:
        return str(self.printed[table][id]["name"])

    def good(self, id: str) -> str:
        """A good in one word."""
        return self.say("good", good=id, name=self.name("goods", id))

    def shape(self, seat: int) -> Text:
        return Text(SEATS[seat], SEAT_INKS[seat])

    def player(self, seat: int) -> Text:
        """A seat's shape and name; the one that is asked stands out."""
        asked = seat == self.asked and not self.view["over"]
        return Text.assemble(self.shape(seat), (f" {self.view['players'][seat]}", "bold reverse" if asked else "bold"))

    def mark(self, target: str) -> Text:
        """Whether something can be done with this thing now."""
        return Text("▸", CAN) if target in self.lit else Text(" ")

    def legend(self) -> Text:
        """What the signs mean."""
        signs = [
            *((COIN, "sign-coins"), (FLASK, "sign-science"), (SEAL, "sign-vp"), (SHIELD, "sign-shield")),
            *(("☺", "sign-citizen"), ("♞", "sign-military"), (EYE, "sign-eye")),
        ]
        said = [Text.assemble((sign, "bold"), (f" {self.say(word)}", "dim")) for sign, word in signs]
        named = [
            *((SYMBOLS[id], self.name("symbols", id)) for id in SYMBOLS),
            *((VEHICLES[id], self.name("vehicles", id)) for id in ("ship", "airship")),
        ]
        return joined([*said, *(Text.assemble((sign, "bold"), (f" {name}", "dim")) for sign, name in named)], "  ")

    # ------------------------------------------------------------------ the year

    def seasons(self) -> Text:
        """The seasons of a round; the one that goes on stands out."""
        seasons, now = list(self.printed["seasons"]), self.table["phase"]
        parts = list[Text]()
        for at, season in enumerate(seasons):
            past = now in seasons and at < seasons.index(now)
            style = "reverse bold" if season == now and not self.view["over"] else "dim strike" if past else ""
            parts.append(Text(f" {self.name('seasons', season)} ", style))
        return Text.assemble(("›", "dim")).join(parts)

    def rounds(self) -> Text:
        """The rounds of the match, with seals on those that are scored."""
        numbers = self.printed["numbers"]
        parts = list[Text]()
        for number in range(1, numbers["rounds"] + 1):
            seal = SEAL if number in numbers["scoring_rounds"] else ""
            now, past = number == self.table["round"], number < self.table["round"]
            parts.append(Text(f"{number}{seal}", "reverse bold" if now else PAST if past else ""))
        return joined([Text(self.say("rounds"), "dim"), *parts])

    def order(self) -> Text:
        """Who acts when, with the actions each has left."""
        actions = self.printed["numbers"]["actions"]
        found = []
        for seat in self.table["turn_order"]:
            left = self.table["nations"][seat]["actions_left"]
            found.append(Text.assemble(self.player(seat), " ", ("○" * (actions - left) + "●" * left, "dim")))
        return joined([Text(self.say("order"), "dim"), *found], "  ") if found else self.gates()

    def gates(self) -> Text:
        """In spring: the slots with their prices, and whose cubes lie there."""
        found = []
        for slot in self.table["turn_track"]:
            printed = self.printed["slots"][slot["id"]]
            price = f"+{printed['gain']}{COIN}" if printed["gain"] else f"{printed['cost']}{COIN}"
            cube = self.shape(slot["seat"]) if slot["seat"] is not None else Text("·", "dim")
            found.append(Text.assemble(self.mark(f"slot:{slot['id']}"), slot["id"], " ", price, " ", cube))
        return joined([Text(self.say("gates"), "dim"), *found], "  ")

    def coming(self) -> Text:
        """When the next scoring is, and the deck that buildings come from."""
        scoring, deck = self.table["coming"]["scoring"], self.table["deck"]
        parts = [Text(self.say("deck", deck=deck["next"], left=deck["left"]), "dim")]
        if scoring is not None:
            parts.insert(0, Text(self.say("scoring", round=scoring), "dim"))
        return joined(parts, " · ")

    # ------------------------------------------------------------------ buildings

    def gives(self, id: str) -> Text:
        """What a building brings: goods by name, and the other things by their signs."""
        printed = self.printed["buildings"][id]
        goods = [Text(f"{number} {self.good(good)}") for good, number in printed["goods"].items()]
        if len(goods) > 2:
            goods = [Text(self.say("goods", number=len(goods)))]
        signs = [Text(f"{printed[key]}{sign}", INKS[sign]) for key, sign in GIVES.items() if printed[key]]
        return joined([*goods, *signs])

    def price(self, building: schema.Building) -> Text:
        """Coins and science that it costs me, or costs at all."""
        printed = self.printed["buildings"][building["id"]]
        coins = printed["coins"] if building["price"] is None else building["price"]
        science = printed["science"] if building["science_price"] is None else building["science_price"]
        return Text.assemble((f"{coins}{COIN}", INKS[COIN]), (f" {science}{FLASK}" if science else "", INKS[FLASK]))

    def lacking(self, building: schema.Building) -> Text:
        """What it would add for me at the next scoring, or what I lack for it."""
        lacks, adds = building["lacks"], building["adds"]
        if lacks is None or adds is None:
            return Text()
        short = [(lacks["coins"], COIN), (lacks["science"], FLASK)]
        if any(number for number, _ in short):
            return Text("".join(f"−{number}{sign}" for number, sign in short if number), "red")
        if lacks["land"] is not None:
            return Text("×", "red")
        points = adds["vp"][self.me]
        full = Text("!", "red") if lacks["room"] else Text()  # another goes for it
        return Text.assemble((f"+{points}{SEAL}" if points else "–", "green"), full)

    def row(self, at: int) -> Text:
        """A place of the row: number, name, price, land, what it gives, and what it would add."""
        building = self.table["row"][at]
        if building is None:
            return Text(f"  {at + 1:2} –", PAST)
        printed = self.printed["buildings"][building["id"]]
        land = self.name("terrains", printed["land"]) if printed["land"] else ""
        falls = at < self.table["coming"]["falling"] and self.table["coming"]["autumn"] is not None
        return Text.assemble(
            self.mark(f"row:{at}"),
            ("↓" if falls else " ", "yellow"),
            (f"{at + 1:2} ", "dim"),
            fit(Text(self.name("buildings", building["id"]), "bold"), 17),
            " ",
            fit(self.price(building), 6),
            " ",
            fit(Text(land, "red" if building["lacks"] and building["lacks"]["land"] else "dim"), 8),
            " ",
            fit(self.gives(building["id"]), 13),
            self.lacking(building),
        )

    # ------------------------------------------------------------------ goods

    def glass(self, track: schema.Track, width: int) -> Text:
        """A good as a bar: what first and second bring, my count, the others' marks, what it is worth to me."""
        printed = self.printed["goods"][track["id"]]
        most = max(TUBE, *track["counts"])
        mine = track["counts"][self.me]
        tube = Text.assemble(("█" * mine, "yellow"), ("░" * (most - mine), "dim"))
        shield = printed["shield"]
        marks = joined(
            [
                Text.assemble(self.shape(seat), str(count))
                for seat, count in enumerate(track["counts"])
                if count and seat != self.me
            ]
        )
        worth = track["vp"][self.me]
        left = Text.assemble(
            fit(Text(self.good(track["id"]), "bold"), 10),
            (f"{printed['first_vp']}/{printed['second_vp']}{SEAL} {printed['leader_coins']}{COIN} ", "dim"),
            (f"{SHIELD}{shield} ", "green" if mine >= shield else "dim"),
            tube,
            f" {mine} ",
            marks,
        )
        return Text.assemble(fit(left, width - 4), (f"{worth}{SEAL}" if worth else "–").rjust(4))

    # ------------------------------------------------------------------ nations

    def works(self, seat: int) -> Text:
        """Coins, science, draws and points, with what autumn and a scoring would bring."""
        nation = self.table["nations"][seat]
        income = nation["income"] + nation["leader_coins"]
        return joined(
            [
                Text.assemble((f"{nation['vp']}{SEAL}", "bold"), (f"+{nation['if_scored']['vp']}", "green")),
                Text.assemble((f"{nation['coins']}{COIN}", f"bold {INKS[COIN]}"), (f"+{income}", "green")),
                Text.assemble(
                    (f"{nation['science']}{FLASK}", f"bold {INKS[FLASK]}"),
                    (f"+{nation['science_icons'] + self.table['coming']['book']}", "green"),
                ),
                Text(f"{nation['citizen_draws']}☺{nation['military_draws']}♞"),
                Text(f"{nation['eyes']}{EYE}" if nation["eyes"] else "", INKS[EYE]),
            ],
            "  ",
        )

    def cards(self, seat: int) -> Text:
        """How many cards of each kind a hand has."""
        hand = self.table["nations"][seat]["hand"]
        kinds = [self.printed["cards"][card]["kind"] for card in hand["cards"]]
        counts = {"citizen": kinds.count("citizen"), "military": kinds.count("military")}
        if not hand["cards"]:
            known = [self.printed["cards"][card]["kind"] for card in hand["known_to_all"]]
            counts = {kind: known.count(kind) for kind in counts}
        hidden: Mapping[str, int] = dict(hand["hidden"].items())
        said = "".join(f"{number + hidden.get(kind, 0)}{HATS[kind]}" for kind, number in counts.items())
        return Text(self.say("hand", cards=said))

    def city(self, city: schema.City) -> Text:
        """A city's name, its land, and how much room it has."""
        land = self.printed["lands"][city["id"]]
        terrain = ", ".join(self.name("terrains", id) for id in land["terrain"])
        room = Text(self.say("room", free=city["free"], room=city["room"]), CAN if city["free"] else "")
        distance = Text(f"{land['distance']}{SYMBOLS['compasses']}" if land["distance"] else "", "dim")
        lit = self.mark(f"city:{self.me}:{city['id']}")
        return joined(
            [Text.assemble(lit, (self.name("lands", city["id"]), "bold")), Text(terrain, "dim"), distance, room]
        )

    def standing(self, seat: int, city: schema.City) -> Text:
        """The buildings of a city, in the order of their places."""
        names = []
        for building in sorted(city["buildings"], key=lambda one: one["place"]):
            target = f"building:{seat}:{city['id']}:{building['id']}:{building['copy']}"
            lit = target in self.lit
            names.append(Text(f"{'▸' if lit else ''}{self.name('buildings', building['id'])}", CAN if lit else ""))
        return joined(names, ", ") if names else Text("–", "dim")

    # ------------------------------------------------------------------ the world

    def town(self, id: str, brief: bool = False) -> Text:
        """A town: guns, distance, goods, and what it would add for me or what is lacking."""
        printed = self.printed["towns"][id]
        goods = ", ".join(f"{number} {self.good(good)}" for good, number in printed["goods"].items())
        reach = self.table["reach"]
        found = reach["towns"].get(id) if reach is not None else None
        said = Text()
        if found is not None and found["open"]:
            said = Text(f"+{found['adds']['vp'][self.me]}{SEAL}", "green")
        elif found is not None:
            short = [(found["guns"], SYMBOLS["guns"]), (found["compasses"], SYMBOLS["compasses"]), (found["eyes"], EYE)]
            said = Text(" ".join(f"−{number}{sign}" for number, sign in short if number) or "×", "red")
        need = f"{printed['defense']}{SYMBOLS['guns']}{printed['distance']}{SYMBOLS['compasses']}"
        return joined(
            [
                Text.assemble(self.mark(f"town:{id}"), (self.name("towns", id), "bold")),
                Text(need),
                Text("" if brief else goods, "dim"),
                said,
            ]
        )

    def stack(self, id: schema.StackId, most: int) -> list[Text]:
        """A stack: a line for each town that I know of, and how many lie below."""
        stack = self.table["stacks"][id]
        known = [town for town in stack["towns"] if town is not None]
        stars = Text("★" * self.printed["stacks"][id]["stars"], "yellow")
        below = stack["left"] - len(known[:most])
        more = Text(self.say("below", towns=below) if below else "", "dim")
        if not known:
            return [joined([stars, more if below else Text("–", "dim")])]
        found = [Text.assemble(fit(stars, 3), " ", self.town(town)) for town in known[:most]]
        found[-1] = joined([found[-1], more])
        return found

    def land(self, id: str) -> Text:
        """A free land: terrain, distance, and what I lack to settle there."""
        printed = self.printed["lands"][id]
        terrain = "/".join(self.name("terrains", one) for one in printed["terrain"])
        way = f"{printed['distance']}{SYMBOLS['compasses']}{VEHICLES[printed['vehicle']]}"
        reach = self.table["reach"]
        found = reach["lands"].get(id) if reach is not None else None
        lacks = Text()
        if found is not None and not found["open"]:
            lacks = Text(f"−{found['compasses']}{SYMBOLS['compasses']}" if found["compasses"] else "×", "red")
        return joined(
            [Text.assemble(self.mark(f"land:{id}"), (self.name("lands", id), "bold")), Text(terrain), Text(way), lacks]
        )

    def settling(self) -> Text:
        """What keeps me from founding cities anywhere."""
        reach = self.table["reach"]
        found = list(reach["lands"].values()) if reach is not None else []
        if not found or any(land["open"] for land in found):
            return Text()
        if found[0]["token"]:
            return Text(self.say("no-token"), "red")
        return Text(self.say("no-card", card=self.name("cards", found[0]["card"])) if found[0]["card"] else "", "red")

    # ------------------------------------------------------------------ the hand

    def card(self, id: str, seat: int) -> Text:
        """A card of a hand with its symbols."""
        printed = self.printed["cards"][id]
        signs = "".join(
            f"{printed[symbol] if printed[symbol] > 1 else ''}{sign}"
            for symbol, sign in SYMBOLS.items()
            if printed[symbol]
        )
        used = self.table["in_use"].get(id)
        style = PAST if used is not None else "bold" if f"card:{seat}:{id}" in self.lit else ""
        free = f" {self.say('free')}" if printed["free"] else ""
        return Text.assemble(
            self.mark(f"card:{seat}:{id}") if f"card:{seat}:{id}" in self.lit else "",
            (self.name("cards", id), style),
            (free, "green"),
            (f" {signs}{VEHICLES[printed['vehicle']]}", "dim"),
        )

    def hand(self, kind: schema.KindId) -> Text:
        """My cards of a kind."""
        cards = [id for id in self.mine["hand"]["cards"] if self.printed["cards"][id]["kind"] == kind]
        heading = Text(f"{HATS[kind]} ", INKS[HATS[kind]])
        return Text.assemble(
            heading, joined([self.card(id, self.me) for id in cards], " · ") if cards else Text("–", "dim")
        )

    def pile(self, kind: schema.KindId) -> Text:
        """A draw pile in the order in which it is drawn, and what comes after it is turned over."""
        pile = self.mine["decks"][kind]
        names = [self.name("cards", id) for id in pile["order"] or pile["cards"] or []]
        order = ", ".join(names) if names else "–"
        said = self.say("draws" if pile["order"] is not None else "some-order", left=pile["left"], cards=order)
        then = ", ".join(self.name("cards", id) for id in pile["discards"])
        lit = self.mark(f"deck:{self.me}:{kind}")
        return Text.assemble(
            lit,
            (HATS[kind], INKS[HATS[kind]]),
            f" {said}",
            (f" {self.say('turned', cards=then)}" if then else "", "dim"),
        )

    def payment(self) -> Text:
        """What a payment asks for and what is given."""
        payment = self.table["payment"]
        if payment is None:
            return Text()
        parts = [Text(self.say("paying"), "bold")]
        for symbol, chute in payment["chutes"].items():
            style = "green" if not chute["missing"] else "red"
            parts.append(Text(f"{chute['given']}/{chute['needed']}{SYMBOLS[symbol]}", style))
        if payment["cheapest"]:
            cards = ", ".join(self.name("cards", paid["card"]) for paid in payment["cheapest"])
            parts.append(Text(self.say("cheapest", cards=cards), "dim"))
        return joined(parts, "  ")

    def bonuses(self) -> Text:
        """The bonuses of the end: my count, and who leads."""
        found = []
        counts: Mapping[str, int] = dict(self.mine["bonus_counts"].items())
        for id, bonus in self.table["bonuses"].items():
            leads = self.me in bonus["leaders"]
            found.append(
                Text.assemble(
                    (f"{self.say('bonus', bonus=id)} {counts[id]}", "green" if leads else ""),
                    *(self.shape(seat) for seat in bonus["leaders"] if seat != self.me),
                )
            )
        return joined([Text(self.say("bonuses"), "dim"), *found])
