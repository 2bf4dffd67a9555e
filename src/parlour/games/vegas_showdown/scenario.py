"""A position of Vegas Showdown from a few words, for tests, puzzles and the analysis board."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.engine.errors import BadScenario, did_you_mean
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.step import Refusal, Step
from parlour.engine.words import Speaker, words_of
from parlour.games.vegas_showdown import turn
from parlour.games.vegas_showdown.bidding import NEXT_CHOICE
from parlour.games.vegas_showdown.box import BASICS, STACK, STACKS, VegasBox
from parlour.games.vegas_showdown.cells import POSITIONS, cell_name, is_cell
from parlour.games.vegas_showdown.event import NOW, TURN
from parlour.games.vegas_showdown.setup import FirstDealer, OpenBoard, lay_out
from parlour.games.vegas_showdown.sheet import lying
from parlour.games.vegas_showdown.state import (
    CHOOSE_ACTIONS,
    LETTER,
    NO_CHOICE,
    NO_TILE,
    PUBLICITY,
    RENOVATE,
    Vegas,
    add_values,
    held,
    one,
)
from parlour.games.vegas_showdown.tile import SIZES, TILES, TURNS
from parlour.games.vegas_showdown.where import FINALLY, FREELY
from parlour.games.vegas_showdown.wrong import refused, troubles, why_no_turn

PHASES: Final = ["setup", "round", "flip", "income", "choose", "adjust", "button"]
MOST: Final = 1000

KEYS: Final = [
    Key("round", "number", "Which round it is; 2 where not given, so that prices drop."),
    Key("dealer", "seat", "Who has the Turn Order Button; 0 where not given."),
    Key("phase", " | ".join(PHASES), "Where in the round; `choose` where not given."),
    Key("chooser", "seat", "Whose turn it is to choose, in the phase `choose`; the dealer where not given."),
    Key("cash", "numbers", "Dollars of each seat."),
    Key("population", "numbers", "Population of each seat; what the tiles give where not given."),
    Key("revenue", "numbers", "Revenue of each seat; what the tiles give where not given."),
    Key("fame", "numbers", "Fame of each seat; what the tiles give where not given."),
    Key(
        "tiles",
        "table",
        "Tiles on each seat's sheet, by upper left cell and turn: `{0: ['lounge a3', 'slots a2 90']}`.",
    ),
    Key("reserve", "table", "Tiles in each seat's reserve: `{0: 'slots theater'}`."),
    Key("choices", "table", "What seats have chosen: `{0: 'publicity', 1: 'renovate', 2: 'premier-1 18'}`."),
    Key("board", "tiles", "The tiles on the premier spaces in order, `-` for none; drawn where not given."),
    Key("minimums", "table", "Minimum-Bid markers by place: `{'premier-1': 12}`; the starting price where not given."),
    Key("basics", "table", "Tiles left in the basic stacks: `{'slots': 1}`."),
    Key("stacks", "table", "The next tiles of premier stacks, top first: `{'small': ['dragon-room']}`."),
    Key("stack_left", "table", "How many tiles premier stacks still have: `{'large': 0}`."),
    Key("events", "events", "Events in play: bans, and those that wait for income."),
    Key("deck", "events", "The next events of the deck, top first; the rest is shuffled below them."),
    Key("deck_left", "number", "How many events the deck still has; the others are used."),
]


def set_up(box: VegasBox, rng: Rng, keys: Keys) -> Vegas:
    """The table that these words describe, with the steps still to come on its stack."""
    table = lay_out(box, rng)
    phase = keys.choice("phase", "choose", PHASES)
    table.round = keys.number("round", 1 if phase == "setup" else 2, 1)
    table.dealer = keys.seat("dealer", 0, box.seats)
    _houses(table, keys)
    _stacks(table, keys, phase)
    _events(table, keys)
    _choices(table, keys, phase)
    table.rng.load(keys.names("rolls", {str(seat): seat for seat in range(box.seats)}), keys.flag("strict", False))
    table.do_all(_steps(table, keys, phase))
    return table


def _kinds(box: VegasBox) -> dict[str, int]:
    return {tile.id: tile.number for tile in box.tiles}


def _table(keys: Keys, name: str, known: Mapping[str, Any]) -> dict[str, Any]:
    """A table from some of these names to anything."""
    value = keys.raw(name, {})
    if not isinstance(value, Mapping):
        raise BadScenario(f"{name!r} is a table from name to value, not {value!r}")
    for word in value:
        if word not in known:
            raise BadScenario(f"{name!r} has {word!r}, which is unknown: {did_you_mean(str(word), known)}")
    return dict(value)


def _numbers(keys: Keys, name: str, most: Mapping[str, int]) -> dict[str, int]:
    """A table from some of these names to numbers."""
    return {word: keys.as_number(name, number, 0, most[word]) for word, number in _table(keys, name, most).items()}


# ---------------------------------------------------------------------- houses


def _houses(table: Vegas, keys: Keys) -> None:
    box = table.kit
    for seat, words in keys.by_seat("reserve", box.seats).items():
        for kind in keys.as_names("reserve", words, _kinds(box)):
            if held(table.houses[seat].reserve, kind) == box.tiles[kind].copies:
                raise BadScenario(f"'reserve' has more of {box.tiles[kind].id!r} than there are")
            table.houses[seat].reserve += one(kind)
    for seat, words in keys.by_seat("tiles", box.seats).items():
        _lay_tiles(table, seat, words)
    cash = keys.per_seat("cash", box.first_cash, box.seats, 0, MOST)
    for seat, house in enumerate(table.houses):
        house.cash = cash[seat]
        house.population = keys.per_seat("population", house.population, box.seats, 0, MOST)[seat]
        house.revenue = keys.per_seat("revenue", house.revenue, box.seats, 0, MOST)[seat]
        house.fame = keys.per_seat("fame", house.fame, box.seats, 0, MOST)[seat]


def _lay_tiles(table: Vegas, seat: int, words: Any) -> None:
    box, house = table.kit, table.houses[seat]
    if not isinstance(words, list | tuple):
        raise BadScenario(f"'tiles' has for each seat a list of tiles with their cells, not {words!r}")
    for word in words:
        kind, position, quarters = _lying(box, word)
        refusal = why_no_turn(table, seat, kind, position, quarters, FREELY)
        if refusal is not None:
            raise BadScenario(f"'tiles' has {word!r}, but {_why_not(table, refusal)}")
        house.sheet = table.laid([*house.sheet.tiles, lying(kind, position, quarters)])
        add_values(house, box.tiles[kind], 1)
    wrong = troubles(box, house.sheet, FINALLY)
    if wrong:
        raise BadScenario(f"'tiles' of seat {seat} cannot lie so: {_why_not(table, refused(wrong[:1], FINALLY))}")


def _why_not(table: Vegas, refusal: Refusal) -> str:
    return Speaker(words_of(__package__), table.box, []).refused(table, refusal, {})[0]


def _lying(box: VegasBox, word: object) -> tuple[int, int, int]:
    """`lounge a3 90` as kind, position and turn."""
    parts = str(word).split()
    kinds = _kinds(box)
    cells = {cell_name(position): position for position in range(POSITIONS) if is_cell(position)}
    turns = {str(quarters * 90): quarters for quarters in range(TURNS)}
    if len(parts) == 2:
        parts.append("0")
    if len(parts) != 3:
        raise BadScenario(f"'tiles' has {word!r}; a tile, its upper left cell and its turn would be 'lounge a3 90'")
    for part, known in zip(parts, (kinds, cells, turns), strict=True):
        if part not in known:
            raise BadScenario(f"'tiles' has {part!r}, which is unknown: {did_you_mean(part, known)}")
    return kinds[parts[0]], cells[parts[1]], turns[parts[2]]


# ---------------------------------------------------------------------- the board


def _in_houses(table: Vegas, kind: int) -> int:
    lying_there = sum(lies // (POSITIONS * TURNS) == kind for house in table.houses for lies in house.sheet.tiles)
    return int(lying_there + sum(held(house.reserve, kind) for house in table.houses))


def _stacks(table: Vegas, keys: Keys, phase: str) -> None:
    """Tiles that lie somewhere are gone from their stacks; the next ones may be named."""
    box = table.kit
    kinds = _kinds(box)
    for kind in range(BASICS):
        table.basics[kind] -= _in_houses(table, kind)
    basics = {box.tiles[kind].id: table.basics[kind] for kind in range(BASICS)}
    if min(basics.values()) < 0:
        raise BadScenario("there are more basic tiles in the houses than the match has")
    for id, left in _numbers(keys, "basics", basics).items():
        table.basics[kinds[id]] = left
    if phase == "setup" and "board" in keys:
        raise BadScenario("'board' is turned up by the setup, so nothing can be given for it")
    spaces = range(box.premier_spaces)
    board = keys.names("board", {**kinds, "-": NO_TILE})
    if len(board) > len(spaces):
        raise BadScenario(f"'board' has {len(board)} tiles; there are {len(spaces)} premier spaces")
    for kind in board:
        if kind != NO_TILE and box.tiles[kind].basic:
            raise BadScenario(f"'board' has {box.tiles[kind].id!r}, which is no premier tile")
    out = [kind for kind in board if kind != NO_TILE]
    out += [kind for kind in range(BASICS, TILES) for copy in range(_in_houses(table, kind))]
    _order_stacks(table, keys, out)
    if "board" not in keys and phase != "setup":
        board = []
        for space in spaces:
            size = box.places[space].first_stack
            board.append(table.draw_tile(size) if size >= 0 and table.stack_left(size) else NO_TILE)
    table.see_basics()
    for space, kind in enumerate(board):
        if kind != NO_TILE:
            table.put_up(space, kind, "V3.7")
    table.fresh = 0
    known = {box.places[space].id: space for space in range(len(board)) if board[space] != NO_TILE}
    stops = {box.track[at]: at for at in box.stops}
    for id, value in _table(keys, "minimums", known).items():
        if value not in stops:
            raise BadScenario(f"a marker can stand on {', '.join(map(str, sorted(stops)))}, not on {value!r}")
        table.put_marker(known[id], stops[value])


def _order_stacks(table: Vegas, keys: Keys, out: list[int]) -> None:
    box = table.kit
    named = _table(keys, "stacks", dict.fromkeys(SIZES))
    lefts = _numbers(keys, "stack_left", dict.fromkeys(SIZES, int(STACK)))
    stacks: list[int] = []
    for size in range(STACKS):
        rest = table.stacks[size * STACK : (size + 1) * STACK]

        def take(kind: int, rest: list[int] = rest) -> int:
            found = [entry for entry in rest if entry % LETTER == kind]
            if not found:
                raise BadScenario(f"there is no further {box.tiles[kind].id!r} in its stack")
            rest.remove(min(found))
            return min(found)

        gone = [take(kind) for kind in sorted(out) if box.tiles[kind].size == size]
        of_size = {tile.id: tile.number for tile in box.tiles if tile.size == size and not tile.basic}
        top = [take(kind) for kind in keys.as_names("stacks", named.get(SIZES[size], []), of_size)]
        left = lefts.get(SIZES[size], len(top) + len(rest))
        if not len(top) <= left <= len(top) + len(rest):
            raise BadScenario(f"'stack_left' of the {SIZES[size]} stack is from {len(top)} to {len(top) + len(rest)}")
        surplus = len(top) + len(rest) - left
        stacks += [*gone, *rest[:surplus], *top, *rest[surplus:]]
        table.taken[size] = len(gone) + surplus
    table.stacks = stacks


def _events(table: Vegas, keys: Keys) -> None:
    """Cards of one name are taken in their order."""
    box = table.kit
    ids = [event.id for event in box.events]
    numbers = {id: ids.index(id) for id in ids}
    taken: list[int] = []

    def take(name: str) -> list[int]:
        found = []
        for first in keys.names(name, numbers):
            free = [card for card in range(len(ids)) if ids[card] == ids[first] and card not in taken]
            if not free:
                raise BadScenario(f"{name!r} has {ids[first]!r} more often than there are cards")
            taken.append(free[0])
            found.append(free[0])
        return found

    table.in_play = take("events")
    for card in table.in_play:
        event = box.events[card]
        if event.timing == NOW:
            raise BadScenario(f"'events' has {event.id!r}, which is done with at once")
        if event.timing == TURN:
            table.banned |= event.no_bids_on
            table.no_action |= event.no_action
    top = take("deck")
    rest = [card for card in table.deck if card not in taken]
    left = keys.number("deck_left", len(top) + len(rest), len(top), len(top) + len(rest))
    surplus = len(top) + len(rest) - left
    gone = [*table.in_play, *rest[:surplus]]
    table.deck = [*gone, *top, *rest[surplus:]]
    table.drawn = len(gone)
    table.used = rest[:surplus]


# ---------------------------------------------------------------------- choices


def _choices(table: Vegas, keys: Keys, phase: str) -> None:
    box = table.kit
    given = keys.by_seat("choices", box.seats)
    if given and phase not in ("choose", "adjust"):
        raise BadScenario("'choices' have a meaning only in the phases 'choose' and 'adjust'")
    bidders, heights = list(table.bidders), list(table.heights)
    for seat, word in given.items():
        house = table.houses[seat]
        house.choice = {"publicity": PUBLICITY, "renovate": RENOVATE}.get(str(word), NO_CHOICE)
        if house.choice != NO_CHOICE:
            continue
        place, space = _bid(table, seat, str(word))
        if heights[place] == space:
            raise BadScenario(f"two bids of ${box.places[place].spaces[space]} stand on {box.places[place].id!r}")
        house.choice, house.bid = place, space
        if space > heights[place]:
            bidders[place], heights[place] = seat, space
    if phase == "adjust":
        for seat, house in enumerate(table.houses):
            if house.choice >= 0 and bidders[house.choice] != seat:
                raise BadScenario(f"seat {seat} is outbid, so the choosing is not over")
    table.bidders, table.heights = bidders, heights


def _bid(table: Vegas, seat: int, word: str) -> tuple[int, int]:
    """`premier-1 18` as a place and a space of its track."""
    box = table.kit
    known = {box.places[place].id: place for place in box.in_use if table.wares[place] != NO_TILE}
    id, _, amount = word.partition(" ")
    if id not in known:
        wanted = [*known, "publicity", "renovate"]
        raise BadScenario(f"'choices' has {word!r}, which is unknown: {did_you_mean(id, wanted)}")
    place = known[id]
    spaces = [str(value) for value in box.places[place].spaces]
    if amount.strip() not in spaces[table.minimums[place] :]:
        raise BadScenario(f"a bid at {id!r} is one of {', '.join(spaces[table.minimums[place] :])}, not {amount!r}")
    space = spaces.index(amount.strip())
    if box.places[place].spaces[space] > table.houses[seat].cash:
        raise BadScenario(f"seat {seat} cannot bid more than its ${table.houses[seat].cash}")
    return place, space


def _steps(table: Vegas, keys: Keys, phase: str) -> list[Step[Vegas]]:
    chooser = keys.seat("chooser", table.dealer, table.kit.seats)
    if "chooser" in keys and phase != "choose":
        raise BadScenario("'chooser' has a meaning only in the phase 'choose'")
    if phase == "setup":
        return [OpenBoard(), FirstDealer()]
    if phase == "round":
        return [turn.ROUND]
    if phase == "choose":
        table.phase = CHOOSE_ACTIONS
        return [NEXT_CHOICE[chooser], turn.ADJUST, turn.PASS_BUTTON]
    later = [turn.FLIP_NEW_TILES, turn.COLLECT_INCOMES, turn.CHOOSE_ACTIONS, turn.ADJUST, turn.PASS_BUTTON]
    return later[{"flip": 0, "income": 1, "adjust": 3, "button": 4}[phase] :]
