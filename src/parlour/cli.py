"""The program `parlour`: one command a job.

Results go to stdout, progress to stderr. It ends with 0; with 1 when something failed, 2 when a word
was wrong, 130 when it was interrupted.
"""

import json
import os
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group

import parlour
from parlour.arena.backends import find_backend
from parlour.arena.hall import Job
from parlour.arena.plan import Plan
from parlour.arena.progress import progress
from parlour.arena.simulate import simulate as play_plan
from parlour.bench import Bench
from parlour.bench import bench as run_bench
from parlour.bench_bots import BotsBench
from parlour.bench_bots import bench_bots as run_bots_bench
from parlour.bots import BOTS, find_bot
from parlour.engine.codec import digest
from parlour.engine.errors import BadRecord, BadSetup, ParlourError
from parlour.engine.extras import need
from parlour.engine.game import find_game, games, left_out
from parlour.engine.match import Match
from parlour.terminal import pages, seating
from parlour.terminal.output import put_out
from parlour.terminal.play import Sitting
from parlour.terminal.replay import Replay

MAIN_GAME = "king-of-tokyo"  # what `parlour play` plays without a name
INTERRUPTED = 130

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see `parlour games`.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Output = Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write the result to this file.")]
Seed = Annotated[str, typer.Option(help="A number or a text: the same seed, the same chance.")]
Options = Annotated[
    list[str], typer.Option("--option", metavar="NAME=VALUE", help="A matter of taste: see `parlour games`.")
]
Overrides = Annotated[
    list[str], typer.Option("--set", metavar="PATH=VALUE", help="A changed number, such as cards.wings.cost=5.")
]
Seats = Annotated[
    str, typer.Option(help="A bot for each seat, such as hard,easy,easy; normal on the usual number without it.")
]
Matches = Annotated[int, typer.Option(help="How many matches.")]
Jobs = Annotated[int | None, typer.Option(help="How many processes; all cores without it.")]
Folder = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where all that was played is kept, and goes on.")]
Backend = Annotated[str, typer.Option(help="Where matches are played: local, or ray for a cluster.")]
Address = Annotated[str, typer.Option(help="The cluster, as HOST:PORT; this machine's own without it.")]
EMPTY: list[str] = []


@app.callback()
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """A house of board games. Without a command: serve on this machine and open the browser."""
    if version:
        print(f"parlour {parlour.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the network in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; the first free one from 8000 on without it.")] = None,
    database: Annotated[str, typer.Option(help="postgresql://… or a file; your own data folder without it.")] = "",
    workers: Annotated[int, typer.Option(help="How many processes; more than one needs PostgreSQL.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    public_url: Annotated[
        str, typer.Option(help="https://… that invitations name, where a proxy stands before it.")
    ] = "",
) -> None:
    """Serve the games to browsers, until Ctrl-C."""
    from parlour.server.serve import serve as serve_rooms

    tell_left_out()
    serve_rooms(host, port, database, workers, open_browser, public_url)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id: see `parlour games`.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays against you, such as hard, or easy,expert.")] = "",
    seat: Annotated[int | None, typer.Option(help="Your seat; 1 is the first.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "Guest",
    seed: Annotated[str, typer.Option(help="A number or a text: the same seed, the same chance.")] = "",
    option: Options = EMPTY,
    set: Overrides = EMPTY,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
) -> None:
    """Play in the terminal, against bots."""
    if load is not None:
        if seats or seed or option or set:
            raise BadSetup(
                "--seats, --seed, --option and --set are in the saved match, and cannot be given with --load"
            )
        match = parlour.load(read_text(load))
        if game and match.game.id != find_game(game).id:
            raise BadRecord(f"{load} is a match of {match.game.id}, not of {game}")
        mine, others = seating.of_record(match.players, words(bots), seat)
    else:
        found = find_game(game or MAIN_GAME)
        mine, others = seating.of_new(found, seats, words(bots), seat)
        players = seating.names(mine, others, name)
        seed = seed or str(secrets.randbelow(1_000_000))
        match = parlour.start(found.id, len(players), as_seed(seed), pairs(option, "--option"), overrides(set), players)
    sit_down(match, mine, others)


def sit_down(match: Match, seat: int, bots: dict[int, str]) -> None:
    """The bots' own chance follows from the match, so that a seed tells all of it."""
    rng = parlour.seeded(f"{digest(match.state)}/bots")
    Sitting(match, seat, {other: find_bot(bot) for other, bot in bots.items()}, rng, Console(highlight=False)).run()


@app.command()
def simulate(
    game: GameName,
    seats: Seats = "",
    matches: Matches = 100,
    jobs: Jobs = None,
    seed: Seed = "0",
    option: Options = EMPTY,
    set: Overrides = EMPTY,
    json: Json = False,
    output: Output = None,
) -> int:
    """Let bots play many matches, with the seats going round."""
    plan = Plan(game, bots_of(game, seats), matches, as_seed(seed), pairs(option, "--option"), overrides(set))
    with progress(f"{game}: {', '.join(plan.bots)}", matches) as tell:
        report = play_plan(plan, jobs, tell)
    put_out(pages.report_page(report), report.plain(), json, output)
    return 0 if report.played == report.planned else INTERRUPTED


@app.command()
def arena(
    game: GameName,
    seats: Seats = "",
    table: Annotated[int | None, typer.Option(help="How many sit at a table, where not one for each bot.")] = None,
    matches: Matches = 1000,
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it is kept; arena/GAME without it.")
    ] = None,
    records: Annotated[bool, typer.Option(help="Keep the record of each match.")] = True,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = "",
    seed: Seed = "0",
    option: Options = EMPTY,
    set: Overrides = EMPTY,
    json: Json = False,
    output: Output = None,
) -> int:
    """Play many matches into a folder, and rate the bots. What was stopped goes on where it was."""
    need("lab", "polars", "openskill")
    from parlour.arena.pages import ratings_page
    from parlour.arena.ratings import rate
    from parlour.arena.run import play_run, read_outcomes

    plan = Plan(game, bots_of(game, seats), matches, as_seed(seed), pairs(option, "--option"), overrides(set), table)
    folder = folder or Path("arena", game)
    with progress(f"{game}: {', '.join(plan.bots)}", matches) as tell:
        report = play_run(folder, Job(plan, records), find_backend(backend, jobs, address), tell)
    ratings = rate(plan, read_outcomes(folder, plan)) if len({*plan.bots}) > 1 else []
    parts = [pages.report_page(report), *([ratings_page(ratings)] if ratings else [])]
    page = Group(*parts, f"Log, records and results are in {folder}.")
    put_out(page, {**report.plain(), "ratings": [asdict(rating) for rating in ratings]}, json, output)
    return 0 if report.played == report.planned else INTERRUPTED


@app.command()
def ladder(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all without one.")] = None,
    bots: Annotated[str, typer.Option(help="Which bots; all without it.")] = "",
    matches: Annotated[int, typer.Option(help="How many matches a duel has at most.")] = 300,
    minutes: Annotated[float, typer.Option(help="And how many minutes of one core.")] = 15.0,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where what was played is kept.")] = Path(
        "build/ladder"
    ),
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = "",
    seed: Seed = "ladder",
    output: Output = None,
) -> None:
    """How strong the bots are in each game: each plays against the next, and one against itself."""
    need("lab", "polars", "openskill")
    from parlour.arena.ladder import Terms, climb, matches_of
    from parlour.arena.pages import ladder_page

    chosen, names = game or list(games()), words(bots) or list(BOTS)
    terms = Terms(matches, minutes, as_seed(seed))
    where = find_backend(backend, jobs, address)
    climbed = []
    for id in chosen:
        with progress(id, matches_of(find_game(id), names, terms)) as tell:
            climbed.append(climb(folder or Path("build", "ladder"), find_game(id).id, names, terms, where, tell))
    command = ["parlour ladder", *(game or []), f"--matches {matches} --minutes {minutes:g} --seed {seed}"]
    command += [f"--bots {bots}"] if bots else []
    command += [f"--output {output}"] if output else []
    page = ladder_page(climbed, terms, " ".join(command))
    if output is None:
        print(page, end="")
    else:
        output.write_text(page, encoding="utf-8")


@app.command()
def lab(
    game: GameName,
    set: Overrides = EMPTY,
    seats: Seats = "",
    matches: Annotated[int, typer.Option(help="How many matches, of the game as it is and as changed each.")] = 200,
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it is kept; lab/GAME without it.")
    ] = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = "",
    seed: Seed = "0",
    option: Options = EMPTY,
    json: Json = False,
    output: Output = None,
) -> None:
    """See what a changed number does to a game: one report with plots of before and after."""
    need("lab", "polars", "altair", "vl_convert")
    from parlour.arena.lab.lab import run_lab
    from parlour.arena.lab.pages import result_data, result_page

    plan = Plan(game, bots_of(game, seats), matches, as_seed(seed), pairs(option, "--option"), overrides(set))
    folder = folder or Path("lab", game)
    with progress(f"{game}: {', '.join(set)}", 2 * matches) as tell:
        result = run_lab(folder, plan, find_backend(backend, jobs, address), tell)
    put_out(result_page(result), result_data(result), json, output)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    all: Annotated[bool, typer.Option("--all", help="All at once, not step by step.")] = False,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; 1 is the first.")] = None,
    json: Json = False,
    output: Output = None,
) -> None:
    """Tell a saved match again, each line with the clause that says so."""
    told = Replay(read_text(file), None if seat is None else seat - 1)
    console = Console(highlight=False)
    if all or json or output or not (sys.stdin.isatty() and console.is_terminal):
        put_out(told.page(), told.data(), json, output)
    else:
        told.step_through(console)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="A clause such as T4.2, or a card.")] = "",
    search: Annotated[str, typer.Option(metavar="WORDS", help="Only clauses with all these words.")] = "",
    json: Json = False,
    output: Output = None,
) -> None:
    """The rulebook: all of it, or a clause with those below it."""
    book = find_game(game).rulebook
    found = book.under(clause) if clause else list(book.clauses.values())
    if search:
        wanted = book.search(search)
        found = [one for one in found if one in wanted]
        if not found:
            raise ParlourError(f"no clause has all the words {search!r}")
    put_out(pages.clauses_page(found), pages.clauses_data(found), json, output)


@app.command()
def odds(
    game: GameName,
    battle: Annotated[str, typer.Argument(metavar="BATTLE", help="What fights: army or navy.")],
    attackers: Annotated[str, typer.Argument(metavar="ATTACKERS", help="Such as '4 infantry 2 tank'.")],
    defenders: Annotated[str, typer.Argument(metavar="DEFENDERS", help="As well; 'year 3' for a neutral region.")],
    option: Options = EMPTY,
    set: Overrides = EMPTY,
    json: Json = False,
    output: Output = None,
) -> None:
    """The exact odds of a battle: who wins, and what both sides lose.

    Where ships are laid in a row, they lie from the left as they are written."""
    found = find_game(game).odds(battle, attackers, defenders, pairs(option, "--option"), overrides(set))
    put_out(pages.odds_page(found), found, json, output)


@app.command("games")
def list_games(json: Json = False, output: Output = None) -> None:
    """The games of the house, and their options."""
    tell_left_out()
    put_out(pages.games_page(games()), pages.games_data(games()), json, output)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id; all games without one.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seconds: Annotated[float, typer.Option(help="About how long each build is measured.")] = 5.0,
    bots: Annotated[bool, typer.Option("--bots", help="How fast the bots think, instead of the rules.")] = False,
    json: Json = False,
    output: Output = None,
) -> None:
    """How fast the games are, compiled and interpreted; or how fast their bots think."""
    if seconds <= 0:
        raise ParlourError(f"--seconds is more than 0, not {seconds:g}")
    names = [find_game(game).id] if game else list(games())
    benches: list[Bench | BotsBench] = []
    with progress("bench", len(names)) as tell:
        for name in names:
            benches.append(run_bots_bench(name, seats) if bots else run_bench(name, seats, seconds))
            tell(len(benches))
    put_out(Group(*(one.page() for one in benches)), [one.plain() for one in benches], json, output)


def tell_left_out() -> None:
    """Name the installed games that are broken; the others can be played all the same."""
    for sentence in left_out().values():
        complain(str(sentence), 0)


# ---------------------------------------------------------------------- words of the command line


def words(text: str) -> list[str]:
    """Names that are parted by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def bots_of(game: str, seats: str) -> list[str]:
    """The bots that are named; where none is, normal ones on the usual number of seats."""
    return words(seats) or ["normal"] * find_game(game).usual_seats


def as_seed(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def pairs(texts: list[str], option: str) -> dict[str, str]:
    """`name=value`, each."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadSetup(f"{option} takes name=value, not {text!r}")
        found[name.strip()] = value.strip()
    return found


def overrides(texts: list[str]) -> dict[str, object]:
    """`path=value`, each; a value that JSON can read is what JSON says, any other is text."""
    return {path: _value(value) for path, value in pairs(texts, "--set").items()}


def _value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no record: it is not text") from None


# ---------------------------------------------------------------------- the top


def main(arguments: list[str] | None = None) -> int:
    """Run the program; what went wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows ? for it
    try:
        code = app(arguments, standalone_mode=False, prog_name="parlour")
        sys.stdout.flush()
        return int(code or 0)
    except typer.TyperException as error:
        return complain(error.format_message(), error.exit_code)
    except ParlourError as error:
        return complain(str(error), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains at its end
        return 1
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError) as error:
        return complain(f"{error.filename}: {error.strerror}", 2)
    except OSError as error:
        return complain(str(error), 1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def complain(sentence: str, code: int) -> int:
    print(f"parlour: {' '.join(sentence.split())}", file=sys.stderr)
    return code
