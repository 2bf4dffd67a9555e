"""I2  What is in the box: the content against the components of the manual."""

from copy import deepcopy
from typing import Any

import pytest

import parlour
from parlour.engine.content import Content, ContentError, load_content
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.game import check_counts
from tests.games.city_of_iron.story import begun, iron
from tests.proof import proves

GAME = parlour.find_game("city-of-iron")


def the_box(**overrides: object) -> IronBox:
    box = GAME.make_box(2, {}, overrides)
    assert isinstance(box, IronBox)
    return box


def entries(table: str) -> dict[str, Any]:
    return GAME.content.table(table)


@proves("I2.1")
def test_there_are_59_building_cards_of_30_kinds_in_three_decks() -> None:
    decks = dict.fromkeys("ABC", 0)
    for entry in entries("buildings").values():
        decks[entry["deck"]] += sum(entry["copies"])
    assert decks == {"A": 24, "B": 19, "C": 16}
    names = [entry["name"] for entry in entries("buildings").values()]
    assert len(names) == len(set(names)) == 30


@proves("I2.2")
def test_two_of_three_score_cards_show_a_book() -> None:
    assert [(card["deck"], card["book"]) for card in entries("score_cards").values()] == [
        ("A", True), ("B", True), ("C", False)
    ]  # fmt: skip


@proves("I2.3")
def test_there_are_five_towns_to_each_number_of_stars_and_twelve_lands() -> None:
    assert [len(stack["towns"]) for stack in entries("stacks").values()] == [5, 5, 5]
    assert len(entries("towns")) == 15
    assert len(entries("lands")) == 12


@proves("I2.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_nation_has_28_cards_five_of_them_its_own(seat: int) -> None:
    sheets = the_box().sheets
    own = {card.id for card in the_box().cards if sheets[seat].cards >> card.number & 1}
    others = {card.id for card in the_box().cards for sheet in sheets if sheet.cards >> card.number & 1
              and sheet.number != seat}  # fmt: skip
    assert len(own) == 28
    assert len(own - others) == 5
    cards = [entries("cards")[id] for id in own]
    assert [sum(card["kind"] == kind for card in cards) for kind in ("citizen", "military")] == [17, 11]
    names = [card["name"] for card in cards]
    assert [name for name in set(names) if names.count(name) > 1] == ["Soldier"]
    common = [card for id, card in entries("cards").items() if id in own & others]
    assert [sum(card["kind"] == kind for card in common) for kind in ("citizen", "military")] == [14, 9]


@proves("I2.5")
def test_every_player_has_a_capital_and_three_tokens_for_growth() -> None:
    nation = begun(2).view(None)["table"]["nations"][0]
    assert nation["unused_tokens"] == ["civic", "garrison", "great"]
    assert nation["cities"][0]["tokens"] == [{"id": "capital", "side": "city"}]


@proves("I2.6")
def test_three_action_tokens_are_turned_one_by_one() -> None:
    table = iron()
    assert [table.nation(seat)["actions_left"] for seat in (0, 1)] == [3, 3]
    table.taxes(0)
    assert [table.nation(seat)["actions_left"] for seat in (0, 1)] == [2, 3]
    table.taxes(1, 0, 1, 0, 1)
    assert [table.nation(seat)["actions_left"] for seat in (0, 1)] == [0, 0]


@proves("I2.7")
def test_a_nation_board_has_two_decks_with_their_discards_and_a_pool_and_no_power() -> None:
    for seat, nation in enumerate(iron(seats=4).seen["nations"]):
        assert list(nation["decks"]) == ["citizen", "military"]
        assert all("discards" in deck for deck in nation["decks"].values())
        assert nation["pool"]
        assert (nation["coins"], nation["income"], nation["eyes"]) == (7, 2, 0), seat


@proves("I2.8")
def test_land_is_of_eight_types() -> None:
    types = set(entries("terrains"))
    assert types == {"plains", "forest", "mountain", "desert", "coast", "volcano", "jungle", "sky"}
    assert {terrain for land in entries("lands").values() for terrain in land["terrain"]} == types
    assert all(len(land["terrain"]) > 1 for land in entries("lands").values())
    assert {building["land"] for building in entries("buildings").values()} == types | {"any"}


@proves("I2.9")
def test_tokens_and_tracks_only_show_what_is_counted() -> None:
    seen = iron(coins=[3, 0], science=[4, 0], vp=[5, 0]).seen
    assert [seen["nations"][0][what] for what in ("coins", "science", "vp")] == [3, 4, 5]
    assert not {"board", "aids"} & set(GAME.content.tree)


@pytest.mark.parametrize("path", [("buildings", "mine", "coins"), ("cards", "warlord", "guns")])
def test_a_number_can_be_overridden(path: tuple[str, str, str]) -> None:
    box = the_box(**{".".join(path): 9})
    found = box.buildings[3].coins if path[0] == "buildings" else next(c for c in box.cards if c.id == path[1]).guns
    assert found == 9


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        ({"buildings.mine.land": "swamp"}, "buildings.mine.land cannot be 'swamp'"),
        ({"lands.red-dunes.vehicle": "boat"}, "lands.red-dunes.vehicle cannot be 'boat'"),
        ({"nations.arc.home": "red-dunes"}, "nations.arc.home cannot be 'red-dunes'"),
        ({"numbers.rounds": 13}, "numbers.rounds must be from 1 to 12"),
        ({"cards.mayor.kind": "military"}, "it says what is in the box"),
    ],
)
def test_a_word_that_means_nothing_is_refused(overrides: dict[str, object], sentence: str) -> None:
    with pytest.raises(parlour.BadSetup, match=sentence):
        GAME.make_box(2, {}, overrides)


@pytest.mark.parametrize(
    ("table", "id", "key", "value"),
    [
        ("cards", "warlord", "guns", 6),
        ("buildings", "mine", "copies", [3, 1, 1]),
        ("lands", "red-dunes", "marked", True),
    ],
)
def test_content_that_does_not_add_up_is_refused(table: str, id: str, key: str, value: object) -> None:
    tree = deepcopy(GAME.content.tree)
    tree[table][id][key] = value
    with pytest.raises(ContentError, match="does not add up"):
        check_counts(Content(tree, "city_of_iron"))


def test_texts_show_their_numbers() -> None:
    for table in GAME.card_tables:
        for id in entries(table):
            text = GAME.words().entry(GAME.content, table, id)
            assert text.endswith(".") and "{" not in text, id
    assert GAME.words().text_of(GAME.content, "cards", "banker") == "Gain 4 coins."
    dear = load_content(GAME.package, {"cards.banker.coins": 1})
    assert GAME.words().text_of(dear, "cards", "banker") == "Gain 1 coin."
