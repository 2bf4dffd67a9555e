"""What the routes have in common: the house, who asks, and how errors are documented."""

from typing import Annotated, Any

from fastapi import Depends, Header, Path
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from parlour.server.house import House
from parlour.server.limits import address_of
from parlour.server.protocol import MOST_PLIES, MOST_SEATS, Key
from parlour.server.wire import MEDIA_TYPE

bearer = HTTPBearer(auto_error=False, description="A seat's token, or the host's.")


def the_house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def the_token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return given.credentials if given is not None else None


def the_address(connection: HTTPConnection) -> str:
    return address_of(connection.scope)


TheHouse = Annotated[House, Depends(the_house)]
Token = Annotated[str | None, Depends(the_token)]
Address = Annotated[str, Depends(the_address)]
RoomId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$", description="a room's id")]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
Encodings = Annotated[str, Header(include_in_schema=False, alias="accept-encoding")]
Languages = Annotated[
    str, Header(alias="Accept-Language", description="the languages that you read; English where there is none of them")
]
PlyNumber = Annotated[int, Path(ge=0, le=MOST_PLIES)]
IdempotencyKey = Annotated[
    Key | None,
    Header(alias="Idempotency-Key", description="the same key again plays nothing and gives the same answer"),
]

SENTENCES = {
    400: "The request cannot be read.",
    401: "A token is missing.",
    403: "The token does not allow it, or the request came from a foreign page.",
    404: "There is no such thing.",
    408: "The request did not come to its end in time.",
    409: "It cannot be done now.",
    410: "It is gone.",
    413: "The request is too large.",
    422: "The request makes no sense, or the rules forbid the move.",
    429: "Too many requests in a short time.",
    503: "It could not be written down, so it has not happened.",
}


def errors(*statuses: int, model: str = "Error") -> dict[int | str, dict[str, Any]]:
    """These errors for the OpenAPI document, and those that any request can meet. All of them are JSON."""
    always = () if model != "Error" else (400, 408, 413, 422, 429, 503)
    content = {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{model}"}}}
    return {status: {"description": SENTENCES[status], "content": content} for status in sorted({*always, *statuses})}
