"""Journal events as sentences, by the templates in the game's content."""

from collections.abc import Sequence

from parlour.engine.content import Content
from parlour.engine.journal import Event


class _Shown:
    """A value in a template. `{seat:player}` is a name; `{card:cards}` the name in that table."""

    def __init__(self, value: object, content: Content, players: Sequence[str]) -> None:
        self.value = value
        self.content = content
        self.players = players

    def __format__(self, table: str) -> str:
        values = self.value if isinstance(self.value, list) else [self.value]
        return ", ".join(self._one(table, value) for value in values) or "nothing"

    def _one(self, table: str, value: object) -> str:
        if table == "player" and isinstance(value, int):
            return self.players[value]
        if table:
            return str(self.content.table(table)[str(value)]["name"])
        return str(value)


def say(event: Event, content: Content, players: Sequence[str]) -> str:
    """The event in words."""
    template = str(content.table("journal")[event.kind])
    shown = {name: _Shown(value, content, players) for name, value in event.fields.items()}
    return template.format_map(shown)
