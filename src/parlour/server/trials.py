"""Trials: what strangers bring is read, built and played in a process of its own first, within limits.

The server itself builds nothing that has not passed here.
"""

from typing import Any

from parlour.engine.saying import ENGLISH, Saying
from parlour.server import bounds
from parlour.server.problem import CATALOGUE, Problem
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
        await self._do("brought.numbers", "try_out", game, seats, options, overrides)

    async def read(self, text: str, language: str = ENGLISH) -> Brought:
        """The record in this text, played to its end; a Problem where that cannot be done, told in this language."""
        found = await self._do("brought.no-replay", "bring", text, language)
        assert isinstance(found, Brought)
        return found

    async def _do(self, otherwise: str, job: str, *arguments: Any) -> Any:
        """What the job gives, unless that is a sentence on what is wrong."""
        if self.waiting >= bounds.MOST_TRIALS:
            raise Problem(429, "brought.busy")
        self.waiting += 1
        wrong = Saying(otherwise, package=CATALOGUE)
        try:
            found = await self.process.do(job, *arguments, budget=self.seconds)
        except TooSlow:
            raise Problem(422, "brought.slow", {"wrong": wrong, "seconds": f"{self.seconds:g}"}) from None
        except OutOfMemory:
            raise Problem(422, "brought.memory", {"wrong": wrong, "megabytes": self.memory // 1024 // 1024}) from None
        except Failed:
            raise Problem(422, wrong) from None
        finally:
            self.waiting -= 1
        if isinstance(found, Saying):
            raise Problem(422, found)
        return found

    async def close(self) -> None:
        await self.process.close()
