"""Sentences out of a Fluent file (`.ftl`), ready to be filled in: read by Fluent's own parser, made into functions."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from parlour.engine.plurals import plural_rule

Fields = Mapping[str, object]
Sentence = Callable[[Fields], str]
Function = Callable[..., str]
NOTHING = "none"  # the form of a sentence for a field that is not there


class CatalogueError(Exception):
    """A file of sentences that cannot be read."""


class Catalogue:
    """Sentences by id; an attribute's id is `message.attribute`. A field that is not given shows by its name."""

    def __init__(self, text: str, language: str, functions: Mapping[str, Function]) -> None:
        self.plural = plural_rule(language)
        self.functions = functions
        self.sentences: dict[str, Sentence] = {}
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"this is no sentence of a catalogue: {str(entry.content).strip()[:60]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id in self.sentences:
                    raise CatalogueError(f"the sentence {id!r} is there twice")
                if entry.value is not None:
                    self.sentences[id] = self._pattern(entry.value)
                for attribute in entry.attributes:
                    self.sentences[f"{id}.{attribute.id.name}"] = self._pattern(attribute.value)

    def _pattern(self, pattern: Any) -> Sentence:
        parts = [part.value if isinstance(part, ast.TextElement) else self._text(part) for part in pattern.elements]
        if len(parts) == 1:
            only = parts[0]
            return (lambda fields: only) if isinstance(only, str) else only
        return lambda fields: "".join([part if isinstance(part, str) else part(fields) for part in parts])

    def _text(self, part: Any) -> Sentence:
        value = self._value(part.expression)
        return lambda fields: str(value(fields))

    def _value(self, part: Any) -> Callable[[Fields], Any]:
        if isinstance(part, ast.Placeable):
            return self._value(part.expression)
        if isinstance(part, ast.VariableReference):
            name, unknown = part.id.name, f"{{${part.id.name}}}"
            return lambda fields: fields.get(name, unknown)
        if isinstance(part, ast.StringLiteral | ast.NumberLiteral):
            literal = int(part.value) if isinstance(part, ast.NumberLiteral) else part.parse()["value"]
            return lambda fields: literal
        if isinstance(part, ast.FunctionReference):
            return self._call(part)
        if isinstance(part, ast.MessageReference | ast.TermReference):
            return self._reference(part)
        if isinstance(part, ast.SelectExpression):
            return self._selection(part)
        raise CatalogueError(f"a catalogue has no {type(part).__name__}")

    def _call(self, part: Any) -> Callable[[Fields], Any]:
        name = part.id.name
        if name not in self.functions:
            raise CatalogueError(f"there is no function {name}: there are {', '.join(self.functions)}")
        function = self.functions[name]
        values = [self._value(one) for one in part.arguments.positional]
        return lambda fields: function(*[value(fields) for value in values])

    def _reference(self, part: Any) -> Sentence:
        id = ("-" if isinstance(part, ast.TermReference) else "") + part.id.name
        if part.attribute is not None:
            id += f".{part.attribute.name}"
        return lambda fields: self.sentences[id](fields)  # noqa: PLW0108  # it may come later in the file

    def _selection(self, part: Any) -> Sentence:
        """By a number as it is or by its plural form; by a word; by the id of a thing that has a name."""
        selector = self._value(part.selector)
        forms: dict[object, Sentence] = {}
        for variant in part.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
            forms[key] = self._pattern(variant.value)
            if variant.default:
                usual = forms[key]

        def selected(fields: Fields) -> str:
            value = selector(fields)
            if isinstance(value, int):
                form = forms.get(value) or forms.get(self.plural(value))
            else:
                form = forms.get(getattr(value, "id", value) or NOTHING)
            return (form or usual)(fields)

        return selected
