"""Twins: tables that are dealt otherwise, played alike, and may look alike to a seat. Nothing here is imagined.

A twin differs from its first table in one draw of one shuffle, so that some two or three cards lie otherwise; all that
is shuffled and rolled after it falls the same. So twins stay alike to those who cannot see where these cards lie. A
game that deals what is hidden in another way than by `rng.shuffle` has no twins, and the law fails for want of groups.
"""

import hashlib
import json
import marshal
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import msgspec

import parlour
from parlour.engine import deal
from parlour.engine.codec import digest, encode
from parlour.engine.events import fields_told, kind_told
from parlour.engine.journal import Journal

Viewer = int | None
EARLY = 16  # moves after which no draw is bent: its twins would see too little of each other
FAR = 1_000_000  # draws
OWN_WAY = 8  # one of so many twins answers a secret question in its own way


@contextmanager
def bent(draw: int, by: int) -> Iterator[None]:
    """All that is dealt in here falls otherwise in this draw, also when it is dealt again for an undo; 0: in none."""

    def seeded(seed: int | str) -> parlour.Rng:
        rng = parlour.seeded(seed)
        rng.bend(draw, by)
        return rng

    with mock.patch.object(deal, "seeded", seeded):
        yield


def plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True), sort_keys=True)


def chained(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"\n".join(parts), digest_size=12).digest()


class Table:
    """One of the twins, and what each viewer has seen of it so far."""

    def __init__(self, id: str, seats: int, seed: str, options: dict[str, str], draw: int = 0, by: int = 0) -> None:
        with bent(draw, by):
            self.match = parlour.start(id, seats=seats, seed=seed, options=options)
        self.mark = digest(self.match.state)  # as it was when it was looked at closely last
        self.viewers: list[Viewer] = [None, *range(seats)]
        self.looks: dict[Viewer, bytes] = {viewer: self.look(viewer) for viewer in self.viewers}
        self.seen: dict[Viewer, bytes] = {viewer: chained(self.looks[viewer]) for viewer in self.viewers}

    def look(self, viewer: Viewer) -> bytes:
        """What lies before this viewer, but for the count of moves."""
        view = self.match.view(viewer)
        assert view.pop("ply") == self.match.known_ply(viewer)
        return marshal.dumps(view, 0)

    def asks(self) -> tuple[int | None, str]:
        """Who is asked, and what kind of question: that is known to who knows the rules."""
        return self.match.seat, type(self.match.state.question).__name__

    def play(self, notation: str) -> None:
        """Play, and let everybody see of it what the others may know: an answer, or that somebody has answered."""
        question = self.match.state.question
        assert question is not None
        asked = self.asks()
        self.match.play(notation)
        now = self.asks()
        for viewer in self.viewers:
            look = self.look(viewer)
            if viewer == asked[0] or not question.secret:
                self.seen[viewer] = chained(self.seen[viewer], f"{asked} {notation} {now}".encode(), look)
            elif look != self.looks[viewer] or now != asked:
                self.seen[viewer] = chained(self.seen[viewer], f"{asked} {now}".encode(), look)
            self.looks[viewer] = look

    def told(self, viewer: Viewer) -> dict[str, Any]:
        """All that this viewer can ask for here, but for what it could imagine."""
        match = self.match
        ply = match.known_ply(viewer)
        told: dict[str, Any] = {
            "ply": ply,
            "last": match.last(viewer),
            "journal": sorted(match.journal(viewer, max(0, ply - 1)), key=plain),  # views do not tell in which order
            "undo": "a spectator" if viewer is None else match.why_no_undo(viewer),
        }
        if viewer is not None and match.seat == viewer:
            assert match.state.question is not None
            told["prompt"] = match.prompt
            told["question"] = match.question
            told["moves"] = moves = match.moves()
            told["blocked"] = match.blocked()
            told["ahead"] = [ahead(match, [move.notation]) for move in (moves[0], moves[len(moves) // 2], moves[-1])]
        return told


def ahead(match: parlour.Match, plan: list[str]) -> Any:
    """What would be after these moves, and the middle one of the moves after them, but for the view's count."""
    found = match.ahead(plan, odds=True)
    if found.stopped is None and found.moves:
        found = match.ahead([*plan, found.moves[len(found.moves) // 2].notation], odds=True)
    return found


@dataclass
class Law:
    """What is found out about a game: groups of tables that looked alike to a viewer, and where they were not."""

    id: str
    groups: int = 0
    late: int = 0  # of them past ply 20
    moves: int = 0
    undos: int = 0  # moves of tables that were alike to the mover and could be taken back
    unlike: list[str] = field(default_factory=list)
    tells: int = 0  # moves whose undo would tell something hidden
    hidden: int = 0  # looks at a table in the middle of a secret answer

    def match(self, seats: int, seed: str, twins: int, longest: int, every: int) -> None:
        """Play a table and its twins as long as they have something in common; look closely at every so many moves."""
        rng = parlour.seeded(f"twins {self.id} {seats} {seed}")
        options = self._options(rng)
        draws = self._draws(seats, seed, options)
        tables = [Table(self.id, seats, seed, options)]
        for number in range(twins):
            some = draws[number % 2] or draws[1 - number % 2]
            if some:
                tables.append(Table(self.id, seats, seed, options, some[rng.below(len(some))], 1 + rng.below(1000)))
        tables = self._alike(tables, 0, every)
        for step in range(1, longest + 1):
            if len(tables) < 2 or tables[0].match.over:
                return
            tables = self._alike(self._step(tables, rng), step, every)

    def _options(self, rng: parlour.Rng) -> dict[str, str]:
        """The usual ones, or any."""
        usual = rng.below(2) == 0
        found = parlour.find_game(self.id).options
        return {name: one.default if usual else one.values[rng.below(len(one.values))] for name, one in found.items()}

    def _draws(self, seats: int, seed: str, options: dict[str, str]) -> list[range]:
        """Which draws of shuffles to bend: those of the deal, and those of the moves soon after it."""
        with bent(FAR, 0):
            match = parlour.start(self.id, seats=seats, seed=seed, options=options)
        dealt = FAR - match.state.rng.until_bent
        rng = parlour.seeded(seed)
        for _ in range(EARLY):
            if match.over:
                break
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
        return [range(1, 1 + dealt), range(1 + dealt, 1 + FAR - match.state.rng.until_bent)]

    def _step(self, tables: list[Table], rng: parlour.Rng) -> list[Table]:
        """One move of the first table, and of those that can follow it; a secret question is answered to its end."""
        leader = tables[0]
        question = leader.match.state.question
        assert question is not None
        asked, secret = leader.asks(), question.secret
        followers = [table for table in tables if table.asks() == asked]
        common = set.intersection(*({move.notation for move in table.match.moves()} for table in followers))
        script: list[str] = []
        left: list[Table] = []
        after: dict[tuple[bytes, str], list[Table]] = defaultdict(list)
        for at, table in enumerate(tables):
            if table.asks() != asked:
                continue
            before = {
                viewer: self._all_told(table, viewer) for viewer in table.viewers if secret and viewer != asked[0]
            }
            own = at == 0 or (secret and rng.below(OWN_WAY) == 0)
            for turn in range(100):
                if turn and (table.asks() != asked or not secret):
                    left.append(table)
                    break
                notations = [move.notation for move in table.match.moves()]
                if own and turn == 0 and common and rng.below(4):
                    notations = [notation for notation in notations if notation in common]
                if own:
                    notation = notations[rng.below(len(notations))]
                    if at == 0:
                        script.append(notation)
                elif turn < len(script) and script[turn] in notations:
                    notation = script[turn]
                else:
                    break
                known = table.seen[asked[0]]
                table.play(notation)
                self.moves += 1
                if not secret:
                    after[known, notation].append(table)
                elif table.asks() == asked:
                    self._check_hidden(table, before)
        for (known, notation), alike in after.items():
            self._check_undo(alike, asked[0], notation)
        return left

    def _all_told(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        told = table.told(viewer)
        if viewer is not None:
            told["imagined"] = encode(table.match.state.imagine(viewer, parlour.seeded("dream")))
        return told

    def _check_hidden(self, table: Table, before: dict[Viewer, dict[str, Any]]) -> None:
        """In the middle of a secret answer the others are told what they were told before it."""
        for viewer, told in before.items():
            now = self._all_told(table, viewer)
            for name in told:
                if plain(now[name]) != plain(told[name]):
                    self._note(viewer, table, f"{name} in a secret answer", told[name], now[name])
            self.hidden += 1

    def _check_undo(self, alike: list[Table], mover: int | None, notation: str) -> None:
        """Who can take a move back must not have learnt by it which of the tables it is."""
        if len({table.mark for table in alike}) < 2:
            return
        assert mover is not None
        free = [table for table in alike if table.match.why_no_undo(mover) is None]
        if not free:
            return
        self.undos += 1
        told = {plain(table.told(mover)) for table in alike}
        looks = {table.looks[mover] for table in alike}
        if len(told) > 1 or len(looks) > 1:
            self.tells += 1
            kinds = {table.asks() for table in alike}
            reasons = {table.match.why_no_undo(mover) for table in alike}
            self.unlike.append(f"undo of {notation!r} by {mover} tells: {kinds} {reasons}")

    def _alike(self, tables: list[Table], step: int, every: int) -> list[Table]:
        """Compare what is told within each group; the tables that are still alike to somebody, the most alike first."""
        companions = [0] * len(tables)
        if not tables:
            return []
        if step % every == 0:
            for table in tables:
                table.mark = digest(table.match.state)
        states = [table.mark for table in tables]
        for viewer in tables[0].viewers:
            groups: dict[bytes, list[int]] = defaultdict(list)
            for at, table in enumerate(tables):
                groups[table.seen[viewer]].append(at)
            for group in groups.values():
                if len({states[at] for at in group}) < 2:
                    continue
                for at in group:
                    companions[at] += len(group)
                self.groups += 1
                self.late += tables[group[0]].match.ply > 20
                self._compare(viewer, [tables[at] for at in group], close=step % every == 0)
        order = sorted(range(len(tables)), key=lambda at: (-companions[at], at))
        return [tables[at] for at in order if companions[at]]

    def _compare(self, viewer: Viewer, group: list[Table], close: bool) -> None:
        first, *others = (table.told(viewer) for table in group)
        for other in others:
            for name in first.keys() | other.keys():
                if plain(first.get(name)) != plain(other.get(name)):
                    self._note(viewer, group[0], name, first.get(name), other.get(name))
        if close and viewer is not None:
            dreams = [encode(table.match.state.imagine(viewer, parlour.seeded("dream"))) for table in group]
            for dream in dreams[1:]:
                for name in dream:
                    if dream[name] != dreams[0][name]:
                        self._note(viewer, group[0], f"imagined {name}", dreams[0][name], dream[name])

    def _note(self, viewer: Viewer, table: Table, name: str, one: Any, other: Any) -> None:
        asked = table.asks()
        self.unlike.append(f"{name} to {viewer} at ply {table.match.ply}, {asked}: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain values differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        name = next(name for name in one if plain(one[name]) != plain(other[name]))
        return difference(one[name], other[name], f"{path}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        at = next(at for at, item in enumerate(one) if plain(item) != plain(other[at]))
        return difference(one[at], other[at], f"{path}[{at}]")
    return f"{path} {plain(one)[:200]} | {plain(other)[:200]}"


def hidden_answers(id: str, seats: int, seed: str, longest: int) -> list[str]:
    """Questions that are not secret although two answers to them look the same to another, and not to who answers."""
    match = parlour.start(id, seats=seats, seed=seed)
    game, rng, found = match.game, parlour.seeded(f"answers {seed}"), []
    state = match.state
    state.journal = None
    for _ in range(longest):
        question = state.question
        if question is None:
            break
        mover = question.seat
        if not question.secret:
            one, other = (state.copy() for _ in range(2))
            one.journal, other.journal = Journal(), Journal()
            first, second = (state.answers[rng.below(len(state.answers))] for _ in range(2))
            one.answer(first)
            other.answer(second)
            alike = one.seat == other.seat and type(one.question) is type(other.question)
            if first != second and alike and game.view(one, mover) != game.view(other, mover):
                for viewer in [None, *(seat for seat in range(seats) if seat != mover)]:
                    if game.view(one, viewer) == game.view(other, viewer) and heard(one, viewer) == heard(
                        other, viewer
                    ):
                        names = [question.notation(state, option) for option in (first, second)]
                        found.append(f"{type(question).__name__}: {viewer} cannot tell {names[0]!r} from {names[1]!r}")
        state.answer(state.answers[rng.below(len(state.answers))])
    return found


def heard(state: parlour.State, viewer: Viewer) -> list[Any]:
    """What the journal tells this viewer."""
    assert state.journal is not None
    return [(kind_told(told), fields_told(told, viewer)) for told in state.journal.events if told.seen(viewer)]
