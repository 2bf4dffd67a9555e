"""Writes the pages that are made from the code: `make docs`."""

import json
from pathlib import Path

import parlour
from parlour.engine.published import document
from parlour.engine.scenario import COMMON_KEYS, Key
from parlour.server.app import create_app
from tests.docs import games
from tests.golden.write import OURS

DOCS = Path(__file__).parents[2] / "docs"
OPENAPI = DOCS.parent / "web" / "openapi.json"
SCHEMAS = DOCS.parent / "web" / "schemas"
PAGES = DOCS / "games"

HEAD = """# Scenarios

A scenario is a position from a few words, for tests, puzzles, bug reports and analysis:

```python
match = parlour.scenario("king-of-tokyo", {"seats": 4, "tokyo": 1, "dice": "1 1 1 claw claw heart"})
```

A match that began so is saved, loaded, undone and replayed like any other. Words that are not listed here, and
positions that cannot be, are refused with one sentence. Seats count from 0. A list of names may also be written
as one text, parted by spaces; numbers for each seat as a list in seat order, or as a table from seat to number
for some of them.
"""


def scenarios() -> str:
    """The page of all scenario words, game by game."""
    parts = [HEAD, "## Every game\n", table(COMMON_KEYS)]
    for id in OURS:
        game = parlour.find_game(id)
        parts += [f"## {game.name}\n", table(game.scenario_keys())]
    return "\n".join(parts)


def table(keys: list[Key]) -> str:
    rows = [f"| `{key.name}` | {key.kind.replace('|', 'or')} | {key.sentence} |" for key in keys]
    return "\n".join(["| key | value | meaning |", "| --- | --- | --- |", *rows]) + "\n"


def openapi() -> str:
    """The document of what the server understands; the page's types are made from it."""
    document = create_app(lifespan=False).openapi()
    return json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def schemas() -> dict[Path, str]:
    """What crosses the border of each of our games that declares its view; the types of its board are made from it."""
    declared = [game for id in OURS if (game := parlour.find_game(id)).schema is not None]
    return {
        SCHEMAS / f"{game.id}.json": json.dumps(document(game), indent=1, ensure_ascii=False) + "\n"
        for game in declared
    }


def pages() -> dict[Path, str]:
    """A page for each of our games: what crosses its border."""
    return {PAGES / f"{id}.md": games.page(parlour.find_game(id)) for id in OURS}


def main() -> None:
    for path, text in {**schemas(), **pages()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    OPENAPI.write_text(openapi(), encoding="utf-8")
    (DOCS / "scenarios.md").write_text(scenarios(), encoding="utf-8")


if __name__ == "__main__":
    main()
