"""JSON on the wire: answers are plain data, written once."""

import json
from datetime import UTC, datetime
from typing import Any

from starlette.responses import Response

MEDIA_TYPE = "application/json"


def dump(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def joined(fields: dict[str, str]) -> str:
    """An object whose values have been written already."""
    return "{" + ",".join(f'"{name}":{written}' for name, written in fields.items()) + "}"


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return written(dump(data), status, headers)


def written(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer of JSON that has been written already; a sign that no text can hold becomes a question mark."""
    return Response(text.encode("utf-8", "replace"), status, headers, MEDIA_TYPE)


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
