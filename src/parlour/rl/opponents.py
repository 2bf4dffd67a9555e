"""A learner among bots: they play until it is asked, or the match is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.bots import Bot, ask, find_bot
from parlour.engine.codec import decode, encode
from parlour.engine.errors import BadSetup
from parlour.engine.rng import seeded
from parlour.rl.episode import Episode, Snapshot

Opponents = str | Bot | Sequence[str | Bot]


@dataclass(frozen=True)
class SeatSnapshot:
    """A position of a learner's match to come back to."""

    match: Snapshot
    seat: int
    luck: Any  # the bots' generator, as plain data


class AmongBots:
    """A match of a learner on one seat and bots on the others.

    `seat` None: the learner sits elsewhere each match. `opponents`: one bot for all other seats, or one for each,
    in the order in which they follow the learner.
    """

    def __init__(self, episode: Episode, seat: int | None = 0, opponents: Opponents = "random") -> None:
        if seat is not None and seat not in range(episode.seats):
            raise BadSetup(f"there is no seat {seat!r}: the seats are 0 to {episode.seats - 1}")
        others = episode.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str | Bot) else list(opponents)
        if len(self.opponents) != others:
            raise BadSetup(f"there are {others} other seats, but {len(self.opponents)} opponents")
        self.bots = find_bots(self.opponents)
        self.episode = episode
        self.fixed_seat = seat
        self.seat = seat or 0
        self.luck = seeded(0)

    def deal(self, seed: int | str) -> None:
        """A new match, up to the learner's first question. One that ends before it is asked is dealt again."""
        again = 0
        while True:
            self.luck = seeded(f"bots {seed}")
            self.seat = self.luck.below(self.episode.seats) if self.fixed_seat is None else self.fixed_seat
            self.episode.deal(f"{seed}/{again}" if again else seed)
            self._let_bots_play()
            if not self.episode.over:
                return
            again += 1

    def play(self, action: int) -> None:
        """The learner's answer, and then all that happens until it is asked again."""
        self.episode.play(action)
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        state = self.episode.state
        while True:
            asked = state.seat
            if asked is None or asked == self.seat:
                return
            bot = self.bots[(asked - self.seat) % self.episode.seats - 1]
            self.episode.play(ask(bot, state, self.luck))

    def snapshot(self) -> SeatSnapshot:
        return SeatSnapshot(self.episode.snapshot(), self.seat, encode(self.luck))

    def restore(self, kept: SeatSnapshot) -> None:
        self.episode.restore(kept.match)
        self.seat = kept.seat
        self.luck = decode(kept.luck)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "luck": encode(self.luck), "bots": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update({**kept, "luck": decode(kept["luck"]), "bots": find_bots(kept["opponents"])})


def find_bots(opponents: Sequence[str | Bot]) -> list[Bot]:
    """These bots, some of which are given by name."""
    return [find_bot(bot) if isinstance(bot, str) else bot for bot in opponents]
