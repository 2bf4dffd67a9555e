"""What crosses the border: questions and answers as data, targets, what is printed, what is told."""

import pickle
from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.asking import Move
from parlour.engine.printed import readable
from parlour.engine.schema import Id, notes_within
from parlour.games.city_of_iron import happens, schema
from tests.games.city_of_iron.story import FULL, STARS, Story, begun, iron

NAMED = ("buildings", "cards", "lands", "towns", "tokens")


def move(table: Story, notation: str) -> Move:
    return next(one for one in table.match.moves() if one.notation == notation)


def about(table: Story) -> tuple[str, dict[str, object]]:
    question = table.match.question
    assert question is not None
    return question.kind, question.about


# ---------------------------------------------------------------------- questions, answers, targets


def test_a_question_says_what_it_is_about() -> None:
    table = iron(hand={0: ["rifle-company", "captain", "soldier"]}, stacks={1: ["turnip-cross"]})
    table.plays(0, "attack turnip-cross")
    nothing = {"land": None, "card": None, "vehicle": None}
    assert about(table) == ("pay", {"town": "turnip-cross", **nothing, "missing": {"guns": 3, "compasses": 1}})
    table.plays(0, "captain as compasses")
    assert about(table)[1]["missing"] == {"guns": 3}
    settling = iron(hand={0: ["explorer", "schooner", "airship", "guide"]}).plays(
        0, "play explorer", "settle brine-isles"
    )
    prompt = settling.match.prompt
    assert prompt == "Pay for Brine Isles with cards; still needed: 2 compasses; the cards must include a ship"
    assert about(settling)[1]["vehicle"] == "ship"
    settling.plays(0, "guide as compasses")
    assert settling.match.prompt == "Pay for Brine Isles with cards; the cards must include a ship"


def test_a_building_says_from_where_it_is_built_and_what_it_costs() -> None:
    words: dict[str, Any] = {"coins": [9, 0], "cities": {0: {"old-battlefield": ["civic"]}}}
    table = iron(row=["inn", "barracks"], **words).plays(0, "build barracks 2")
    told = {"building": "barracks", "slot": 1, "coins": 3, "science": 0, "card": None}
    assert about(table) == ("place-building", told)
    table = iron(stored={0: ["inn"]}, **words).plays(0, "build stored inn")
    assert about(table) == ("place-building", {**told, "building": "inn", "slot": None})


@pytest.mark.parametrize(
    ("card", "asked", "coins", "science"),
    [
        ("architect", "Architect: which building do you build, for 2 coins less?", 2, 1),
        ("engineer", "Engineer: which building do you build, without paying science?", 4, 0),
        ("magician", "Magician: which building do you build, for 1 coin less, without paying science?", 3, 0),
    ],
)
def test_prices_under_a_card_are_in_the_row_and_in_the_moves(card: str, asked: str, coins: int, science: int) -> None:
    table = iron(nations=["cresaria", "arc"], hand={0: [card]}, row=["mine", "inn"], coins=[9, 9], science=[1, 1])
    table.plays(0, f"play {card}")
    assert table.match.prompt == asked
    assert move(table, "build mine 1").facts == {"coins": coins, "science": science, "slot": 0}
    own, others = (table.sees(seat)["row"][0] for seat in (0, 1))
    assert (own["price"], own["science_price"]) == (coins, science)
    assert (others["price"], others["science_price"]) == (4, 1)


def test_a_price_is_told_where_it_means_something() -> None:
    table = iron(row=["inn"], stored={0: ["mine"]}, buildings={0: {"home": ["inn"]}})
    assert "price" not in table.city(0, "fields-of-arc")["buildings"][0]
    assert [table.sees(seat)["nations"][0]["stored"][0]["price"] for seat in (0, 1, None)] == [4, None, None]
    assert [table.sees(seat)["row"][0]["price"] for seat in (0, 1, None)] == [3, 3, None]


def test_moves_have_verbs_and_subjects() -> None:
    table = iron(row=["mine", "moss-cellar", "moss-cellar"], hand={0: ["banker"]}, coins=[9, 0], stored={0: ["inn"]})
    verbs = {one.notation: (one.verb, one.subjects) for one in table.match.moves()}
    assert verbs["build moss-cellar 3"] == ("build", {"building": "moss-cellar"})
    assert verbs["build stored inn"] == ("build-stored", {"building": "inn"})
    assert verbs["play banker"] == ("play", {"card": "banker"})
    assert verbs["store"] == ("store", {"row": ["mine", "moss-cellar", "moss-cellar"]})
    assert move(table, "build moss-cellar 3").facts["slot"] == 2


def test_each_building_of_the_row_can_be_pointed_at_also_to_store_it() -> None:
    table = iron(row=["inn", "mine", "inn"], coins=[9, 0], science=[9, 0])
    assert move(table, "store").targets == ("row:0", "row:1", "row:2")
    assert [move(table, f"build {name}").targets for name in ("inn 1", "mine 2", "inn 3")] == [
        ("row:0",),
        ("row:1",),
        ("row:2",),
    ]


def test_buildings_have_targets_of_their_own() -> None:
    """Equal ones are told apart by their city and their number there, which is in the view."""
    table = iron(
        hand={0: ["crane-operator"]},
        cities={0: {"red-dunes": ["civic"], "old-battlefield": ["great"]}},
        buildings={0: {"home": ["turnip-farm", "turnip-farm", "inn"], "red-dunes": ["turnip-farm"]}},
    )
    assert [(one["id"], one["copy"]) for one in table.city(0, "fields-of-arc")["buildings"]] == [
        ("turnip-farm", 0),
        ("turnip-farm", 1),
        ("inn", 0),
    ]
    table.plays(0, "play crane-operator")
    assert move(table, "move turnip-farm from fields-of-arc").targets == ("building:0:fields-of-arc:turnip-farm:0",)
    assert move(table, "move turnip-farm from red-dunes").targets == ("building:0:red-dunes:turnip-farm:0",)
    table.plays(0, "move turnip-farm from red-dunes")
    told = {"building": "turnip-farm", "start": "red-dunes", "card": "crane-operator"}
    assert about(table) == ("move-to", told)
    assert move(table, "to old-battlefield").targets == ("city:0:old-battlefield",)
    table.plays(0, "to old-battlefield")
    assert table.told("move") == [
        {"seat": 0, "building": "turnip-farm", "start": "red-dunes", "land": "old-battlefield"}
    ]


def test_a_full_city_offers_its_buildings_and_an_open_one_itself() -> None:
    table = iron(row=["inn"], coins=[9, 0], cities={0: {"red-dunes": ["civic"]}}, buildings={0: {"home": FULL}})
    table.plays(0, "build inn 1")
    targets = {one.notation: one.targets for one in table.match.moves()}
    assert targets == {
        "at fields-of-arc over turnip-farm": ("building:0:fields-of-arc:turnip-farm:0",),
        "at fields-of-arc over moss-cellar": ("building:0:fields-of-arc:moss-cellar:0",),
        "at red-dunes": ("city:0:red-dunes",),
    }


def test_a_district_points_at_its_token_and_its_city() -> None:
    table = iron(hand={0: ["mayor", "foreman"]}).plays(0, "play mayor")
    district = move(table, "district garrison at fields-of-arc")
    assert district.targets == ("token:0:garrison", "city:0:fields-of-arc")
    assert district.facts == {"room": 2, "citizen_draws": 0, "military_draws": 1}
    assert district.label == "Garrison token at Fields of Arc: room for 2 more buildings, 1 military card each autumn"


def test_a_cube_is_pointed_at_where_it_lies_and_called_by_its_player() -> None:
    table = iron(nations=["om", "arc"], step="spring", hand={0: ["fixer"]}, coins=[9, 9], bid_track=[0, 1])
    table.plays(0, "slot 2").plays(1, "slot 5")
    swap = move(table, "swap 2")
    assert (swap.label, swap.targets) == ("Swap with Player 2", ("slot:5",))
    table.plays(0, "swap 2")
    assert table.told("swap") == [{"seat": 0, "other": 1, "slot": "5", "other_slot": "2"}]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_two_moves_of_a_kind_share_a_target(seats: int) -> None:
    """But for actions upon the same thing, such as the payments with a card that has two symbols."""
    match = begun(seats, f"targets {seats}")
    rng = parlour.seeded("targets")
    while not match.over:
        seen: dict[tuple[str, str], str] = {}
        for one in match.moves():
            if one.verb not in ("pay", "district"):
                for target in one.targets:
                    assert seen.setdefault((one.verb, target), one.notation) == one.notation
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)


# ---------------------------------------------------------------------- the view


def test_in_spring_cubes_leave_the_bid_track_and_the_order_grows() -> None:
    table = iron(seats=3, step="spring", bid_track=[2, 0, 1], coins=[9, 9, 9])
    assert (table.seen["bid_track"], table.seen["turn_order"], table.seen["active"]) == ([2, 0, 1], [], 2)
    table.plays(2, "slot 4")
    assert (table.seen["bid_track"], table.seen["turn_order"], table.seen["active"]) == ([0, 1], [2], 0)
    table.plays(0, "slot 5")
    assert (table.seen["bid_track"], table.seen["turn_order"], table.seen["active"]) == ([1], [0, 2], 1)
    table.plays(1, "slot 1")
    assert (table.seen["bid_track"], table.seen["turn_order"]) == ([], [0, 2, 1])
    assert [slot["id"] for slot in table.seen["turn_track"]] == ["1", "2", "3", "4", "5"]


def test_the_last_winter_is_that_of_the_last_round_and_then_comes_the_end() -> None:
    table = iron(step="autumn", round=7, coins=[0, 0])
    assert (table.seen["phase"], table.seen["round"]) == ("winter", 7)
    assert table.match.printed["numbers"]["rounds"] == 7
    table = iron(step="end", vp=[1, 0])
    assert table.seen["phase"] == "end"


def test_discarded_buildings_lie_in_the_order_of_their_discarding() -> None:
    table = iron(row=["palace", "inn", "mine"], hand={0: ["mercenary"]}).plays(0, "play mercenary", "discard mine 3")
    assert table.scrap == ["mine"]
    table = iron(row=["palace", "inn", "mine"], hand={0: ["mercenary"], 1: ["mercenary"]})
    table.plays(0, "play mercenary", "discard palace 1").plays(1, "play mercenary", "discard inn 1")
    assert table.scrap == ["palace", "inn"]


def test_cards_in_use_say_whose_they_are_which_is_played_and_for_what_they_count() -> None:
    table = iron(hand={0: ["mayor", "scholar", "banker", "builder"]}).plays(0, "play mayor", "scholar as hammers")
    for used, move in ((["scholar"], "builder as hammers"), (["scholar", "builder"], "done")):  # and when it is paid
        seen = {id: (card["owner"], card["played"], card["symbol"]) for id, card in table.sees(1)["in_use"].items()}
        assert seen == {"mayor": (0, True, None), **dict.fromkeys(used, (0, False, "hammers"))}
        table.plays(0, move)
    assert table.question == "ChooseDistrict"
    assert [card["symbol"] for card in table.sees(1)["in_use"].values()] == ["hammers", None, "hammers"]


@pytest.mark.parametrize(
    ("cards", "symbols"),
    [
        (["captain as guns", "pirate as compasses"], {"captain": "guns", "pirate": "compasses"}),
        (["captain as compasses", "rifle-company as guns"], {"captain": "compasses", "rifle-company": "guns"}),
    ],
)
def test_in_an_attack_each_card_counts_for_one_symbol(cards: list[str], symbols: dict[str, str]) -> None:
    table = iron(
        hand={0: ["captain", "pirate", "rifle-company", "guide", "general"]}, stacks={1: ["ironford"]}, seats=4
    )
    table.plays(0, "attack ironford", *cards)
    used = table.sees(1)["in_use"]
    assert {id: card["symbol"] for id, card in used.items()} == symbols
    assert not any(card["played"] for card in used.values())


def test_actions_that_a_card_lets_one_take_are_counted() -> None:
    table = iron(nations=["om", "arc"], hand={0: ["steambot"]}, row=["inn"]).plays(0, "play steambot")
    assert (table.seen["card_actions"], list(table.seen["in_use"])) == (2, ["steambot"])
    assert about(table)[1]["left"] == 2
    table.plays(0, "tax")
    assert (table.seen["card_actions"], table.seen["in_use"]["steambot"]["played"]) == (1, True)
    table.plays(0, "tax")
    assert table.seen["card_actions"] == 0


def sites(table: Story, city: str, seat: int = 0) -> dict[int, str]:
    return {one["place"]: one["id"] for one in table.city(seat, city)["buildings"]}


def test_buildings_keep_their_place_in_a_city() -> None:
    """They lie in the order in which they came; what makes place for another leaves its own to it."""
    table = iron(row=["academy", "barracks"], coins=[9, 0], science=[9, 0], buildings={0: {"home": ["mine", "inn"]}})
    assert sites(table, "fields-of-arc") == {0: "mine", 1: "inn"}
    table.plays(0, "build academy 1")
    assert sites(table, "fields-of-arc") == {0: "mine", 1: "inn", 2: "academy"}
    full = iron(row=["inn"], coins=[9, 0], buildings={0: {"home": ["mine", "barracks", "academy", "mine", "inn"]}})
    full.plays(0, "build inn 1", "at fields-of-arc over academy")
    assert sites(full, "fields-of-arc") == {0: "mine", 1: "barracks", 2: "inn", 3: "mine", 4: "inn"}
    assert pickle.loads(pickle.dumps(full.table)).nations[0].realm.sites == full.table.nations[0].realm.sites


def test_of_equal_buildings_the_one_that_is_pointed_at_goes() -> None:
    buildings = {"home": ["inn", "mine", "academy", "mine", "barracks"]}
    table = iron(row=["watchtower"], coins=[9, 0], science=[9, 0], buildings={0: buildings})
    table.plays(0, "build watchtower 1")
    over = move(table, "at fields-of-arc over mine")
    assert over.targets == ("building:0:fields-of-arc:mine:0",)
    lit = [one for one in table.city(0, "fields-of-arc")["buildings"] if (one["id"], one["copy"]) == ("mine", 0)]
    assert [one["place"] for one in lit] == [1]
    table.plays(0, "at fields-of-arc over mine")
    assert sites(table, "fields-of-arc") == {0: "inn", 1: "watchtower", 2: "academy", 3: "mine", 4: "barracks"}


def test_a_building_that_moves_leaves_a_gap_that_is_filled_first() -> None:
    table = iron(
        hand={0: ["crane-operator"]},
        row=["barracks"],
        coins=[9, 9],
        cities={0: {"red-dunes": ["civic"]}},
        buildings={0: {"home": ["inn", "mine", "academy"], "red-dunes": ["inn"]}},
    )
    table.plays(0, "play crane-operator", "move inn from fields-of-arc")
    assert (sites(table, "fields-of-arc"), sites(table, "red-dunes")) == (
        {1: "mine", 2: "academy"},
        {0: "inn", 1: "inn"},
    )
    table.plays(0, "build barracks 1", "at fields-of-arc")
    assert sites(table, "fields-of-arc") == {0: "barracks", 1: "mine", 2: "academy"}


@pytest.mark.parametrize("seats", [2, 4])
def test_in_random_matches_no_building_changes_its_place(seats: int) -> None:
    match = begun(seats, f"places {seats}")
    rng = parlour.seeded("places")
    before: dict[tuple[int, str, int], str] = {}
    while not match.over:
        told = len(match.journal())
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        now = {
            (seat, city["id"], one["place"]): one["id"]
            for seat, nation in enumerate(match.view(None)["table"]["nations"])
            for city in nation["cities"]
            for one in city["buildings"]
        }
        kinds = [entry.kind for entry in match.journal()[told:]]
        changed = [place for place in before.keys() | now.keys() if before.get(place) != now.get(place)]
        assert len(changed) <= kinds.count("build") + 2 * kinds.count("move")
        before = now
    assert before


@pytest.mark.parametrize("seats", [2, 4])
def test_events_tell_which_card_of_the_row_is_which(seats: int) -> None:
    """Whoever follows them knows every card that goes, comes and slides, also among equal ones."""
    match = begun(seats, f"row {seats}")
    rng = parlour.seeded("row")
    row: list[str] = []
    told = 0
    while True:
        for entry in match.journal()[told:]:
            slots, fields = entry.fields.get("slots", []), entry.fields
            if entry.kind in ("build", "store") and fields["slot"] is not None:
                assert row.pop(fields["slot"]) == fields["building"]
            elif entry.kind == "row_discard":
                assert [row[slot] for slot in slots] == fields["buildings"]
                row = [card for slot, card in enumerate(row) if slot not in slots]
            elif entry.kind == "row_fill":
                assert slots == list(range(len(row), len(row) + len(slots)))
                row += fields["buildings"]
        told = len(match.journal())
        assert [one and one["id"] for one in match.view(None)["table"]["row"]][: len(row)] == row
        if match.over:
            break
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert row


def test_the_one_who_is_asked_by_the_fixer_is_active() -> None:
    table = iron(nations=["arc", "om"], step="spring", hand={1: ["fixer"]}, coins=[9, 9], bid_track=[1, 0])
    table.plays(1, "slot 2").plays(0, "slot 5")
    assert (table.question, table.seen["active"], table.asked) == ("SwapCubes", 1, 1)
    assert about(table) == ("swap-cubes", {"card": "fixer"})


def test_ids_of_the_view_are_those_of_the_content_and_have_names() -> None:
    table = iron(score_cards=["A"])
    printed = table.match.printed
    assert list(table.seen["stacks"]) == ["one-star", "two-star", "three-star"] == list(printed["stacks"])
    assert [slot["id"] for slot in table.seen["turn_track"]] == list(printed["slots"])
    assert table.seen["score_cards"] == ["score-a"]
    assert (printed["score_cards"]["score-a"]["deck"], printed["score_cards"]["score-a"]["book"]) == ("A", True)
    assert {good["length"] for good in printed["goods"].values()} == {15}
    assert {id: thing["name"] for id, thing in printed["phases"].items()} == {
        "setup": "Setup",
        "spring": "Spring",
        "summer": "Summer",
        "autumn": "Autumn",
        "winter": "Winter",
        "end": "The end",
    }
    assert [side["name"] for side in printed["sides"].values()] == ["city side", "district side"]
    assert (printed["buildings"]["mine"]["land"], printed["buildings"]["inn"]["land"]) == ("mountain", None)


def test_counts_are_called_by_what_is_counted_and_bonuses_by_what_they_are_for() -> None:
    table = iron(coins=[7, 0])
    printed = table.match.printed
    assert list(table.nation(0)["bonus_counts"]) == list(printed["bonus_counts"]) == list(printed["bonuses"])
    assert [thing["name"] for thing in printed["bonus_counts"].values()] == [
        "coins", "distance of all lands", "buildings", "cards", "towns"
    ]  # fmt: skip
    seen = readable(schema.Table, table.sees(0), printed)
    assert seen["nations"][0]["bonus_counts"]["coins"] == 7
    assert printed["bonuses"]["coins"]["name"] == "for the most coins"


# ---------------------------------------------------------------------- events


def test_an_attack_is_announced_and_says_what_falls() -> None:
    table = iron(
        hand={0: ["rifle-company", "scout"]},
        row=["inn", "mine"],
        stacks={1: ["turnip-cross", "lantern-hollow"]},
    )
    table.plays(0, "attack turnip-cross")
    announced = {"seat": 0, "town": "turnip-cross", "holder": None, "guns": 3, "compasses": 1}
    assert table.told("attack") == [announced]
    table.plays(0, "rifle-company as guns")
    assert table.told("conquer") == [{"seat": 0, "town": "turnip-cross", "stack": "one-star", "depth": 0}]
    assert table.told("row_discard") == [{"buildings": ["inn"], "slots": [0], "reason": "conquest", "seat": 0}]


def test_buildings_are_told_with_where_they_come_from() -> None:
    table = iron(row=["inn", "barracks", "mine"], stored={0: ["inn"]}, coins=[9, 9])
    table.plays(0, "build barracks 2").plays(1, "store", "store mine 2").plays(0, "build stored inn")
    assert [(told["building"], told["slot"]) for told in table.told("build")] == [("barracks", 1), ("inn", None)]
    assert table.told("store") == [{"seat": 1, "building": "mine", "slot": 1}]
    assert table.told("pay")[0] == {"seat": 0, "building": "barracks", "coins": 3, "science": 0, "cheaper": 0}


def test_a_discard_by_a_card_says_so() -> None:
    table = iron(row=["palace", "inn"], hand={0: ["mercenary"]}).plays(0, "play mercenary", "discard inn 2")
    assert table.told("row_discard") == [{"buildings": ["inn"], "slots": [1], "reason": "card", "seat": 0}]


def test_seasons_are_told() -> None:
    table = iron(action=3, coins=[0, 0]).taxes(0, 1)
    assert [told["season"] for told in table.told("season")][:2] == ["autumn", "winter"]


def test_a_card_without_effect_is_told() -> None:
    table = iron(hand={0: ["architect"]}, coins=[0, 0]).plays(0, "play architect")
    assert table.told("no_effect") == [{"seat": 0, "card": "architect"}]
    paid = iron(hand={0: ["banker"]}).plays(0, "play banker")
    assert paid.told("no_effect") == []


def test_what_is_good_for_a_turn_is_told_when_it_ends() -> None:
    table = iron(hand={0: ["builder", "scout"]}).plays(0, "play builder", "play scout", "tax")
    assert table.told("cheaper") == [{"seat": 0, "amount": 1}]
    assert table.told("eyes") == [{"seat": 0, "amount": 1}]
    assert table.told("lapse") == [{"seat": 0, "cheaper": 1, "eyes": 1}]


def test_the_end_says_what_each_seat_scored_for() -> None:
    table = iron(step="end", vp=[7, 9], coins=[5, 0], stored={1: ["inn", "mine"]}, citizen_deck={1: []})
    (first, second) = table.told("total")
    assert first == {"seat": 0, "scorings": 7, "bonuses": {"coins": 2, "cards": 2}, "penalty": 0, "vp": 11}
    assert second == {"seat": 1, "scorings": 9, "bonuses": {}, "penalty": 2, "vp": 7}
    assert [entry.text for entry in table.match.journal() if entry.kind == "total"] == [
        "Player 1 has 11 VP: 7 from scorings, 2 for the most coins and 2 for the most cards.",
        "Player 2 has 7 VP: 9 from scorings, less 2 for stored buildings.",
    ]
    assert table.told("end") == [{"rounds": 7}]


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_printed_fits_its_schema_and_has_no_names(seats: int) -> None:
    match = begun(seats)
    printed = match.game.printed(match.state.box)
    assert msgspec.convert(printed, schema.Printed) == printed
    names = {
        entry["name"] for table in ("cards", "lands", "towns") for entry in match.game.content.table(table).values()
    }
    assert not names & set(texts(printed))


def test_the_view_tells_by_ids_what_is_printed_under_them() -> None:
    match = begun(3, "thin")
    rng = parlour.seeded("thin")
    while not match.over:
        if match.ply % 10 == 0:
            seen = match.view(0)["table"]
            named = texts(readable(schema.Table, seen, match.printed))
            names = {thing["name"] for table in NAMED for thing in match.printed[table].values()}
            ids = {id for table in NAMED for id in match.printed[table]}
            ids -= {vehicle["name"] for vehicle in match.printed["vehicles"].values()}  # an airship is also a card
            assert not names & set(texts(seen)) and not ids & set(named)
            assert names & set(named) and ids & set(texts(seen))
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)


def texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in texts(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts(item)]
    return [value] if isinstance(value, str) else []


def test_every_table_of_ids_is_printed() -> None:
    match = begun(4)
    printed, content = match.game.printed(match.state.box), match.game.content
    kinds = [hint for module in (schema, happens) for hint in vars(module).values()]
    ids = {note.table: note.ids for hint in kinds for note in notes_within(hint) if isinstance(note, Id)}
    assert len(ids) > 12
    for table, words in ids.items():
        if table not in ("phases", "sides", "bonus_counts"):  # which are only names
            assert list(printed[table]) == words(content), table


def test_what_is_printed_follows_house_rules_and_the_number_of_players() -> None:
    match = parlour.start("city-of-iron", seats=2, overrides={"buildings.mine.coins": 1, "numbers.rounds": 3})
    printed = match.game.printed(match.state.box)
    assert (printed["buildings"]["mine"]["coins"], printed["numbers"]["rounds"]) == (1, 3)
    assert sum(building["copies"] for building in printed["buildings"].values()) == 42
    assert [id for id, town in printed["towns"].items() if not town["in_play"]] == [
        "ironford",
        "cinderwick",
        "deepvein",
        "emberhold",
        "anvil-keep",
        "blackgate",
    ]
    assert printed["lands"]["emerald-hills"]["home_of"] == "om"
    assert printed["vehicles"]["airship"]["serves_as"] == ["ship", "airship"]
    assert list(printed["stacks"]) == STARS


def test_things_have_names_and_texts_beside_what_is_printed() -> None:
    printed = begun(2).printed
    assert printed["slots"]["5"]["text"] == "Costs 5 coins. The cube furthest to the right acts first."
    assert printed["goods"]["turnips"]["text"].startswith("In a scoring 2 VP for the most, 1 VP for the second most")
    assert printed["tokens"]["civic"]["name"] == "Civic token"
    assert printed["cards"]["scholar"]["text"] == "Gain 1 science."
    assert printed["buildings"]["watchtower"]["text"].startswith("1 eye: in each stack you may look at and attack one")
    assert printed["nations"]["hog"]["text"] == "War and business."
