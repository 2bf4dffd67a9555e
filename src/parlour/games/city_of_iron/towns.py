"""I10  Towns: who can be attacked, looking past the top, and conquest."""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.building import discard_from_row
from parlour.games.city_of_iron.card import COMPASSES, GUNS
from parlour.games.city_of_iron.drawing import DISCARD_USED
from parlour.games.city_of_iron.paying import ATTACK, Pay, can_attack, split, total
from parlour.games.city_of_iron.roles import short
from parlour.games.city_of_iron.state import NOBODY, Iron
from parlour.games.city_of_iron.things import STARS, TOWNS


def targets(table: Iron, seat: i64) -> i64:
    """I10.1, I10.6  The towns that this seat may attack, a bit a town."""
    found: i64 = 0
    deep = 1 + table.nations[seat].realm.eyes + table.extra_eyes
    for stack in table.stacks:
        depth: i64 = 0
        for town in stack:
            if depth == deep:
                break
            found |= bit(town)
            depth += 1
    other: i64 = 0
    for nation in table.nations:
        if other != seat:
            found |= nation.realm.towns
        other += 1
    return found


def add_attacks(table: Iron, seat: i64, found: list[int], first: i64) -> None:
    """I10.2  Offer the towns that the hand can pay for, as options from `first` on."""
    kit, hand = table.kit, table.nations[seat].hand
    if total(kit, hand, GUNS) < kit.least_defense:
        return
    duals = hand & kit.masks.duals
    guns = total(kit, hand & ~duals, GUNS)
    compasses = total(kit, hand & ~duals, COMPASSES)
    left = targets(table, seat)
    number: i64 = 0
    while left:
        if left & 1:
            town = kit.towns[number]
            if split(kit, duals, 0, town.defense - guns, town.distance - compasses):
                found.append(first + number)
        left >>= 1
        number += 1


def attack(table: Iron, seat: i64, number: i64) -> None:
    """I10.2  The town is named; the cards follow, then the conquest."""
    town = table.kit.towns[number]
    if table.journal is not None:
        holder = table.holder_of(number)
        whose = None if holder == NOBODY else holder
        table.happened(happens.Attack(seat, town.id, whose, town.defense, town.distance), "I10.2")
    table.do(Pay(seat, ATTACK, number, town.defense, town.distance, 0, 0), Conquer(seat, number), DISCARD_USED[seat])


def why_no_attack(table: Iron, seat: i64, number: i64) -> Refusal | None:
    """What is missing for it; None: nobody would ask."""
    if number >= TOWNS:
        return None
    holder = table.holder_of(number)
    if holder == seat:
        return Refusal("I10.1", "own-town", {})
    if targets(table, seat) >> number & 1 == 0:
        known = table.nations[seat].spied >> number & 1
        return Refusal("I10.6", "eyes-short", {}) if known and holder == NOBODY else None
    town, hand = table.kit.towns[number], table.nations[seat].hand
    guns = town.defense - total(table.kit, hand, GUNS)
    compasses = town.distance - total(table.kit, hand, COMPASSES)
    if guns > 0 or compasses > 0:
        return short("I10.2", guns=guns, compasses=compasses)
    if not can_attack(table.kit, hand, town.defense, town.distance):
        return Refusal("I7.5", "one-symbol-each", {})
    return None


class Conquer(Step[Iron]):
    """I10.3-I10.5  The town changes hands."""

    def __init__(self, seat: i64, town: i64) -> None:
        self.seat: i64 = seat
        self.town: i64 = town

    def run(self, table: Iron) -> None:
        victim = table.holder_of(self.town)
        town = table.kit.towns[self.town]
        if victim != NOBODY:
            table.lose_town(victim, self.town)
            table.hold_town(self.seat, self.town)
            if table.journal is not None:
                table.happened(happens.Seize(self.seat, town.id, victim), "I10.5")
            return
        table.hold_town(self.seat, self.town)
        if table.journal is not None:
            depth = table.stacks[town.stack].index(self.town)
            table.happened(happens.Conquer(self.seat, town.id, STARS[town.stack], depth), "I10.3")
        take_from_stack(table, self.town)
        discard_from_row(table, table.kit.attack_discards, "I10.4", self.seat)


def take_from_stack(table: Iron, town: i64) -> None:
    """I10.9  The town leaves its stack; below the top one the next comes to light."""
    stacks = table.stacks[:]
    number = table.kit.towns[town].stack
    old = stacks[number]
    stacks[number] = [other for other in old if other != town]
    table.stacks = stacks
    if old[0] == town and stacks[number]:
        table.reveal()
        if table.journal is not None:
            table.happened(happens.TownUp(table.kit.towns[stacks[number][0]].id, STARS[number]), "I10.9")
    elif old[0] != town:
        table.reveal()


def look(table: Iron, seat: i64, clause: str) -> None:
    """I10.7  The player looks at the towns within reach, and knows them from now on."""
    nation = table.nations[seat]
    deep = 1 + nation.realm.eyes + table.extra_eyes
    if deep == 1:
        return
    seen: i64 = 0
    for stack in table.stacks:
        for town in stack[1:deep]:
            seen |= bit(town)
    new = seen & ~nation.spied
    if new:
        nation.spied |= new
        table.reveal()
        if table.journal is not None:
            ids = [town.id for town in table.kit.towns if new >> town.number & 1]
            table.happened(happens.Look(seat, ids, len(ids)), clause, known_by=[seat])
