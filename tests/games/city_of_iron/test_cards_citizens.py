"""The citizens that every nation has."""

from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves

NEW = {0: ["guide", "mayor", "explorer"]}
ARMS = {0: ["soldier", "captain", "scout"]}


def holding(*cards: str, **words: object) -> Story:
    return iron(**{"hand": {0: list(cards)}, "coins": [0, 0], "citizen_deck": NEW, "military_deck": ARMS, **words})


def symbols(card: str, seat: int = 0) -> tuple[int, int, int]:
    """Hammers, compasses, guns."""
    table = iron(seats=4, hand={seat: [card]})
    (id,) = table.hand(seat)
    shown = table.printed("cards", id)
    return shown["hammers"], shown["compasses"], shown["guns"]


@proves("scholar")
def test_scholar_gains_a_science() -> None:
    assert iron(hand={0: ["scholar"]}).plays(0, "play scholar").science == [1, 0]
    assert symbols("scholar") == (1, 0, 0)


@proves("cartographer")
def test_cartographer_draws_from_either_deck_for_free() -> None:
    table = holding("cartographer").plays(0, "play cartographer", "draw military")
    assert (table.hand(0), table.asked) == (["soldier"], 0)
    assert symbols("cartographer") == (0, 1, 0)


@proves("explorer")
def test_explorer_founds_a_city() -> None:
    table = iron(hand={0: ["explorer", "guide"]}).plays(0, "play explorer", "settle red-dunes", "city garrison")
    table.plays(0, "discard guide")
    assert table.lands(0) == ["fields-of-arc", "red-dunes"]
    assert (table.discards(0, "citizen"), table.asked) == (["guide", "explorer"], 1)
    assert symbols("explorer") == (0, 1, 0)


@proves("mayor")
def test_mayor_adds_a_district_for_two_hammers() -> None:
    table = iron(hand={0: ["mayor", "scholar", "banker"]}).plays(0, "play mayor", "banker as hammers")
    table.plays(0, "district great at fields-of-arc", "discard mayor", "discard scholar")
    assert table.city(0, "fields-of-arc")["room"] == 8
    assert symbols("mayor") == (1, 0, 0)


@proves("merchant")
def test_merchant_gains_a_coin_for_free() -> None:
    table = holding("merchant").plays(0, "play merchant")
    assert (table.coins, table.asked) == ([1, 0], 0)
    assert symbols("merchant") == (0, 1, 0)


@proves("banker")
def test_banker_gains_four_coins() -> None:
    assert holding("banker").plays(0, "play banker").coins == [4, 0]
    assert symbols("banker") == (1, 0, 0)


@proves("architect")
def test_architect_builds_for_two_coins_less() -> None:
    table = holding("architect", row=["academy"], coins=[3, 0]).plays(0, "play architect")
    assert (table.built(0), table.coins) == ({"fields-of-arc": ["academy"]}, [1, 0])
    assert symbols("architect") == (2, 0, 0)


@proves("builder")
def test_builder_makes_the_next_building_a_coin_cheaper() -> None:
    table = holding("builder", row=["inn"], coins=[2, 0]).plays(0, "play builder", "build inn 1")
    assert (table.built(0), table.coins) == ({"fields-of-arc": ["inn"]}, [0, 0])
    assert symbols("builder") == (1, 0, 0)


@proves("engineer")
def test_engineer_builds_without_science() -> None:
    table = holding("engineer", row=["monument"], coins=[7, 0]).plays(0, "play engineer")
    assert (table.built(0), table.coins, table.science) == ({"fields-of-arc": ["monument"]}, [0, 0], [0, 0])
    assert symbols("engineer") == (2, 0, 0)


@proves("researcher")
def test_researcher_gains_two_science_for_a_hammer() -> None:
    table = holding("researcher", "banker").plays(0, "play researcher", "discard researcher")
    assert (table.science, table.hand(0)) == ([2, 0], [])
    assert "needs 1 more hammer" in holding("researcher", "guide", citizen_deck={0: []}).refusal("play researcher")
    assert symbols("researcher") == (1, 1, 0)


@proves("surveyor")
def test_surveyor_stores_up_to_two_and_draws() -> None:
    table = holding("surveyor", row=["inn", "mine", "palace"])
    table.plays(0, "play surveyor", "store palace 3", "store inn 1", "draw citizen")
    assert (table.stored(0), table.row, table.hand(0)) == (["inn", "palace"], ["mine"], ["guide"])
    fewer = holding("surveyor", row=["inn"]).plays(0, "play surveyor", "done", "draw military")
    assert (fewer.row, fewer.hand(0)) == (["inn"], ["soldier"])
    assert symbols("surveyor") == (0, 2, 0)


@proves("tax-collector")
def test_tax_collector_counts_tokens_on_lands() -> None:
    assert holding("tax-collector").plays(0, "play tax-collector").coins == [2, 0]
    grown = {0: {"red-dunes": ["civic", "great"]}}
    assert holding("tax-collector", cities=grown).plays(0, "play tax-collector").coins == [4, 0]
    assert symbols("tax-collector") == (1, 0, 0)


@proves("guide")
def test_guide_draws_one_of_each() -> None:
    table = holding("guide", citizen_deck={0: ["mayor"]}).plays(0, "play guide")
    assert table.hand(0) == ["mayor", "soldier"]
    assert symbols("guide") == (0, 2, 0)


@proves("governor")
def test_governor_builds_up_to_two_at_full_price() -> None:
    table = holding("governor", row=["inn", "mine", "academy"], coins=[9, 0], science=[1, 0]).plays(0, "play governor")
    table.plays(0, "build inn 1", "build academy 2")
    assert (table.built(0), table.coins) == ({"fields-of-arc": ["inn", "academy"]}, [2, 0])
    assert symbols("governor") == (2, 1, 0)
