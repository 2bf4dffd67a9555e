"""A position of Dice City from a few words, for tests, puzzles and the analysis board."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from parlour.engine.bits import bit
from parlour.engine.errors import BadScenario, did_you_mean
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.step import Step
from parlour.games.dice_city.attack import CHOOSE_ATTACK
from parlour.games.dice_city.box import CitiesBox, Pile, one_basic, one_of, pile
from parlour.games.dice_city.building import BUY
from parlour.games.dice_city.dice import CHOOSE_DIE
from parlour.games.dice_city.goods import GOLD, GOODS, MOST, NAMES, count, unit
from parlour.games.dice_city.location import BASICS, PRINTED
from parlour.games.dice_city.setup import FirstDice, FirstPlayer, OpenDisplay, lay_out
from parlour.games.dice_city.solo import BOTTOM, TOP
from parlour.games.dice_city.spaces import ALL_DICE, COLOURS, COLUMNS, DICE, SPACES, put_die, space_name
from parlour.games.dice_city.state import NO_CARD, NOBODY, Cities
from parlour.games.dice_city.turn import END_OF_TURN, Turn

STEPS: Final = ["setup", "first", "turn", "dice", "attack", "build", "end"]
MOST_POINTS: Final = 1000

KEYS: Final = [
    Key("turn", "seat", "Whose turn it is; 0 where not given."),
    Key("start", "seat", "Who had the first turn; 0 where not given."),
    Key("round", "number", "Which round it is; 1 where not given."),
    Key("step", " | ".join(STEPS), "Where in the turn; `dice` where not given."),
    Key("ending", "true or false", "Whether the end has been set off; false where not given."),
    Key("city", "table", "Built locations of each seat by space: `{0: {'white 1': 'manor'}}`."),
    Key("deactivated", "table", "Spaces with a deactivation token, for each seat: `{0: ['white 1']}`."),
    Key(
        "dice",
        "table",
        "The five dice of each seat by column, `-` for a used one: `{0: '1 2 - 4 6'}`; all 1 if not given.",
    ),
    Key("moved", "table", "Dice of the active seat that a Bridge moved, by colour: `{'white': 'red 3'}`."),
    *(Key(name, "numbers", f"{name.capitalize()} of each seat.") for name in NAMES),
    Key("pass_tokens", "numbers", "Pass tokens of each seat."),
    Key("vp_tokens", "numbers", "VP tokens of each seat, but for those of `raid_tokens`."),
    Key("raid_tokens", "numbers", "VP tokens of each seat from deactivated rival locations."),
    Key("held", "table", "Bandits and Trade Ships of each seat: `{0: {'small-bandits': 2, 'large-ship': 1}}`."),
    Key("display", "cards", "The cards of the display by slot, `-` for an empty one; from the deck where not given."),
    Key("deck", "cards", "The next cards of the deck, top first; the rest is shuffled below them."),
    Key("deck_left", "number", "How many cards are left in the deck; all that lie nowhere else where not given."),
    Key("rows_dealt", "number", "Alone: the rows of the display that got cards, 1 the top, 2 the bottom, 3 both."),
    Key("piles", "table", "Cards left in the piles of basic locations, Bandits and Trade Ships: `{'mine': 0}`."),
    Key("gold_out", "number", "Gold that has left the game; 0 where not given."),
    Key("strength", "number", "General strength in this turn."),
    Key("bandits_strength", "number", "Strength against Bandits only in this turn."),
    Key("army_bonus", "number", "What Army locations give more in this turn."),
    Key("resource_bonus", "number", "What Resource locations give more in this turn."),
    Key("less_defense", "number", "How much lower the defense of Bandits is in this turn."),
    Key("refreshed", "number", "Refreshes in this turn."),
    Key("passed", "number", "Passes in this turn."),
    Key("location_victim", "seat", "Whose locations were attacked in this turn."),
    Key("stock_victim", "seat", "Whose stock was attacked in this turn."),
    Key("beaten", "table", "Bandits defeated in this turn, by pile."),
]


def set_up(box: CitiesBox, rng: Rng, keys: Keys) -> Cities:
    """The table that these words describe, with the steps still to come on its stack."""
    kinds = {location.id: location.number for location in box.locations}
    cards = {id: number for id, number in kinds.items() if number >= PRINTED}
    deck_cards = {id: number for id, number in kinds.items() if number >= PRINTED + BASICS}
    built = {seat: _by_space("city", words) for seat, words in keys.by_seat("city", box.seats).items()}
    named = [
        *(kind for city in built.values() for kind in keys.as_names("city", list(city.values()), cards)),
        *(kind for kind in keys.names("display", {**deck_cards, "-": NO_CARD}) if kind != NO_CARD),
        *keys.names("deck", deck_cards),
    ]
    table = lay_out(box, rng, named)
    step = keys.choice("step", "dice", STEPS)
    table.active = keys.seat("turn", 0, box.seats)
    table.start = keys.seat("start", 0, box.seats)
    table.round = keys.number("round", 1, 1)
    table.ending = keys.flag("ending", False)
    if table.ending and box.alone:
        raise BadScenario("'ending' has no meaning for a seat that is alone")
    _piles(table, keys)
    _cities(table, keys, built, cards)
    _dice(table, keys, step)
    _deck(table, keys, named, {**deck_cards, "-": NO_CARD}, step)
    _this_turn(table, keys)
    table.rng.load(keys.names("rolls", {str(face + 1): face for face in range(COLUMNS)}), keys.flag("strict", False))
    table.do_all(_steps(table, step))
    return table


def _space(name: str, word: object) -> int:
    """`white 3` as the number of a space."""
    spaces = {space_name(space): space for space in range(SPACES)}
    plain = " ".join(str(word).split())
    if plain not in spaces:
        raise BadScenario(f"{name!r} speaks of {word!r}, which is no space: {did_you_mean(plain, spaces)}")
    return spaces[plain]


def _by_space(name: str, words: Any) -> dict[int, Any]:
    if not isinstance(words, Mapping):
        raise BadScenario(f"{name!r} has for each seat a table from space to location, not {words!r}")
    return {_space(name, space): word for space, word in words.items()}


def _cities(table: Cities, keys: Keys, built: dict[int, dict[int, Any]], cards: dict[str, int]) -> None:
    box = table.kit
    for seat, words in built.items():
        city = table.cities[seat]
        spaces = list(city.spaces)
        for space, kind in zip(words, keys.as_names("city", list(words.values()), cards), strict=True):
            spaces[space] = kind
            city.built |= bit(space)
            if kind < PRINTED + BASICS:
                if table.basic_left(kind) == 0:
                    raise BadScenario(f"'city' has more of {box.locations[kind].id!r} than its pile")
                table.basics -= one_basic(kind)
        city.spaces = spaces
        city.kinds = 0
        for kind in spaces:
            city.kinds |= bit(kind)
    for seat, words in keys.by_seat("deactivated", box.seats).items():
        if not isinstance(words, list | tuple):
            raise BadScenario(f"'deactivated' has for each seat a list of spaces, not {words!r}")
        for word in words:
            space = _space("deactivated", word)
            if table.cities[seat].built >> space & 1 == 0:
                raise BadScenario(f"seat {seat} has no built location on {word!r}")
            table.cities[seat].deactivated |= bit(space)
    for good in range(GOODS):
        if NAMES[good] in keys:
            amounts = keys.per_seat(NAMES[good], count(box.start_stock, good), box.seats, 0, MOST)
            for city, amount in zip(table.cities, amounts, strict=True):
                city.stock += (amount - count(city.stock, good)) * unit(good)
    table.gold_out = keys.number("gold_out", 0)
    table.gold = box.gold_supply - table.gold_out - sum(count(city.stock, GOLD) for city in table.cities)
    if table.gold < 0:
        raise BadScenario(f"there are only {box.gold_supply} gold")
    pass_tokens = keys.per_seat("pass_tokens", box.start_pass_tokens, box.seats)
    vp_tokens = keys.per_seat("vp_tokens", box.start_vp_tokens, box.seats)
    raid_tokens = keys.per_seat("raid_tokens", 0, box.seats)
    for seat, city in enumerate(table.cities):
        city.pass_tokens = pass_tokens[seat]
        city.vp_tokens = vp_tokens[seat]
        city.raid_tokens = raid_tokens[seat]


def _numbers(name: str, words: Any, known: dict[str, Any], most: int) -> dict[str, int]:
    """A table from some of these names to numbers."""
    if not isinstance(words, Mapping):
        raise BadScenario(f"{name!r} is a table from name to number, not {words!r}")
    for word in words:
        if word not in known:
            raise BadScenario(f"{name!r} has {word!r}, which is unknown: {did_you_mean(str(word), known)}")
    return {word: Keys.as_number(name, number, 0, most) for word, number in words.items()}


def _piles(table: Cities, keys: Keys) -> None:
    box = table.kit
    bandits = {bandits.id: bandits for bandits in box.bandits}
    ships = {ship.id: ship for ship in box.ships}
    for seat, words in keys.by_seat("held", box.seats).items():
        for id, number in _numbers("held", words, {**bandits, **ships}, MOST_POINTS).items():
            won: Pile = bandits[id] if id in bandits else ships[id]
            left = pile(table.bandits if id in bandits else table.ships, won.number)
            if number > left and not box.alone:
                raise BadScenario(f"'held' has more of {id!r} than there are")
            taken = 0 if box.alone else number * one_of(won.number)
            if id in bandits:
                table.cities[seat].bandits += number * one_of(won.number)
                table.bandits -= taken
            else:
                table.cities[seat].ships += number * one_of(won.number)
                table.ships -= taken
    basics = {location.id: location for location in box.locations if location.set == "basic"}
    for id, number in _numbers("piles", keys.raw("piles", {}), {**basics, **bandits, **ships}, MOST_POINTS).items():
        if id in basics:
            kind = basics[id].number
            there = table.basic_left(kind)
            table.basics += (number - there) * one_basic(kind)
        else:
            number_of = (bandits[id] if id in bandits else ships[id]).number
            there = pile(table.bandits if id in bandits else table.ships, number_of)
            if id in bandits:
                table.bandits += (number - there) * one_of(number_of)
            else:
                table.ships += (number - there) * one_of(number_of)
        if number > there or (box.alone and id not in basics):
            raise BadScenario(f"there cannot be {number} in the pile of {id!r}")
    beaten = _numbers("beaten", keys.raw("beaten", {}), bandits, MOST_POINTS)
    table.beaten = sum(number * one_of(bandits[id].number) for id, number in beaten.items())


def _dice(table: Cities, keys: Keys, step: str) -> None:
    faces = {"-": -1} | {str(face + 1): face for face in range(COLUMNS)}
    given = keys.by_seat("dice", table.kit.seats)
    table.unused = ALL_DICE if step == "dice" else 0
    for seat, city in enumerate(table.cities):
        columns = keys.as_names("dice", given.get(seat, "1 1 1 1 1"), faces)
        if len(columns) != DICE:
            raise BadScenario(f"'dice' has for each seat {DICE} columns, not {given[seat]!r}")
        city.dice = 0
        for die, column in enumerate(columns):
            city.dice = put_die(city.dice, die, die * COLUMNS + max(column, 0))
            if column < 0:
                if seat != table.active or step != "dice":
                    raise BadScenario("'dice' are used up only by the active seat, in the step 'dice'")
                table.unused &= ~bit(die)
    moved = keys.raw("moved", {})
    if not isinstance(moved, Mapping):
        raise BadScenario(f"'moved' is a table from colour to space, not {moved!r}")
    colours: dict[str, int] = {colour: die for die, colour in enumerate(COLOURS)}
    for colour, word in moved.items():
        die = keys.as_names("moved", [colour], colours)[0]
        if table.unused >> die & 1 == 0:
            raise BadScenario(f"'moved' has the {colour} die, which is not on the board")
        table.cities[table.active].dice = put_die(table.me().dice, die, _space("moved", word))


def _deck(table: Cities, keys: Keys, named: list[int], known: dict[str, int], step: str) -> None:
    box = table.kit
    slots = len(table.display)
    display = keys.names("display", known)
    if len(display) > slots:
        raise BadScenario(f"'display' has {len(display)} cards; at most {slots} fit")
    left = Counter(table.deck)
    gone = [kind for kind in named if kind >= PRINTED + BASICS]
    for kind in gone:
        if left[kind] == 0:
            why = "more often than there are cards" if kind in table.deck else "which is not in this deck"
            raise BadScenario(f"{box.locations[kind].id!r} is named, {why}")
        left[kind] -= 1
    top = keys.names("deck", known)
    for kind in top:
        gone.remove(kind)
    rest = list(top)
    for kind in table.deck:  # what is not named stays in the order in which it was shuffled
        if left[kind] > 0:
            left[kind] -= 1
            rest.append(kind)
    if "display" not in keys and step != "setup":
        display = rest[:slots]
        gone += display
        rest = rest[slots:]
    most = min(len(rest), table.deck_end - len(gone))  # alone, the cards beyond stay in the box
    number = keys.number("deck_left", most, 0, most)
    gone += rest[number:most]
    table.deck = sorted(gone) + rest[:number] + rest[most:]  # words may be given in any order
    table.drawn = len(gone)
    table.deck_end = table.drawn + number
    table.display = display + [NO_CARD] * (slots - len(display))
    table.see_wares()
    if box.alone:
        table.rows_dealt = keys.number("rows_dealt", TOP | BOTTOM, 0, TOP | BOTTOM)
    elif "rows_dealt" in keys:
        raise BadScenario("'rows_dealt' is for a seat that is alone")


def _this_turn(table: Cities, keys: Keys) -> None:
    box = table.kit
    table.strength = keys.number("strength", 0)
    table.bandits_strength = keys.number("bandits_strength", 0)
    table.army_bonus = keys.number("army_bonus", 0)
    table.resource_bonus = keys.number("resource_bonus", 0)
    table.less_defense = keys.number("less_defense", 0)
    table.refreshed = keys.number("refreshed", 0, 0, box.refreshes_per_turn)
    table.passed = keys.number("passed", 0, 0, box.passes_per_turn)
    victims = [keys.seat(name, table.active, box.seats) for name in ("location_victim", "stock_victim")]
    for name, victim in zip(("location_victim", "stock_victim"), victims, strict=True):
        if name in keys and victim == table.active:
            raise BadScenario(f"{name!r} cannot be the seat whose turn it is")
    table.location_victim, table.stock_victim = (NOBODY if seat == table.active else seat for seat in victims)


def _steps(table: Cities, step: str) -> list[Step[Cities]]:
    seat = table.active
    if step == "setup":
        return [OpenDisplay(), FirstPlayer()]
    if step == "first":
        return [FirstDice(), Turn(seat)]
    if step == "turn":
        return [Turn(seat)]
    whole = [CHOOSE_DIE[seat], CHOOSE_ATTACK[seat], BUY[seat], END_OF_TURN]
    return whole[STEPS.index(step) - STEPS.index("dice") :]
