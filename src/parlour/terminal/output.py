"""Where results go: to stdout or a file, as text or as JSON."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

WIDTH_OF_FILES = 100


def put_out(text: RenderableType, data: Any, as_json: bool, file: Path | None) -> None:
    """A result: `text` for people or `data` for programs."""
    written = json.dumps(data, indent=2, ensure_ascii=False) + "\n" if as_json else None
    if file is not None:
        with file.open("w", encoding="utf-8") as stream:
            if written is None:
                Console(file=stream, highlight=False, width=WIDTH_OF_FILES).print(text)
            else:
                stream.write(written)
    elif written is None:
        Console(highlight=False).print(text)
    else:
        print(written, end="")
