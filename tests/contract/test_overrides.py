"""House rules: any number of any game may be changed within its limits, and the table stays sound."""

import pytest

import parlour
from parlour.engine.content import changeable_numbers
from tests.contract.walks import GAMES, matches


@pytest.mark.parametrize("id", GAMES)
def test_any_number_can_be_changed_within_its_limits(id: str) -> None:
    game = parlour.find_game(id)
    numbers = changeable_numbers(game.content.tree)
    assert numbers
    for seed in matches(25, 2000):
        rng = parlour.seeded(f"house rules {seed}")
        overrides: dict[str, object] = {}
        paths = sorted(numbers)
        for _ in range(1 + rng.below(6)):
            path = paths[rng.below(len(paths))]
            least, most = numbers[path]
            values = [least, most, min(most, least + 1), min(most, least + 2), min(most, 7)]
            overrides[path] = values[rng.below(len(values))]
        match = parlour.start(id, seats=game.seats[seed % len(game.seats)], seed=seed, overrides=overrides)
        state = match.state
        for _ in range(200):
            game.invariants(state)
            game.view(state, 0)
            if state.over:
                break
            state.answer(state.answers[rng.below(len(state.answers))])


@pytest.mark.parametrize("id", GAMES)
def test_a_number_past_its_limits_is_refused(id: str) -> None:
    for path, (least, most) in changeable_numbers(parlour.find_game(id).content.tree).items():
        for value in (least - 1, most + 1):
            with pytest.raises(parlour.BadSetup, match=f"must be from {least} to {most}, not {value}"):
                parlour.start(id, overrides={path: value})
