"""The built page: hashed assets are kept by the browser for good, the index is asked for each time."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

NOT_BUILT = "The page is not built: run `make build` in the checkout. The API is described at /api/openapi.json.\n"


class Page(StaticFiles):
    def file_response(self, full_path: str | Path, *arguments: object, **more: object) -> Response:  # type: ignore[override]
        response: Response = super().file_response(full_path, *arguments, **more)  # type: ignore[arg-type]
        hashed = Path(str(self.directory), "assets") in Path(full_path).parents
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    found = scope["path"] == "/"
    await PlainTextResponse(NOT_BUILT if found else "There is nothing here.\n", 200 if found else 404)(
        scope, receive, send
    )


def page(folder: str) -> ASGIApp:
    if (Path(folder) / "index.html").is_file():
        return GZipMiddleware(Page(directory=folder, html=True), minimum_size=1000)
    return not_built
