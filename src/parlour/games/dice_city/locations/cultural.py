"""Cultural locations: victory points."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.dice_city.anytime import goods_short
from parlour.games.dice_city.box import PILES, pile
from parlour.games.dice_city.goods import GOLD, IRON, RESOURCES, STONE, count, unit
from parlour.games.dice_city.location import CULTURAL, Location
from parlour.games.dice_city.roles import AT_WORK, LOCATION, STATUE_GOOD
from parlour.games.dice_city.spaces import COLUMN, ROW, column_of, row_of
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities, CityDecision


class Delights(Location):
    """Gain so many VP tokens."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.gain_vp(self.vp_tokens, self.id)


class SmallHouse(Delights):
    """Gain 1 VP token."""


class Manor(Delights):
    """Gain 2 VP tokens."""


class Cathedral(Location):
    """Worth 1 VP for each Cultural location on its row, built or printed, deactivated or not."""

    def worth(self, table: Cities, seat: i64, at: i64) -> i64:
        return self.vp + self.vp_each * table.count_type(seat, ROW[row_of(at)], CULTURAL)


class FestivalHall(Location):
    """Each kind of resource brings 1 VP token for every 2 units of it in your stock."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        pairs: i64 = 0
        for good in range(RESOURCES):
            pairs += count(table.me().stock, good) // self.units
        table.gain_vp(pairs * self.vp_tokens_each, self.id)


class GreatWall(Location):
    """Ongoing: every other built location on this row has 2 more defense."""

    def guards(self) -> i64:
        return self.defense_bonus


class ConcertHall(Location):
    """1 VP token for every active Cultural location in this column, built or printed."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        where: i64 = COLUMN[column_of(at)] & ~table.me().deactivated
        table.gain_vp(self.vp_tokens_each * table.count_type(table.active, where, CULTURAL), self.id)


class ArtGallery(Location):
    """Pay 1 gold and gain 4 VP tokens."""

    def can_use(self, table: Cities) -> bool:
        return count(table.me().stock, GOLD) >= self.pay_gold

    def lack(self, table: Cities, clause: str) -> Refusal:
        return goods_short(clause, table.me().stock, self.pay_gold * unit(GOLD))

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.pay(self.pay_gold * unit(GOLD), self.id)
        table.gain_vp(self.vp_tokens, self.id)


class TriumphalArch(Location):
    """When built: gain 1 VP token for each Bandits card you hold, but no more than 3."""

    def on_build(self, table: Cities) -> None:
        held: i64 = 0
        for number in range(PILES):
            held += pile(table.me().bandits, number)
        table.gain_vp(min(held * self.vp_tokens_each, self.most_vp_tokens), self.id)


class MusicSchool(Location):
    """Pay 1 or 2 pass tokens; each brings 2 VP tokens."""

    def can_use(self, table: Cities) -> bool:
        return table.me().pass_tokens >= self.least_paid

    def lack(self, table: Cities, clause: str) -> Refusal:
        return Refusal(clause, "pass-tokens-short", {"missing": self.least_paid - table.me().pass_tokens})

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.spend_pass_tokens(self.least_paid, self.id)
        table.gain_vp(self.least_paid * self.vp_tokens_each, self.id)
        table.do(PayMusic(table.active, self.number, self.least_paid, at, die))


DONE_OR_MORE: Final[list[int]] = [0, 1]


class PayMusic(AtWork):
    """Whether one more pass token is paid."""

    first: ClassVar[int] = 380
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "music-school"
    about: ClassVar[About | None] = About(
        location=LOCATION.of("kind"),
        paid=NUMBER.of("paid"),
        most=NUMBER.of("most"),
        gained=NUMBER.of("gained"),
        **AT_WORK,
    )
    answers: ClassVar[Answers | None] = Answers("done", Choice("pay", "pass-tokens:{seat}"))

    def __init__(self, seat: i64, kind: i64, paid: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.paid: i64 = paid
        self.at: i64 = at
        self.die: i64 = die

    def most(self, table: Cities) -> i64:
        """How many pass tokens can be paid in all."""
        return min(table.kit.locations[self.kind].most_paid, self.paid + table.me().pass_tokens)

    def gained(self, table: Cities) -> i64:
        """The VP tokens that have come of it."""
        return self.paid * table.kit.locations[self.kind].vp_tokens_each

    def options(self, table: Cities) -> list[int]:
        school = table.kit.locations[self.kind]
        return DONE_OR_MORE if self.paid < school.most_paid and table.me().pass_tokens else []

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            school = table.kit.locations[self.kind]
            table.spend_pass_tokens(1, school.id)
            table.gain_vp(school.vp_tokens_each, school.id)
            table.do(PayMusic(self.seat, self.kind, self.paid + 1, self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"price": 1, "vp": table.kit.locations[self.kind].vp_tokens_each} if option else {}


class GrandStatue(Location):
    """When built: you may pay up to 3 more units of stone and iron, for 1 VP token each."""

    def on_build(self, table: Cities) -> None:
        table.do(AdornStatue(table.active, self.number, self.most_paid))


class AdornStatue(CityDecision):
    """D16.11  One unit more for the statue, or none."""

    first: ClassVar[int] = 376
    size: ClassVar[int] = 3  # done, stone, iron: the numbers of these goods
    clause: ClassVar[str] = "grand-statue"
    about: ClassVar[About | None] = About(
        location=LOCATION.of("kind"),
        left=NUMBER.of("left"),
        paid=NUMBER.of("paid"),
        most=NUMBER.of("most"),
        gained=NUMBER.of("gained"),
    )
    answers: ClassVar[Answers | None] = Answers("done", Choice("pay {good}", "stock:{seat}:{good}", good=STATUE_GOOD))

    def __init__(self, seat: i64, kind: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.left: i64 = left

    def paid(self, table: Cities) -> i64:
        return table.kit.locations[self.kind].most_paid - self.left

    def most(self, table: Cities) -> i64:
        """How many units can be paid in all."""
        stock = table.me().stock
        return self.paid(table) + min(self.left, count(stock, STONE) + count(stock, IRON))

    def gained(self, table: Cities) -> i64:
        """The VP tokens that have come of it."""
        return self.paid(table) * table.kit.locations[self.kind].vp_tokens_each

    def options(self, table: Cities) -> list[int]:
        stock = table.me().stock
        found: list[int] = [0]
        if self.left > 0 and count(stock, STONE):
            found.append(STONE)
        if self.left > 0 and count(stock, IRON):
            found.append(IRON)
        return found

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            statue = table.kit.locations[self.kind]
            table.pay(unit(option), statue.id)
            table.gain_vp(statue.vp_tokens_each, statue.id)
            table.do(AdornStatue(self.seat, self.kind, self.left - 1))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"price": 1, "vp": table.kit.locations[self.kind].vp_tokens_each} if option else {}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return goods_short("grand-statue", table.me().stock, unit(option))
