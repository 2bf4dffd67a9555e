"""What has changed between two views, as a list of steps: each a path and the new value there.

A step with no value takes away what is at its path: a key of a table, or the last item of a list. A path that leads
just past the end of a list adds to it. Steps are taken in order; applied to the view before, they make the view after.
"""

from typing import Any

import msgspec

Path = list[str | int]
Step = list[Any]  # [path, value], or [path]: take it away


def changes(before: Any, after: Any) -> list[Step]:
    """The steps that lead from one view to the other."""
    steps: list[Step] = []
    _compare(before, after, [], steps)
    return steps


def _compare(before: Any, after: Any, path: Path, steps: list[Step]) -> None:
    if before is after or (before == after and _same(before, after)):
        return
    first = len(steps)
    if isinstance(before, dict) and isinstance(after, dict):
        steps += [[[*path, key]] for key in before if key not in after]
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], steps)
            else:
                steps.append([[*path, key], value])
    elif isinstance(before, list) and isinstance(after, list):
        common = min(len(before), len(after))
        for at in range(common):
            _compare(before[at], after[at], [*path, at], steps)
        steps += [[[*path, at]] for at in range(len(before) - 1, common - 1, -1)]
        steps += [[[*path, at], after[at]] for at in range(common, len(after))]
    else:
        steps.append([path, after])
        return
    if len(steps) - first > 1 and path and _size(steps[first:]) >= _size(after):
        steps[first:] = [[path, after]]  # so much has moved that it is shorter to say it anew


def _same(before: Any, after: Any) -> bool:
    """Whether two that are equal are also written equally: `True` is no 1."""
    return msgspec.json.encode(before) == msgspec.json.encode(after)


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))


def patched(view: Any, steps: list[Step]) -> Any:
    """The view after these steps; the one before stays as it is."""
    for path, *value in steps:
        view = _with(view, path, value)
    return view


def _with(view: Any, path: Path, value: list[Any]) -> Any:
    if not path:
        return value[0]
    key, *rest = path
    copy = list(view) if isinstance(view, list) else dict(view)
    if rest:
        copy[key] = _with(copy[key], rest, value)  # type: ignore[index]
    elif not value:
        del copy[key]  # type: ignore[arg-type]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(value[0])
    else:
        copy[key] = value[0]  # type: ignore[index]
    return copy
