"""What every request passes through: origin, size and rate; and what every answer carries."""

import asyncio
import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.language import own_language
from parlour.server.limits import Limits, address_of
from parlour.server.problem import Problem
from parlour.server.settings import Settings
from parlour.server.wire import written

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
RECORDS = "/api/records"

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a piece lies on the board is a style; it can run nothing
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.origins = frozenset([*settings.origins.split(), *origin_of(settings.public_url)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if foreign(headers, self.origins) or not self.limits.allows("requests", address_of(scope)):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
                return
            await self.app(scope, receive, send)
            return
        send = with_headers(send, scope["path"])
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            language = own_language(headers.get("accept-language", ""))
            await written(refusal.written(language), refusal.status)(scope, receive, send)
            return
        await self.app(scope, self.counted(scope, receive), send)

    def refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        """Why the request is not even looked at."""
        if scope["method"] not in SAFE_METHODS and foreign(headers, self.origins):
            return Problem(403, "request.foreign")
        if scope["path"].startswith("/api/") and not self.limits.allows("requests", address_of(scope)):
            return Problem(429, "too-many.requests")
        most = self.most(scope)
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length[:20]) > most:
            return too_large(most)
        return None

    def counted(self, scope: Scope, receive: Receive) -> Receive:
        """Count the bytes as they come, and the seconds: not every request says how long it is, or comes to an end."""
        most, count, more = self.most(scope), 0, True
        end = asyncio.get_running_loop().time() + self.settings.upload

        async def receiving() -> Message:
            nonlocal count, more
            if not more:
                return await receive()  # from here on it only tells when the caller goes
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                raise Unread(Problem(408, "request.too-slow"), {"Connection": "close"}) from None
            more = bool(message.get("more_body", False))
            count += len(message.get("body", b""))
            if count > most:
                raise Unread(too_large(most))
            return message

        return receiving

    def most(self, scope: Scope) -> int:
        return self.settings.record if scope["path"] == RECORDS else self.settings.body


class Unread(HTTPException):
    """A request whose body was not read to its end: FastAPI lets no other exceptions through there."""

    def __init__(self, problem: Problem, headers: dict[str, str] | None = None) -> None:
        super().__init__(problem.status, problem.saying.id, headers)
        self.problem = problem


def too_large(most: int) -> Problem:
    return Problem(413, "request.too-large", {"most": most})


def origin_of(url: str) -> list[str]:
    """The origin that a page at this address has; none without an address."""
    parts = urlsplit(url)
    return [f"{parts.scheme}://{parts.netloc}"] if parts.netloc else []


def foreign(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a page of somebody else's made this request. Programs send no origin, and may call."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    try:
        page, here = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
        if page.scheme not in ("http", "https"):
            return True
        same = page.netloc.lower() == here.netloc.lower()
        return not same and not (_loopback(page.hostname) and _loopback(here.hostname))
    except ValueError:
        return True


def with_headers(send: Send, path: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if path.startswith("/api"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


def _loopback(host: str | None) -> bool:
    """The machine itself: a page under development is served from another port than the API."""
    if host == "localhost":
        return True
    try:
        return host is not None and ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
