"""I10  Towns."""

import pytest

from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves

ARMY = ["captain", "mercenary", "rifle-company", "scout", "guide"]  # 7 guns, 5 compasses


def attacked(town: str, *payment: str, **words: object) -> Story:
    table = iron(**{"hand": {0: ARMY}, **words})
    return table.plays(0, f"attack {town}", *payment)


def settle(table: Story, seat: int) -> Story:
    """Discard in whatever order, until the turn is over."""
    while table.asked == seat and table.question == "Arrange":
        table.plays(seat, table.moves[0])
    return table


@proves("I10.1")
def test_targets_are_top_towns_and_towns_of_others() -> None:
    everything = [
        "captain",
        "mercenary",
        "rifle-company",
        "ironclad",
        "general",
        "schooner",
        "airship",
        "guide",
        "scout",
    ]
    table = iron(
        hand={0: everything},
        stacks={1: ["turnip-cross"], 2: ["gearwick"], 3: ["silkwater"]},
        towns={0: ["lantern-hollow"], 1: ["brine-harbor"]},
    )
    attacks = [move for move in table.moves if move.startswith("attack")]
    assert attacks == ["attack turnip-cross", "attack brine-harbor", "attack gearwick", "attack silkwater"]
    assert "you hold this town yourself · I10.1" in table.refusal("attack lantern-hollow")


@proves("I10.2")
def test_guns_must_reach_the_defense_and_compasses_the_distance() -> None:
    top = {1: ["shepherds-gate"]}  # 4 guns, 2 compasses
    weak = iron(hand={0: ["soldier", "mercenary", "guide"]}, stacks=top)
    assert "needs 1 more gun · I10.2" in weak.refusal("attack shepherds-gate")
    near = iron(hand={0: ["rifle-company", "mercenary", "merchant"]}, stacks=top)
    assert "needs 1 more compass · I10.2" in near.refusal("attack shepherds-gate")
    table = attacked("shepherds-gate", "captain as guns", "mercenary as guns", "scout as compasses", "done", stacks=top)
    assert settle(table, 0).towns(0) == ["shepherds-gate"]
    assert sorted(table.discards(0, "military")) == ["captain", "mercenary", "scout"]
    assert table.hand(0) == ["guide", "rifle-company"]


@proves("I10.3")
def test_a_conquered_town_brings_income_and_goods_and_needs_no_space() -> None:
    table = attacked("lantern-hollow", "captain as guns", "mercenary as guns", "guide as compasses", "done",
                     stacks={1: ["lantern-hollow"]})  # fmt: skip
    assert (table.income, table.goods(0)) == ([3, 2], {"moss": 2})
    assert table.city(0, "fields-of-arc")["free"] == 5
    assert table.clauses("conquer") == ["I10.3"]


@proves("I10.4")
def test_a_neutral_town_costs_the_row_its_leftmost_building() -> None:
    pay = ("rifle-company as guns", "scout as compasses", "done")
    table = attacked("turnip-cross", *pay, stacks={1: ["turnip-cross"]}, row=["inn", "mine"])
    assert (table.row, table.scrap) == (["mine"], ["inn"])
    empty = attacked("turnip-cross", *pay, stacks={1: ["turnip-cross"]})
    assert (empty.towns(0), empty.row) == (["turnip-cross"], [])


@proves("I10.5")
def test_a_town_taken_from_a_player_changes_hands_with_all_it_brings() -> None:
    pay = ("rifle-company as guns", "scout as compasses", "done")
    table = attacked("turnip-cross", *pay, towns={1: ["turnip-cross"]}, row=["inn"])
    assert (table.towns(0), table.towns(1)) == (["turnip-cross"], [])
    assert (table.income, table.goods(0), table.goods(1)) == ([3, 2], {"turnips": 2}, {})
    assert table.row == ["inn"]
    assert table.told("seize") == [{"seat": 0, "town": "turnip-cross", "victim": 1}]
    assert settle(table, 0).asked == 1  # in the turn of seat 1, who was not asked before


@proves("I10.5")
def test_a_held_town_is_as_strong_as_before() -> None:
    table = iron(hand={0: ["captain", "guide"]}, towns={1: ["turnip-cross"]})
    assert "needs 1 more gun · I10.2" in table.refusal("attack turnip-cross")


@proves("I10.6")
@pytest.mark.parametrize(("eyes", "reach"), [([], 1), (["watchtower"], 2), (["watchtower", "observatory"], 3)])
def test_eyes_reach_past_the_top(eyes: list[str], reach: int) -> None:
    order = ["lantern-hollow", "turnip-cross", "shepherds-gate"]
    table = iron(hand={0: ARMY}, buildings={0: {"home": eyes}}, stacks={1: order})
    attacks = {move.removeprefix("attack ") for move in table.moves if move.startswith("attack")}
    assert attacks & set(order) == set(order[:reach])


@proves("I10.6")
def test_a_town_that_is_too_deep_is_refused() -> None:
    order = ["lantern-hollow", "turnip-cross", "shepherds-gate"]
    table = iron(hand={0: ARMY}, spied={0: ["turnip-cross"]}, stacks={1: order})
    assert "your eyes do not reach that deep · I10.6" in table.refusal("attack turnip-cross")


@proves("I10.6", "I10.9")
def test_skipped_towns_stay_where_they_are() -> None:
    order = ["lantern-hollow", "turnip-cross", "shepherds-gate"]
    table = iron(hand={0: ARMY}, buildings={0: {"home": ["watchtower"]}}, stacks={1: order})
    table.plays(0, "attack turnip-cross", "rifle-company as guns", "scout as compasses", "done")
    assert table.stack(1) == ["lantern-hollow", None]
    assert table.told("town_up") == []


@proves("I10.7")
def test_looking_is_for_the_own_turn_and_is_remembered() -> None:
    order = ["lantern-hollow", "turnip-cross", "shepherds-gate"]
    table = iron(buildings={1: {"home": ["watchtower"]}}, stacks={1: order})
    assert table.stack(1, 1) == ["lantern-hollow", None, None]
    table.taxes(0)
    assert table.stack(1, 1) == ["lantern-hollow", "turnip-cross", None]
    assert table.stack(1, 0) == table.stack(1, None) == ["lantern-hollow", None, None]
    table.taxes(1)
    assert table.stack(1, 1) == ["lantern-hollow", "turnip-cross", None]
    (known,), (seen,) = table.told("look", 1), table.told("look", 0)
    assert known["seat"] == seen["seat"] == 1
    assert len(known["towns"]) == known["number"] == seen["number"]
    assert "turnip-cross" in known["towns"] and seen["towns"] is None


@proves("I10.8")
def test_eyes_are_of_no_use_against_players() -> None:
    with_eyes = iron(hand={0: ["captain", "guide"]}, buildings={0: {"home": ["watchtower"]}},
                     towns={1: ["turnip-cross"]})  # fmt: skip
    assert "attack turnip-cross" not in with_eyes.moves


@proves("I10.9")
def test_the_next_town_comes_to_the_top() -> None:
    table = attacked("turnip-cross", "rifle-company as guns", "scout as compasses", "done",
                     stacks={1: ["turnip-cross", "lantern-hollow"]})  # fmt: skip
    assert table.stack(1) == ["lantern-hollow", None]
    assert table.told("town_up") == [{"town": "lantern-hollow", "stack": "one-star"}]
