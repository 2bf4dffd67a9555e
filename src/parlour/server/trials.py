"""Trials: what strangers bring is read, built and played in a process of its own first, within limits.

The server itself builds nothing that has not passed here.
"""

from typing import Any

from parlour.server import bounds
from parlour.server.problem import Problem
from parlour.server.replay import Brought
from parlour.server.thinkers import Failed, OutOfMemory, Thinkers, TooSlow


class Trials:
    """One process, apart from those of the bots, so that no bot waits for what strangers bring."""

    def __init__(self, seconds: float = bounds.TRIAL_SECONDS, memory: int = bounds.TRIAL_MEMORY) -> None:
        self.seconds = seconds
        self.memory = memory
        self.process = Thinkers(1, seconds, memory)
        self.waiting = 0

    async def try_out(self, game: str, seats: int, options: dict[str, Any], overrides: dict[str, Any]) -> None:
        """Play with changed numbers; a Problem where that cannot be done."""
        await self._do("with these numbers the game cannot be played", "try_out", game, seats, options, overrides)

    async def read(self, text: str) -> Brought:
        """The record in this text, played to its end; a Problem where that cannot be done."""
        found = await self._do("the record cannot be replayed", "bring", text)
        assert isinstance(found, Brought)
        return found

    async def _do(self, otherwise: str, job: str, *arguments: Any) -> Any:
        """What the job gives, unless that is a sentence on what is wrong."""
        if self.waiting >= bounds.MOST_TRIALS:
            raise Problem(429, "too much is being tried out here just now; wait a moment")
        self.waiting += 1
        try:
            found = await self.process.do(job, *arguments, budget=self.seconds)
        except TooSlow:
            raise Problem(422, f"{otherwise}: it takes longer than {self.seconds:g} seconds") from None
        except OutOfMemory:
            raise Problem(422, f"{otherwise}: it takes more than {self.memory // 1024 // 1024} MB of memory") from None
        except Failed:
            raise Problem(422, otherwise) from None
        finally:
            self.waiting -= 1
        if isinstance(found, str):
            raise Problem(422, bounds.cut(found))
        return found

    async def close(self) -> None:
        await self.process.close()
