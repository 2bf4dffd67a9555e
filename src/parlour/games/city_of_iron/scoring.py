"""I13, I14  Scoring: the tracks, the buildings, the bonuses at the end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.schema import BonusId
from parlour.games.city_of_iron.things import GOODS

if TYPE_CHECKING:
    from parlour.games.city_of_iron.state import Iron


def first_count(table: "Iron", good: i64) -> i64:
    """I13.2  The highest count on a track."""
    best: i64 = 0
    for nation in table.nations:
        best = max(best, nation.realm.goods[good])
    return best


def second_count(table: "Iron", good: i64, best: i64) -> i64:
    """I13.3  The next lower one; 0: there is none."""
    second: i64 = 0
    for nation in table.nations:
        count: i64 = nation.realm.goods[good]
        if second < count < best:
            second = count
    return second


def leader_coins(table: "Iron", seat: i64) -> i64:
    """I11.7, I13.4  Coins for all tracks that this seat leads, alone or with others."""
    total: i64 = 0
    good: i64 = 0
    for count in table.nations[seat].realm.goods:
        if count and count == first_count(table, good):
            total += table.kit.goods[good].leader_coins
        good += 1
    return total


def track_vp(table: "Iron", seat: i64, good: i64) -> list[int]:
    """I13.2-I13.5  What a track is worth to a seat now: its place, the points for it, and for the shield."""
    count: i64 = table.nations[seat].realm.goods[good]
    best = first_count(table, good)
    return worth_of(table.kit, good, count, best, second_count(table, good, best))


def worth_of(kit: IronBox, good: i64, count: i64, best: i64, second: i64) -> list[int]:
    """I13.2-I13.5  What so many of a good are worth where these are the two highest counts: as `track_vp`."""
    if count == 0:
        return [0, 0, 0]
    track = kit.goods[good]
    shield = kit.shield_vp if count >= track.shield else 0
    if count == best:
        return [1, track.first_vp, shield]
    if count == second:
        return [2, track.second_vp, shield]
    return [0, 0, shield]


def score_round(table: "Iron") -> None:
    """I13.1  The tracks, then the buildings."""
    if table.journal is not None:
        table.happened(happens.Scoring(table.round), "I13.1")
    for good in range(GOODS):
        for seat in range(table.kit.seats):
            place, vp, shield = track_vp(table, seat, good)
            table.gain_vp(seat, vp + shield)
            if table.journal is not None:
                tally(table, seat, vp, shield, 0)
                id = table.kit.goods[good].id
                if vp:
                    table.happened(happens.Place(seat, id, place, vp), "I13.2" if place == 1 else "I13.3")
                if shield:
                    table.happened(happens.Shield(seat, id, shield), "I13.5")
    for seat in range(table.kit.seats):
        vp = table.nations[seat].realm.vp
        table.gain_vp(seat, vp)
        if table.journal is not None and vp:
            tally(table, seat, 0, 0, vp)
            table.happened(happens.BuildingVp(seat, vp), "I13.6")


def tally(table: "Iron", seat: i64, places: i64, shields: i64, buildings: i64) -> None:
    """For those who look on, never in search: what the points of a seat were scored for."""
    before = table.nations[seat].scored
    table.nations[seat].scored = [before[0] + places, before[1] + shields, before[2] + buildings]


def bonus_counts(table: "Iron", seat: i64) -> list[int]:
    """I14.1  What the bonuses go by: coins, distance, buildings, cards, towns."""
    nation = table.nations[seat]
    realm = nation.realm
    return [nation.coins, realm.distance, len(realm.buildings), nation.owned(), realm.held()]


BONUSES: Final[list[BonusId]] = ["coins", "distance", "buildings", "cards", "towns"]


def end_bonuses(table: "Iron", seat: i64) -> dict[BonusId, int]:
    """I14.1, I14.2  What this seat gets for having most of something, as the table lies."""
    kit = table.kit
    worth = [kit.bonus_coins, kit.bonus_distance, kit.bonus_buildings, kit.bonus_cards, kit.bonus_towns]
    counts = [bonus_counts(table, other) for other in range(kit.seats)]
    found: dict[BonusId, int] = {}
    for number in range(len(BONUSES)):
        most = max([count[number] for count in counts])
        if most > 0 and counts[seat][number] == most and worth[number]:
            found[BONUSES[number]] = worth[number]
    return found


def end_match(table: "Iron") -> None:
    """I14  Bonuses, the penalty for storage, and the winners."""
    kit = table.kit
    worth = [kit.bonus_coins, kit.bonus_distance, kit.bonus_buildings, kit.bonus_cards, kit.bonus_towns]
    counts = [bonus_counts(table, seat) for seat in range(kit.seats)]
    before = table.scores()
    bonuses: list[dict[BonusId, int]] = [{} for seat in range(kit.seats)]
    for number in range(len(BONUSES)):
        most = max([count[number] for count in counts])
        for seat in range(kit.seats):
            if most > 0 and counts[seat][number] == most:
                table.gain_vp(seat, worth[number])
                if table.journal is not None and worth[number]:
                    bonuses[seat][BONUSES[number]] = worth[number]
                    table.happened(happens.Bonus(seat, BONUSES[number], most, worth[number]), "I14.1")
    for seat in range(kit.seats):
        loss = len(table.nations[seat].stored) * kit.stored_penalty
        table.gain_vp(seat, -loss)
        if table.journal is not None and loss:
            table.happened(happens.Penalty(seat, len(table.nations[seat].stored), loss), "I14.3")
    table.finish()
    if table.journal is not None:
        table.happened(happens.End(kit.rounds), "I1.2")
        for seat in range(kit.seats):
            nation = table.nations[seat]
            penalty = len(nation.stored) * kit.stored_penalty
            table.happened(happens.Total(seat, before[seat], bonuses[seat], penalty, nation.vp), "I1.2")
        tell_winners(table)


def tell_winners(table: "Iron") -> None:
    """I1.2, I1.3  Who wins, and where VP are equal by what."""
    nations = table.nations
    tied = [nation for nation in nations if nation.vp == max([nation.vp for nation in nations])]
    richest = [nation for nation in tied if nation.coins == max([nation.coins for nation in tied])]
    winners = table.winners()
    by: happens.Decider = "vp" if len(tied) == 1 else "coins" if len(richest) == 1 else "buildings"
    if len(winners) > 1:
        by = "together"
    for seat in winners:
        nation = nations[seat]
        event = happens.Win(seat, by, nation.vp, nation.coins, len(nation.realm.buildings))
        table.happened(event, "I1.2" if by == "vp" else "I1.3")
