"""What server and players say to each other: the models behind the OpenAPI document.

Requests are checked against these models. Answers are built as plain data, for speed; a test holds
every kind of answer against its model.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from parlour.bots import USUAL_LEVEL
from parlour.engine.match import MOST_PLANNED
from parlour.server.text import plain, tidy_name

MOST_SEATS = 16
MOST_PLIES = 1_000_000
MOST_EVENTS = 2_000_000_000
LARGEST_NUMBER = 1_000_000  # that a match can be played with; the content of a game has narrower limits
LONGEST_MOVE = 200
MOST_SETTINGS = 64
MOST_PLANS = 40  # that one request may look ahead along: all turns of a tile at a place

Name = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(tidy_name)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(plain)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_MOVE), AfterValidator(plain)]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Ply = Annotated[
    int, Field(ge=0, le=MOST_PLIES, description="how many moves have been played, as far as the viewer knows of them")
]
Event = Annotated[int, Field(ge=0, le=MOST_EVENTS)]
Value = Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Colour = Annotated[int, Field(ge=0, le=15)]
Level = Annotated[Word, Field(description="how well a bot plays: an id out of the game's `levels`")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]


class Request(BaseModel):
    """Types are taken at their word: a text is no number."""

    model_config = ConfigDict(strict=True)


# ---------------------------------------------------------------------- the house


class Health(BaseModel):
    ok: bool
    version: str


class Addresses(BaseModel):
    """By which addresses others reach the house, for invitations."""

    public: str | None = Field(description="from anywhere, as the server was told; it wins over all others")
    local: list[str] = Field(description="from the same network, the likeliest first; none: only from this machine")


class OptionInfo(BaseModel):
    """A matter of taste that a match is started with."""

    name: str
    values: list[str]
    labels: list[str] = Field(description="the values in words, in the same order")
    default: str
    sentence: str


class LevelInfo(BaseModel):
    """How well a bot plays."""

    id: str
    name: str
    sentence: str


class GameInfo(BaseModel):
    id: str
    name: str
    sentence: str
    credit: str
    seats: list[int] = Field(description="the fewest and the most players", min_length=2, max_length=2)
    minutes: int
    weight: float
    secret_hands: bool = Field(description="players hold what the others may not see, also at one screen")
    version: int
    languages: list[str] = Field(description="in which it can be played; `Accept-Language` chooses")
    options: list[OptionInfo]
    levels: list[LevelInfo]


class ClauseInfo(BaseModel):
    id: str
    text: str
    source: str
    chapter: str


class Rules(BaseModel):
    """The rulebook; each card is a clause too."""

    title: str
    clauses: list[ClauseInfo]
    board: dict[str, str] = Field(description="what stands on the game's board beside its things, such as headings")


# ---------------------------------------------------------------------- rooms


class BotSeat(Request):
    seat: Seat
    level: Level = USUAL_LEVEL


class NewRoom(Request):
    """A room to be opened. The match starts by itself when no seat is open."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS, description="how many play")]
    options: dict[Word, Word] = Field(default_factory=dict, max_length=MOST_SETTINGS)
    overrides: dict[Word, bool | Value] = Field(
        default_factory=dict, max_length=MOST_SETTINGS, description='changed numbers: `{"cards.wings.cost": 5}`'
    )
    name: Name = "Guest"
    colour: Colour = 0
    bots: list[BotSeat] = Field(default_factory=list, max_length=MOST_SEATS)
    open: bool = Field(default=False, description="whether the room is listed for everybody")
    take_seat: Seat | None = Field(default=0, description="the seat of whoever opens the room; null: none")


class Join(Request):
    name: Name = "Guest"
    colour: Colour = 0
    seat: Seat | None = Field(default=None, description="null: any open seat")


class Fill(Request):
    level: Level = USUAL_LEVEL


class StandIn(BaseModel):
    """Whether the host may let a bot play on for a seat."""

    seat: int
    possible: bool
    reason: str | None = Field(description="why not, and for how long; null: it is possible")


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    colour: int | None
    level: str | None
    online: bool
    held: bool = Field(description="whether a person has the seat's token: a bot there can be sent away again")


class RoomInfo(BaseModel):
    id: str
    game: str
    version: int = Field(description="of the game's rules")
    state: Literal["waiting", "playing", "over"]
    open: bool = Field(description="whether it is listed for everybody")
    uploaded: bool = Field(description="whether it was made of a record: only for replay")
    seats: list[SeatInfo]
    options: dict[str, str]
    overrides: dict[str, Any]
    outdated: str | None = Field(description="why the match can only be saved: its rules are no longer here")
    ply: int
    over: bool
    scores: list[int] | None
    winners: list[int] | None
    created: datetime
    commitment: str | None = Field(description='SHA-256 of "seed:nonce", in hex; null in uploaded rooms')
    seed: int | str | None = Field(description="only when the match is over")
    nonce: str | None = Field(description="only when the match is over")
    next: str | None = Field(description="the room of the rematch")


class Opened(BaseModel):
    """A new room. The tokens are said this once only."""

    room: RoomInfo
    seat: int | None
    token: str | None = Field(description="proves who sits on the seat")
    host: str = Field(description="proves who may fill open seats with bots, and close the room")


class Joined(BaseModel):
    seat: int
    token: str = Field(description="proves who sits on the seat; said this once only")


class MadeRoom(BaseModel):
    room: RoomInfo


class RoomLists(BaseModel):
    """Open rooms, the newest first."""

    waiting: list[RoomInfo]
    playing: list[RoomInfo]
    over: list[RoomInfo]


# ---------------------------------------------------------------------- the table


class QuestionInfo(BaseModel):
    """What the viewer is asked."""

    kind: str = Field(description="a word that stays, such as `buy-cards`")
    clause: str
    seat: int
    prompt: str = Field(description="the question in words")
    about: dict[str, Any] = Field(description="what it speaks of, as data; the game's schema tells its types")


class MoveInfo(BaseModel):
    id: int
    notation: str
    label: str
    targets: list[str] = Field(description="what on the table stands for it; none: it is a button of its own")
    together: bool = Field(description="whether its targets are picked together; else each of them stands for it")
    confirm: bool = Field(description="ask a person once more: the turn ends with it unasked, for good")
    begins: bool = Field(description="it only begins a choice: nothing happens by it, and the same seat is asked on")
    aside: bool = Field(description="it can be done at many questions, beside what is asked")
    verb: str = Field(description="which of the question's ways to answer")
    subjects: dict[str, Any] = Field(description="what it speaks of, by role")
    facts: dict[str, Any] = Field(description="what the rules reckon about it, such as its price")


class BlockedInfo(BaseModel):
    """A move that one might look for but may not make now."""

    notation: str
    label: str
    clause: str
    reason: str
    targets: list[str]
    verb: str
    subjects: dict[str, Any]
    facts: dict[str, Any] = Field(description="what the reason tells, as data")


class EntryInfo(BaseModel):
    """One line of the journal."""

    ply: int
    kind: str
    clause: str
    text: str
    fields: dict[str, Any]
    mark: str = Field(description="`turn`, `round`, `sets-off` or `end` where such a stage begins with it; else empty")


class UndoInfo(BaseModel):
    possible: bool
    reason: str | None


class Table(BaseModel):
    """All that one viewer may know of a room."""

    n: int = Field(description="the number of the room's last event that the viewer knows of")
    language: str = Field(description="in which its sentences are")
    room: RoomInfo
    you: int | None = Field(description="the viewer's seat; null: a spectator")
    ply: int | None = Field(description="how many moves have been played, as far as the viewer knows of them")
    view: dict[str, Any] | None = Field(
        description="what the viewer sees; null before the match starts, and where `changes` says it"
    )
    changes: list[list[Any]] | None = Field(
        description="only in updates: what has changed in the view since the message before, as steps of a path and a "
        "value; a step without a value takes away what is there"
    )
    prompt: str = Field(description="the question, or what is being waited for")
    question: QuestionInfo | None = Field(description="what the viewer is asked; null: nothing")
    moves: list[MoveInfo] = Field(description="the legal moves, if the viewer is asked")
    blocked: list[BlockedInfo]
    undo: UndoInfo
    journal: list[EntryInfo]
    waiting_for: int | None
    since: datetime = Field(description="since when the question is open")


Move = Notation | Annotated[int, Field(ge=0, le=MOST_PLIES, description="a notation or an id")]
Plan = Annotated[list[Move], Field(max_length=MOST_PLANNED)]


class Play(Request):
    """A move; or a plan, which is refused as a whole where any of it is illegal as far as its seat can know."""

    ply: Ply
    move: Move | None = None
    moves: Annotated[Plan, Field(min_length=1)] | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> "Play":
        if (self.move is None) == (self.moves is None):
            raise ValueError("move_or_moves")
        return self

    @property
    def plan(self) -> list[str | int]:
        return self.moves if self.moves is not None else [] if self.move is None else [self.move]


class TakeBack(Request):
    ply: Ply


class Played(BaseModel):
    ply: int = Field(description="after it")
    made: int = Field(
        description="of the plan, so many moves; fewer than it has where the table departed from what could be foreseen"
    )


class TakenBack(BaseModel):
    ply: int


class LookAhead(Request):
    """What would be after these plans, each for itself, made at this ply by the seat that is asked."""

    ply: Ply
    plans: Annotated[list[Plan], Field(min_length=1, max_length=MOST_PLANS)]
    odds: bool = Field(False, description="also the odds of what would then be fought: large battles take a while")


class AskOdds(Request):
    """The odds of what would be fought after these plans, each for itself: as `ahead` tells them, and sooner."""

    ply: Ply
    plans: Annotated[list[Plan], Field(min_length=1, max_length=MOST_PLANS)]


class AskHint(Request):
    """A choice may be half made: what is advised then completes it."""

    after: Plan = Field(default_factory=list, description="moves that are begun, and not played yet")


class AheadInfo(BaseModel):
    """What would be after a plan, as far as nothing is learnt. Nothing is played."""

    made: int = Field(description="how many more moves would be in the record: those that make themselves are none")
    stopped: Literal["learnt", "passed", "over"] | None = Field(description="why no further move can be foreseen")
    reason: str = Field(description="the same in words")
    changes: list[list[Any]] = Field(description="what would change in the view: steps of a path and a value")
    question: QuestionInfo | None
    moves: list[MoveInfo]
    blocked: list[BlockedInfo]
    journal: list[EntryInfo]
    odds: dict[str, Any] | None = Field(
        description="what would then be fought, as the game tells it; null: nothing, or it was not asked for"
    )


class IllegalPlan(BaseModel):
    """Why a plan cannot be made."""

    error: str
    clause: str | None
    at: int = Field(description="which of its moves")


class AheadInfos(BaseModel):
    plans: list[AheadInfo | IllegalPlan]


class OddsInfo(BaseModel):
    odds: dict[str, Any] | None = Field(description="what would be fought, as the game tells it; null: nothing")


class OddsInfos(BaseModel):
    plans: list[OddsInfo | IllegalPlan]


class HintedMove(BaseModel):
    id: int
    notation: str
    label: str
    chance: float = Field(ge=0, le=1, description="the estimated chance to win")


class Hint(BaseModel):
    """What the best bot would play, the best first."""

    moves: list[HintedMove] = Field(min_length=1, max_length=3)


class LastMove(BaseModel):
    seat: int
    notation: str | None = Field(description="null: only the seat that played it knows it")


class Position(BaseModel):
    """The table as it was after so many moves that the viewer knows of."""

    ply: int
    view: dict[str, Any]
    journal: list[EntryInfo]
    last: LastMove | None


class Scores(BaseModel):
    """How the scores went, as far as the viewer knows of moves: at the end of each round, or whenever one changed."""

    plies: list[int] = Field(description="the viewer's, ascending; the last is the newest")
    rounds: list[int] | None = Field(description="how many rounds were over at each; null: it goes by moves")
    scores: list[list[int]] = Field(description="a list for each seat, as long as `plies`")


# ---------------------------------------------------------------------- errors and messages


class Error(BaseModel):
    error: str = Field(description="one sentence")
    clause: str | None = Field(description="the clause of the rules that says so")
    at: int | None = Field(None, description="which move of a plan cannot be made")


class Stale(Error):
    """Something else happened first; `table` is how it is now."""

    table: Table | None = None


class TableMessage(BaseModel):
    """Everything: the first message, and whenever an update cannot say it."""

    n: int
    type: Literal["table"]
    table: Table


class UpdateMessage(BaseModel):
    """After a change: the table, with only the new entries in its journal, and what has changed in the view."""

    n: int
    type: Literal["update"]
    since: int | None = Field(
        description="the `n` of the message whose view the changes are of; null: the view is whole"
    )
    table: Table


class AckMessage(BaseModel):
    """The answer to a move or an undo that is on disk."""

    type: Literal["ack"]
    key: str | int | None
    ply: int
    made: int = Field(description="moves of the plan; taken back: 0")


class ErrorMessage(BaseModel):
    type: Literal["error"]
    key: str | int | None
    error: str
    clause: str | None
    at: int | None = Field(description="which move of a plan cannot be made")
    status: int


class PongMessage(BaseModel):
    type: Literal["pong"]


class Hello(Request):
    """A client's first message on the WebSocket."""

    token: Word | None = None
    since: Event | None = Field(default=None, description="the `n` of the last message that was received")
    language: Annotated[str, StringConstraints(max_length=100), AfterValidator(plain)] | None = Field(
        default=None, description="as `Accept-Language` says it, and in place of it"
    )


class ClientMessage(Request):
    """A client's further messages. The same key and ply again: the same answer, and nothing is played twice."""

    type: Literal["move", "undo", "ping"]
    key: Annotated[str, StringConstraints(max_length=100), AfterValidator(plain)] | Event | None = None
    ply: Ply | None = None
    move: Move | None = None
    moves: Annotated[Plan, Field(min_length=1)] | None = None

    @property
    def plan(self) -> list[str | int]:
        return self.moves if self.moves is not None else [] if self.move is None else [self.move]


StreamMessage = TableMessage | UpdateMessage
SocketMessage = TableMessage | UpdateMessage | AckMessage | ErrorMessage | PongMessage
