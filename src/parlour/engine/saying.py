"""A sentence before it is said: which one it is, and what it speaks of. Whoever reads it brings the language."""

from collections.abc import Mapping

ENGLISH = "en"
HOUSE = "parlour"  # whose own sentences stand under those of every game


class Saying:
    """A sentence by its id in a package's catalogue; what it speaks of can be sentences too.

    A text that is no id is said as it is: so a game from outside may go without a catalogue.
    """

    def __init__(self, id: str, fields: Mapping[str, object] | None = None, package: str = HOUSE) -> None:
        self.id = id
        self.fields = dict(fields or {})
        self.package = package

    def said(self, language: str = ENGLISH) -> str:
        from parlour.engine.words import words_of  # which itself stands on what can go wrong

        fields = {
            name: value.said(language) if isinstance(value, Saying) else value for name, value in self.fields.items()
        }
        return words_of(self.package, language).say(self.id, fields)

    def __str__(self) -> str:
        return self.said()
