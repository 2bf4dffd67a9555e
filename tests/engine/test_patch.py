"""What has changed between two views, as steps."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.engine.patch import changes, patched

plain: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", min_size=1, max_size=1), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(plain, plain)
def test_the_steps_lead_from_one_to_the_other(before: Any, after: Any) -> None:
    kept = repr(before)
    found = patched(before, changes(before, after))
    assert json.dumps(found, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert repr(before) == kept


def test_true_is_not_one() -> None:
    assert changes({"a": True}, {"a": 1}) == [[["a"], 1]]
    assert patched({"a": [True]}, changes({"a": [True]}, {"a": [1]})) == {"a": [1]}


def test_little_is_said_of_little() -> None:
    before = {"ply": 1, "table": {"dice": ["1", "2", "3"], "seats": [{"life": 10, "name": "x" * 50}] * 4}}
    after = {**before, "ply": 2, "table": {**before["table"], "dice": ["1", "2"]}}  # type: ignore[dict-item]
    assert changes(before, after) == [[["ply"], 2], [["table", "dice", 2]]]
    assert changes(before, before) == []


def test_where_everything_has_moved_it_is_said_anew() -> None:
    before, after = {"row": list(range(20))}, {"row": list(range(1, 20))}
    assert changes(before, after) == [[["row"], after["row"]]]


def test_a_match_can_be_followed_by_its_changes() -> None:
    match = parlour.start("city-of-iron", seats=3, seed=4)
    rng, view = parlour.seeded(4), match.view(1)
    for _ in range(150):
        if match.over:
            break
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        view = patched(view, changes(view, match.view(1)))
        assert view == match.view(1)
