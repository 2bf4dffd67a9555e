"""The match in a room: see the table, play, take back, look back, ask for a hint."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from parlour.server.problem import Problem
from parlour.server.protocol import (
    MOST_PLIES,
    AheadInfos,
    AskHint,
    AskOdds,
    Hint,
    LookAhead,
    OddsInfos,
    Play,
    Played,
    Position,
    Scores,
    Table,
    TakeBack,
    TakenBack,
)
from parlour.server.routes.games import shown_content
from parlour.server.routes.parts import (
    Encodings,
    IdempotencyKey,
    Languages,
    PlyNumber,
    RoomId,
    TheHouse,
    Token,
    errors,
)
from parlour.server.wire import BY_LANGUAGE, packed, reply, written

router = APIRouter(tags=["the match"], responses=errors())
stale = errors(409, model="Stale")


@router.get("/rooms/{room}/table", response_model=Table, responses=errors(403, 404, 422))
async def see_table(
    room: RoomId,
    house: TheHouse,
    token: Token,
    since: Annotated[int, Query(ge=0, le=MOST_PLIES, description="leave out the journal before this ply")] = 0,
    wanted: Languages = "",
) -> Response:
    """All that you may know: what you see, the question, your moves, the journal."""
    found = await house.room(room)
    async with found.lock:
        return written(found.table(found.viewer(token), since, language=found.language(wanted)))


@router.post("/rooms/{room}/moves", response_model=Played, responses={**errors(401, 403, 404, 422), **stale})
async def play(
    room: RoomId, what: Play, house: TheHouse, token: Token, key: IdempotencyKey = None, wanted: Languages = ""
) -> Response:
    """Play a move or a plan: notations or ids, and the ply that it answers. Answered when it is on disk."""
    found = await house.room(room)
    house.limits.take("moves", f"{room}/{found.seat_of(token)}")
    return reply(await found.play(token, what.ply, what.plan, key, wanted))


@router.post("/rooms/{room}/ahead", response_model=AheadInfos, responses={**errors(401, 403, 404, 422), **stale})
async def ahead(room: RoomId, what: LookAhead, house: TheHouse, token: Token, wanted: Languages = "") -> Response:
    """What would be after some plans, as far as you could know it. Nothing is played."""
    found = await house.room(room)
    house.limits.take("looks", f"{room}/{found.seat_of(token)}")
    return reply({"plans": await found.ahead(token, what.ply, what.plans, what.odds, wanted)})


@router.post("/rooms/{room}/odds", response_model=OddsInfos, responses={**errors(401, 403, 404, 422), **stale})
async def odds(room: RoomId, what: AskOdds, house: TheHouse, token: Token, wanted: Languages = "") -> Response:
    """The odds of what would be fought after some plans, such as one for each target. Nothing is played."""
    found = await house.room(room)
    house.limits.take("looks", f"{room}/{found.seat_of(token)}")
    return reply({"plans": await found.odds(token, what.ply, what.plans, wanted)})


@router.post("/rooms/{room}/undo", response_model=TakenBack, responses={**errors(401, 403, 404, 422), **stale})
async def undo(
    room: RoomId, what: TakeBack, house: TheHouse, token: Token, key: IdempotencyKey = None, wanted: Languages = ""
) -> Response:
    """Take back your last move or plan, if nothing new has come to light since."""
    found = await house.room(room)
    house.limits.take("moves", f"{room}/{found.seat_of(token)}")
    return reply({"ply": await found.undo(token, what.ply, key, wanted)})


@router.post("/rooms/{room}/hint", response_model=Hint, responses=errors(401, 403, 404, 409))
async def hint(
    room: RoomId, house: TheHouse, token: Token, what: AskHint | None = None, wanted: Languages = ""
) -> Response:
    """What the best bot would play in your place: up to three moves, the best first, with their estimated chances."""
    found = await house.room(room)
    house.limits.take("hints", f"{room}/{found.seat_of(token)}")
    return reply({"moves": await found.hint(token, what.after if what else [], wanted)})


@router.get("/rooms/{room}/positions/{ply}", response_model=Position, responses=errors(403, 404, 409))
async def position(room: RoomId, ply: PlyNumber, house: TheHouse, token: Token, wanted: Languages = "") -> Response:
    """The table after so many moves, as you saw it."""
    found = await house.room(room)
    return written(await house.films.position(found, found.viewer(token), ply, wanted))


@router.get("/rooms/{room}/scores", response_model=Scores, responses=errors(403, 404, 409))
async def scores(room: RoomId, house: TheHouse, token: Token) -> Response:
    """How the scores of all seats went from the first move on, as you saw them."""
    found = await house.room(room)
    return written(await house.films.scores(found, found.viewer(token)))


@router.get("/rooms/{room}/printed", response_model=dict[str, Any], responses=errors(404, 409))
async def room_printed(
    room: RoomId, house: TheHouse, accept_encoding: Encodings = "", wanted: Languages = ""
) -> Response:
    """What lies open in this room's box and never changes: its things, by table and id, with names and texts."""
    found = await house.room(room)
    return packed(found.printed(found.language(wanted)), accept_encoding, BY_LANGUAGE)


@router.get("/rooms/{room}/content", response_model=dict[str, Any], responses=errors(404))
async def room_content(room: RoomId, house: TheHouse) -> Response:
    """The numbers and texts that this room plays with."""
    found = await house.room(room)
    return reply(shown_content(found.game, found.content))


@router.get(
    "/rooms/{room}/record",
    response_class=PlainTextResponse,
    responses={**errors(401, 403, 404, 409), 200: {"description": "The record, as text."}},
)
async def record(room: RoomId, house: TheHouse, token: Token) -> Response:
    """The record of a match that is over; or of one whose rules are no longer here, for those who played in it."""
    found = await house.room(room)
    text = await found.record(token)
    if text is None:
        raise Problem(409, "match.seed-inside")
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{found.row.game}-{room}.txt"'}
    )
