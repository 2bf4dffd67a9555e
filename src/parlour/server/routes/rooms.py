"""Rooms: open, list, join, fill with bots, hand over, leave, play again."""

from fastapi import APIRouter
from starlette.responses import Response

from parlour.server.protocol import Fill, Join, Joined, MadeRoom, NewRoom, Opened, RoomInfo, RoomLists, StandIn
from parlour.server.routes.parts import Address, Languages, RoomId, SeatNumber, TheHouse, Token, errors
from parlour.server.wire import reply

router = APIRouter(tags=["rooms"], responses=errors())


@router.post("/rooms", status_code=201, response_model=Opened, responses=errors(403, 409, 422))
async def open_room(new: NewRoom, house: TheHouse, address: Address) -> Response:
    """Open a room. Keep the tokens: they are said this once only."""
    house.limits.take("rooms", address)
    return reply(await house.open_room(new), 201)


@router.get("/rooms", response_model=RoomLists)
async def list_rooms(house: TheHouse, wanted: Languages = "") -> Response:
    """The rooms that are open to everybody, the newest first."""
    return reply(await house.list_rooms(wanted))


@router.get("/rooms/{room}", response_model=RoomInfo, responses=errors(404))
async def room_info(room: RoomId, house: TheHouse, wanted: Languages = "") -> Response:
    """A room, and who sits in it."""
    found = await house.room(room)
    return reply(found.info(wanted))


@router.delete("/rooms/{room}", status_code=204, response_class=Response, responses=errors(401, 403, 404, 409))
async def close_room(room: RoomId, house: TheHouse, token: Token) -> Response:
    """Close a room whose match has not started (host)."""
    found = await house.room(room)
    await found.close(token)
    return Response(status_code=204)


@router.post("/rooms/{room}/join", response_model=Joined, responses=errors(403, 404, 409, 422))
async def join(room: RoomId, who: Join, house: TheHouse, address: Address) -> Response:
    """Sit down. The match starts by itself when no seat is open."""
    house.limits.take("joins", address)
    found = await house.room(room)
    return reply(await found.join(who))


@router.post("/rooms/{room}/fill", response_model=RoomInfo, responses=errors(401, 403, 404, 409, 422))
async def fill(room: RoomId, how: Fill, house: TheHouse, token: Token) -> Response:
    """Fill the open seats with bots (host)."""
    found = await house.room(room)
    return reply(await found.fill(token, how.level))


@router.get("/rooms/{room}/stand-ins", response_model=list[StandIn], responses=errors(401, 403, 404))
async def stand_ins(room: RoomId, house: TheHouse, token: Token, wanted: Languages = "") -> Response:
    """For which seats the host may let a bot play on now (host)."""
    found = await house.room(room)
    return reply(await found.stand_ins(token, wanted))


@router.post("/rooms/{room}/seats/{seat}/bot", response_model=RoomInfo, responses=errors(401, 403, 404, 409, 422))
async def hand_over(room: RoomId, seat: SeatNumber, how: Fill, house: TheHouse, token: Token) -> Response:
    """Let a bot play on for a seat: its player at any time, the host for who is absent and asked for two minutes."""
    found = await house.room(room)
    return reply(await found.hand_over(token, seat, how.level))


@router.post("/rooms/{room}/seats/{seat}/take", response_model=RoomInfo, responses=errors(401, 403, 404, 409))
async def take_back(room: RoomId, seat: SeatNumber, house: TheHouse, token: Token) -> Response:
    """Send the bot away and play on (that seat's token)."""
    found = await house.room(room)
    return reply(await found.take_back(token, seat))


@router.post("/rooms/{room}/leave", response_model=RoomInfo, responses=errors(401, 403, 404, 409))
async def leave(room: RoomId, house: TheHouse, token: Token, wanted: Languages = "") -> Response:
    """Get up: before the match the seat is open again, in a match a bot plays on."""
    found = await house.room(room)
    return reply(await found.leave(token, wanted))


@router.post("/rooms/{room}/rematch", status_code=201, response_model=MadeRoom, responses=errors(401, 403, 404, 409))
async def rematch(room: RoomId, house: TheHouse, token: Token, address: Address) -> Response:
    """Play again in a new room, with the same seats and tokens. Asked twice, it is the same new room."""
    house.limits.take("rooms", address)
    found = await house.room(room)
    return reply({"room": await house.rematch(found, token)}, 201)
