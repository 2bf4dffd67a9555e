"""JSON on the wire: answers are plain data, written once."""

import gzip
import json
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

MEDIA_TYPE = "application/json"
BY_LANGUAGE = {"Vary": "Accept-Language"}


def dump(data: Any) -> str:
    try:
        return msgspec.json.encode(data).decode()
    except UnicodeEncodeError:  # a sign that no text can hold
        return json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(",", ":"))


def joined(fields: dict[str, str]) -> str:
    """An object whose values have been written already."""
    return "{" + ",".join(f'"{name}":{written}' for name, written in fields.items()) + "}"


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return written(dump(data), status, headers)


def written(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer of JSON that has been written already; a sign that no text can hold becomes a question mark."""
    return Response(text.encode("utf-8", "replace"), status, headers, MEDIA_TYPE)


def packed(text: str, accepted: str, headers: dict[str, str]) -> Response:
    """An answer that is the same for everybody, and so worth packing where the asker can unpack it."""
    headers = {**headers, "Vary": ", ".join(["Accept-Encoding", *filter(None, [headers.get("Vary")])])}
    if "gzip" not in accepted:
        return written(text, headers=headers)
    return Response(_gzipped(text), 200, {**headers, "Content-Encoding": "gzip"}, MEDIA_TYPE)


@lru_cache(64)
def _gzipped(text: str) -> bytes:
    return gzip.compress(text.encode("utf-8", "replace"))


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
