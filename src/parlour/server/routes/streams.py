"""News of a room as it happens: over the WebSocket, or line by line over HTTP."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect, WebSocketState

from parlour.server.house import House
from parlour.server.language import own_language
from parlour.server.limits import address_of
from parlour.server.problem import Problem
from parlour.server.protocol import ClientMessage, Event, Hello, StreamMessage
from parlour.server.room import Room
from parlour.server.routes.parts import Address, Languages, RoomId, TheHouse, Token, errors
from parlour.server.viewer import Viewer
from parlour.server.wire import dump
from parlour.server.wrong import wrong_with

router = APIRouter(tags=["streams"], responses=errors())
log = logging.getLogger("parlour.server")

PATIENCE = 10.0  # seconds for a client's first message
QUIET = 15.0  # seconds after which an empty line shows that the stream lives
LONGEST_REASON = 100  # bytes of why a socket is closed; the protocol allows hardly more
MOST_MISTAKES = 20  # messages that make no sense, until the socket is closed


class Lines(StreamingResponse):
    """Messages, a line each; however it ends, `done` is called."""

    media_type = "application/x-ndjson"

    def __init__(self, viewer: Viewer, done: Callable[[], None], status_code: int = 200) -> None:
        super().__init__(lines(viewer), status_code, headers={"X-Accel-Buffering": "no"})
        self.done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.done()


async def lines(viewer: Viewer) -> AsyncIterator[str]:
    while True:
        try:
            message = await asyncio.wait_for(viewer.next(), QUIET)
        except TimeoutError:
            yield "\n"
            continue
        if message is None:
            return
        yield message + "\n"


@router.get("/rooms/{room}/events", response_class=Lines, response_model=StreamMessage, responses=errors(403, 404, 409))
async def events(
    room: RoomId,
    house: TheHouse,
    token: Token,
    address: Address,
    since: Annotated[Event | None, Query(description="the `n` of the last message that you have")] = None,
    wanted: Languages = "",
) -> Lines:
    """The same messages as on the WebSocket, a line each; an empty line now and then says that all is well."""
    found = await house.room(room)
    house.limits.open_socket(address)
    try:
        viewer = await found.enter(token, since, wanted)
    except BaseException:
        house.limits.close_socket(address)
        raise

    def done() -> None:
        house.limits.close_socket(address)
        found.exit(viewer)

    return Lines(viewer, done)


@router.websocket("/rooms/{room}/socket")
async def socket(socket: WebSocket, room: str) -> None:
    """Say hello with {"token", "since", "language"}; then hear the news, and play."""
    house: House = socket.app.state.house
    address = address_of(socket.scope)
    await socket.accept()
    talk = Conversation(house, socket, address)
    try:
        house.limits.open_socket(address)
    except Problem as problem:
        await talk.refuse(problem)
        return
    try:
        await talk.hold(room)
    except Problem as problem:
        await talk.refuse(problem)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, perhaps in the middle of an answer
    finally:
        house.limits.close_socket(address)


class Conversation:
    """One client on the WebSocket, from hello to goodbye."""

    def __init__(self, house: House, socket: WebSocket, address: str) -> None:
        self.house = house
        self.socket = socket
        self.address = address
        self.token: str | None = None
        self.wanted = socket.headers.get("accept-language", "")  # languages, until hello says otherwise
        self.mistakes = 0

    async def hold(self, id: str) -> None:
        try:
            hello = Hello.model_validate(parsed(await asyncio.wait_for(self.socket.receive_text(), PATIENCE)))
        except TimeoutError:
            raise Problem(408, "request.no-hello") from None
        except ValidationError as error:
            raise wrong_with(error.errors()) from None
        except KeyError:
            raise Problem(422, "request.no-text") from None
        self.token = hello.token
        self.wanted = hello.language or self.wanted
        room = await self.house.room(id)
        viewer = await room.enter(self.token, hello.since, self.wanted)
        telling = asyncio.create_task(self.tell(viewer))
        try:
            while True:
                await self.hear(room)
        finally:
            telling.cancel()
            room.exit(viewer)

    async def tell(self, viewer: Viewer) -> None:
        """Pass on what happens in the room."""
        try:
            while (message := await viewer.next()) is not None:
                await self.socket.send_text(message)
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.close(viewer.code)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def hear(self, room: Room) -> None:
        """Take one message, and answer it."""
        key: str | int | None = None
        try:
            try:
                text = await self.socket.receive_text()
            except KeyError:
                raise Problem(422, "request.no-text") from None
            self.house.limits.take("requests", self.address)
            try:
                message = ClientMessage.model_validate(parsed(text))
            except ValidationError as error:
                raise wrong_with(error.errors()) from None
            key = message.key
            await self.socket.send_text(dump(await self.answer(room, message)))
        except Problem as problem:
            await self.socket.send_text(self.error_message(key, problem))
            if problem.status in (400, 422, 429) and problem.clause is None:
                self.mistakes += 1
            if self.mistakes > MOST_MISTAKES:
                raise Problem(429, "too-many.nonsense") from None

    async def refuse(self, problem: Problem) -> None:
        """Say why, and hang up; the code of the closing is 4000 and the status."""
        reason = problem.sentence(own_language(self.wanted)).encode()[:LONGEST_REASON].decode(errors="ignore")
        try:
            await self.socket.send_text(self.error_message(None, problem))
            await self.socket.close(4000 + problem.status, reason)
        except (WebSocketDisconnect, RuntimeError):
            pass

    def error_message(self, key: str | int | None, problem: Problem) -> str:
        error = problem.sentence(own_language(self.wanted))
        told = {"type": "error", "key": key, "error": error, "clause": problem.clause}
        return dump({**told, "at": problem.at, "status": problem.status})

    async def answer(self, room: Room, message: ClientMessage) -> dict[str, Any]:
        if message.type == "ping":
            return {"type": "pong"}
        if self.token is None:
            raise Problem(403, "token.spectator")
        if message.ply is None or (message.type == "move" and not message.plan):
            raise Problem(422, "request.incomplete")
        self.house.limits.take("moves", f"{room.id}/{room.seat_of(self.token)}")
        key = None if message.key is None else f"{message.type} {message.ply} {message.key}"  # it may count anew
        if message.type == "undo":
            done = {"ply": await room.undo(self.token, message.ply, key, self.wanted), "made": 0}
        else:
            done = await room.play(self.token, message.ply, message.plan, key, self.wanted)
        return {"type": "ack", "key": message.key, **done}


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Problem(400, "request.no-json") from None
