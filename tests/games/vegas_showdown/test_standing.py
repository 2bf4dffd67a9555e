"""What the view tells of this round and of the standing: what events did, what was won, what an end now would bring."""

from typing import Any

from tests.games.vegas_showdown.story import CONNECTED, FULL, Story, draws, ending, vegas
from tests.proof import proves


def changes(table: Story, at: int = 0) -> list[tuple[Any, ...]]:
    """What an event of this round has changed, in short."""
    drawn = table.seen["events"]["this_round"][at]
    return [
        (one["what"], one["seat"] if one["place"] is None else one["place"], one["amount"]) for one in drawn["changes"]
    ]


# ---------------------------------------------------------------------- this round


@proves("V15.5")
def test_an_event_tells_who_gained_what_by_it() -> None:
    tiles = {0: ["slots a3"], 1: CONNECTED}
    assert changes(draws("slot-tournament", tiles=tiles)) == [("fame", 0, 1), ("fame", 1, 1)]
    assert [what for what, _, _ in changes(draws("happy-hour", tiles=tiles))] == ["cash"]


@proves("V15.12")
def test_a_tax_tells_who_paid_it() -> None:
    table = draws("tax-audit", cash=[9, 50, 0])
    assert changes(table) == [("cash", 1, -table.printed("events")["tax-audit"]["numbers"]["tax"])]


@proves("V15.9")
def test_an_event_that_moves_markers_tells_each_minimum_in_dollars() -> None:
    """The markers of the second and third space stood on $18 and $12; the first space is empty."""
    table = vegas(phase="flip", board=["-", "table-games", "sports-book"], deck=["cost-overruns"])
    before = {"premier-2": 18, "premier-3": table.printed("tiles")["sports-book"]["price"]}
    now = {place["id"]: place["minimum"] for place in table.seen["places"]}
    assert changes(table) == [("minimum", id, now[id] - before[id]) for id in ("premier-2", "premier-3")]


@proves("V7.2", "V7.3")
def test_an_event_of_the_income_tells_what_each_seat_had_by_it() -> None:
    """Three dollars less for everybody, and nobody pays; the seat without Revenue had nothing to lose."""
    less = draws("slow-season", revenue=[9, 9, 0])
    amount = less.printed("events")["slow-season"]["numbers"]["less"]
    assert changes(less) == [("income", 0, -amount), ("income", 1, -amount)]
    higher = draws("convention-in-town", population=[8, 8, 8], revenue=[5, 8, 11])
    assert changes(higher) == [("income", 0, 3), ("income", 2, 3)]


def test_a_ban_and_an_event_without_effect_have_changed_nothing() -> None:
    assert changes(draws("pr-scandal")) == changes(draws("slot-tournament")) == []


@proves("V6.1.1")
def test_events_of_this_round_are_known_also_after_a_shuffle() -> None:
    """The last card of the deck fills the first space, and the first of the new deck the second."""
    table = vegas(phase="flip", board=["-", "-", "sports-book"], deck_left=1, deck=["tax-audit"], cash=[60, 0, 0])
    drawn = table.seen["events"]["this_round"]
    assert [one["place"] for one in drawn] == ["premier-1", "premier-2"]
    assert (drawn[0]["id"], changes(table)[0][:2]) == ("tax-audit", ("cash", 0))


@proves("V6.3.1")
def test_everybody_sees_the_event_for_which_a_stack_is_picked() -> None:
    table = draws("pull-strings")
    assert table.seen["picking"] == {"seat": 0, "event": "pull-strings", "place": "premier-1"}
    table.plays(0, "small")
    assert table.seen["picking"] is None


@proves("V9.1")
def test_what_each_seat_has_won_is_known_until_the_next_round() -> None:
    """The winners have paid, the spaces are empty, and the first may already place."""
    table = vegas(phase="adjust", choices={0: "premier-1 18", 1: "slots-1 5", 2: "publicity"}, cash=[20, 20, 20])
    assert table.place("premier-1")["tile"] is None
    assert table.each("won") == [
        {"tile": "fancy-slots", "place": "premier-1", "amount": 18},
        {"tile": "slots", "place": "slots-1", "amount": 5},
        None,
    ]
    assert table.seen["round"] == 2
    table.plays(1, "done")
    assert (table.seen["round"], table.each("won")) == (3, [None, None, None])


# ---------------------------------------------------------------------- the standing


@proves("V14.2", "V14.2.1")
def test_a_section_tells_what_is_missing_and_what_is_foreign() -> None:
    """Slots are yellow: in the casino they count, in the hotel they keep it from being complete."""
    table = vegas(tiles={0: [*CONNECTED, "slots f2 180", "restaurant f4"]})
    casino, hotel = table.house(0)["sections"]["casino"], table.house(0)["sections"]["hotel"]
    areas = table.printed("areas")
    for section, area in ((casino, areas["yellow-area"]), (hotel, areas["blue-area"])):
        assert section["cells"] == len(area["cells"])
        assert section["covered"] + len(section["foreign"]) + len(section["missing"]) == section["cells"]
        assert set(section["missing"]) == set(area["cells"]) & set(table.house(0)["free"])
    assert (casino["foreign"], hotel["foreign"], hotel["complete"]) == ([], ["f2"], False)


@proves("V14.2", "V14.3")
def test_sections_are_complete_when_they_score() -> None:
    table = vegas(tiles={0: FULL})
    sections = table.house(0)["sections"]
    assert [sections[id]["complete"] for id in ("casino", "hotel")] == [True, True]
    assert [bool(table.points(seat).get("casino")) for seat in (0, 1)] == [True, False]
    assert table.each("connected") == [True, False, False]


@proves("V14.1")
def test_fame_in_play_is_told_apart_from_the_final_scoring() -> None:
    words: dict[str, Any] = {"fame": [10, 4, 7], "cash": [25, 0, 0], "tiles": {1: CONNECTED}}
    now, over = vegas(**words), ending(**words)
    assert now.fame == now.each("fame_in_play") == over.each("fame_in_play") == [10, 4, 7]
    for table in (now, over):
        assert table.each("if_ended") == [
            table.house(seat)["fame_in_play"] + sum(table.points(seat).values()) for seat in range(3)
        ]
    assert over.fame == over.each("if_ended")


@proves("V14.8", "V14.8.1")
def test_the_rank_of_the_match_goes_by_fame_and_then_by_the_cash_that_is_left() -> None:
    """The first two tie in Fame, and the tens count as Fame: $9 are left to the one, $4 to the other."""
    words: dict[str, Any] = {"cash": [19, 14, 2], "fame": [5, 5, 9]}
    for table in (vegas(**words), ending(**words)):
        fame = table.each("if_ended")
        assert fame[0] == fame[1]
        order = sorted(range(3), key=lambda seat: (-fame[seat], -[9, 4, 2][seat]))
        assert [house["ranks"]["final"]["rank"] for house in table.seen["houses"]] == [
            order.index(seat) + 1 for seat in range(3)
        ]
    shared = vegas(cash=[4, 4, 2], fame=[5, 5, 0])
    assert shared.house(0)["ranks"]["final"] == {"rank": 1, "tied": 2}


@proves("V7.1", "V7.2")
def test_the_counter_that_decides_on_the_income() -> None:
    lesser = vegas(population=[8, 3, 5], revenue=[5, 9, 5])
    assert lesser.each("income_from") == ["revenue", "population", "population"]
    waits = vegas(population=[8, 3, 5], revenue=[5, 9, 5], events=["convention-in-town"])
    assert waits.each("income_from") == ["population", "revenue", "population"]
