"""What a location is: its numbers, and the moments at which it does something.

A location's class overrides the hooks it needs, and nothing else knows what it does. The rules look
for locations by type, keyword and hook, never by name.
"""

from typing import TYPE_CHECKING, Any, Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.dice_city.goods import bundle

if TYPE_CHECKING:
    from parlour.games.dice_city.state import Cities

RESOURCE: Final[i64] = 0
MILITARY: Final[i64] = 1
ECONOMIC: Final[i64] = 2
CULTURAL: Final[i64] = 3
CIVIC: Final[i64] = 4
COMMODITY: Final[i64] = 5
Set = Literal["printed", "basic", "base", "crossroads"]
Type = Literal["resource", "military", "economic", "cultural", "civic", "commodity"]
TYPES: Final[list[Type]] = ["resource", "military", "economic", "cultural", "civic", "commodity"]

KINDS: Final[i64] = 47
PRINTED: Final[i64] = 6  # the kinds printed on the board come first,
BASICS: Final[i64] = 5  # then those that lie in piles


class Location:
    """Numbers come from content.toml; those a location does not have are 0."""

    def __init__(self, id: str, type: i64, gives: i64, builds: i64, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.set: Set = spec["set"]
        self.type: i64 = type
        self.army: bool = spec["keyword"] == "army"
        self.harvest: bool = spec["keyword"] == "harvest"
        self.usable: bool = spec["usable"]
        self.deactivates: bool = spec["deactivates"]
        self.ongoing: bool = spec["ongoing"]
        self.gives: i64 = gives  # the good that it yields
        self.builds: i64 = builds  # the kind that it builds
        price: dict[str, int] = spec.get("cost", {})
        self.cost: i64 = bundle(price.get("wood", 0), price.get("stone", 0), price.get("iron", 0), price.get("gold", 0))
        self.copies: i64 = spec.get("copies", 0)
        self.defense: i64 = spec.get("defense", 0)
        self.vp: i64 = spec.get("vp", 0)
        self.vp_each: i64 = spec.get("vp_each", 0)
        self.vp_tokens: i64 = spec.get("vp_tokens", 0)
        self.vp_tokens_each: i64 = spec.get("vp_tokens_each", 0)
        self.most_vp_tokens: i64 = spec.get("most_vp_tokens", 0)
        self.pass_tokens: i64 = spec.get("pass_tokens", 0)
        self.strength: i64 = spec.get("strength", 0)
        self.strength_each: i64 = spec.get("strength_each", 0)
        self.paid_strength: i64 = spec.get("paid_strength", 0)
        self.bandits_strength: i64 = spec.get("bandits_strength", 0)
        self.army_bonus: i64 = spec.get("army_bonus", 0)
        self.less_defense: i64 = spec.get("less_defense", 0)
        self.lowest_defense: i64 = spec.get("lowest_defense", 0)
        self.defense_bonus: i64 = spec.get("defense_bonus", 0)
        self.resource_bonus: i64 = spec.get("resource_bonus", 0)
        self.gain: i64 = spec.get("gain", 0)
        self.gain_each: i64 = spec.get("gain_each", 0)
        self.gain_gold: i64 = spec.get("gain_gold", 0)
        self.gain_mixed: i64 = bundle(spec.get("gain_wood", 0), spec.get("gain_stone", 0), spec.get("gain_iron", 0), 0)
        self.pay: i64 = spec.get("pay", 0)
        self.pay_gold: i64 = spec.get("pay_gold", 0)
        self.pay_resources: i64 = spec.get("pay_resources", 0)
        self.least_paid: i64 = spec.get("least_paid", 0)
        self.most_paid: i64 = spec.get("most_paid", 0)
        self.units: i64 = spec.get("units", 1)
        self.take: i64 = spec.get("take", 0)
        self.keep: i64 = spec.get("keep", 0)
        self.most_dice: i64 = spec.get("most_dice", 0)
        self.distance: i64 = spec.get("distance", 0)

    def can_use(self, table: "Cities") -> bool:
        """D6.3  Whether the active seat can pay its price."""
        return True

    def lack(self, table: "Cities", clause: str) -> Refusal:
        """What the active seat misses to pay its price."""
        raise NotImplementedError(self.id)

    def use(self, table: "Cities", at: i64, die: i64, chain: i64) -> None:
        """The active seat uses it: where it lies, the die spent, and the spaces used in this chain of copies."""

    def on_build(self, table: "Cities") -> None:
        """It has just been built by the active seat."""

    def worth(self, table: "Cities", seat: i64, at: i64) -> i64:
        """Its victory points as it lies there."""
        return self.vp

    def guards(self) -> i64:
        """What it adds to the defense of the other built locations of its row."""
        return 0

    def keeps(self) -> i64:
        """How much of each resource it lets its owner keep at the end of a turn."""
        return 0


class Kinds:
    """Sets of kinds, a bit a kind: what they are, and which hooks their classes override."""

    def __init__(self, locations: list[Location]) -> None:
        self.usable: i64 = kinds_of([location for location in locations if location.usable])
        ongoing = [location for location in locations if location.ongoing]
        self.guards: i64 = overriding(ongoing, "guards")
        self.keeps: i64 = overriding(ongoing, "keeps")
        self.priced: i64 = overriding(locations, "can_use")
        self.varying: i64 = overriding(locations, "worth")


def kinds_of(locations: list[Location]) -> i64:
    found: i64 = 0
    for location in locations:
        found |= bit(location.number)
    return found


def overriding(locations: list[Location], hook: str) -> i64:
    """The kinds whose class overrides this hook."""
    return kinds_of(
        [location for location in locations if getattr(type(location), hook) is not getattr(Location, hook)]
    )
