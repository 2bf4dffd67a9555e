"""How a server is set up: every number can be given, or set in the environment as PARLOUR_ and its name."""

import os
from dataclasses import dataclass, fields
from pathlib import Path

from platformdirs import user_data_path

from parlour.engine.errors import ParlourError

PREFIX = "PARLOUR_"


def default_database() -> str:
    """One file in the folder that this system keeps a user's data in."""
    folder = user_data_path("parlour", appauthor=False)
    return f"sqlite:///{folder / 'parlour.sqlite'}"


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a URL; empty: a file of the user's
    page: str = str(Path(__file__).parent / "page")  # the built page

    public_url: str = ""  # how the house is reached from outside, such as https://games.example.org
    local: str = ""  # how it is reached from the same network, parted by spaces; found at the start

    thinkers: int = max(2, min(4, (os.cpu_count() or 2) - 1))  # processes that bots think in
    budget: float = 10.0  # seconds after which a bot that still thinks is stopped
    pace: float = 0.2  # least seconds between a bot's moves while somebody watches

    rooms_per_minute: int = 30  # opened from one address
    joins_per_minute: int = 60
    records_per_minute: int = 10
    moves_per_minute: int = 600  # of one seat
    looks_per_minute: int = 1200  # ahead: a pointer that moves over a board asks often
    hints_per_minute: int = 30
    requests_per_minute: int = 3000  # of any kind, from one address
    sockets: int = 100  # open streams of one address

    body: int = 64 * 1024  # bytes of a request
    record: int = 256 * 1024  # bytes of an uploaded record
    message: int = 16 * 1024  # bytes of a message on the WebSocket

    head: float = 10.0  # seconds for the head of a request
    upload: float = 30.0  # seconds for the rest of it
    reading: float = 60.0  # seconds that a caller may take to take in what is sent
    ping: float = 20.0  # seconds between two pings on the WebSocket, and for the answer

    origins: str = ""  # further pages that may call, parted by spaces, such as https://games.example.org
    idle: float = 900.0  # seconds until a room that nobody looks at leaves the memory

    @classmethod
    def from_environment(cls) -> "Settings":
        given: dict[str, str | int | float] = {}
        for field in fields(cls):
            text = os.environ.get(PREFIX + field.name.upper())
            if text is not None:
                given[field.name] = _value(field.name, str(field.type), text)
        return cls(**given)  # type: ignore[arg-type]


def _value(name: str, kind: str, text: str) -> str | int | float:
    if "str" in kind:
        return text
    try:
        return int(text) if "int" in kind else float(text)
    except ValueError:
        raise ParlourError(f"{PREFIX}{name.upper()} is a number, not {text!r}") from None
