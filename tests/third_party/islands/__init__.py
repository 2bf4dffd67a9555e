"""Islands, a small guest with secrets, amounts and places: everything that the border knows, and nothing compiled.

Treasures are buried where nobody sees them; guards stand where everybody does; who has the most on an island wins it.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from islands import schema as border
from islands.schema import GUARDS, ISLANDS, TREASURES, Begin, Buried, DugUp, Over, Posted, Printed, Table
from parlour.engine.answers import About, Amount, Answers, Choice, Listed
from parlour.engine.content import load_content
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision, Refusal, Step

NOBODY = -1


class Islands(State):
    """The table: what each seat holds, has buried by island, and has posted by island."""

    def __init__(
        self,
        hands: list[list[int]],
        buried: list[list[list[int]]],
        posted: list[list[int]],
        unused: list[int],
        prizes: list[int],
        won_by: list[int],
        active: int,
        landed: int,
        **kernel: Any,
    ) -> None:
        super().__init__(**kernel)
        self.hands = hands
        self.buried = buried
        self.posted = posted
        self.unused = unused  # treasures that nobody was dealt
        self.prizes = prizes
        self.won_by = won_by
        self.active = active
        self.landed = landed  # the island where the active seat has just buried something

    def copy(self) -> "Islands":
        return Islands(
            [hand[:] for hand in self.hands],
            [[cards[:] for cards in islands] for islands in self.buried],
            [guards[:] for guards in self.posted],
            self.unused[:],
            self.prizes[:],
            self.won_by[:],
            self.active,
            self.landed,
            box=self.box,
            rng=self.rng.copy(),
            stack=self.stack[:],
            question=self.question,
            answers=self.answers,
            learnt=self.learnt,
            over=self.over,
        )

    def redraw(self, seat: int) -> None:
        """I1, I2  What others hold and have buried may be any of what this seat has not seen."""
        others = [other for other in range(self.box.seats) if other != seat]
        places = [self.hands[other] for other in others]
        places += [cards for other in others for cards in self.buried[other]]
        if self.over:
            return
        unseen = [card for cards in places for card in cards] + self.unused
        self.rng.redraw(unseen)
        for cards in places:
            cards[:] = sorted(unseen[: len(cards)])
            del unseen[: len(cards)]
        self.unused = sorted(unseen)

    def guards_left(self, seat: int) -> int:
        return self.box.content.numbers()["guards"] - sum(self.posted[seat])

    def strength(self, seat: int, island: int) -> int:
        worth = [entry["worth"] for entry in self.box.content.table("treasures").values()]
        guard = self.box.content.numbers()["guard"]
        return sum(worth[card] for card in self.buried[seat][island]) + guard * self.posted[seat][island]

    def scores(self) -> list[int]:
        return list(self.prizes)

    def winners(self) -> list[int]:
        return [seat for seat, prize in enumerate(self.prizes) if prize == max(self.prizes)]


def ids(table: State, kind: str) -> list[str]:
    return list(table.box.content.table(kind))


TREASURE = Listed[Islands]("treasure", TREASURES, lambda table: ids(table, "treasures"), "treasures")
ISLAND = Listed[Islands]("island", ISLANDS, lambda table: ids(table, "islands"), "islands")


class Bury(Decision[Islands]):
    """I2  One treasure goes on one island: the others see where, and not what."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = TREASURES * ISLANDS
    clause: ClassVar[str] = "I2"
    secret: ClassVar[bool] = True
    answers: ClassVar[Answers | None] = Answers(
        Choice("bury {treasure} on {island}", "treasure:{treasure} island:{island}", treasure=TREASURE, island=ISLAND)
    )

    def options(self, table: Islands) -> list[int]:
        return [card * ISLANDS + island for card in table.hands[self.seat] for island in range(ISLANDS)]

    def choose(self, table: Islands, option: int) -> None:
        card, island = divmod(option, ISLANDS)
        table.hands[self.seat].remove(card)
        table.buried[self.seat][island] = sorted([*table.buried[self.seat][island], card])
        if table.journal is not None:
            name, what = ids(table, "islands")[island], ids(table, "treasures")[card]
            table.happened(Buried(self.seat, name, island, what), "I2", known_by=[self.seat])
        table.landed = island

    def why_not(self, table: Islands, option: int) -> Refusal | None:
        return Refusal("I2", "not-held", {"treasure": TREASURE.at(option // ISLANDS)})


class Post(Decision[Islands]):
    """I3  Some of the guards that are left stand there, or none."""

    first: ClassVar[int] = 100
    size: ClassVar[int] = GUARDS + 1
    clause: ClassVar[str] = "I3"
    about: ClassVar[About | None] = About(island=ISLAND.of("island"))  # a method that is given the table
    answers: ClassVar[Answers | None] = Answers(
        Choice("post {guards}", "island:{island}", guards=Amount("guards", GUARDS + 1))
    )

    def island(self, table: Islands) -> int:
        return table.landed

    def options(self, table: Islands) -> list[int]:
        return list(range(table.guards_left(self.seat) + 1))

    def choose(self, table: Islands, option: int) -> None:
        table.posted[self.seat][table.landed] += option
        if table.journal is not None and option:
            name = ids(table, "islands")[table.landed]
            table.happened(Posted(self.seat, name, table.landed, option), "I3")

    def why_not(self, table: Islands, option: int) -> Refusal | None:
        return Refusal("I3", "guards-short", {"left": table.guards_left(self.seat)})


class Next(Step[Islands]):
    """I2, I4  The next player's turn, or the end when nobody holds anything."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Islands) -> None:
        table.active = self.seat
        if table.hands[self.seat]:
            if table.journal is not None:
                table.happened(Begin(self.seat), "I2")
            table.do(Bury(self.seat), Post(self.seat), Next((self.seat + 1) % table.box.seats))
        else:
            table.do(DigUp())


class DigUp(Step[Islands]):
    """I4  On each island the strongest player wins the prize."""

    def run(self, table: Islands) -> None:
        table.reveal()
        for island, (name, entry) in enumerate(table.box.content.table("islands").items()):
            strengths = [table.strength(seat, island) for seat in range(table.box.seats)]
            best = max(strengths)
            winner = strengths.index(best) if strengths.count(best) == 1 else NOBODY
            table.won_by[island] = winner
            if winner != NOBODY:
                table.prizes[winner] += entry["prize"]
            if table.journal is not None:
                won = DugUp(winner, name, entry["prize"]) if winner != NOBODY else DugUp(None, name, 0)
                table.happened(won, "I4")
        if table.journal is not None:
            table.happened(Over(), "I5")
        table.finish()


class IslandsGame(Game):
    package: ClassVar[str] = "islands"
    card_tables: ClassVar[tuple[str, ...]] = ()
    schema: ClassVar[Any] = Table
    printed_schema: ClassVar[Any] = Printed
    happens: ClassVar[ModuleType | None] = border
    things: ClassVar[Mapping[str, str]] = {"island": "I2", "treasure": "I2"}

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        content = load_content(self.package, overrides)
        content.check_counts({"treasures": len(content.table("treasures"))})
        return Box(self.id, seats, options, overrides, content)

    def deal(self, box: Box, rng: Rng) -> State:
        seats, hand = range(box.seats), box.content.numbers()["hand"]
        deck = list(range(TREASURES))
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(hand)) for _ in seats]
        kernel: dict[str, Any] = {"question": None, "answers": [], "learnt": 0, "over": False}
        table = Islands(
            hands,
            [[[] for _ in range(ISLANDS)] for _ in seats],
            [[0] * ISLANDS for _ in seats],
            sorted(deck),
            [0 for _ in seats],
            [NOBODY] * ISLANDS,
            0,
            0,
            box=box,
            rng=rng,
            stack=[],
            **kernel,
        )
        table.do(Next(0))
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [Bury, Post]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        table, seats = islands(state), range(state.box.seats)
        treasures = ids(table, "treasures")
        seen: Table = {
            "active": table.active,
            "islands": [
                {
                    "id": id,
                    "buried": [len(table.buried[other][island]) for other in seats],
                    "guards": [table.posted[other][island] for other in seats],
                    "won_by": None if table.won_by[island] == NOBODY else table.won_by[island],
                    "found": [
                        {"id": treasures[card], "seat": other}
                        for other in seats
                        for card in table.buried[other][island]
                        if table.over
                    ],
                }
                for island, id in enumerate(ids(table, "islands"))
            ],
            "players": [
                {"hand": len(table.hands[other]), "guards": table.guards_left(other), "prizes": table.prizes[other]}
                for other in seats
            ],
            "hand": [] if seat is None else [treasures[card] for card in table.hands[seat]],
            "left": sum(len(hand) for hand in table.hands),
        }
        return seen

    def printed(self, box: Box) -> Mapping[str, Any]:
        content = box.content
        printed: Printed = {
            "islands": {id: {"prize": entry["prize"]} for id, entry in content.table("islands").items()},
            "treasures": {id: {"worth": entry["worth"]} for id, entry in content.table("treasures").items()},
        }
        return printed

    def evaluate(self, state: State) -> list[float]:
        table, seats = islands(state), range(state.box.seats)
        strengths = [1 + sum(table.strength(seat, island) for island in range(ISLANDS)) for seat in seats]
        return state.returns() if state.over else [strength / sum(strengths) for strength in strengths]

    def invariants(self, state: State) -> None:
        table = islands(state)
        cards = [card for hand in table.hands for card in hand]
        cards += [card for places in table.buried for place in places for card in place]
        assert sorted(cards + table.unused) == list(range(TREASURES))
        assert all(table.guards_left(seat) >= 0 for seat in range(table.box.seats))

    def scenario_keys(self) -> list[Key]:
        return [Key("turn", "a seat", "Whose turn it is.")]

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        table = self.deal(box, rng)
        table.stack[-1] = Next(keys.number("turn", 0, 0, box.seats - 1))
        return table


def islands(state: State) -> Islands:
    assert isinstance(state, Islands)
    return state


game = IslandsGame()
