"""What every scenario keeps to: whatever its words are, they are understood or refused in one sentence."""

from typing import Any

import pytest

import parlour
from tests.contract.walks import GAMES

ODD: list[Any] = [
    None,
    True,
    -1,
    10**9,
    1.5,
    "",
    "x",
    [],
    {},
    [None],
    [[1]],
    [1, 2],
    ["x"],
    [{"a": 1}],
    {"a": {"b": "c"}},
]
ODD += [{"0": value} for value in (None, True, -1, 1.5, "x", [], [None], [[1]], {"a": 1}, {"a": ["b", 3]})]


@pytest.mark.parametrize("id", GAMES)
def test_odd_words_are_understood_or_refused_in_one_sentence(id: str) -> None:
    refused = 0
    for key in parlour.find_game(id).scenario_keys():
        for value in ODD:
            try:
                parlour.scenario(id, {key.name: value})
            except parlour.ParlourError as error:
                assert str(error) and "\n" not in str(error)
                refused += 1
    assert refused
