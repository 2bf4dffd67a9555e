"""D3  Setup: the location deck and its display, the piles, the first dice, and who goes first."""

from parlour.engine.rng import Rng
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Step
from parlour.games.dice_city import happens
from parlour.games.dice_city.box import CitiesBox
from parlour.games.dice_city.goods import GOLD, count, unit
from parlour.games.dice_city.solo import BOTTOM, TOP
from parlour.games.dice_city.state import NO_CARD, NOBODY, SETUP, Cities, City
from parlour.games.dice_city.turn import Turn


def draw_kinds(box: CitiesBox, rng: Rng, named: list[int]) -> list[int]:
    """D3.4  The kinds that the deck is made of: of each type so many, drawn by lot; those named are among them."""
    chosen: list[int] = []
    for of_type in box.start.kinds_by_type:
        kinds = of_type
        if len(kinds) > box.start.kinds_per_type:
            kinds = of_type[:]
            rng.shuffle(kinds)
            if named:
                kinds = [kind for kind in kinds if kind in named] + [kind for kind in kinds if kind not in named]
        chosen += kinds[: box.start.kinds_per_type]
    chosen.sort()
    return chosen


def lay_out(box: CitiesBox, rng: Rng, named: list[int]) -> Cities:
    """D3.1, D3.3, D3.6, D3.7  The table with the deck shuffled, before anything has happened."""
    deck: list[int] = []
    for kind in draw_kinds(box, rng, named):
        deck += [kind] * box.locations[kind].copies
    rng.shuffle(deck)
    table = Cities(
        box=box,
        rng=rng,
        stack=[],
        question=None,
        answers=NO_ANSWERS,
        learnt=0,
        over=False,
        cities=[first_city(box) for seat in range(box.seats)],
        active=0,
        start=0,
        round=1,
        unused=0,
        strength=0,
        bandits_strength=0,
        army_bonus=0,
        resource_bonus=0,
        less_defense=0,
        refreshed=0,
        passed=0,
        location_victim=NOBODY,
        stock_victim=NOBODY,
        beaten=0,
        deck=deck,
        deck_end=min(len(deck), box.solo_cards) if box.alone else len(deck),
        drawn=0,
        display=[NO_CARD for slot in range(2 * box.columns)],
        for_sale=0,
        rows_dealt=TOP | BOTTOM if box.alone else 0,
        basics=box.start.basics,
        bandits=box.start.bandits,
        ships=box.start.ships,
        gold=box.gold_supply,
        gold_out=0,
        ending=False,
    )
    for city in table.cities:
        gold = min(count(box.start_stock, GOLD), table.gold)
        city.stock += (gold - count(box.start_stock, GOLD)) * unit(GOLD)
        table.gold -= gold
    return table


def first_city(box: CitiesBox) -> City:
    return City(
        spaces=box.printed,
        kinds=box.start.kinds,
        built=0,
        deactivated=0,
        dice=0,
        stock=box.start_stock,
        pass_tokens=box.start_pass_tokens,
        vp_tokens=box.start_vp_tokens,
        raid_tokens=0,
        bandits=0,
        ships=0,
    )


class OpenDisplay(Step[Cities]):
    """D3.5  The first cards of the deck are laid face up as the display."""

    def run(self, table: Cities) -> None:
        if table.journal is not None:
            kinds = sorted(set(table.deck))
            table.happened(happens.Deck([table.kit.location_ids[kind] for kind in kinds], table.deck_end), "D3.4")
        table.fill_display(0, len(table.display), SETUP)


class FirstPlayer(Step[Cities]):
    """D3.10, D3.2  The start player is drawn by lot; those who play later may get pass tokens."""

    def run(self, table: Cities) -> None:
        kit = table.kit
        if not kit.alone:
            table.start = table.rng.below(kit.seats)
            table.reveal()
        if table.journal is not None:
            table.happened(happens.First(table.start), "D3.10")
        if kit.options["handicap"] == "on":
            for place in range(kit.seats):
                table.active = (table.start + place) % kit.seats
                table.gain_pass_tokens(kit.handicap[place], "D3.2")
        table.do(FirstDice(), Turn(table.start))


class FirstDice(Step[Cities]):
    """D3.9  Every seat rolls its five dice."""

    def run(self, table: Cities) -> None:
        for seat in range(table.kit.seats):
            table.roll_dice(seat, "D3.9")
