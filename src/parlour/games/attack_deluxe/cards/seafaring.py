"""Action cards for a Navigate."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import SEAT, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import NAVIGATE
from parlour.games.attack_deluxe.card import Card
from parlour.games.attack_deluxe.pieces import NOBODY
from parlour.games.attack_deluxe.roles import ZONE
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import SUBMARINE, count


class FullSteam(Card):
    """More steps for all ships."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == NAVIGATE

    def play(self, table: World, seat: i64) -> None:
        table.more_steps += self.steps


class Convoy(Card):
    """Ships carry more."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == NAVIGATE

    def play(self, table: World, seat: i64) -> None:
        table.more_cargo += self.cargo


class CommerceRaiding(Card):
    """Submarines take production from those whose coasts they lie off."""

    def fits(self, table: World, seat: i64) -> bool:
        if table.action != NAVIGATE:
            return False
        atlas = table.kit.atlas
        for zone in range(atlas.first_zone, atlas.end_zone):
            if raided(table, seat, zone):
                return True
        return False

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "nobody-to-raid", {})

    def play(self, table: World, seat: i64) -> None:
        table.do(Raid(seat, table.kit.atlas.first_zone, self.most))


def raided(table: World, seat: i64, zone: i64) -> list[int]:
    """The opponents who can be raided from this zone."""
    if table.admirals[zone] != seat or count(table.fleets[zone], SUBMARINE) == 0:
        return []
    found: list[int] = []
    for other in range(table.kit.seats):
        if other != seat and table.nations[other].production > 0:
            for region in table.kit.atlas.coast[zone]:
                if table.owners[region] == other:
                    found.append(other)
                    break
    return found


class Raid(Step[World]):
    """Zone by zone."""

    def __init__(self, seat: i64, zone: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.zone: i64 = zone
        self.left: i64 = left

    def run(self, table: World) -> None:
        zone = self.zone
        while self.left > 0 and zone < table.kit.atlas.end_zone:
            if raided(table, self.seat, zone):
                table.do(RaidWhom(self.seat, zone), Raid(self.seat, zone + 1, self.left - 1))
                return
            zone += 1


class RaidWhom(Decision[World]):
    """From whom the production is taken."""

    first: ClassVar[int] = 4650
    size: ClassVar[int] = 6
    clause: ClassVar[str] = "commerce-raiding"
    about: ClassVar[About | None] = About(zone=ZONE.of("zone"))
    answers: ClassVar[Answers | None] = Answers(Choice("raid {victim}", "seat:{victim}", victim=SEAT))

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.zone: i64 = zone

    def options(self, table: World) -> list[int]:
        return raided(table, self.seat, self.zone)

    def choose(self, table: World, option: i64) -> None:
        if table.journal is not None:
            zone = table.kit.atlas.zone_ids[self.zone]
            table.happened(happens.Raid(self.seat, option, zone, 1), "commerce-raiding")
        table.nations[option].production -= 1
        table.nations[self.seat].production += 1

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if option >= table.kit.seats or option == self.seat or option == NOBODY:
            return None
        return Refusal("commerce-raiding", "no-trade-to-raid", {})
