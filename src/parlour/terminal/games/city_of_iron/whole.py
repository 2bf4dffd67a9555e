"""The whole table, for a screen of 120 × 40 or more."""

from collections.abc import Sequence

from rich.text import Text

from parlour.terminal.games.city_of_iron.scene import COIN, Scene
from parlour.terminal.layout import beside, ends, fit, joined

WIDTH, HEIGHT = 118, 38
LEFT = 58
FEW_LANDS = 3


def lines(scene: Scene, width: int) -> list[Text]:
    """All of it, from the seasons of the year to what the signs mean."""
    right = width - LEFT - 1
    goods = [scene.glass(track, LEFT) for track in scene.table["goods"]]
    return [
        ends(joined([scene.seasons(), scene.rounds()], "  "), scene.coming(), width),
        fit(scene.order(), width),
        *(shop(scene, width) if scene.table["phase"] == "winter" else row(scene, width)),
        *beside([[goods_title(scene), *goods, *world(scene)], [*nation(scene, right), *rivals(scene)]], [LEFT, right]),
        *hand(scene, width),
        fit(scene.legend(), width),
    ]


def row(scene: Scene, width: int) -> list[Text]:
    """The row in two columns, the left one first."""
    return in_two([scene.row(at) for at in range(len(scene.table["row"]))], width)


def in_two(parts: Sequence[Text], width: int) -> list[Text]:
    """These in two columns, the left one first."""
    half, each = (len(parts) + 1) // 2, (width - 1) // 2
    return beside([parts[:half], parts[half:]], [each, width - 1 - each])


def goods_title(scene: Scene) -> Text:
    return ends(Text(scene.say("goods-title"), "bold"), Text(scene.say("me"), "dim"), LEFT)


def nation(scene: Scene, width: int) -> list[Text]:
    """My works, my cities with their buildings, what is stored, towns, tokens, and the bonuses of the end."""
    mine = scene.mine
    found = [joined([scene.player(scene.me), scene.works(scene.me)], "  ")]
    for city in mine["cities"]:
        found.append(scene.city(city))
        found += wrapped(scene.standing(scene.me, city), width, 2 if len(mine["cities"]) < 4 else 1)
    towns = joined([Text(scene.name("towns", id)) for id in mine["towns"]], ", ")
    tokens = joined(
        [Text.assemble(scene.mark(f"token:{scene.me}:{id}"), scene.name("tokens", id)) for id in mine["unused_tokens"]],
        ", ",
    )
    stored = joined(
        [
            Text.assemble(
                scene.mark(f"stored:{scene.me}:{one['id']}:{one['copy']}"),
                scene.name("buildings", one["id"]),
                " ",
                scene.price(one),
            )
            for one in mine["stored"]
        ],
        ", ",
    )
    have = [("towns", towns), ("tokens", tokens), ("stored", stored)]
    rest = joined([joined([Text(scene.say(word), "dim"), what]) for word, what in have if what], "  ")
    return [*found, *([rest] if rest else []), scene.bonuses()]


def wrapped(text: Text, width: int, most: int) -> list[Text]:
    """A text in at most so many lines, set in a little."""
    rows: list[Text] = []
    for part in text.split(", ", allow_blank=False):
        if rows and rows[-1].cell_len + part.cell_len + 2 <= width - 2:
            rows[-1] = Text.assemble(rows[-1], ", ", part)
        elif len(rows) < most:
            rows.append(part)
        else:
            rows[-1] = Text.assemble(rows[-1], ", ", part)
    return [Text.assemble("  ", fit(line, width - 2)) for line in rows]


def world(scene: Scene) -> list[Text]:
    """Free lands, and the stacks of towns: where there are many lands, only their tops."""
    lands = [scene.land(id) for id in scene.table["lands"]]
    if lands:
        lands[0] = joined([lands[0], scene.settling()])
    most = 2 if len(lands) <= FEW_LANDS else 1
    return [*lands, *(line for id in scene.table["stacks"] for line in scene.stack(id, most))]


def rivals(scene: Scene) -> list[Text]:
    """The others: works, hand, cities and towns."""
    found = []
    for seat in scene.rivals:
        nation = scene.table["nations"][seat]
        found.append(joined([scene.player(seat), scene.works(seat), scene.cards(seat)], "  "))
        cities = [
            Text.assemble((scene.name("lands", city["id"]), "dim"), f" {len(city['buildings'])}/{city['room']}")
            for city in nation["cities"]
        ]
        towns = [scene.town(id, brief=True) for id in nation["towns"]]
        found.append(Text.assemble("  ", joined([*cities, *towns], " · ")))
    return found


def hand(scene: Scene, width: int) -> list[Text]:
    """My hand, what is paid with it, and my two decks in drawing order."""
    found: list[Text] = []
    for kind in scene.mine["decks"]:
        found += [fit(scene.hand(kind), width), fit(Text.assemble("  ", scene.pile(kind)), width)]
    paying = scene.payment()
    return [paying, *found] if paying else found


def shop(scene: Scene, width: int) -> list[Text]:
    """What can be bought in winter, and what I have chosen."""
    mine = scene.mine
    cards = []
    for id in mine["pool"]:
        chosen = id in (mine["choosing"] or [])
        target = f"card:{scene.me}:{id}"
        cards.append(
            Text.assemble(
                scene.mark(target) if target in scene.lit else "",
                (scene.name("cards", id), "bold green" if chosen else ""),
                (f" {scene.printed['cards'][id]['cost']}{COIN}", "dim"),
            )
        )
    purse = f"{mine['coins'] if mine['purse'] is None else mine['purse']}{COIN}"
    title = Text(scene.say("shop", purse=purse), "bold")
    return wrapped(joined([title, *cards], ", "), width, 3)
