"""Laws that hold at any position of any game, for contract tests and stories alike."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from parlour.engine.events import changes, event_of, kind_of_event
from parlour.engine.game import Game
from parlour.engine.journal import Told
from parlour.engine.match import Match
from parlour.engine.schema import counters_of
from parlour.engine.state import State

Counters = dict[str, int]


def asked(match: Match) -> list[str]:
    """All that people read at a question."""
    moves, blocked = match.moves(), match.blocked()
    return [match.prompt, *(one.label for one in (*moves, *blocked)), *(one.reason for one in blocked)]


def counters(game: Game, state: State) -> Counters:
    """The counters of the spectators' view, by their paths; none where a game declares no schema."""
    return {} if game.schema is None else dict(counters_of(game.schema, game.view(state, None)))


def unexplained(before: Counters, after: Counters, told: Iterable[Told]) -> Iterator[tuple[str, str]]:
    """Counters whose change is not what the events add up to, each with what was told."""
    events, sums = [event_of(one) for one in told], defaultdict[str, int](int)
    for event in events:
        for counter, number in changes(event):
            sums[counter] += number
    for counter in sorted(before.keys() | after.keys() | sums.keys()):
        change = after.get(counter, 0) - before.get(counter, 0)
        if change != sums[counter]:
            kinds = ", ".join(kind_of_event(type(event)) for event in events)
            yield counter, f"{counter}: {change}, told {sums[counter]}, by {kinds}"
