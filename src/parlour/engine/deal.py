"""The first position of a match: dealt by a seed, or set up from the words of a scenario."""

from collections.abc import Mapping
from typing import Any

from parlour.engine.errors import BadScenario
from parlour.engine.game import Game
from parlour.engine.journal import Journal
from parlour.engine.record import Record, wrong_with_seed
from parlour.engine.rng import seeded
from parlour.engine.scenario import COMMON_KEYS, Keys
from parlour.engine.state import State


def first_state(game: Game, record: Record) -> State:
    if record.scenario is not None:
        return scenario_state(game, record.scenario)
    box = game.make_box(record.seats, record.options, record.overrides)
    return begun(game.deal(box, seeded(record.seed)))


def scenario_state(game: Game, words: Mapping[str, Any]) -> State:
    keys = Keys(words, COMMON_KEYS + game.scenario_keys())
    seats = keys.number("seats", game.seats[0])
    tables = {name: keys.raw(name, {}) for name in ("options", "overrides")}
    for name, table in tables.items():
        if not isinstance(table, Mapping):
            raise BadScenario("scenario.no-table", {"key": repr(name), "value": repr(table)})
    seed = keys.raw("seed", 0)
    wrong = wrong_with_seed(seed, repr("seed"))
    if wrong is not None:
        raise BadScenario(wrong.id, wrong.fields)
    box = game.make_box(seats, tables["options"], tables["overrides"])
    return begun(game.set_up(box, seeded(seed), keys))


def begun(state: State) -> State:
    """With a journal, and at its first question."""
    state.journal = Journal()
    state.settle()
    return state
