"""The Strip as a table: what is for sale, what it brings, its track with the bids, and how it fits."""

from rich.text import Text

from parlour.games.vegas_showdown import schema
from parlour.terminal.games.vegas_showdown.scene import CAN, LACKS, SEAT_INKS, SEATS, Scene
from parlour.terminal.layout import fit, joined

NAME, VALUES, LEADS = 21, 10, 8
SPACE = 3  # of a track: whose bid it is or where the marker stands, and the amount


def strip(scene: Scene, width: int) -> list[Text]:
    """A line for each place where a tile is for sale."""
    return [fit(row(scene, place), width) for place in scene.table["places"]]


def row(scene: Scene, place: schema.BoardPlace) -> Text:
    tile = place["tile"]
    if tile is None:
        return Text(f"    {scene.name('places', place['id'])}: {scene.say('empty')}", "dim")
    verdict = joined([left(scene, place), scene.fits(tile)])
    if place["no_bids"]:
        by = ", ".join(scene.name("events", event) for event in place["forbidden_by"])
        verdict = Text(scene.say("no-bids", events=by), LACKS)
    return Text.assemble(
        scene.mark(f"place:{place['id']}"),
        scene.moon(tile),
        " ",
        fit(Text(scene.name("tiles", tile), "dim strike" if place["no_bids"] else f"bold {scene.ink(tile)}"), NAME),
        " ",
        fit(scene.values(tile), VALUES),
        " ",
        fit(track(scene, place), SPACE * longest(scene)),
        " ",
        fit(leads(scene, place), LEADS),
        " ",
        verdict,
    )


def longest(scene: Scene) -> int:
    return max(len(track["spaces"]) for track in scene.printed["tracks"].values())


def track(scene: Scene, place: schema.BoardPlace) -> Text:
    """The spaces of a track: closed, open and mine to pay, too dear, or with a bid on it."""
    mine = scene.house["open_bids"].get(place["id"], [])
    bids = {house["bid"]: seat for seat, house in enumerate(scene.table["houses"]) if house["choice"] == place["id"]}
    found = Text()
    for amount in scene.printed["places"][place["id"]]["spaces"]:
        before, style = " ", "dim"
        if amount in mine:
            style = f"{CAN} underline" if lit(scene, place, amount) else "bold"
        elif amount not in place["open_bids"]:
            style = "bright_black strike"
        if amount == place["minimum"]:
            before = "►"
        if amount in bids:
            seat = bids[amount]
            before, style = SEATS[seat], f"{SEAT_INKS[seat]} {'dim strike' if outbid(scene, seat) else 'bold reverse'}"
        found.append(before, SEAT_INKS[bids[amount]] if amount in bids else "red")
        number = str(amount)
        found.append(" " * (SPACE - 1 - len(number)))
        found.append(number, style)
    return found


def outbid(scene: Scene, seat: int) -> bool:
    return scene.table["houses"][seat]["outbid"]


def lit(scene: Scene, place: schema.BoardPlace, amount: int) -> bool:
    return f"amount:{place['id']}:{amount}" in scene.lit


def leads(scene: Scene, place: schema.BoardPlace) -> Text:
    """Who leads and for how much, or where bids begin."""
    if place["bidder"] is not None:
        return Text.assemble(scene.shape(place["bidder"]), (f" ${place['bid']}", "bold"))
    lowest = place["minimum"] or scene.printed["places"][place["id"]]["spaces"][0]
    return Text(scene.say("from", amount=lowest))


def left(scene: Scene, place: schema.BoardPlace) -> Text:
    """How many a basic stack still has; a premier tile that leaves at the next price drop says so."""
    if place["left"] is not None:
        return Text(f"×{place['left']}", "dim")
    return Text() if place["next_minimum"] is not None else Text(scene.say("then-gone"), LACKS)
