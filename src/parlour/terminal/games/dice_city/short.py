"""The table in a shorter form, for a screen of 80 × 24: what the step of the turn needs comes first."""

from rich.text import Text

from parlour.terminal.games.dice_city.scene import Scene
from parlour.terminal.layout import beside, ends, fit, joined, ruled

BANNER = 11
COLUMNS = 3  # of the market when one buys
NARROW_COLUMNS = 4  # of the market when one looks


def lines(scene: Scene, width: int) -> list[Text]:
    """The city always; the market or the rivals more closely, as the step of the turn needs it."""
    step = scene.turn["step"]
    found = [ends(scene.track(), Text(scene.say("round", round=scene.table["round"]), "bold"), width)]
    if step == "build":
        found += market(scene, width, COLUMNS)
    found += [*my_city(scene, width), scene.shelf(), ends(hills(scene), scene.near_end(), width)]
    if step != "build":
        found += rivals(scene, width)
    if step == "attack" and scene.rivals:
        found += reach(scene)
    elif step != "build":
        found += market(scene, width, NARROW_COLUMNS)
    shown = "".join(line.plain for line in found)
    return [*found, *scene.legend(shown, width, 1)]


def market(scene: Scene, width: int, columns: int) -> list[Text]:
    """What is for sale, with its cost; what is missing in red."""
    wares = [Text.assemble(scene.mark(target), *ware(scene, kind, target)) for target, kind in scene.cards() if kind]
    for kind, left in scene.table["piles"].items():
        if left:
            wares.append(Text.assemble(scene.mark(f"pile:{kind}"), *ware(scene, kind, f"pile:{kind}"), f"×{left}"))
    for id, left in scene.table["ships"].items():
        if left:
            printed = scene.printed["ships"][id]
            line = Text.assemble(
                scene.mark(f"ship:{id}"), fit(f"{scene.sign('ship')}{printed['vp']}{scene.sign('vp')}", 6)
            )
            wares.append(line.append(scene.cost(id, printed["cost"], "")).append(f"×{left}"))
    each = (width + 1) // columns - 1
    height = -(-len(wares) // columns)
    return beside([wares[at : at + height] for at in range(0, len(wares), height)], [each] * -(-len(wares) // height))


def ware(scene: Scene, kind: str, target: str) -> list[Text]:
    printed = scene.printed["locations"][kind]
    long = scene.building or scene.turn["step"] == "build"
    name = fit(Text(printed["name"], scene.ink(kind)), 11 if long else 9)
    cost = scene.cost(kind, printed["cost"], "")
    return [name, fit(cost, 8), scene.points(kind, target)] if long else [name, cost]


def my_city(scene: Scene, width: int) -> list[Text]:
    """A line for each row: names, dice and what is closed."""
    each = (width - BANNER) // 6 - 1
    faces = [fit(Text(f"{column}".center(each), "dim"), each) for column in range(1, 7)]
    head = fit(Text.assemble((f"{scene.city['vp']}{scene.sign('vp')}", "bold yellow")), BANNER)
    found = [Text.assemble(head, ruled(faces))]
    places = {place["space"]: place for place in scene.city["spaces"]}
    for colour, row in scene.printed["colours"].items():
        counts = scene.city["row_counts"][colour]
        banner = Text.assemble(scene.name("colours", colour).capitalize(), f" {counts['built']}/{len(row['spaces'])}")
        cells = [cell(scene, places[space], each) for space in row["spaces"]]
        found.append(Text.assemble(fit(banner, BANNER), ruled(cells)))
    return found


def cell(scene: Scene, place: dict[str, object], width: int) -> Text:
    """A name, and what matters most beside it: a die, what building there would bring, or that it is closed."""
    space = str(place["space"])
    right = Text.assemble(scene.badge(scene.me, space), *scene.dice_on(scene.me, space))
    if not place["active"]:
        right = Text.assemble((scene.sign("closes"), "red"), right)
    return Text.assemble(fit(scene.place_name(scene.me, place), width - right.cell_len), right)


def hills(scene: Scene) -> Text:
    """Bandits, all in one line."""
    return joined([Text(scene.sign("bandits"), "bold"), *(scene.bandits(id) for id in scene.table["bandits"])])


def rivals(scene: Scene, width: int) -> list[Text]:
    """Two of the others in a line."""
    each = width // 2 - 1
    found = [fit(rival(scene, seat), each) for seat in scene.rivals]
    return [joined(found[at : at + 2], "  ") for at in range(0, len(found), 2)]


def rival(scene: Scene, seat: int) -> Text:
    city = scene.table["cities"][seat]
    name = Text(f"{'▶' if scene.acting(seat) else ''}{scene.player(seat)}", "bold")
    points = Text(f"{city['vp']}{scene.sign('vp')}", "yellow")
    rows = Text(scene.say("rows", rows=city["full_rows"]))
    return joined([fit(name, 8), points, scene.stock(seat), scene.holdings(seat), rows])


def reach(scene: Scene) -> list[Text]:
    """What of each rival an attack can reach: place, strength and points."""
    found = []
    for seat in scene.rivals:
        names = {
            place["space"]: scene.name("locations", place["id"]) for place in scene.table["cities"][seat]["spaces"]
        }
        aims = [(space, aim) for space, aim in scene.aims(seat).items() if aim["missing"] == 0]
        parts = [
            Text(f"{names[space]} {aim['needed']}{scene.sign('strength')}→{aim['vp']}{scene.sign('vp')}")
            for space, aim in aims
        ]
        if parts:
            found.append(joined([Text(scene.player(seat), "bold"), *parts], "  "))
    return found
