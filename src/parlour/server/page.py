"""The built page: hashed assets are kept by the browser for good, the index is asked for each time."""

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.engine.saying import Saying
from parlour.server.language import own_language
from parlour.server.problem import CATALOGUE

API = "/api/openapi.json"


class Page(StaticFiles):
    def file_response(self, full_path: str | Path, *arguments: object, **more: object) -> Response:  # type: ignore[override]
        response: Response = super().file_response(full_path, *arguments, **more)  # type: ignore[arg-type]
        hashed = Path(str(self.directory), "assets") in Path(full_path).parents
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["path"] != "/":
        raise HTTPException(404)
    language = own_language(Headers(scope=scope).get("accept-language", ""))
    sentence = Saying("not-built", {"command": "make build", "api": API}, CATALOGUE).said(language)
    await PlainTextResponse(f"{sentence}\n")(scope, receive, send)


def page(folder: str) -> ASGIApp:
    if (Path(folder) / "index.html").is_file():
        return GZipMiddleware(Page(directory=folder, html=True), minimum_size=1000)
    return not_built
