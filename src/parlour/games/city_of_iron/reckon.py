"""What the table is worth as it lies, and what one thing more would change in it.

For those who look on; search never asks. Reckoned as if nothing else changed until the next scoring and autumn.
"""

from mypy_extensions import i64

from parlour.games.city_of_iron import schema
from parlour.games.city_of_iron.scoring import BONUSES, bonus_counts, end_bonuses, worth_of
from parlour.games.city_of_iron.state import NOBODY, Iron
from parlour.games.city_of_iron.things import GOODS, Building, Town


class Reckoning:
    """The tracks of a table, reckoned once for all that is asked of them."""

    def __init__(self, table: Iron) -> None:
        self.table = table
        self.seats: i64 = table.kit.seats
        self.counts: list[list[int]] = []  # by good and seat
        self.worth: list[list[list[int]]] = []  # likewise: place, points for it, points for the shield
        good: i64 = 0
        while good < GOODS:
            counts: list[int] = [nation.realm.goods[good] for nation in table.nations]
            self.counts.append(counts)
            self.worth.append(self.worth_with(good, counts))
            good += 1
        self.scoring = next_scoring(table) is not None
        self.autumn = next_autumn(table) is not None

    def worth_with(self, good: i64, counts: list[int]) -> list[list[int]]:
        """I13.2-I13.5  What the track is worth to each seat with these counts."""
        best: int = max(counts)
        second: int = max([count for count in counts if count < best], default=0)
        return [worth_of(self.table.kit, good, count, best, second) for count in counts]

    def leads(self, seat: i64) -> i64:
        """I11.7  Coins for the tracks that this seat leads."""
        total: i64 = 0
        good: i64 = 0
        for worth in self.worth:
            if worth[seat][0] == 1:
                total += self.table.kit.goods[good].leader_coins
            good += 1
        return total

    def scored(self, seat: i64) -> schema.Scored:
        """I13  What a scoring would bring now."""
        places = sum([worth[seat][1] for worth in self.worth])
        shields = sum([worth[seat][2] for worth in self.worth])
        buildings = self.table.nations[seat].realm.vp
        return {"places": places, "shields": shields, "buildings": buildings, "vp": places + shields + buildings}

    def income(self, seat: i64) -> schema.IncomeBy:
        """I11.7  Where the coins of an autumn come from."""
        kit, realm = self.table.kit, self.table.nations[seat].realm
        return {
            "base": kit.base_income,
            "buildings": realm.producing * kit.income_building,
            "towns": realm.held() * kit.income_town,
            "leads": self.leads(seat),
        }

    def with_building(self, seat: i64, building: Building) -> schema.Change:
        """I13.6, I11.7  What such a building would change if it stood in a free place of this seat's cities."""
        income: i64 = self.table.kit.income_building if building.produces else 0
        return self.change(building.goods, seat, NOBODY, building.vp, income)

    def with_town(self, seat: i64, town: Town) -> schema.Change:
        """I10.3, I10.5  What it would change if this seat took this town."""
        return self.change(town.goods, seat, self.table.holder_of(town.number), 0, self.table.kit.income_town)

    def tracks_with_town(self, seat: i64, town: Town) -> list[schema.Track]:
        """I10.3, I10.5  The tracks of its goods, as they would be if this seat took this town."""
        loser = self.table.holder_of(town.number)
        found: list[schema.Track] = []
        good: i64 = 0
        for more in town.goods:
            if more:
                counts = self.counts[good][:]
                counts[seat] += more
                if loser != NOBODY:
                    counts[loser] -= more
                found.append(self.track(good, counts, self.worth_with(good, counts)))
            good += 1
        return found

    def track(self, good: i64, counts: list[int], worth: list[list[int]]) -> schema.Track:
        """A track with these counts on it, and what it is worth to each seat with them."""
        return {
            "id": self.table.kit.goods[good].id,
            "counts": counts,
            "places": [place or None for place, vp, shield in worth],
            "vp": [vp + shield for place, vp, shield in worth],
        }

    def change(self, goods: list[int], seat: i64, loser: i64, vp: i64, income: i64) -> schema.Change:
        """These goods come to a seat, from another if there is a loser."""
        places: list[int] = [0] * self.seats
        shields: list[int] = places[:]
        buildings: list[int] = places[:]
        coins: list[int] = places[:]
        coins[seat] += income
        if loser != NOBODY:
            coins[loser] -= income
        buildings[seat] = vp
        good: i64 = 0
        for more in goods:
            if more:
                counts = self.counts[good][:]
                counts[seat] += more
                if loser != NOBODY:
                    counts[loser] -= more
                leader: i64 = self.table.kit.goods[good].leader_coins
                for other, (old, new) in enumerate(zip(self.worth[good], self.worth_with(good, counts), strict=True)):
                    places[other] += new[1] - old[1]
                    shields[other] += new[2] - old[2]
                    coins[other] += (int(new[0] == 1) - int(old[0] == 1)) * leader
            good += 1
        if not self.scoring:
            places = shields = buildings = [0] * self.seats
        if not self.autumn:
            coins = [0] * self.seats
        return {
            "places": places,
            "shields": shields,
            "buildings": buildings,
            "vp": [sum(parts) for parts in zip(places, shields, buildings, strict=True)],
            "coins": coins,
        }


def see_vp_by(table: Iron, seat: i64) -> schema.VpBy:
    """I13, I14  What this seat has by what it was scored for; bonuses and the penalty only at the end."""
    nation = table.nations[seat]
    places, shields, buildings = nation.scored
    bonuses = end_bonuses(table, seat) if table.over else {}
    stored = -len(nation.stored) * table.kit.stored_penalty if table.over else 0
    known = places + shields + buildings + stored + sum(bonuses.values())
    return {
        "earlier": nation.vp - known,
        "places": places,
        "shields": shields,
        "buildings": buildings,
        "bonuses": bonuses,
        "stored": stored,
    }


def next_scoring(table: Iron) -> int | None:
    """I13.1  The round of the next scoring, if there is still one; in winter the marker lies on the next round."""
    return min([number for number in table.kit.scorings if number >= table.round], default=None)


def next_autumn(table: Iron) -> int | None:
    """I11.1  The round of the next autumn, if there is still one."""
    return None if table.over or table.round > table.kit.rounds else table.round


def see_coming(table: Iron) -> schema.Coming:
    """I4.1, I11  What the rules have in store."""
    autumn = next_autumn(table)
    book = autumn is not None and autumn in table.kit.scorings[:2]
    return {
        "autumn": autumn,
        "scoring": None if table.over else next_scoring(table),
        "book": table.kit.book_science if book else 0,
        "falling": 0 if autumn is None else min(table.kit.autumn_discards, len(table.row)),
    }


def see_bonuses(table: Iron) -> dict[schema.BonusId, schema.Bonus]:
    """I14.1, I14.2  Who has the most of each thing: all who tie, and nobody of nothing."""
    counts = [bonus_counts(table, seat) for seat in range(table.kit.seats)]
    found: dict[schema.BonusId, schema.Bonus] = {}
    for number, bonus in enumerate(BONUSES):
        most = max([count[number] for count in counts])
        leaders = [seat for seat in range(table.kit.seats) if most > 0 and counts[seat][number] == most]
        found[bonus] = {"most": most, "leaders": leaders}
    return found
