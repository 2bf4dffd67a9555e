"""What is seen of a battle: lines, reserves, cards in force, all volleys so far; rows and engagements of a line-up."""

from mypy_extensions import i64

from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.battle import SIDES, AskSalvo, Deploy
from parlour.games.attack_deluxe.cargo import LoseCargo
from parlour.games.attack_deluxe.chronicle import NO_CARD, NOBODY_HIT, VOLLEYS
from parlour.games.attack_deluxe.lineup import AskRetreat, LayShip, RetreatTo, row_names
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER
from parlour.games.attack_deluxe.pieces import Battle as Fight
from parlour.games.attack_deluxe.playing import PlayCard
from parlour.games.attack_deluxe.schema import Battle, Engaged, Engagement, Side, Stage, Volley
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, NAVY, listed, matched, size


def see_battle(table: World, battle: Fight, viewer: i64) -> Battle:
    return {
        "place": table.kit.atlas.place_id(REGIONS + battle.place if battle.sea else battle.place),
        "sea": battle.sea,
        "neutral": battle.neutral,
        "stage": see_stage(table, battle),
        "turn": battle.turn,
        "acting": "defender" if battle.acting == DEFENDER else "attacker",
        "rolled": listed(battle.rolled, NAVY if battle.sea else ARMY),
        "dice": battle.dice,
        "blanks": battle.dice - size(battle.rolled),
        "fired": None if battle.dice == 0 else SIDES[1 - battle.acting],
        "hits": 0 if battle.dice == 0 else matched(battle.rolled, battle.line[1 - battle.acting]),
        "defender": see_side(table, battle, DEFENDER, viewer),
        "attacker": see_side(table, battle, ATTACKER, viewer),
        "volleys": [see_volley(table, battle, volley) for volley in table.chronicle.volleys],
        "engagements": [see_engagement(table, told) for told in table.chronicle.engagements],
    }


def see_side(table: World, battle: Fight, side: i64, viewer: i64) -> Side:
    names = NAVY if battle.sea else ARMY
    seen = battle.shown or battle.sides[side] == viewer
    return {
        "side": SIDES[side],
        "decides": battle.sides[side],
        "line": listed(battle.line[side], names),
        "reserve": listed(battle.reserve[side], names),
        "lost": listed(battle.lost[side], names),
        "row": row_names(battle.rows[side]) if seen else [],
        "damaged": battle.damaged[side],
        "limit": battle.limits[side] + (battle.turn - 1) * table.kit.line_growth,
        "salvos": battle.salvos[side],
        "volley": table.kit.cards[battle.volleys[side] - 1].id if battle.volleys[side] else None,
        "more_dice": battle.more_dice[side],
        "tank_dice": battle.tank_dice[side],
        "submarine_bonus": battle.bonus[side],
        "cards": [table.kit.cards[card].id for whose, card in table.chronicle.cards if whose == side],
        "sunk": places_hit(table, battle, side, True),
        "sideways": places_hit(table, battle, side, False),
    }


def see_stage(table: World, battle: Fight) -> Stage:
    """A14.2-A14.6, A17.1-A17.10  What the open question is for; where there is none, dice are about to be rolled."""
    question = table.question
    if isinstance(question, Deploy):
        return "deploy"
    if isinstance(question, PlayCard):
        return "cards"
    if isinstance(question, AskSalvo):
        return "salvo"
    if isinstance(question, LoseCargo):
        return "cargo"
    if isinstance(question, LayShip):
        return "lay"
    if isinstance(question, AskRetreat | RetreatTo):
        return "retreat"
    return "engage" if battle.sea and table.kit.lineup else "fire"


def see_volley(table: World, battle: Fight, volley: list[int]) -> Volley:
    kind, side, turn, card, dice, faces, air_dice, air_hits, hits, lost = volley
    names = NAVY if battle.sea else ARMY
    return {
        "kind": VOLLEYS[kind],
        "side": SIDES[side],
        "turn": turn,
        "card": None if card == NO_CARD else table.kit.cards[card].id,
        "dice": dice,
        "faces": listed(faces, names),
        "blanks": dice - int(size(faces)),
        "air_dice": air_dice,
        "air_hits": air_hits,
        "hits": hits,
        "lost": listed(lost, names),
    }


def see_engagement(table: World, told: list[int]) -> Engagement:
    turn, at = told[:2]
    loser, hit, sunk = told[12:]
    return {
        "round": turn,
        "number": at + 1,
        "defender": see_engaged(table, told[2:7], told[7]),
        "attacker": see_engaged(table, told[7:12], told[2]),
        "hit": None if loser == NOBODY_HIT else SIDES[loser],
        "hit_number": None if loser == NOBODY_HIT else hit + 1,
        "sunk": sunk == 1,
    }


def see_engaged(table: World, told: list[int], other: i64) -> Engaged:
    """A17.3-A17.5  A ship against this other one, and all that its sum is made of."""
    ship, one_die, other_die, beside, pack = told
    numbers = table.kit.engagement
    prey, carrier, escort = numbers.prey_bonus(ship, other), numbers.carrier_bonus(ship, other), beside * numbers.escort
    return {
        "ship": NAVY[ship],
        "dice": [one_die, other_die],
        "prey": prey,
        "carrier": carrier,
        "escort": escort,
        "card": pack,
        "sum": one_die + other_die + prey + carrier + escort + pack,
    }


def places_hit(table: World, battle: Fight, side: i64, sunk: bool) -> list[int]:
    """A17.7, A17.8  Where in the row that lies open ships of a side have sunk, or lie sideways, from 1 on."""
    found: list[int] = []
    if battle.shown:
        for told in table.chronicle.engagements:
            loser, hit, sank = told[12:]
            if loser == side:
                if hit + 1 in found:
                    found.remove(hit + 1)  # sideways before, and sunk now
                if sunk == (sank == 1):
                    found.append(hit + 1)
    return found
