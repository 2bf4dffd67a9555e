"""Every tile by name: its values as the facts have them, and how it comes to lie on a sheet."""

from typing import Any

from tests.games.vegas_showdown.story import Story, publicity, vegas

Values = tuple[str, str, int | None, int, int, int, bool, str]


def values(id: str) -> Values:
    """Colour, size, price, Population, Revenue, Fame, red corners, doors."""
    kind = vegas().printed("tiles")[id]
    keys = ("colour", "size", "price", "population", "revenue", "fame", "red")
    colour, size, price, population, revenue, fame, red = (kind[key] for key in keys)
    return colour, size, price, population, revenue, fame, red, " ".join(doors(kind))


def doors(kind: dict[str, Any]) -> list[str]:
    """`N2` is a door on the second cell-side of the north side, from the left; a side of one cell has no number."""
    found: dict[str, list[int]] = {side: [] for side in "NESW"}
    for door in kind["turns"][0]["doors"]:
        found[door["side"]].append(1 + door["column" if door["side"] in "NS" else "row"])
    lengths = {side: kind["width" if side in "NS" else "height"] for side in found}
    return [f"{side}{at}" if lengths[side] > 1 else side for side, places in found.items() for at in sorted(places)]


def copies(id: str) -> tuple[int, list[int]]:
    """How many there are, and how many of them have an A and a B on the back."""
    tile = next(tile for tile in vegas().table.kit.tiles if tile.id == id)
    return tile.copies, tile.backs


def gains(id: str, tiles: list[str], cell: str, turn: int = 0) -> tuple[int, int, int]:
    """What Population, Revenue and Fame gain when the tile is placed by Publicity, but for the Fame of that."""
    table: Story = publicity(id, tiles, seats=4)
    before = table.population[0], table.revenue[0], table.fame[0]
    table.puts(0, id, cell, turn)
    after = table.population[0], table.revenue[0], table.fame[0]
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def test_slots_bring_revenue() -> None:
    assert values("slots") == ("yellow", "small", None, 0, 1, 0, False, "N E W")
    assert copies("slots")[0] == 16
    assert gains("slots", [], "a3") == (0, 1, 0)


def test_lounge_brings_fame_and_has_a_door_everywhere() -> None:
    assert values("lounge") == ("green", "medium", None, 0, 0, 2, False, "N1 N2 E S1 S2 W")
    assert copies("lounge")[0] == 10
    assert gains("lounge", [], "f3") == (0, 0, 2)


def test_restaurant_brings_population() -> None:
    assert values("restaurant") == ("blue", "large", None, 2, 0, 0, False, "N1 N2 S1 S2")
    assert copies("restaurant")[0] == 7
    assert gains("restaurant", [], "f2", 90) == (2, 0, 0)


def test_fancy_slots_need_slots() -> None:
    assert values("fancy-slots") == ("yellow", "small", 18, 0, 1, 2, True, "N S")
    assert copies("fancy-slots") == (5, [3, 2])
    assert gains("fancy-slots", ["slots a3"], "a2") == (0, 1, 2)
    assert "place fancy-slots" not in publicity("fancy-slots lounge", []).moves


def test_fancy_restaurant_needs_a_restaurant() -> None:
    assert values("fancy-restaurant") == ("blue", "small", 25, 2, 0, 2, True, "N")
    assert copies("fancy-restaurant") == (4, [2, 2])
    assert gains("fancy-restaurant", ["restaurant f3 90"], "e3", 90) == (2, 0, 2)
    assert "place fancy-restaurant" not in publicity("fancy-restaurant lounge", ["lounge f3"]).moves


def test_dragon_room_needs_slots_and_fancy_slots() -> None:
    assert values("dragon-room") == ("yellow", "small", 42, 0, 4, 6, True, "N")
    assert copies("dragon-room") == (1, [0, 1])
    assert gains("dragon-room", ["slots a3", "fancy-slots a2"], "b3", 270) == (0, 4, 6)
    assert "place dragon-room" not in publicity("dragon-room slots", ["slots a3"]).moves


def test_table_games_bring_revenue() -> None:
    assert values("table-games") == ("yellow", "medium", 18, 0, 1, 0, False, "N1 N2 E S1 S2")
    assert copies("table-games") == (3, [3, 0])
    assert gains("table-games", [], "a3", 180) == (0, 1, 0)


def test_high_rollers_room_needs_table_games_and_has_both_doors_on_one_side() -> None:
    assert values("high-rollers-room") == ("yellow", "medium", 25, 0, 3, 2, False, "N1 N2")
    assert copies("high-rollers-room") == (2, [0, 2])
    assert gains("high-rollers-room", ["table-games a3 180"], "a4") == (0, 3, 2)
    assert "place high-rollers-room" not in publicity("high-rollers-room slots", ["slots a3"]).moves


def test_fancy_lounge_needs_a_lounge() -> None:
    assert values("fancy-lounge") == ("green", "medium", 33, 1, 0, 4, True, "N1 E W")
    assert copies("fancy-lounge") == (4, [2, 2])
    assert gains("fancy-lounge", ["lounge a3"], "c3") == (1, 0, 4)
    assert "place fancy-lounge" not in publicity("fancy-lounge slots", ["slots a3"]).moves


def test_five_star_steakhouse_needs_both_restaurants() -> None:
    assert values("five-star-steakhouse") == ("blue", "medium", 42, 3, 0, 6, True, "N1 S2")
    assert copies("five-star-steakhouse") == (1, [0, 1])
    tiles = ["restaurant f3 90", "fancy-restaurant e3 90"]
    assert gains("five-star-steakhouse", tiles, "e4", 90) == (3, 0, 6)
    assert "place five-star-steakhouse" not in publicity("five-star-steakhouse lounge", tiles[:1]).moves


def test_sports_book_brings_revenue() -> None:
    assert values("sports-book") == ("yellow", "large", 25, 0, 2, 0, False, "N1 N2 E1 S2 W2")
    assert copies("sports-book") == (3, [3, 0])
    assert gains("sports-book", [], "a2") == (0, 2, 0)


def test_space_age_sports_book_needs_a_sports_book() -> None:
    assert values("space-age-sports-book") == ("yellow", "large", 33, 0, 3, 4, True, "N1 E1 S2 W2")
    assert copies("space-age-sports-book") == (2, [0, 2])
    assert gains("space-age-sports-book", ["sports-book a2"], "c1") == (0, 3, 4)
    assert "place space-age-sports-book" not in publicity("space-age-sports-book slots", ["slots a3"]).moves


def test_buffet_needs_a_restaurant() -> None:
    assert values("buffet") == ("blue", "large", 33, 4, 0, 2, False, "N1 N2 W2")
    assert copies("buffet") == (2, [1, 1])
    assert gains("buffet", ["restaurant f3 90"], "d3", 90) == (4, 0, 2)
    assert "place buffet" not in publicity("buffet lounge", ["lounge f3"]).moves


def test_night_club_needs_a_lounge_beside_it() -> None:
    assert values("night-club") == ("green", "large", 42, 0, 0, 8, False, "N1 E1 S2 W2")
    assert copies("night-club") == (2, [1, 1])
    assert gains("night-club", ["lounge a3"], "c2") == (0, 0, 8)
    assert "place night-club" not in publicity("night-club slots", ["slots a3"]).moves
    far = publicity("night-club", ["lounge a3", "slots c3"]).plays(0, "place night-club")
    assert "at d2" not in far.moves and "at d3" not in far.moves  # the Slots lie between them


def test_theater_needs_both_lounges() -> None:
    assert values("theater") == ("green", "large", 52, 1, 0, 12, True, "E2 S1 W1")
    assert copies("theater") == (1, [0, 1])
    assert gains("theater", ["lounge a3", "fancy-lounge a2 180"], "c3") == (1, 0, 12)
    assert "place theater" not in publicity("theater slots", ["lounge a3"]).moves
