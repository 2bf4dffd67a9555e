"""Every event by name: what it does, and which stack it calls for."""

import pytest

from tests.games.vegas_showdown.story import CONNECTED, Story, draws, vegas

RICH = [99] * 3
SLOTS = {0: ["slots a3", "fancy-slots a2", "fancy-slots a1"], 1: ["slots a3"]}
LOUNGES = {0: ["lounge a3", "fancy-lounge c3"], 1: ["lounge f3"]}
RESTAURANTS = {0: ["restaurant f3 90", "fancy-restaurant e3 90"], 1: ["restaurant f3 90"]}


def size_of(event: str) -> str:
    sizes = ["small", "medium", "large", "any"]
    return sizes[next(one.size for one in vegas().table.kit.events if one.id == event)]


def fame(table: Story) -> dict[int, int]:
    return {entry["seat"]: entry["amount"] for entry in table.told("fame")}


def money(table: Story) -> dict[int, int]:
    return {entry["seat"]: entry["amount"] for entry in table.told("money")}


def banned(event: str) -> list[str]:
    """What the event takes from sale: it is drawn, and what it bans is refused in its name."""
    table = draws(event, board=["-", "fancy-lounge", "sports-book"], cash=RICH)
    tiles: list[str] = table.seen["no_bids_on"]
    for place in table.seen["places"]:
        assert (f"bid {place['id']}" in table.moves) == (place["tile"] not in tiles)
        if place["tile"] in tiles:
            assert "are forbidden this round by" in table.refusal(f"bid {place['id']}")
    return tiles


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_pull_strings_lets_the_dealer_pick_the_stack(size: str) -> None:
    table = draws("pull-strings")
    before = table.left(size)
    assert (size_of("pull-strings"), table.moves) == ("any", ["small", "medium", "large"])
    table.plays(0, size)
    assert table.left(size) == before - 1
    assert sum(one.id == "pull-strings" for one in table.table.kit.events) == 3


def test_slot_tournament_brings_fame_for_slots_and_fancy_slots() -> None:
    assert size_of("slot-tournament") == "small"
    assert fame(draws("slot-tournament", tiles=SLOTS)) == {0: 3, 1: 1}


def test_loose_change_pays_for_slots_and_fancy_slots() -> None:
    assert size_of("loose-change") == "medium"
    assert money(draws("loose-change", tiles=SLOTS)) == {0: 6, 1: 2}


def test_slot_builders_on_strike_ban_slots() -> None:
    assert size_of("slot-builders-on-strike") == "large"
    assert banned("slot-builders-on-strike") == ["slots"]


def test_machine_recall_bans_slots_and_fancy_slots() -> None:
    assert size_of("machine-recall") == "small"
    assert banned("machine-recall") == ["slots", "fancy-slots"]


def test_lounge_lizards_bring_fame_for_lounges_and_fancy_lounges() -> None:
    assert size_of("lounge-lizards") == "medium"
    assert fame(draws("lounge-lizards", tiles=LOUNGES)) == {0: 4, 1: 2}


def test_happy_hour_pays_for_lounges_and_fancy_lounges() -> None:
    assert size_of("happy-hour") == "large"
    assert money(draws("happy-hour", tiles=LOUNGES)) == {0: 6, 1: 3}


def test_lounge_builders_on_strike_ban_lounges() -> None:
    assert size_of("lounge-builders-on-strike") == "small"
    assert banned("lounge-builders-on-strike") == ["lounge"]


def test_liquor_license_freeze_bans_lounges_and_fancy_lounges() -> None:
    assert size_of("liquor-license-freeze") == "medium"
    assert banned("liquor-license-freeze") == ["lounge", "fancy-lounge"]


def test_rave_reviews_bring_fame_for_restaurants_and_fancy_restaurants() -> None:
    assert size_of("rave-reviews") == "large"
    assert fame(draws("rave-reviews", tiles=RESTAURANTS)) == {0: 4, 1: 2}


def test_dinner_rush_pays_for_restaurants_and_fancy_restaurants() -> None:
    assert size_of("dinner-rush") == "small"
    assert money(draws("dinner-rush", tiles=RESTAURANTS)) == {0: 8, 1: 4}


def test_restaurant_builders_on_strike_ban_restaurants() -> None:
    assert size_of("restaurant-builders-on-strike") == "medium"
    assert banned("restaurant-builders-on-strike") == ["restaurant"]


def test_health_inspection_bans_restaurants_and_fancy_restaurants() -> None:
    assert size_of("health-inspection") == "large"
    assert banned("health-inspection") == ["restaurant", "fancy-restaurant"]


def test_pr_scandal_forbids_publicity() -> None:
    assert size_of("pr-scandal") == "small"
    table = draws("pr-scandal")
    assert table.seen["no_actions"] == ["publicity"]
    assert "publicity" not in table.moves and "renovate" in table.moves


def test_building_permit_freeze_forbids_renovate() -> None:
    assert size_of("building-permit-freeze") == "medium"
    table = draws("building-permit-freeze")
    assert table.seen["no_actions"] == ["renovate"]
    assert "renovate" not in table.moves and "publicity" in table.moves


def income(event: str) -> list[int]:
    """The income of three seats: more Population, more Revenue, both equal."""
    table = draws(event, cash=[0, 0, 0], population=[8, 3, 6], revenue=[5, 9, 6])
    return table.cash


def test_convention_in_town_pays_by_the_higher_counter() -> None:
    assert size_of("convention-in-town") == "large"
    assert income("convention-in-town") == [8, 9, 6]


def test_big_spenders_pay_by_revenue() -> None:
    assert size_of("big-spenders") == "small"
    assert income("big-spenders") == [5, 9, 6]


def test_tour_buses_pay_by_population() -> None:
    assert size_of("tour-buses") == "medium"
    assert income("tour-buses") == [8, 3, 6]


def test_holiday_weekend_pays_five_more() -> None:
    assert size_of("holiday-weekend") == "large"
    assert income("holiday-weekend") == [10, 8, 11]


def test_slow_season_pays_three_less() -> None:
    assert size_of("slow-season") == "small"
    assert income("slow-season") == [2, 0, 3]


def test_construction_boom_lowers_the_minimum_bids() -> None:
    assert size_of("construction-boom") == "medium"
    assert draws("construction-boom").minimums[1:] == [12, 18]


def test_cost_overruns_raise_the_minimum_bids() -> None:
    assert size_of("cost-overruns") == "large"
    assert draws("cost-overruns").minimums[1:] == [25, 33]


def test_zoning_dispute_bans_all_premier_tiles() -> None:
    assert size_of("zoning-dispute") == "small"
    premier = [id for id, kind in vegas().printed("tiles").items() if kind["premier"]]
    assert banned("zoning-dispute") == premier


def test_crane_operators_strike_bans_large_premier_tiles() -> None:
    assert size_of("crane-operators-strike") == "medium"
    large = [id for id, kind in vegas().printed("tiles").items() if kind["premier"] and kind["size"] == "large"]
    assert banned("crane-operators-strike") == large


def test_gaming_commission_probe_bans_yellow_premier_tiles() -> None:
    assert size_of("gaming-commission-probe") == "large"
    yellow = [id for id, kind in vegas().printed("tiles").items() if kind["premier"] and kind["colour"] == "yellow"]
    assert banned("gaming-commission-probe") == yellow


def test_cover_story_is_for_the_largest_population() -> None:
    assert size_of("cover-story") == "small"
    assert fame(draws("cover-story", population=[8, 11, 9])) == {1: 2}


def test_analysts_favorite_has_the_largest_revenue() -> None:
    assert size_of("analysts-favorite") == "medium"
    assert fame(draws("analysts-favorite", revenue=[8, 5, 9])) == {2: 2}


def test_talk_of_the_town_covers_the_most_cells() -> None:
    assert size_of("talk-of-the-town") == "large"
    tiles = {0: ["slots a3", "slots b3", "slots c3"], 1: ["restaurant f3 90"]}
    assert fame(draws("talk-of-the-town", tiles=tiles)) == {1: 2}


def test_tax_audit_costs_those_who_have_twenty_dollars() -> None:
    assert size_of("tax-audit") == "small"
    table = draws("tax-audit", cash=[20, 19, 50], revenue=[0, 0, 0])
    assert table.cash == [15, 19, 45]


def test_silent_partner_pays_whoever_has_the_least_fame() -> None:
    assert size_of("silent-partner") == "medium"
    assert money(draws("silent-partner", fame=[4, 2, 3])) == {1: 5}


def test_grand_promenade_is_for_connected_entrances() -> None:
    assert size_of("grand-promenade") == "large"
    assert fame(draws("grand-promenade", tiles={0: CONNECTED, 1: CONNECTED[:3]})) == {0: 2}


def test_every_gain_names_its_event() -> None:
    table = draws("cover-story", population=[8, 11, 9])
    assert table.clauses("fame") == ["cover-story"]
    assert draws("tax-audit").clauses("pay")[0] == "tax-audit"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            "construction-boom",
            "The Minimum-Bid markers on the board go down one extra step. On the lowest circle they stop.",
        ),
        ("cost-overruns", "The Minimum-Bid markers on the board go up one step. On the highest circle they stop."),
        (
            "cover-story",
            "Every house with the largest Population gains 2 Fame; all who tie for it receive the whole reward.",
        ),
        (
            "analysts-favorite",
            "Every house with the largest Revenue gains 2 Fame; all who tie for it receive the whole reward.",
        ),
        (
            "talk-of-the-town",
            "Every house with the most covered cells gains 2 Fame; all who tie for it receive the whole reward, "
            "but an empty sheet wins nothing.",
        ),
        (
            "silent-partner",
            "The bank pays $5 to every house with the least Fame; all who tie for it receive the whole reward.",
        ),
        ("slot-builders-on-strike", "Slots are not for sale this round."),
    ],
)
def test_what_is_written_on_events(event: str, text: str) -> None:
    assert vegas().printed("events")[event]["text"] == text


def test_what_is_written_counts_as_a_designer_does() -> None:
    assert vegas(overrides={"events.cost-overruns.steps_up": 2}).printed("events")["cost-overruns"]["text"] == (
        "The Minimum-Bid markers on the board go up 2 steps. On the highest circle they stop."
    )


def test_names_have_the_same_apostrophe_as_sentences() -> None:
    names = [event["name"] for event in vegas().printed("events").values()]
    assert {"Crane Operators’ Strike", "Analysts’ Favorite"} <= set(names)
    assert not [name for name in names if "'" in name]
