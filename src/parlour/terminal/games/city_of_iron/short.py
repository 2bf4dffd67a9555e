"""The table in a shorter form, for a screen of 80 × 24."""

from rich.text import Text

from parlour.terminal.games.city_of_iron.scene import SEAL, Scene
from parlour.terminal.games.city_of_iron.whole import in_two, shop
from parlour.terminal.layout import beside, ends, fit, joined

TRACKS = 4  # goods in a line


def lines(scene: Scene, width: int) -> list[Text]:
    """Row or shop or payment, goods beside each other, my cities, the others, my hand."""
    winter = scene.table["phase"] == "winter"
    row = in_two([ware(scene, at) for at, building in enumerate(scene.table["row"]) if building], width)
    goods = [good(scene, at) for at in range(len(scene.table["goods"]))]
    high = -(-len(goods) // TRACKS)
    tracks = beside(
        [goods[at : at + high] for at in range(0, len(goods), high)], [(width - TRACKS + 1) // TRACKS] * TRACKS
    )
    season = Text(scene.name("phases", scene.table["phase"]), "bold")
    rivals = [joined([scene.player(seat), scene.works(seat), scene.cards(seat)], "  ") for seat in scene.rivals]
    return [
        fit(line, width)
        for line in (
            ends(joined([season, scene.rounds()], "  "), scene.coming(), width),
            scene.order(),
            *(shop(scene, width) if winter else [scene.payment()] if scene.table["payment"] else row),
            *tracks,
            joined([scene.player(scene.me), scene.works(scene.me)], "  "),
            cities(scene, scene.me),
            *rivals,
            *(scene.hand(kind) for kind in scene.mine["decks"]),
        )
    ]


def ware(scene: Scene, at: int) -> Text:
    """A building of the row: name, price, what it would add."""
    building = scene.table["row"][at]
    assert building is not None
    return Text.assemble(
        scene.mark(f"row:{at}"),
        (f"{at + 1:2} ", "dim"),
        fit(Text(scene.name("buildings", building["id"]), "bold"), 17),
        " ",
        fit(scene.price(building), 6),
        " ",
        scene.lacking(building),
    )


def good(scene: Scene, at: int) -> Text:
    """A good: how many I have, and what that is worth."""
    track = scene.table["goods"][at]
    return Text.assemble(
        fit(Text(scene.good(track["id"])), 10),
        f"{track['counts'][scene.me]}",
        (f" {track['vp'][scene.me]}{SEAL}" if track["vp"][scene.me] else "", "green"),
    )


def cities(scene: Scene, seat: int) -> Text:
    """A seat's cities with how full they are, and its towns."""
    nation = scene.table["nations"][seat]
    found = [
        Text.assemble(
            scene.mark(f"city:{seat}:{city['id']}"),
            scene.name("lands", city["id"]),
            f" {len(city['buildings'])}/{city['room']}",
        )
        for city in nation["cities"]
    ]
    return joined([*found, *(Text(scene.name("towns", id), "dim") for id in nation["towns"])], " · ")
