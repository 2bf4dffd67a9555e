"""A position of King of Tokyo from a few words, for tests, puzzles and the analysis board."""

from collections.abc import Mapping
from typing import Final

from parlour.engine.bits import bit, everyone
from parlour.engine.errors import BadScenario
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.step import Step
from parlour.games.king_of_tokyo.dice import AfterRoll, ChangeDice, Reroll
from parlour.games.king_of_tokyo.faces import MOST_DICE, NAMES, die
from parlour.games.king_of_tokyo.keeping import put_tokens, see_all_powers
from parlour.games.king_of_tokyo.setup import ChooseMonster, DealMonsters, FirstPlayer, OpenStore, lay_out
from parlour.games.king_of_tokyo.state import BAY, CITY, NO_CARD, NOBODY, OUTSIDE, Tokyo, TokyoBox
from parlour.games.king_of_tokyo.store import fill_slot
from parlour.games.king_of_tokyo.turn import (
    AFTER_TURN,
    BUY_CARDS,
    END_OF_TURN,
    FINAL_DICE,
    NEXT_TURN,
    ROLL_DICE,
    START_OF_TURN,
    YIELD_TOKYO,
)

STEPS: Final = ["setup", "first", "start", "roll", "reroll", "change", "resolve", "tokyo", "buy", "end", "next"]

KEYS: Final = [
    Key("turn", "seat", "Whose turn it is; 0 where not given."),
    Key("around", "seat", "Whose turn it is in the round, if this is an extra turn; `turn` where not given."),
    Key("step", " | ".join(STEPS), "Where in the turn; `reroll` where dice are given, else `start`."),
    Key("dice", "faces", "The dice on the table: 1, 2, 3, heart, energy, claw."),
    Key("rerolls", "number", "Rerolls left, for the step `reroll`; 2 where not given."),
    Key("tokyo", "seat", "Who is in Tokyo City; nobody where not given."),
    Key("bay", "seat", "Who is in Tokyo Bay; nobody where not given."),
    Key("life", "numbers", "Life of each seat; 0 is an eliminated monster."),
    Key("stars", "numbers", "Stars of each seat."),
    Key("energy", "numbers", "Energy of each seat."),
    Key("poison", "numbers", "Poison counters of each seat."),
    Key("shrink", "numbers", "Shrink counters of each seat."),
    Key("monsters", "names", "The monsters, in seat order; in order of their numbers where not given."),
    Key("cards", "table", "Keep cards of each seat: `{0: ['wings', 'jets']}`. A second copy is `extra-head-2`."),
    Key("tokens", "table", "Charges or energy on cards: `{'smoke-cloud': 2}`; a fresh card's where not given."),
    Key("copied", "card", "The card under the Mimic counter."),
    Key("store", "cards", "The cards of the store, in order; drawn from the deck where not given."),
    Key("deck", "cards", "The next cards of the deck, top first; the rest is shuffled below them."),
    Key("discards", "cards", "Cards that lie in the discard pile."),
    Key("top_seen", "seats", "Who has seen the deck's top card."),
    Key("extra_turns", "seats", "Who has a bought extra turn to come."),
    Key("fewer", "number", "Dice less in this extra turn."),
    Key("shielded", "seats", "Who loses no life for the rest of this turn."),
    Key("dealt", "seats", "Who has made another monster lose life this turn."),
    Key("attacked", "seats", "Who was attacked in Tokyo and may yield, for the step `tokyo`."),
    Key("entering", "true or false", "Whether the active monster has attacked from outside, for the step `tokyo`."),
    Key("scored_ones", "true or false", "Whether a set of 1s was scored this turn."),
]


def set_up(box: TokyoBox, rng: Rng, keys: Keys) -> Tokyo:
    """The table that these words describe, with the steps still to come on its stack."""
    table = lay_out(box, rng)
    step = keys.choice("step", "reroll" if "dice" in keys else "start", STEPS)
    _monsters(table, keys, step)
    _places(table, keys)
    _cards(table, keys, step)
    _turn(table, keys, step)
    faces = {str(name): face for face, name in enumerate(NAMES)}
    table.dice = sum(die(face) for face in _few(keys.names("dice", faces), MOST_DICE, "dice"))
    table.rng.load(keys.names("rolls", faces), keys.flag("strict", False))
    table.do_all(_steps(table, keys, step))
    return table


def _few(items: list[int], most: int, name: str) -> list[int]:
    if len(items) > most:
        raise BadScenario(f"{name!r} has {len(items)} entries; at most {most} fit")
    return items


def _seat_list(keys: Keys, name: str, seats: int) -> list[int]:
    value = keys.raw(name, [])
    if not isinstance(value, list | tuple):
        raise BadScenario(f"{name!r} is a list of seats, not {value!r}")
    return [keys.as_number(name, seat, 0, seats - 1) for seat in value]


def _seats(keys: Keys, name: str, seats: int) -> int:
    """A list of seats as bits."""
    found = 0
    for seat in _seat_list(keys, name, seats):
        found |= bit(seat)
    return found


def _monsters(table: Tokyo, keys: Keys, step: str) -> None:
    box = table.kit
    seats = box.seats
    numbers = {id: entry["number"] for id, entry in box.content.table("monsters").items()}
    figures = _few(keys.names("monsters", numbers), seats, "monsters")
    if len(set(figures)) != len(figures):
        raise BadScenario("'monsters' names one twice")
    if step != "setup":
        figures += [figure for figure in numbers.values() if figure not in figures]
    most = max([box.most_life, *(card.life for card in box.keeps)])
    life = keys.per_seat("life", box.life, seats, 0, most)
    living = [amount for amount in life if amount]
    if len(living) < 2:
        raise BadScenario("'life' leaves fewer than two monsters alive")
    if step in ("setup", "first") and len(living) < seats:
        raise BadScenario("nobody is eliminated before the first turn")
    if step == "setup" and figures and box.monsters_dealt:
        raise BadScenario("'monsters' are dealt by this match, so none can be given for its setup")
    counters = {name: keys.per_seat(name, 0, seats, 0, most) for name, most in (("poison", 12), ("shrink", 12))}
    stars = keys.per_seat("stars", box.stars, seats)
    energy = keys.per_seat("energy", box.energy, seats)
    for seat, monster in enumerate(table.monsters):
        if seat < len(figures):
            monster.figure = figures[seat]
        monster.life = life[seat]
        monster.alive = life[seat] > 0
        monster.stars = stars[seat]
        monster.energy = energy[seat] if monster.alive else 0
        monster.poison = counters["poison"][seat] if monster.alive else 0
        monster.shrink = counters["shrink"][seat] if monster.alive else 0
    turn = keys.seat("turn", 0, seats)
    for seat in [turn, *table.others(turn)]:  # T1.4  who is there now got there together
        monster = table.monsters[seat]
        if monster.alive and monster.stars >= box.goal:
            table.clock += 1
            monster.reached = table.clock
    for name, supply in (("poison", box.poison_supply), ("shrink", box.shrink_supply)):
        if sum(counters[name]) > supply:
            raise BadScenario(f"there are only {supply} {name} counters")


def _places(table: Tokyo, keys: Keys) -> None:
    for name, place in (("tokyo", CITY), ("bay", BAY)):
        if name in keys:
            seat = keys.seat(name, 0, table.kit.seats)
            if not table.monsters[seat].alive or table.monsters[seat].place != OUTSIDE:
                raise BadScenario(f"seat {seat} cannot stand in {name!r}")
            if place == BAY and not table.bay_open():
                raise BadScenario(f"Tokyo Bay is open only with {table.kit.bay_from} monsters alive")
            table.monsters[seat].place = place


def _cards(table: Tokyo, keys: Keys, step: str) -> None:
    box = table.kit
    names: dict[str, int] = {}
    for card in box.cards:
        names[f"{card.id}-2" if card.id in names else card.id] = card.number
    taken: list[int] = []

    def take(name: str, numbers: list[int]) -> list[int]:
        for number in numbers:
            if number in taken:
                raise BadScenario(f"{name!r} has {box.cards[number].id!r}, which lies elsewhere already")
            taken.append(number)
        return numbers

    for seat, cards in keys.by_seat("cards", box.seats).items():
        for number in take("cards", keys.as_names("cards", cards, names)):
            if not box.cards[number].keep or not table.monsters[seat].alive:
                raise BadScenario(f"seat {seat} cannot have {box.cards[number].id!r}")
            table.monsters[seat].cards |= bit(number)
            put_tokens(table, number, box.cards[number].charges)
    copied = _few(keys.names("copied", names), 1, "copied")
    if copied:
        if table.owner_of(copied[0]) < 0 or table.owner_of(box.mimic) < 0 or copied[0] == box.mimic:
            raise BadScenario("'copied' is a Keep card in play, and somebody must have Mimic")
        table.copied = copied[0]
        put_tokens(table, box.mimic, box.cards[copied[0]].charges)
    tokens = keys.raw("tokens", {})
    if not isinstance(tokens, Mapping):
        raise BadScenario(f"'tokens' is a table from card to number, not {tokens!r}")
    for number in keys.as_names("tokens", list(tokens), names):
        if table.owner_of(number) < 0:
            raise BadScenario(f"'tokens' speaks of {box.cards[number].id!r}, which nobody has")
    for name, amount in tokens.items():
        put_tokens(table, names[name], keys.as_number("tokens", amount, 0, 1000))
    see_all_powers(table)
    for seat, monster in enumerate(table.monsters):
        if "life" in keys and monster.life > table.most_life(seat):
            raise BadScenario(f"seat {seat} cannot have {monster.life} life; its most is {table.most_life(seat)}")

    store = take("store", _few(keys.names("store", names), box.store, "store"))
    take("discards", keys.names("discards", names))
    top = take("deck", keys.names("deck", names))
    rest = [number for number in table.deck if number not in taken]
    # The deck is drawn from its front; what has been drawn counts as discarded unless it lies somewhere.
    gone = [number for number in table.deck if number in taken and number not in top]
    table.deck = gone + top + rest
    table.drawn = len(gone)
    if "store" in keys:
        table.store = store + [NO_CARD] * (box.store - len(store))
    elif step not in ("setup",):
        for slot in range(box.store):
            fill_slot(table, slot)
    table.top_seen = _seats(keys, "top_seen", box.seats)
    if table.top_seen and table.drawn == len(table.deck):
        raise BadScenario("'top_seen' speaks of a top card, but the deck is empty")


def _turn(table: Tokyo, keys: Keys, step: str) -> None:
    seats = table.kit.seats
    table.active = keys.seat("turn", 0, seats)
    table.around = keys.seat("around", table.active, seats)
    if not table.acting():
        raise BadScenario(f"seat {table.active} is eliminated and cannot have the turn")
    table.fewer = keys.number("fewer", 0, 0, MOST_DICE)
    table.frenzies = _seat_list(keys, "extra_turns", seats)
    table.shielded = _seats(keys, "shielded", seats)
    table.dealt = _seats(keys, "dealt", seats)
    table.attacked = _seats(keys, "attacked", seats)
    for seat in range(seats):
        if table.attacked >> seat & 1 and (seat == table.active or not table.in_tokyo(seat)):
            raise BadScenario(f"'attacked' has seat {seat}, which is not in Tokyo or has the turn itself")
    table.entering = keys.flag("entering", False)
    if table.entering and table.in_tokyo(table.active):
        raise BadScenario(f"seat {table.active} is in Tokyo already and cannot be 'entering'")
    table.scored_ones = keys.flag("scored_ones", False)
    table.resolved = STEPS.index(step) >= STEPS.index("tokyo")


def _steps(table: Tokyo, keys: Keys, step: str) -> list[Step[Tokyo]]:
    seat, box = table.active, table.kit
    if step == "setup":
        choosing = [other for other in range(box.seats) if table.monsters[other].figure == NOBODY]
        first: list[Step[Tokyo]] = [ChooseMonster(other) for other in choosing]
        if box.monsters_dealt:
            first = [DealMonsters()]
        return [*first, OpenStore(), FirstPlayer(everyone(box.seats))]
    if step == "first":
        return [FirstPlayer(everyone(box.seats))]
    after_roll = [AfterRoll(), ChangeDice(seat)]
    turn: dict[str, list[Step[Tokyo]]] = {
        "start": [START_OF_TURN],
        "roll": [ROLL_DICE],
        "reroll": [],
        "change": [],
        "resolve": [FINAL_DICE],
        "tokyo": [YIELD_TOKYO],
        "buy": [BUY_CARDS[seat]],
        "end": [END_OF_TURN, AFTER_TURN],
        "next": [NEXT_TURN],
    }
    if step == "reroll":
        turn["reroll"] = [Reroll(seat, keys.number("rerolls", box.rerolls, 0, 20)), *after_roll]
    elif step == "change":
        turn["change"] = [*after_roll]
    if step == "next":
        return turn["next"]
    steps: list[Step[Tokyo]] = []
    for name in STEPS[STEPS.index(step) : STEPS.index("next")]:
        steps += turn.get(name, [])
    return steps
