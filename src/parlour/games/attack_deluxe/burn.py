"""A13.1  Burn: oil for one more action in Winter."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import CHOOSE_ACTION
from parlour.games.attack_deluxe.card import BURN, held
from parlour.games.attack_deluxe.oil import burn_price
from parlour.games.attack_deluxe.playing import play_card
from parlour.games.attack_deluxe.roles import CARD, REGION
from parlour.games.attack_deluxe.state import World

NO_BURN: Final[i64] = 0
BURN_OIL: Final[i64] = 1
BURN_MARKER: Final[i64] = 2
BURN_CARD: Final[i64] = 94


class AskBurn(Decision[World]):
    """A13.1  In Winter: five oil, or one marker, for a fourth action."""

    first: ClassVar[int] = 2990
    size: ClassVar[int] = 114
    clause: ClassVar[str] = "A13.1"
    about: ClassVar[About | None] = About(price=NUMBER.of("price"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("no burn", verb="no-burn"),
        Choice("burn oil", "treasury:{seat}", verb="burn-oil"),
        Choice("burn {region}", "oil:{region}", verb="burn-marker", region=REGION),
        Choice("play {card}", "card:{seat}:{card}", card=CARD),
    )

    def run(self, table: World) -> None:
        if table.nations[self.seat].hand and len(self.open_options(table)) == 1:
            table.reveal_asking(self.seat)
        super().run(table)

    def options(self, table: World) -> list[int]:
        found = self.open_options(table)
        if table.nations[self.seat].hand & table.kit.windows[BURN]:
            for card in table.playable(self.seat, BURN):
                found.append(BURN_CARD + card)
        return found

    def open_options(self, table: World) -> list[int]:
        """Those that need no card: everybody can see them."""
        nation = table.nations[self.seat]
        found: list[int] = [NO_BURN]
        if nation.oil >= burn_price(table, self.seat):
            found.append(BURN_OIL)
        region: i64 = 0
        for marker in table.oil:
            if marker and table.owners[region] == self.seat:
                found.append(BURN_MARKER + region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == NO_BURN:
            return
        if option == BURN_OIL:
            price = burn_price(table, self.seat)
            table.pay(self.seat, 0, price)
            if table.journal is not None:
                table.happened(happens.Burn(self.seat, price), "A13.1")
        elif option < BURN_CARD:
            table.put_oil(option - BURN_MARKER, 0)
            if table.journal is not None:
                region = table.kit.atlas.region_ids[option - BURN_MARKER]
                table.happened(happens.BurnMarker(self.seat, region), "A13.5")
        else:
            play_card(table, self.seat, option - BURN_CARD)
        table.do(CHOOSE_ACTION[self.seat])

    def price(self, table: World) -> i64:
        return burn_price(table, self.seat)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        nation = table.nations[self.seat]
        if option == BURN_OIL:
            return Refusal("A13.1", "oil-short", {"missing": burn_price(table, self.seat) - nation.oil})
        if BURN_MARKER <= option < BURN_CARD:
            region = option - BURN_MARKER
            if table.kit.atlas.has(region) and table.oil[region]:
                return Refusal("A13.1", "not-yours", {})
            return None
        if option >= BURN_CARD and held(nation.hand, option - BURN_CARD):
            card = table.kit.cards[option - BURN_CARD]
            if card.window == BURN:
                return card.why_not(table, self.seat)
        return None


ASK_BURN: Final[list[Step[World]]] = [AskBurn(seat) for seat in range(6)]
