"""Tables and lists that nobody can change, for what many matches share. They are dicts and lists to all who read."""

from copy import deepcopy
from typing import Any, NoReturn


def _refuse(self: object, *args: object, **more: object) -> NoReturn:
    raise TypeError("this is shared by many matches, and cannot be changed")


class FrozenDict(dict[str, Any]):
    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __deepcopy__(self, memo: dict[int, Any]) -> dict[str, Any]:
        return {key: deepcopy(item, memo) for key, item in self.items()}  # a copy of one's own can be changed

    def __reduce__(self) -> Any:
        return FrozenDict, (dict(self),)


class FrozenList(list[Any]):
    __setitem__ = __delitem__ = __iadd__ = __imul__ = append = extend = insert = pop = remove = _refuse
    clear = reverse = sort = _refuse

    def __deepcopy__(self, memo: dict[int, Any]) -> list[Any]:
        return [deepcopy(item, memo) for item in self]

    def __reduce__(self) -> Any:
        return FrozenList, (list(self),)


def frozen(value: Any) -> Any:
    """A copy that cannot be changed, all the way down."""
    if isinstance(value, dict):
        return FrozenDict({key: frozen(item) for key, item in value.items()})
    if isinstance(value, list):
        return FrozenList(frozen(item) for item in value)
    return value
