"""What can never be otherwise on a table of ATTACK! Deluxe."""

from parlour.games.attack_deluxe.atlas import REGIONS, ZONES
from parlour.games.attack_deluxe.box import GOVERNMENTS, LEVELS, NO_REGIONS, NO_ZONES, SUITS
from parlour.games.attack_deluxe.card import CARDS, both, hand_size, held
from parlour.games.attack_deluxe.cargo import LoseCargo
from parlour.games.attack_deluxe.negotiate import KeepOne
from parlour.games.attack_deluxe.pieces import NOBODY, NOWHERE
from parlour.games.attack_deluxe.playing import DiscardDown
from parlour.games.attack_deluxe.setup import POOL, Spread
from parlour.games.attack_deluxe.state import NO_MARKER, World
from parlour.games.attack_deluxe.units import CARRYING, HOLDS, KINDS, count, size


def check(table: World) -> None:
    """Raise an AssertionError where the table cannot be so."""
    _check_land(table)
    _check_sea(table)
    _check_cards(table)
    kit = table.kit
    for seat, nation in enumerate(table.nations):
        assert nation.production >= 0 and nation.oil >= 0, f"seat {seat} owes certificates"
        if nation.capital != NOWHERE and not table.over:
            assert table.owners[nation.capital] == seat, f"seat {seat} plays on without its capital"
    assert sum(table.oil) <= kit.oil_markers, "more oil markers than there are"
    assert 1 <= table.year <= kit.years and 0 <= table.season < 4
    battle = table.battle
    if battle is not None:
        for units in (*battle.line, *battle.reserve, *battle.lost):
            assert units >= 0 and all(count(units, kind) < 30000 for kind in range(KINDS)), "a line below nothing"


def _check_land(table: World) -> None:
    atlas, question = table.kit.atlas, table.question
    laid = 0
    for region in range(REGIONS):
        owner, marker, army = table.owners[region], table.markers[region], table.armies[region]
        assert army >= 0 and table.moved[region] >= 0 and table.docked[region] >= 0
        assert all(count(army, kind) < 30000 for kind in range(KINDS)), f"{atlas.region_ids[region]} overflows"
        if not atlas.has(region):
            assert owner == NOBODY and marker == NO_MARKER and army == 0
        elif owner == NOBODY:
            assert army == 0 and table.docked[region] == 0, f"somebody stands in neutral {atlas.region_ids[region]}"
        else:
            assert marker == NO_MARKER, f"a marker lies in {atlas.region_ids[region]}, which is taken"
            spreading = isinstance(question, Spread) and question.region == region
            here = army + table.moved[region]
            assert here or spreading or table.over, f"{atlas.region_ids[region]} is empty"
            if table.docked[region]:
                assert atlas.seas[region], f"ships lie in {atlas.region_ids[region]}"
        laid += marker != NO_MARKER
    assert laid + len(table.pool) + sum(table.taken) == POOL * len(GOVERNMENTS), "markers are lost"


def _check_sea(table: World) -> None:
    atlas = table.kit.atlas
    settled = not isinstance(table.question, LoseCargo)
    for zone in range(ZONES):
        fleet, admiral = table.fleets[zone], table.admirals[zone]
        assert fleet >= 0 and table.sailed[zone] >= 0
        assert (fleet > 0) == (admiral != NOBODY), f"{atlas.zone_ids[zone]} has ships without a master"
        for hold in range(HOLDS):
            units = table.holds[zone * HOLDS + hold]
            assert units >= 0
            room = count(fleet, CARRYING[hold]) * table.cargo_limit(admiral)
            assert size(units) <= room or not settled, f"too many aboard in {atlas.zone_ids[zone]}"
        if not atlas.has(REGIONS + zone):
            assert fleet == 0
    if table.action < 0 and not table.over:
        assert table.moved is NO_REGIONS or not any(table.moved), "units are still under way"
        assert table.sailed is NO_ZONES or not any(table.sailed), "ships are still under way"


def _check_cards(table: World) -> None:
    kit = table.kit
    for card in range(CARDS):
        places = table.deck[table.drawn :].count(card) + table.discards.count(card)
        places += sum(held(nation.hand, card) for nation in table.nations)
        assert places == kit.cards[card].copies, f"{kit.cards[card].id} is lost or doubled"
    for seat, nation in enumerate(table.nations):
        asked = isinstance(table.question, DiscardDown | KeepOne)
        assert hand_size(nation.hand) <= kit.hand or asked, f"seat {seat} has too many cards"
        for other in range(kit.seats):
            known = table.known[other * kit.seats + seat]
            assert both(known, nation.hand) == known, f"seat {other} knows what seat {seat} does not have"
        for suit in range(len(SUITS)):
            assert nation.level(suit) <= LEVELS
    assert both(table.barred, table.nations[table.active].hand) == table.barred, "a barred card is not in hand"
    for suit in range(len(SUITS)):
        assert all(table.copies_left(suit, level) >= 0 for level in range(1, LEVELS + 1)), "more cards than copies"
