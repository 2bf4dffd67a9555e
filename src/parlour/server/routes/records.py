"""Records that are brought along: a room to replay them in."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.server.problem import Problem
from parlour.server.protocol import MadeRoom
from parlour.server.routes.parts import Address, Languages, TheHouse, errors
from parlour.server.wire import reply

router = APIRouter(tags=["records"], responses=errors())
BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/records", status_code=201, response_model=MadeRoom, responses=errors(403, 422), openapi_extra=BODY)
async def upload(request: Request, house: TheHouse, address: Address, wanted: Languages = "") -> Response:
    """Bring a record: it can be replayed in the room that is made of it."""
    house.limits.take("records", address)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, "brought.no-text") from None
    return reply({"room": await house.open_record(text, wanted)}, 201)
