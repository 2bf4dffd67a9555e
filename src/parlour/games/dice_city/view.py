"""What everybody sees of a table of Dice City, listed as plain data: only the order of the deck is hidden."""

from typing import Literal

from mypy_extensions import i64

from parlour.games.dice_city.attack import ChooseAttack, bandits_defense
from parlour.games.dice_city.box import Pile, pile
from parlour.games.dice_city.building import Build, Buy
from parlour.games.dice_city.dice import ChooseDie, UseDie
from parlour.games.dice_city.goods import listed
from parlour.games.dice_city.location import BASICS, KINDS, PRINTED, TYPES, Location
from parlour.games.dice_city.schema import (
    Bandits,
    Basics,
    Card,
    City,
    Die,
    Points,
    Ship,
    Space,
    Table,
    Turn,
)
from parlour.games.dice_city.scoring import sources
from parlour.games.dice_city.spaces import COLOURS, DICE, SPACES, Colour, column_of, row_of, space_name, space_of
from parlour.games.dice_city.state import NO_CARD, NOBODY, Cities


def see(table: Cities) -> Table:
    """The table as any seat and any spectator sees it."""
    kit = table.kit
    return {
        "active": table.active,
        "start": table.start,
        "round": table.round,
        "ending": table.ending,
        "turn": see_turn(table),
        "cities": [see_city(table, seat) for seat in range(kit.seats)],
        "display": [None if card == NO_CARD else see_kind(kit.locations[card]) for card in table.display],
        "display_columns": kit.columns,
        "piles": [see_pile(table, kind) for kind in range(PRINTED, PRINTED + BASICS)],
        "bandits": [see_bandits(table, bandits) for bandits in kit.bandits],
        "ships": [see_ship(table, ship) for ship in kit.ships],
        "deck": table.deck_left(),
        "deck_kinds": [kit.locations[kind].id for kind in range(KINDS) if kind in table.deck],
        "gone": see_gone(table),
        "gold": table.gold,
        "gold_out": table.gold_out,
        "target": kit.target if kit.alone else None,
    }


def see_turn(table: Cities) -> Turn:
    """What holds for this turn only."""
    return {
        "step": step_of(table),
        "die": picked_die(table),
        "building": card_in_hand(table),
        "strength": table.strength,
        "bandits_strength": table.bandits_strength,
        "army_bonus": table.army_bonus,
        "resource_bonus": table.resource_bonus,
        "less_defense": table.less_defense,
        "refreshed": table.refreshed,
        "passed": table.passed,
        "location_victim": None if table.location_victim == NOBODY else table.location_victim,
        "stock_victim": None if table.stock_victim == NOBODY else table.stock_victim,
    }


def step_of(table: Cities) -> Literal["dice", "attack", "build", "end"]:
    """D4.1  Which of the four steps goes on: its question is open, or waits below what is being carried out."""
    waiting = [type(step) for step in (table.question, *table.stack)]
    if ChooseDie in waiting:
        return "dice"
    if ChooseAttack in waiting:
        return "attack"
    return "build" if Buy in waiting else "end"


def picked_die(table: Cities) -> Colour | None:
    """The die that has been chosen and has not done anything yet."""
    for step in (table.question, *table.stack):
        if isinstance(step, UseDie):
            return COLOURS[step.die]
    return None


def card_in_hand(table: Cities) -> str | None:
    """The location that has been bought and still has to be placed."""
    question = table.question
    return table.kit.locations[question.kind].id if isinstance(question, Build) else None


def see_city(table: Cities, seat: i64) -> City:
    city, kit = table.cities[seat], table.kit
    points = sources(table, seat)
    return {
        "stock": listed(city.stock),
        "pass_tokens": city.pass_tokens,
        "vp": sum(points),
        "vp_by_source": see_points(points),
        "bandits": {bandits.id: pile(city.bandits, bandits.number) for bandits in kit.bandits},
        "ships": {ship.id: pile(city.ships, ship.number) for ship in kit.ships},
        "dice": [see_die(table, seat, die) for die in range(DICE)],
        "spaces": [see_space(table, seat, space) for space in range(SPACES)],
        "full_rows": table.full_rows(seat),
    }


def see_points(points: list[int]) -> Points:
    """D13.1  Victory points by their sources."""
    bandits, ships, locations, raids, tokens = points
    return {"bandits": bandits, "ships": ships, "locations": locations, "raids": raids, "tokens": tokens}


def see_die(table: Cities, seat: i64, die: i64) -> Die:
    """A die, and where it lies; nowhere once it has been used."""
    space = space_of(table.cities[seat].dice, die)
    used = seat == table.active and not table.over and table.unused >> die & 1 == 0
    return {"colour": COLOURS[die], "used": used, "space": None if used else space_name(space)}


def see_space(table: Cities, seat: i64, space: i64) -> Space:
    city = table.cities[seat]
    location = table.location(seat, space)
    built = city.built >> space & 1 != 0
    return {
        "space": space_name(space),
        "row": COLOURS[row_of(space)],
        "column": column_of(space) + 1,
        "printed": table.kit.locations[table.kit.printed[space]].id,
        "id": location.id,
        "name": location.name,
        "type": TYPES[location.type],
        "built": built,
        "active": city.active(space),
        "defense": table.defense(seat, space) if built else None,
        "vp": location.worth(table, seat, space) if built else None,
    }


def see_kind(location: Location) -> Card:
    """A card as it is printed."""
    return {
        "id": location.id,
        "name": location.name,
        "type": TYPES[location.type],
        "cost": listed(location.cost),
        "defense": location.defense,
        "vp": location.vp,
        "text": location.text,
    }


def see_pile(table: Cities, kind: i64) -> Basics:
    return {**see_kind(table.kit.locations[kind]), "left": table.basic_left(kind)}


def see_bandits(table: Cities, bandits: Pile) -> Bandits:
    return {
        "id": bandits.id,
        "name": bandits.name,
        "defense": bandits.defense,
        "needed": bandits_defense(table, bandits.number),
        "vp": bandits.vp,
        "left": pile(table.bandits, bandits.number),
    }


def see_ship(table: Cities, ship: Pile) -> Ship:
    return {
        "id": ship.id,
        "name": ship.name,
        "cost": listed(ship.cost),
        "vp": ship.vp,
        "left": pile(table.ships, ship.number),
    }


def see_gone(table: Cities) -> dict[str, int]:
    """D10.5, D10.9  Location cards that were discarded or built over, by kind."""
    gone = [0] * KINDS
    for card in table.deck[: table.drawn]:
        gone[card] += 1
    for kind in range(PRINTED, PRINTED + BASICS):
        gone[kind] = table.kit.locations[kind].copies - table.basic_left(kind)
    for card in table.display:
        if card != NO_CARD:
            gone[card] -= 1
    for city in table.cities:
        for kind in city.spaces:
            gone[kind] -= 1
    question = table.question
    if isinstance(question, Build):
        gone[question.kind] -= 1
    return {table.kit.locations[kind].id: gone[kind] for kind in range(KINDS) if gone[kind] > 0}
