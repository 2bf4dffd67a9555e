"""A position of City of Iron from a few words, for tests, puzzles and the analysis board."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.engine.bits import bit
from parlour.engine.errors import BadScenario, did_you_mean
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.step import Step
from parlour.games.city_of_iron.autumn import AUTUMN_BEGINS
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import CITIZEN, KINDS, MILITARY
from parlour.games.city_of_iron.piles import Pile
from parlour.games.city_of_iron.realm import CITY, DISTRICT, UNUSED, survey
from parlour.games.city_of_iron.setup import FIRST_CARDS, become, choosing, lay_out
from parlour.games.city_of_iron.spring import END_OF_SPRING, SPRING_BEGINS
from parlour.games.city_of_iron.state import AUTUMN, NOBODY, SPRING, SUMMER, WINTER, Iron
from parlour.games.city_of_iron.summer import SUMMER_BEGINS, TURN
from parlour.games.city_of_iron.things import DECKS, GROWTH, PLACE, SCORE_CARD, SLOTS
from parlour.games.city_of_iron.turn import AFTER_AUTUMN, AFTER_WINTER
from parlour.games.city_of_iron.winter import WINTER_BEGINS

STEPS: Final = ["setup", "spring", "end-of-spring", "summer", "autumn", "winter", "end"]
MOST: Final = 10_000
HOMES: Final = {"home": 0}

KEYS: Final = [
    Key("step", " | ".join(STEPS), "Where in the round; `summer` where not given."),
    Key("nations", "names", "The nation of each seat; Arc, Cresaria, Hog, Om where not given."),
    Key("round", "number", "Where the round marker is; 1 where not given, and past the last for the last winter."),
    Key("action", "number", "Which action of the summer it is; 1 where not given."),
    Key("turn", "seat", "Whose turn it is in summer; the first in `order` where not given."),
    Key("order", "seats", "The turn order, first to last; seat order where not given."),
    Key("bid_track", "seats", "The bid track from the left, in step `spring`; seat order where not given."),
    Key("coins", "numbers", "Coins of each seat."),
    Key("science", "numbers", "Science of each seat."),
    Key("vp", "numbers", "Victory points of each seat."),
    Key("hand", "table", "Cards in hand of each seat: `{0: ['mayor', 'guide']}`; none where not given."),
    Key("shown", "table", "Cards in hand that everybody knows of, for each seat."),
    Key("citizen_deck", "table", "The citizen draw pile of each seat, top first; the starting cards if not given."),
    Key("military_deck", "table", "The military draw pile of each seat, top first; the starting cards if not given."),
    Key("citizen_discards", "table", "The citizen discards of each seat, first discarded first."),
    Key("military_discards", "table", "The military discards of each seat, first discarded first."),
    Key("known", "table", "Draw piles that were turned over, so that all know their order: `{0: ['citizen']}`."),
    Key("cities", "table", "Tokens of each seat by land, the city first: `{0: {'red-dunes': ['civic', 'great']}}`."),
    Key("buildings", "table", "Buildings of each seat by land: `{0: {'home': ['mine']}}`."),
    Key("mastered", "table", "Further kinds of buildings that cost the seat no science any more."),
    Key("stored", "table", "Stored buildings of each seat."),
    Key("towns", "table", "Towns of each seat."),
    Key("spied", "table", "Neutral towns that the seat has looked at."),
    Key("stacks", "table", "The next towns of a star stack, top first: `{1: ['ironford']}`."),
    Key("row", "names", "The building row from the left; from the deck where not given."),
    Key("deck", "names", "The next building cards, top first; the rest is shuffled below them."),
    Key("left", "table", "How many cards are left in a building deck: `{'A': 0}`; all that lie nowhere else."),
    Key("score_cards", "names", "The decks whose score cards have been set aside: `['A']`."),
    Key("cheaper", "number", "How much less the next building of this turn costs."),
    Key("extra_eyes", "number", "Eyes for this turn."),
]


def set_up(box: IronBox, rng: Rng, keys: Keys) -> Iron:
    """The table that these words describe, with the steps still to come on its stack."""
    table = lay_out(box, rng)
    step = keys.choice("step", "summer", STEPS)
    table.round = keys.number("round", 1, 1, box.rounds + 1)
    table.rng.load(keys.names("rolls", {}), keys.flag("strict", False))
    if step == "setup":
        table.do_all([*choosing(box.seats), FIRST_CARDS])
        return table
    _nations(table, keys)
    _realms(table, keys)
    _towns(table, keys)
    _buildings(table, keys)
    _turns(table, keys, step)
    table.do_all(_steps(table, step))
    return table


def _seats_in_order(table: Iron, keys: Keys, name: str) -> list[int]:
    seats = table.kit.seats
    order = keys.names(name, {str(seat): seat for seat in range(seats)}) if name in keys else list(range(seats))
    if sorted(order) != list(range(seats)):
        raise BadScenario(f"{name!r} names every seat once, not {keys.raw(name)!r}")
    return order


def _turns(table: Iron, keys: Keys, step: str) -> None:
    order = _seats_in_order(table, keys, "order")
    track = [NOBODY] * SLOTS
    for at, seat in enumerate(order):
        track[SLOTS - 1 - at] = seat
    table.bidders = _seats_in_order(table, keys, "bid_track")
    if step == "spring":
        track = table.bidders + [NOBODY] * (SLOTS - table.kit.seats)
    table.track = track
    table.turns = order
    table.action = keys.number("action", 1, 1, table.kit.actions)
    table.active = keys.seat("turn", order[0], table.kit.seats)
    table.turn_at = order.index(table.active)
    table.discount = keys.number("cheaper", 0)
    table.extra_eyes = keys.number("extra_eyes", 0)
    if step != "summer" and (table.discount or table.extra_eyes):
        raise BadScenario("'cheaper' and 'extra_eyes' are for a turn in summer")


def _nations(table: Iron, keys: Keys) -> None:
    box = table.kit
    known = {sheet.id: sheet.number for sheet in box.sheets}
    chosen = keys.names("nations", known) if "nations" in keys else list(range(box.seats))
    if len(chosen) != box.seats or len(set(chosen)) != box.seats:
        raise BadScenario(f"'nations' names {box.seats} different nations, not {keys.raw('nations')!r}")
    for seat, number in enumerate(chosen):
        become(table, seat, number)
    coins = keys.per_seat("coins", box.start_coins, box.seats, 0, MOST)
    science = keys.per_seat("science", box.start_science, box.seats, 0, MOST)
    vp = keys.per_seat("vp", 0, box.seats, -MOST, MOST)
    for seat, nation in enumerate(table.nations):
        nation.coins, nation.science, nation.vp = coins[seat], science[seat], vp[seat]
        _cards(table, keys, seat)


def _cards(table: Iron, keys: Keys, seat: int) -> None:
    """Cards that are named lie there; other starting cards are in the draw piles, the rest in the buy pool."""
    nation, box = table.nations[seat], table.kit
    sheet = box.sheets[nation.sheet]
    known = {card.id: card.number for card in table.cards_of(sheet.cards)}
    places: dict[str, list[int]] = {}
    for name in ("hand", "citizen_deck", "military_deck", "citizen_discards", "military_discards"):
        places[name] = keys.as_names(name, keys.by_seat(name, box.seats).get(seat, []), known)
        kind = {"c": CITIZEN, "m": MILITARY}.get(name[0])
        for card in places[name]:
            if kind is not None and box.cards[card].kind != kind:
                raise BadScenario(f"{name!r} cannot hold {box.cards[card].id!r}")
    named = [card for cards in places.values() for card in cards]
    if len(set(named)) != len(named):
        raise BadScenario(f"a card of seat {seat} is in two places")
    for name, starting in (("citizen_deck", sheet.citizens), ("military_deck", sheet.military)):
        if seat not in keys.by_seat(name, box.seats):
            places[name] = [card for card in starting if card not in named]
    owned = sum(bit(card) for card in {card for cards in places.values() for card in cards})
    nation.hand = sum(bit(card) for card in places["hand"])
    nation.pool = sheet.cards & ~owned
    kinds: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
    turned = keys.as_names("known", keys.by_seat("known", box.seats).get(seat, []), kinds)
    nation.citizens = Pile(places["citizen_deck"], 0, places["citizen_discards"], CITIZEN in turned)
    nation.military = Pile(places["military_deck"], 0, places["military_discards"], MILITARY in turned)
    for kind in turned:
        nation.shown |= nation.hand & table.of_kind(kind)
    for card in keys.as_names("shown", keys.by_seat("shown", box.seats).get(seat, []), known):
        if card not in places["hand"]:
            raise BadScenario(f"'shown' has {box.cards[card].id!r}, which is not in the hand of seat {seat}")
        nation.shown |= bit(card)


def _realms(table: Iron, keys: Keys) -> None:
    """Cities with their tokens, and the buildings in them."""
    box = table.kit
    all_cities, all_buildings = keys.by_seat("cities", box.seats), keys.by_seat("buildings", box.seats)
    for seat, nation in enumerate(table.nations):
        home = box.sheets[nation.sheet].home
        lands, tokens = [home], [UNUSED] * GROWTH
        for land, words in _by_land(table, "cities", all_cities.get(seat, {}), home).items():
            laid = keys.as_names("cities", words, {token.id: token.number - 1 for token in box.tokens[1:]})
            if land != home:
                if table.lands >> land & 1 == 0:
                    raise BadScenario(f"the land {box.lands[land].id!r} is not free")
                table.lands &= ~bit(land)
                lands.append(land)
                if not laid:
                    raise BadScenario(f"a city at {box.lands[land].id!r} needs a token")
            for at, token in enumerate(laid):
                if tokens[token] != UNUSED:
                    raise BadScenario(f"the token {box.tokens[token + 1].id!r} of seat {seat} is laid twice")
                side = CITY if land != home and at == 0 else DISTRICT
                tokens[token] = lands.index(land) * 2 + side
        buildings: list[int] = []
        for land, words in _by_land(table, "buildings", all_buildings.get(seat, {}), home).items():
            if land not in lands:
                raise BadScenario(f"seat {seat} has no city at {box.lands[land].id!r}")
            for kind in keys.as_names("buildings", words, _kinds(box)):
                buildings.append(lands.index(land) * PLACE + kind)
                nation.mastered |= bit(kind)
        for kind in keys.as_names("mastered", keys.by_seat("mastered", box.seats).get(seat, []), _kinds(box)):
            nation.mastered |= bit(kind)
        stored = keys.as_names("stored", keys.by_seat("stored", box.seats).get(seat, []), _kinds(box))
        nation.stored = sorted(stored)
        nation.realm = survey(box, lands, tokens, sorted(buildings), 0, buildings)
        for city, land in enumerate(lands):
            if nation.realm.used[city] > nation.realm.rooms[city]:
                raise BadScenario(f"{box.lands[land].id!r} has no room for so many buildings")


def _kinds(box: IronBox) -> dict[str, int]:
    return {building.id: building.number for building in box.buildings}


def _by_land(table: Iron, name: str, words: Any, home: int) -> dict[int, Any]:
    """A table from land to anything; `home` is the homeland."""
    if not isinstance(words, Mapping):
        raise BadScenario(f"{name!r} has for each seat a table from land to names, not {words!r}")
    lands = {land.id: land.number for land in table.kit.lands} | dict.fromkeys(HOMES, home)
    for word in words:
        if word not in lands:
            raise BadScenario(f"{name!r} speaks of {word!r}, which is no land: {did_you_mean(str(word), lands)}")
    by_land = {lands[word]: value for word, value in words.items()}
    return {land: by_land[land] for land in sorted(by_land)}  # a record may bring them in any order


def _towns(table: Iron, keys: Keys) -> None:
    box = table.kit
    there = {box.towns[town].id: town for stack in table.stacks for town in stack}
    for seat, words in keys.by_seat("towns", box.seats).items():
        for town in keys.as_names("towns", words, there):
            if not any(town in stack for stack in table.stacks):
                raise BadScenario(f"the town {box.towns[town].id!r} is held twice")
            table.hold_town(seat, town)
            table.stacks = [[other for other in stack if other != town] for stack in table.stacks]
    words = keys.raw("stacks", {})
    if not isinstance(words, Mapping) or not {str(stars) for stars in words} <= {"1", "2", "3"}:
        raise BadScenario(f"'stacks' is a table from stars, 1 to 3, to towns, not {words!r}")
    for stars, names in words.items():
        stack = table.stacks[int(stars) - 1]
        top = keys.as_names("stacks", names, {box.towns[town].id: town for town in stack})
        stacks = list(table.stacks)
        stacks[int(stars) - 1] = top + [town for town in stack if town not in top]
        table.stacks = stacks
    for seat, names in keys.by_seat("spied", box.seats).items():
        for town in keys.as_names("spied", names, there):
            table.nations[seat].spied |= bit(town)


def _buildings(table: Iron, keys: Keys) -> None:
    """Cards that are named lie there; the others are in their decks, as far as these reach."""
    box, kinds = table.kit, _kinds(table.kit)
    row = keys.names("row", kinds)
    if len(row) > box.row:
        raise BadScenario(f"'row' has {len(row)} buildings; at most {box.row} lie there")
    top = keys.names("deck", kinds)
    named = row + top
    for nation in table.nations:
        named += nation.stored + [stands % PLACE for stands in nation.realm.buildings]
    parts: list[list[int]] = [[], [], []]
    gone = list(named)
    for card in table.deck:
        if card >= SCORE_CARD:
            continue
        if card in gone:
            gone.remove(card)
        else:
            parts[box.buildings[card].deck].append(card)
    if gone:
        raise BadScenario(f"{box.buildings[gone[0]].id!r} is named more often than there are cards")
    _leave(table, keys, parts)
    due = sum(table.round > last for last in box.deck_lasts)
    parts[due] = top + parts[due]
    aside = keys.names("score_cards", {deck: number for number, deck in enumerate(DECKS)})
    for number, part in enumerate(parts):
        if number in aside:
            table.score_cards |= bit(number)
        else:
            part.append(SCORE_CARD + number)
    table.deck = parts[0] + parts[1] + parts[2]
    table.end_a = len(parts[0])
    table.end_b = len(parts[0]) + len(parts[1])
    table.row = row
    if "row" not in keys:
        table.row = [card for card in parts[due] if card < SCORE_CARD][: box.row]
        table.drawn = sum(len(part) for part in parts[:due])
        table.scrap += [card for part in parts[:due] for card in part if card < SCORE_CARD]
        for number in range(due):
            table.score_cards |= bit(number)
        table.drawn += len(table.row)


def _leave(table: Iron, keys: Keys, parts: list[list[int]]) -> None:
    """Cut the decks down to what is left of them; the rest has been discarded."""
    words = keys.raw("left", {})
    if not isinstance(words, Mapping) or not set(words) <= set(DECKS):
        raise BadScenario(f"'left' is a table from the decks A, B and C to numbers, not {words!r}")
    for deck, number in words.items():
        part = parts[DECKS.index(deck)]
        number = Keys.as_number("left", number, 0, len(part))
        table.scrap += part[number:]
        del part[number:]


def _steps(table: Iron, step: str) -> list[Step[Iron]]:
    if step == "spring":
        table.phase = SPRING
        return [SPRING_BEGINS, SUMMER_BEGINS, AUTUMN_BEGINS, AFTER_AUTUMN]
    if step == "end-of-spring":
        table.phase = SPRING
        return [END_OF_SPRING, SUMMER_BEGINS, AUTUMN_BEGINS, AFTER_AUTUMN]
    if step == "summer":
        table.phase = SUMMER
        return [TURN, AUTUMN_BEGINS, AFTER_AUTUMN]
    if step == "autumn":
        table.phase = AUTUMN
        return [AUTUMN_BEGINS, AFTER_AUTUMN]
    table.phase = WINTER
    if step == "end":
        table.round = table.kit.rounds + 1
        return [AFTER_WINTER]
    return [WINTER_BEGINS, AFTER_WINTER]
