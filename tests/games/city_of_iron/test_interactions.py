"""I16  Cards that need a word more."""

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I16.1")
def test_a_card_draws_what_there_is() -> None:
    table = iron(hand={0: ["guide"]}, citizen_deck={0: []}, military_deck={0: ["soldier"]}).plays(0, "play guide")
    assert table.hand(0) == ["soldier"]
    any_mix = iron(hand={0: ["airship"]}, citizen_deck={0: ["scholar"]}, military_deck={0: ["soldier"]})
    any_mix.plays(0, "play airship", "draw military")
    assert any_mix.hand(0) == ["scholar", "soldier"]


@proves("I16.2")
def test_a_free_card_that_asks_for_coins_needs_them() -> None:
    table = iron(nations=["cresaria", "arc"], hand={0: ["sage"]}, coins=[1, 0])
    assert "needs 1 more coin · I16.2" in table.refusal("play sage")


@proves("I16.3")
def test_a_moved_building_keeps_everything() -> None:
    table = iron(
        hand={0: ["crane-operator"]},
        buildings={0: {"home": ["mine", "academy"]}},
        cities={0: {"red-dunes": ["civic"]}},
        coins=[0, 0],
    )
    before = table.nation(0)
    table.plays(0, "play crane-operator", "move mine from fields-of-arc")
    after = table.nation(0)
    assert table.built(0) == {"fields-of-arc": ["academy"], "red-dunes": ["mine"]}
    for key in ("goods", "income", "science", "coins", "science_icons", "mastered", "building_vp"):
        assert after[key] == before[key], key


@proves("I16.4")
def test_an_eye_for_one_turn_looks_deeper_too() -> None:
    order = ["lantern-hollow", "turnip-cross", "shepherds-gate"]
    table = iron(hand={0: ["scout", "rifle-company", "guide"]}, stacks={1: order})
    assert table.stack(1, 0) == ["lantern-hollow", None, None]
    table.plays(0, "play scout")
    assert table.stack(1, 0) == ["lantern-hollow", "turnip-cross", None]
    assert "attack turnip-cross" in table.moves
    table.plays(0, "tax").taxes(1)
    assert table.stack(1, 0) == ["lantern-hollow", "turnip-cross", None]
    assert table.seen["extra_eyes"] == 0
    assert "attack turnip-cross" not in table.moves


@proves("I16.5")
def test_several_actions_are_taken_one_after_the_other() -> None:
    table = iron(nations=["om", "arc"], hand={0: ["steambot", "banker"]}, row=["inn"], coins=[4, 0])
    table.plays(0, "play steambot")
    assert table.moves == ["tax", "research", "draw citizen", "draw military", "store", "build inn 1"]
    table.plays(0, "research")
    assert (table.science[0], table.asked) == (1, 0)
    assert "research" not in table.moves
    table.plays(0, "store")
    assert (table.stored(0), table.asked) == (["inn"], 1)


@proves("I16.6")
def test_a_card_for_one_building_must_build_and_one_for_several_may_stop() -> None:
    table = iron(hand={0: ["architect"]}, row=["inn", "mine"], coins=[9, 0], science=[1, 0]).plays(0, "play architect")
    assert table.moves == ["build inn 1", "build mine 2"]
    assert "something can be built, so it must be · I16.6" in table.refusal("done")
    several = iron(hand={0: ["governor"]}, row=["inn", "inn"], coins=[9, 0]).plays(0, "play governor")
    several.plays(0, "build inn 1", "done")
    assert (several.built(0), several.asked) == ({"fields-of-arc": ["inn"]}, 1)


@proves("I16.7")
def test_a_swap_changes_this_rounds_turns_and_the_next_rounds_bids() -> None:
    table = iron(step="end-of-spring", seats=3, nations=["om", "arc", "hog"], hand={0: ["fixer"]}, order=[1, 2, 0],
                 coins=[0, 0, 0])  # fmt: skip
    table.plays(0, "swap 2")
    assert table.seen["turn_order"] == [0, 2, 1]
    table.taxes(0, 2, 1, 0, 2, 1, 0, 2, 1)
    while table.seen["phase"] == "winter":
        assert table.asked is not None
        table.plays(table.asked, "done")
    assert table.seen["bid_track"] == [1, 2, 0]


@proves("I16.8")
def test_no_nation_has_two_free_cards_that_draw() -> None:
    for sheet in iron().table.kit.sheets:
        own = [card for card in iron().table.kit.cards if sheet.cards >> card.number & 1 and card.free]
        assert [card.id for card in own if card.draws or card.citizen_draws or card.military_draws] == ["cartographer"]
