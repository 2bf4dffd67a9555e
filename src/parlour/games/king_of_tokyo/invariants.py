"""What can never be otherwise on a table of King of Tokyo."""

from parlour.engine.bits import bit
from parlour.games.king_of_tokyo.faces import MOST_DICE, size
from parlour.games.king_of_tokyo.state import BAY, CITY, NO_CARD, OUTSIDE, Tokyo
from parlour.games.king_of_tokyo.store import discards


def check(table: Tokyo) -> None:
    """Raise an AssertionError where the table cannot be so."""
    box = table.kit
    _check_cards(table)
    for seat, monster in enumerate(table.monsters):
        assert monster.alive == (monster.life > 0) or table.over, f"seat {seat} is alive with {monster.life} life"
        assert 0 <= monster.life <= table.most_life(seat), f"seat {seat} has {monster.life} life"
        assert monster.stars >= 0 and monster.energy >= 0, f"seat {seat} owes stars or energy"
        assert monster.poison >= 0 and monster.shrink >= 0
        if not monster.alive:
            left = monster.cards | monster.energy | monster.poison | monster.shrink | monster.place
            assert left == 0, f"seat {seat} is eliminated but has something left"
        assert (monster.reached > 0) == (monster.alive and monster.stars >= box.goal), f"seat {seat} and the goal"
    assert sum(monster.poison for monster in table.monsters) <= box.poison_supply
    assert sum(monster.shrink for monster in table.monsters) <= box.shrink_supply
    for place in (CITY, BAY):
        assert sum(monster.place == place for monster in table.monsters) <= 1, "two monsters in one place"
    if not table.over:
        assert table.bay_open() or table.who_is_in(BAY) < 0, "somebody is in the closed Bay"
        assert table.living() >= 2, "the match goes on with one monster"
    figures = [monster.figure for monster in table.monsters if monster.figure >= 0]
    assert len(set(figures)) == len(figures), "two players have one monster"
    assert size(table.dice) <= MOST_DICE
    assert OUTSIDE == 0


def _check_cards(table: Tokyo) -> None:
    """Every card is in exactly one place, and the Mimic counter lies on a card in play."""
    places = list(table.deck[table.drawn :]) + [number for number in table.store if number != NO_CARD]
    for monster in table.monsters:
        places += [card.number for card in table.keeps(monster.cards)]
        copy = 0
        if table.copied != NO_CARD and monster.cards >> table.kit.mimic & 1:
            copy = bit(table.copied)
        assert monster.powers == monster.cards | copy, "powers that no card gives"
        assert monster.doubled == monster.cards & copy
    assert len(set(places)) == len(places), "a card is in two places"
    assert len(places) + len(discards(table)) == len(table.kit.cards)
    if table.copied != NO_CARD:
        assert table.owner_of(table.copied) >= 0 and table.owner_of(table.kit.mimic) >= 0
        assert table.copied != table.kit.mimic
    for number, amount in enumerate(table.tokens):
        assert amount == 0 or table.owner_of(number) >= 0, "tokens on a card that nobody has"
