"""T2  Components: the content against the box of the manual."""

from collections import Counter
from copy import deepcopy

import pytest

import parlour
from parlour.engine.content import Content, ContentError, load_content
from parlour.games.king_of_tokyo.game import check_counts
from parlour.games.king_of_tokyo.state import TokyoBox
from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

FACES = ["1", "2", "3", "heart", "energy", "claw"]
MONSTERS = ["alienoid", "cyber-bunny", "giga-zaur", "kraken", "meka-dragon", "the-king"]


def the_box() -> TokyoBox:
    box = parlour.find_game("king-of-tokyo").make_box(2, {}, {})
    assert isinstance(box, TokyoBox)
    return box


@proves("T2.1")
def test_tokyo_has_two_places_and_one_monster_stands_in_each() -> None:
    table = tokyo(seats=6, tokyo=0, bay=1, turn=2, dice="1 1 2 2 3 3")
    assert table.places == ["city", "bay", "outside", "outside", "outside", "outside"]


@proves("T2.2")
def test_the_deck_has_48_keep_and_18_discard_cards() -> None:
    cards = the_box().cards
    assert len(cards) == 66
    keeps = Counter(card.id for card in cards if card.keep)
    discards = Counter(card.id for card in cards if not card.keep)
    assert (keeps.total(), len(keeps)) == (48, 47)
    assert (discards.total(), len(discards)) == (18, 17)
    assert {id for id, copies in (keeps + discards).items() if copies > 1} == {"extra-head", "evacuation-orders"}


@proves("T2.2")
def test_printed_costs_add_up() -> None:
    cards = the_box().cards
    assert sum(card.cost for card in cards if card.keep) == 199
    assert sum(card.cost for card in cards if not card.keep) == 92


@proves("T2.2")
@pytest.mark.parametrize("change", ["copies", "missing", "kind"])
def test_content_that_does_not_match_the_box_is_not_loaded(change: str) -> None:
    loaded = load_content("parlour.games.king_of_tokyo")
    check_counts(loaded)
    content = Content(deepcopy(loaded.tree), loaded.name)
    cards = content.table("cards")
    if change == "copies":
        cards["wings"]["copies"] = 2
    elif change == "missing":
        del cards["wings"]
    else:
        cards["wings"]["kind"] = "discard"
    with pytest.raises(ContentError):
        check_counts(content)


@proves("T2.3")
def test_there_are_28_counters() -> None:
    counts = the_box().content.table("counts")
    assert {kind: counts[kind] for kind in ("smoke", "mimic", "shrink", "poison")} == {
        "smoke": 3,
        "mimic": 1,
        "shrink": 12,
        "poison": 12,
    }
    assert counts["counters"] == 28
    fresh = tokyo(seats=2, energy=[4, 0], store=["smoke-cloud"], step="buy", rolls=QUIET)
    fresh.plays(0, "buy smoke-cloud")
    assert fresh.tokens("smoke-cloud") == 3


@proves("T2.3")
@pytest.mark.parametrize("kind", ["poison", "shrink"])
def test_no_more_than_twelve_counters_of_a_kind_are_on_the_table(kind: str) -> None:
    tokyo(seats=2, dice="1", **{kind: [6, 6]})
    with pytest.raises(parlour.BadScenario, match=f"only 12 {kind} counters"):
        tokyo(seats=2, dice="1", **{kind: [6, 7]})


@proves("T2.4")
@pytest.mark.parametrize("face", FACES)
def test_each_die_can_show_each_of_six_faces(face: str) -> None:
    table = tokyo(seats=2, step="roll", rolls=" ".join([face] * 6))
    assert table.dice == [face] * 6


@proves("T2.4")
def test_every_face_is_on_a_die_once() -> None:
    match = parlour.start("king-of-tokyo", seats=2, seed=1)
    thrown = Counter(match.state.rng.roll(6) for throw in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in thrown.values())


@proves("T2.4")
@pytest.mark.parametrize(
    ("heads", "copied", "dice"),
    [
        ([], None, 6),
        (["extra-head"], None, 7),
        (["extra-head", "extra-head-2"], None, 8),
        (["extra-head", "extra-head-2", "mimic"], "extra-head", 9),
    ],
)
def test_green_dice_are_rolled_only_by_a_monster_whose_cards_say_so(
    heads: list[str], copied: str | None, dice: int
) -> None:
    words = {} if copied is None else {"copied": copied}
    table = tokyo(seats=2, cards={0: heads}, step="roll", rolls=" ".join(["1"] * dice + ["2"] * 6), **words)
    assert table.dice == ["1"] * dice
    table.plays(0, "keep")
    assert table.dice == ["2"] * 6  # the other monster rolls the black ones


@proves("T2.5")
def test_there_are_six_monsters_that_differ_in_looks_only() -> None:
    monsters = the_box().content.table("monsters")
    assert {id: entry["name"] for id, entry in monsters.items()} == {
        "alienoid": "Alienoid",
        "cyber-bunny": "Cyber Bunny",
        "giga-zaur": "Giga Zaur",
        "kraken": "Kraken",
        "meka-dragon": "Meka Dragon",
        "the-king": "The King",
    }
    assert all(set(entry) == {"number", "name"} for entry in monsters.values())


@proves("T2.5")
@pytest.mark.parametrize("monster", MONSTERS)
def test_any_monster_gets_the_same_from_the_same_dice(monster: str) -> None:
    table = tokyo(seats=2, monsters=[monster], tokyo=1, life=[8, 9], dice="2 2 2 heart energy claw")
    table.plays(0, "keep", "resolve")
    assert table.match.view(0)["table"]["monsters"][0]["figure"] == monster
    assert (table.stars[0], table.life, table.energy[0]) == (2, [9, 8], 1)


@proves("T2.6")
def test_the_bank_never_runs_out_of_energy() -> None:
    table = tokyo(seats=2, energy=[100, 100], dice="energy energy energy energy energy energy", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [106, 100]


@proves("T2.7")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_order_of_the_deck_is_hidden_from_all(seat: int | None) -> None:
    one = tokyo(seats=3, deck=["wings", "jets", "mimic"], dice="1 1 2 2 3 3")
    other = tokyo(seats=3, deck=["mimic", "urbavore", "heal"], dice="1 1 2 2 3 3")
    assert one.match.view(seat) == other.match.view(seat)


@proves("T2.7")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everything_else_lies_open(seat: int | None) -> None:
    table = tokyo(
        seats=3,
        tokyo=2,
        life=[8, 9, 4],
        stars=[1, 2, 3],
        energy=[5, 6, 7],
        poison=[0, 2, 0],
        shrink=[1, 0, 0],
        cards={0: ["smoke-cloud"], 1: ["mimic"]},
        copied="smoke-cloud",
        tokens={"smoke-cloud": 2},
        store=["heal", "tanks"],
        discards=["energize"],
        dice="1 1 2 2 3 claw",
    )
    seen = table.match.view(seat)["table"]
    assert [monster["life"] for monster in seen["monsters"]] == [8, 9, 4]
    assert [monster["stars"] for monster in seen["monsters"]] == [1, 2, 3]
    assert [monster["energy"] for monster in seen["monsters"]] == [5, 6, 7]
    assert [monster["poison"] for monster in seen["monsters"]] == [0, 2, 0]
    assert [monster["shrink"] for monster in seen["monsters"]] == [1, 0, 0]
    assert [monster["place"] for monster in seen["monsters"]] == ["outside", "outside", "city"]
    assert [card["tokens"] for card in seen["monsters"][0]["cards"]] == [2]
    assert [card["copies"] for card in seen["monsters"][1]["cards"]] == ["smoke-cloud"]
    assert [ware and ware["id"] for ware in seen["store"]] == ["heal", "tanks", None]
    assert seen["discards"] == ["energize"]
    assert seen["dice"] == ["1", "1", "2", "2", "3", "claw"]


@proves("T2.8")
def test_three_hearts_in_tokyo_bring_nothing() -> None:
    table = tokyo(seats=3, tokyo=0, life=[5, 10, 10], dice="heart heart heart 1 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert (table.life[0], table.stars[0], table.energy[0], table.cards(0)) == (5, 0, 0, [])


@proves("T2.8")
def test_tokyo_pays_two_players_in_stars_not_in_energy() -> None:
    staying = tokyo(seats=2, tokyo=0, rolls=QUIET)
    assert (staying.stars, staying.energy) == ([2, 0], [0, 0])
    entering = tokyo(seats=2, dice="claw 1 1 2 2 3", rolls=QUIET)
    entering.plays(0, "keep")
    assert (entering.stars, entering.energy) == ([1, 0], [0, 0])


@proves("T2.8")
@pytest.mark.parametrize("promo", ["amusement-park", "army", "monster-sidekick", "unstable-dna"])
def test_promotional_cards_are_not_in_the_box(promo: str) -> None:
    assert promo not in {card.id for card in the_box().cards}
