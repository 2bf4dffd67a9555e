"""Cultural locations, one by one."""

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.games.dice_city.test_locations_basic import used
from tests.proof import proves


@proves("cathedral", "D16.9")
def test_cathedral_is_worth_the_cultural_locations_on_its_row() -> None:
    table = cities(city={0: {"white 1": "cathedral"}})
    assert table.points(0) == {"locations": 1}
    row = {"white 1": "cathedral", "white 2": "cathedral", "white 3": "manor", "white 4": "well"}
    assert cities(city={0: row}).points(0) == {"locations": 3 + 3 + 2 + 1}


@proves("festival-hall")
@pytest.mark.parametrize(
    ("stock", "tokens"), [((1, 1, 1), 0), ((2, 0, 0), 1), ((3, 2, 0), 2), ((5, 4, 3), 5), ((0, 1, 8), 4)]
)
def test_festival_hall_gives_a_token_for_every_two_of_a_resource(stock: tuple[int, int, int], tokens: int) -> None:
    wood, stone, iron = stock
    table = used("festival-hall", wood=[wood, 0], stone=[stone, 0], iron=[iron, 0])
    assert table.tokens == [tokens, 0]
    assert table.seen["cities"][0]["stock"] == {"wood": wood, "stone": stone, "iron": iron, "gold": 0}


def statue(stone: int, iron: int) -> Story:
    """Seat 0 has built a Grand Statue and has so much left."""
    table = cities(step="build", display=["grand-statue"], stone=[stone + 1, 0], iron=[iron + 1, 0], wood=[9, 0])
    return table.plays(0, "buy grand-statue", "build white 1")


@proves("grand-statue", "D10.10")
def test_grand_statue_takes_up_to_three_more_of_stone_and_iron() -> None:
    table = statue(2, 2)
    assert table.moves == ["done", "pay stone", "pay iron"]
    table.plays(0, "pay iron", "pay stone", "pay iron")
    assert (table.tokens, table.question, table.stock(0)) == ([3, 0], "Buy", "9 wood 1 stone")


@proves("grand-statue")
def test_grand_statue_takes_no_fourth_unit_of_either() -> None:
    table = statue(2, 5)
    table.plays(0, "pay iron", "pay iron", "pay iron")
    assert (table.tokens, table.question, table.stock(0)) == ([3, 0], "Buy", "9 wood 2 stone 2 iron")


@proves("grand-statue")
def test_grand_statue_may_be_left_as_it_is() -> None:
    table = statue(2, 2)
    table.plays(0, "done")
    assert (table.tokens, table.points(0)) == ([0, 0], {"locations": 2})


@proves("grand-statue")
def test_grand_statue_takes_what_there_is() -> None:
    table = statue(0, 1)
    assert table.moves == ["done", "pay iron"]
    assert "needs 1 more stone · grand-statue" in table.refusal("pay stone")
    table.plays(0, "pay iron")
    assert (table.tokens, table.question) == ([1, 0], "Buy")
    assert statue(0, 0).question == "Buy"


@proves("great-wall", "D16.7")
def test_great_wall_raises_the_defense_of_its_row() -> None:
    table = cities(city={0: {"white 1": "great-wall", "white 2": "mine", "red 2": "mine"}})
    assert [table.space(0, space)["defense"] for space in ("white 1", "white 2", "red 2")] == [5, 4, 2]
    assert table.space(0, "white 3")["defense"] is None


@proves("manor")
def test_manor_gives_two_vp_tokens() -> None:
    table = used("manor")
    assert table.points(0) == {"locations": 2, "tokens": 2}


@proves("concert-hall")
def test_concert_hall_counts_active_cultural_locations_of_its_column() -> None:
    city = {"white 3": "concert-hall", "red 3": "manor", "blue 3": "manor"}
    table = cities(dice={0: "3 1 - - -"}, city={0: city}, deactivated={0: ["blue 3"]})
    table.plays(0, "white", "use")
    assert table.tokens == [3, 0]  # itself, the printed Small House of yellow, the Manor of red


@proves("art-gallery", "D8.5")
def test_art_gallery_gives_four_vp_tokens_for_a_gold() -> None:
    table = used("art-gallery", gold=[2, 0])
    assert (table.tokens, table.stock(0), table.seen["gold_out"]) == ([4, 0], "1 gold", 1)


@proves("music-school", "D16.16")
def test_music_school_gives_two_vp_tokens_for_each_pass_token() -> None:
    one = used("music-school", pass_tokens=[3, 0])
    assert one.moves == ["done", "pay"]
    one.plays(0, "done")
    assert (one.tokens, one.pass_tokens) == ([2, 0], [2, 0])
    two = used("music-school", pass_tokens=[3, 0])
    two.plays(0, "pay")
    assert (two.tokens, two.pass_tokens, two.question) == ([4, 0], [1, 0], "ChooseDie")


@proves("music-school")
def test_music_school_asks_no_more_when_no_token_is_left() -> None:
    table = used("music-school", pass_tokens=[1, 0])
    assert (table.tokens, table.question) == ([2, 0], "ChooseDie")


@proves("triumphal-arch", "D10.10")
@pytest.mark.parametrize(
    ("held", "tokens"),
    [({}, 0), ({"small-bandits": 1}, 1), ({"small-bandits": 1, "large-bandits": 2}, 3), ({"small-bandits": 4}, 3)],
)
def test_triumphal_arch_gives_a_token_for_each_bandits_card_up_to_three(held: dict[str, int], tokens: int) -> None:
    table = cities(
        step="build", display=["triumphal-arch"], wood=[1, 0], stone=[2, 0], held={0: held}, rolls=QUIET, deck_left=0
    )
    table.plays(0, "buy triumphal-arch", "build white 1")
    assert table.tokens == [tokens, 0]
