"""The house: is it well, which games it has, their rules and their content."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import Response

import parlour
from parlour.engine.content import Content
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game, find_game, games
from parlour.engine.printed import words_of_board
from parlour.engine.published import document
from parlour.server.language import best_of, own_language
from parlour.server.levels import LEVELS, level_info
from parlour.server.problem import Problem
from parlour.server.protocol import Addresses, GameInfo, Health, Rules
from parlour.server.routes.parts import Encodings, Languages, TheHouse, errors
from parlour.server.wire import BY_LANGUAGE, dump, packed, reply

router = APIRouter(tags=["the house"], responses=errors())

GameId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,80}$", description="a game's id")]
HIDDEN_TABLES = frozenset({"counts"})
FOR_A_WHILE = {"Cache-Control": "public, max-age=600"}


@router.get("/health", response_model=Health)
async def health() -> Response:
    """Whether the server answers. Touches nothing."""
    return reply({"ok": True, "version": parlour.__version__})


@router.get("/addresses", response_model=Addresses)
async def addresses(house: TheHouse) -> Response:
    """By which addresses others reach the house: what invitations are made of."""
    return reply({"public": house.settings.public_url or None, "local": house.settings.local.split()})


@router.get("/games", response_model=list[GameInfo])
async def list_games(wanted: Languages = "") -> Response:
    """The games of the house."""
    found = [about(game, best_of(game.languages, wanted), own_language(wanted)) for game in games().values()]
    return reply(found, headers={**FOR_A_WHILE, **BY_LANGUAGE})


@router.get("/games/{game}/rules", response_model=Rules, responses=errors(404, 422))
async def rules(game: GameId, accept_encoding: Encodings = "", wanted: Languages = "") -> Response:
    """The rulebook, clause by clause; what a card says is a clause too."""
    found = known(game)
    text = written_rules(found.id, best_of(found.languages, wanted))
    return packed(text, accept_encoding, {**FOR_A_WHILE, **BY_LANGUAGE})


@router.get("/games/{game}/content", response_model=dict[str, Any], responses=errors(404, 422))
async def content(game: GameId, accept_encoding: Encodings = "") -> Response:
    """The numbers and texts of cards and the like, as printed."""
    return packed(written_content(known(game).id), accept_encoding, FOR_A_WHILE)


@router.get("/games/{game}/schema", response_model=dict[str, Any], responses=errors(404, 422))
async def schema(game: GameId, accept_encoding: Encodings = "") -> Response:
    """The types of what the game tells: its view, questions, answers and events, as JSON Schema."""
    return packed(written_schema(known(game).id), accept_encoding, FOR_A_WHILE)


def known(game: str) -> Game:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise Problem(404, error.saying) from None


def about(game: Game, language: str, levels: str) -> dict[str, Any]:
    """A game in one language, and its levels, which are the house's, in another if need be."""
    table = game.content.table("game")
    return {
        "id": game.id,
        "name": game.about("name", language),
        "sentence": game.about("sentence", language),
        "credit": game.about("credit", language),
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": int(table.get("minutes", 0)),
        "weight": float(table.get("weight", 0)),
        "secret_hands": bool(table.get("secret_hands", False)),
        "version": game.version,
        "languages": list(game.languages),
        "options": [
            {
                "name": o.name,
                "values": list(o.values),
                "labels": [game.option_value(o.name, value, language) for value in o.values],
                "default": o.default,
                "sentence": game.option_sentence(o.name, language),
            }
            for o in game.options.values()
        ],
        "levels": [level_info(level, levels) for level in LEVELS],
    }


@cache
def written_rules(game: str, language: str) -> str:
    found = find_game(game)
    book, board = found.rulebook_in(language), words_of_board(found.content, found.words(language))
    clauses = [
        {"id": clause.id, "text": clause.text, "source": clause.source, "chapter": clause.chapter}
        for clause in book.clauses.values()
    ]
    return dump({"title": book.title, "clauses": clauses, "board": board})


@cache
def written_schema(game: str) -> str:
    return dump(document(find_game(game)))


@cache
def written_content(game: str) -> str:
    found = find_game(game)
    return dump(shown_content(found, found.content))


def shown_content(game: Game, content: Content) -> dict[str, Any]:
    """The tables of the content; where an entry has a text, with its numbers filled in."""
    tables = {name: table for name, table in content.tree.items() if name not in HIDDEN_TABLES}
    for name in game.card_tables:
        entries = content.table(name).items()
        tables[name] = {id: {**entry, "text": game.words().text_of(content, name, id)} for id, entry in entries}
    return tables
