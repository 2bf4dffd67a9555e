"""I8  Decks and discards."""

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I8.1")
def test_each_card_goes_to_the_pile_of_its_own_kind() -> None:
    hand = ["explorer", "guide", "schooner"]
    table = iron(hand={0: hand}).plays(0, "play explorer", "settle brine-isles")
    table.plays(0, "schooner as compasses", "done", "city civic")
    assert (table.discards(0, "citizen"), table.discards(0, "military")) == (["explorer"], ["schooner"])
    assert table.hand(0) == ["guide"]


@proves("I8.2")
def test_the_order_of_cards_discarded_together_is_chosen() -> None:
    words = {"hand": {0: ["mayor", "scholar", "banker"]}, "citizen_discards": {0: ["guide"]}}
    table = iron(**words).plays(0, "play mayor", "scholar as hammers", "district civic at fields-of-arc")
    assert table.question == "Arrange"
    assert table.moves == ["discard scholar", "discard mayor", "discard banker"]
    table.plays(0, "discard banker", "discard scholar")
    assert table.discards(0, "citizen") == ["guide", "banker", "scholar", "mayor"]


@proves("I8.2")
def test_the_order_is_fixed_afterwards() -> None:
    table = iron(hand={0: ["banker"]}, citizen_discards={0: ["guide", "mayor"]}).plays(0, "play banker")
    assert table.discards(0, "citizen") == ["guide", "mayor", "banker"]
    assert table.asked == 1


@proves("I8.3")
def test_an_empty_draw_pile_is_the_turned_over_discard_pile() -> None:
    table = iron(citizen_deck={0: []}, citizen_discards={0: ["guide", "mayor", "banker"]}).plays(0, "draw citizen")
    assert table.hand(0) == ["guide"]
    assert (table.deck(0, "citizen")["order"], table.discards(0, "citizen")) == (["mayor", "banker"], [])
    assert table.clauses("flip") == ["I8.3"]


@proves("I8.4")
def test_the_pile_is_turned_over_only_when_a_card_is_drawn() -> None:
    table = iron(citizen_deck={0: ["scholar"]}, citizen_discards={0: ["guide"]}).plays(0, "draw citizen")
    assert (table.deck(0, "citizen")["left"], table.discards(0, "citizen")) == (0, ["guide"])
    table.taxes(1).plays(0, "play scholar")
    assert table.discards(0, "citizen") == ["guide", "scholar"]


@proves("I8.5")
def test_a_draw_from_two_empty_piles_is_lost() -> None:
    table = iron(hand={0: ["foreman"]}, citizen_deck={0: ["scholar"]}).plays(0, "play foreman")
    assert table.hand(0) == ["scholar"]
    assert table.told("no_draw", 1) == [{"seat": 0, "deck": "citizen", "amount": 1}]
    assert table.clauses("no_draw") == ["I8.5"]


@proves("I8.5")
def test_draws_lost_in_autumn_are_told() -> None:
    """Both decks of seat 0 are empty, and the capital and the Barracks would bring a card each."""
    empty = {"citizen_deck": {0: []}, "military_deck": {0: []}}
    table = iron(step="autumn", buildings={0: {"home": ["barracks"]}}, **empty)
    lost = [entry.text for entry in table.match.journal(None) if entry.kind == "no_draw"]
    assert lost == [
        "Player 1 has no citizen card left to draw: one draw is lost.",
        "Player 1 has no military card left to draw: one draw is lost.",
    ]


@proves("I8.5")
def test_draws_from_any_deck_are_told_as_lost_where_no_deck_has_a_card() -> None:
    """The Airship draws three: there is one."""
    table = iron(hand={0: ["airship"]}, citizen_deck={0: ["scholar"]}, military_deck={0: []}).plays(0, "play airship")
    assert table.hand(0) == ["scholar"]
    assert table.told("no_draw") == [{"seat": 0, "deck": None, "amount": 2}]


@proves("I8.6")
def test_owned_cards_are_in_hand_and_piles_and_not_in_the_pool() -> None:
    table = iron(
        hand={0: ["banker", "mayor"]},
        citizen_deck={0: ["guide"]},
        military_deck={0: ["soldier"]},
        citizen_discards={0: ["scholar"]},
        military_discards={0: ["captain", "scout"]},
    )
    assert table.nation(0)["bonus_counts"]["cards"] == 7
    assert table.nation(1)["bonus_counts"]["cards"] == 4
    assert len(table.pool(0)) == 28 - 7
