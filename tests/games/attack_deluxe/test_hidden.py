"""A2.12  What is hidden: neither by what is told, nor by who is asked, nor by what can be taken back."""

from typing import Any

import parlour
from parlour.engine.codec import digest
from tests.games.attack_deluxe.story import HOME, Story, world
from tests.games.attack_deluxe.test_economics_cards import ON
from tests.games.attack_deluxe.test_navy_battle import lineup
from tests.proof import proves


def imagined(table: Story, seat: int) -> str:
    return digest(table.table.imagine(seat, parlour.seeded("dream")))


@proves("A2.12", "A17.1")
def test_how_many_ships_of_a_row_are_laid_does_not_show() -> None:
    table = lineup("2 destroyer 2 submarine 1 carrier", "1 carrier 1 battleship")
    layer = table.match.seat
    assert layer == 1
    before = [(table.match.view(viewer), table.match.last(viewer)) for viewer in (0, None)]
    dream = imagined(table, 0)
    for ship in ("lay destroyer", "lay submarine"):
        table.plays(1, ship)
        assert table.match.hidden
        assert [(table.match.view(viewer), table.match.last(viewer)) for viewer in (0, None)] == before
        assert imagined(table, 0) == dream
    while table.match.seat == 1:
        table.plays(1, table.match.moves()[0].notation)
    last = table.match.last(0)
    assert last is not None and (last.seat, last.notation) == (1, None)
    assert table.match.known_ply(0) == 1 < table.match.known_ply(1)


@proves("A2.12", "democracy")
def test_which_of_two_cards_is_kept_only_its_seat_knows() -> None:
    tables = []
    for deck, keep in ((["convoy", "barrage"], "convoy"), (["spy-ring", "barrage"], "spy-ring")):
        words: dict[str, Any] = {"land": {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry"}}, "deck": deck}
        words |= {"governments": ["democracy", "fascism"], "markers": {"POL": "fascism"}}
        table = world(options=ON, **words).plays(0, "negotiate", "talk POL")
        assert table.question == "KeepOne"
        asked = imagined(table, 1)
        table.plays(0, f"keep {keep}")
        tables.append((asked, imagined(table, 1), table.match.view(1), table.match.journal(1), table.match.last(1)))
    assert tables[0] == tables[1]


@proves("A2.12", "spy-ring")
def test_a_card_that_spies_take_is_known_to_two_only() -> None:
    tables = []
    for take in ("convoy", "barrage"):
        words: dict[str, Any] = {"land": {**HOME, 2: {"WUS": "9 infantry"}}, "seats": 3}
        table = world(**words, hands={0: ["spy-ring"], 1: ["convoy", "barrage"]})
        table.plays(0, "build", "play spy-ring", f"take {take}")
        tables.append((table.match.view(2), table.match.journal(2), table.match.last(2), imagined(table, 2)))
    assert tables[0] == tables[1]


@proves("A18.3", "A18.4")
def test_who_ends_autumn_cannot_take_it_back_where_another_may_hold_a_card_for_winter() -> None:
    words: dict[str, Any] = {"land": HOME, "season": "autumn", "turn": 1, "start": 0}
    reasons = []
    for hand in (["harsh-winter"], ["convoy"]):
        table = world(**words, hands={0: hand}).plays(1, "pass")
        reasons.append(table.match.why_no_undo(1))
    assert reasons == ["something new came to light with the last move"] * 2
    nobody = world(**words, oil=[5, 5]).plays(1, "pass")
    assert nobody.match.why_no_undo(1) is None


@proves("A18.3")
def test_ones_own_cards_are_no_news_to_oneself() -> None:
    table = world(land=HOME, hands={0: ["war-bonds"]}).plays(0, "build")
    assert table.match.seat == 0 and table.match.why_no_undo(0) is None
