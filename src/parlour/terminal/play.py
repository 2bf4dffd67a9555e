"""A match in the terminal: a person against bots."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour import bots
from parlour.bots import Bot, ask
from parlour.engine.answers import plain
from parlour.engine.asking import Move
from parlour.engine.errors import ParlourError, did_you_mean
from parlour.engine.match import Match
from parlour.engine.record import read_record
from parlour.engine.rng import Rng
from parlour.engine.rulebook import Clause
from parlour.engine.shorthand import fitting
from parlour.engine.told import Entry
from parlour.terminal.drawing import find_drawing
from parlour.terminal.listing import NARROW, in_columns
from parlour.terminal.pages import clause_page
from parlour.terminal.reading import alike, find_move

PROMPT = "› "
MANY_BLOCKED = 6
LEAST_NEWS = 1  # lines, on the smallest screen
MOST_BEGUN = 20  # moves of one choice that are made as one
YES = ("y", "yes")
PIPED_HEIGHT = 40  # as if on a screen of so many lines, where there is none


class Leave(Exception):
    """The person has had enough, or the input has ended."""


class Sitting:
    """A person's place at the table: `seat`, with `bots` on the other seats."""

    def __init__(self, match: Match, seat: int, bots: dict[int, Bot], rng: Rng, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.rng = rng
        self.console = console
        self.drawing = find_drawing(match)
        self.seed = read_record(match.save()).seed
        self.told = 0  # the ply from which on the journal is news
        self.numbered: list[Move] = []  # the moves as they are numbered on the screen
        self.held: Move | None = None  # a move that waits to be confirmed
        self.begun: list[int] = []  # moves that only began a choice, which is not made yet
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "help": self.explain,
            "moves": self.list_moves,
            "why": self.why,
            "hint": self.hint,
            "back": self.back,
            "undo": self.undo,
            "log": self.log,
            "table": lambda rest: True,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while True:
                self.let_bots_play()
                self.show()
                while not self.obey(self.listen()):
                    pass
        except Leave:
            self.take_leave()
        except KeyboardInterrupt:
            self.console.print()
            self.take_leave()
            raise

    def take_leave(self) -> None:
        if not self.match.over:
            self.console.print(f"You leave at move {self.match.known_ply(self.seat)}.")

    def let_bots_play(self) -> None:
        match = self.match
        while match.seat is not None and match.seat != self.seat:
            match.play(ask(self.bots[match.seat], match.state, self.rng))

    # ------------------------------------------------------------------ listening

    def listen(self) -> str:
        """The next line that is typed."""
        self.offer_completion()
        try:
            line = input(PROMPT)
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line.strip()

    def offer_completion(self) -> None:
        """Where the terminal can, the tab key completes moves and commands."""
        if not sys.stdin.isatty():
            return
        try:
            import readline
        except ImportError:  # not on every system
            return
        words = [move.notation for move in self.match.moves()] + list(self.commands)

        def complete(text: str, state: int) -> str | None:
            found = [word for word in words if word.startswith(text)]
            return found[state] if state < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table is to be drawn again."""
        if not line:
            return False
        try:
            word, _, rest = line.partition(" ")
            if line[0] == "?":
                word, rest = "?", line[1:]
            is_move = any(plain(move.notation) == plain(line) for move in self.match.moves())
            if word.casefold() in self.commands and not is_move:
                self.held = None
                return self.commands[word.casefold()](rest.strip())
            return self.play(line)
        except ParlourError as error:
            self.console.print(Text(str(error), "yellow"))
        except OSError as error:
            self.console.print(Text(f"{error.filename}: {error.strerror}", "yellow"))
        return False

    def play(self, text: str) -> bool:
        """Play what was typed, if it is a move."""
        if self.match.over:
            raise ParlourError("the match is over: save FILE, log or quit")
        held, self.held = self.held, None
        meant = held.notation if held and plain(text) in YES else self.meant(text)
        move = next((move for move in self.match.moves() if move.notation == meant), None)
        if move is not None and move.confirm and move != held:
            self.held = move
            self.console.print(Text(f"{move.label}: this ends your turn, and cannot be taken back.", "yellow"))
            self.console.print("yes, or the same move again, plays it; anything else does not.")
            return False
        if move is None:
            self.match.play(meant)  # which says why not
        elif move.begins and len(self.begun) < MOST_BEGUN:
            self.match.play(move.id)
            self.begun.append(move.id)
        else:
            self.complete(move)
        self.told = self.match.known_ply(self.seat)
        return True

    def complete(self, move: Move) -> None:
        """Make a choice with all that began it: one undo takes it back."""
        plan, self.begun = [*self.begun, move.id], []
        for _ in plan[1:]:
            self.match.undo(self.seat)
        self.match.play_all(plan)

    def meant(self, text: str) -> str:
        """The notation that was meant; what means no legal move is left as it is, for its refusal."""
        if text.isdigit() and self.numbered:
            if not 1 <= int(text) <= len(self.numbered):
                raise ParlourError(f"the moves are numbered 1 to {len(self.numbered)}")
            return self.numbered[int(text) - 1].notation
        moves = self.match.moves()
        text = self.drawing.shorthand(text, self.match.view(self.seat), moves)
        found = [move.notation for move in find_move(text, moves)]
        found = found or fitting(text, [blocked.notation for blocked in self.match.blocked()])
        if len(found) > 1:
            raise ParlourError(f"{text!r} can be {', '.join(repr(notation) for notation in found[:5])}: say more")
        return found[0] if found else text

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """The news, the table, the question and the moves; old news give way where the screen is small."""
        match, console = self.match, self.console
        moves = match.moves()
        title = Rule(f"{match.game.name} · seed {self.seed} · move {match.known_ply(self.seat)}", style="dim")
        height = console.height if console.is_terminal else PIPED_HEIGHT
        table = self.drawing.table(match.view(self.seat), moves, height)
        room = None
        if console.is_terminal:
            room = height - len(console.render_lines(Group(title, table))) - LEAST_NEWS - 1  # and a line to type in
        below = self.end() if match.over else self.question(moves, room)
        news = self.news(match.journal(self.seat, self.told))
        if console.is_terminal:
            console.clear()
            taken = len(console.render_lines(Group(title, table, below))) + 1
            room = max(LEAST_NEWS, console.height - taken)
            if len(news) > room:
                news = [Text(" … (log tells all of it)", "dim"), *news[len(news) - room + 1 :]]
        console.print(title, *news, table, below, sep="\n")

    def news(self, entries: Sequence[Entry]) -> list[Text]:
        """What happened, in lines; each sentence with its clause."""
        paragraphs = [Text()]
        for entry in entries:
            opens = self.drawing.opens(entry)
            if opens and paragraphs[-1]:
                paragraphs.append(Text())
            paragraphs[-1].append(f"{entry.text} ", "bold" if opens else "").append(f"({entry.clause}) ", "dim")
        width = self.console.width - 2
        return [Text(" ").append(line) for text in paragraphs if text for line in text.wrap(self.console, width)]

    def question(self, moves: Sequence[Move], room: int | None) -> RenderableType:
        """The question in words, and the moves; in columns where there are not so many lines for them."""
        prompt = Text(f"{self.match.players[self.seat]}: {self.match.prompt}", "bold cyan")
        prompt.append("   back goes back, ? for help" if self.begun else "   ? for help", "dim")
        rows = self.answers(moves)
        if room is None or self.lines(prompt, rows) <= room:
            return Group(prompt, rows)
        left = max(1, room - self.lines(prompt))
        columns = in_columns(moves, self.console.width, left)
        if columns is not None:
            self.numbered = list(moves)
            return Group(prompt, columns)
        rows = self.answers(moves, blocked=False)
        if self.lines(rows) > left:
            shown = list(moves)[: max(1, left - 1) * (self.console.width // NARROW)]
            more = Text(f" … {len(moves) - len(shown)} more: moves lists all of them", "dim")
            self.numbered = list(moves)
            return Group(prompt, in_columns(shown, self.console.width, left - 1) or Text(), more)
        return Group(prompt, rows)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines of the screen these take."""
        return len(self.console.render_lines(Group(*parts)))

    def answers(self, moves: Sequence[Move], blocked: bool = True) -> RenderableType:
        """The moves one under another: numbered, or those that are many in one line; and what is blocked, if little."""
        many = alike(moves)
        self.numbered = [] if many else list(moves)
        rows = Table.grid(padding=(0, 1))
        listed = [move for move in moves if move.verb not in many]
        for number, move in enumerate(listed, 1):
            rows.add_row(Text("" if many else f"{number:>2}", "cyan"), Text(move.notation, "bold"), move.label)
        for word, group in many.items():
            rows.add_row("", Text(f"{word} …", "bold"), self.drawing.advice(word, group))
        refused = self.match.blocked() if blocked else []
        for no in refused if len(refused) <= MANY_BLOCKED else ():
            rows.add_row("", Text(no.notation, "dim"), Text(f"{no.reason} ({no.clause})", "dim"))
        return rows

    def end(self) -> RenderableType:
        self.numbered = []
        winners = [self.match.players[seat] for seat in self.match.winners()]
        sentence = f"{' and '.join(winners)} won." if winners else "Nobody won."
        return Group(Text(f"The match is over. {sentence}", "bold cyan"), Text("save FILE, log, ? or quit", "dim"))

    # ------------------------------------------------------------------ commands

    def explain(self, words: str) -> bool:
        """The commands; or a clause, a card, or what the rulebook says about these words."""
        if not words:
            self.console.print(self.help())
            return False
        for clause in look_up(self.match, words):
            self.console.print(clause_page(clause))
        return False

    def help(self) -> RenderableType:
        """What can be typed, with examples of this game."""
        moves, ids = self.match.moves(), list(self.match.game.rulebook.clauses)
        move = min(
            (move.notation for move in moves), key=lambda notation: (" " not in notation, len(notation)), default=""
        )
        short = " ".join(word[:3] for word in move.split())
        rows = Table.grid(padding=(0, 2))
        for typed, meaning in (
            ("2", "play the move with this number"),
            (move, f"play a move by its notation; words may be shortened: {short}"),
            ("moves", "all the moves you may make now; with words: those that have them"),
            (f"why {move}", "why a move may not be made"),
            (f"? {ids[-1]}", f"what the rulebook says: an id such as {ids[0]}, a name, or any words to look for"),
            ("hint", "what the expert would do, and how likely you would win with it"),
            ("back", "out of a choice that you have begun, a step"),
            ("undo", "take your last move back, if nothing new has come to light"),
            ("log", "all that has happened in this match"),
            ("table", "draw the table again"),
            ("save FILE", "write the match to a file; to go on with it: parlour play --load FILE"),
            ("quit", "leave"),
        ):
            rows.add_row(Text(typed, "bold"), Text(meaning))
        return rows

    def list_moves(self, words: str) -> bool:
        """All moves with their numbers."""
        wanted = words.casefold().split()
        self.numbered = [
            move
            for move in self.match.moves()
            if all(word in f"{move.notation} {move.label}".casefold() for word in wanted)
        ]
        rows = Table.grid(padding=(0, 1))
        for number, move in enumerate(self.numbered, 1):
            rows.add_row(Text(str(number), "cyan"), Text(move.notation, "bold"), move.label)
        self.console.print(rows if self.numbered else Text("There is no such move.", "yellow"))
        return False

    def why(self, text: str) -> bool:
        """Why a move may not be made; without one, all that one might look for in vain."""
        if not text:
            for no in self.match.blocked():
                self.console.print(Text.assemble((no.notation, "bold"), f": {no.reason} ", (f"({no.clause})", "dim")))
            return False
        meant = self.meant(text)
        if any(move.notation == meant for move in self.match.moves()):
            self.console.print(f"You may: {meant}.", markup=False)
        else:
            self.match.play(meant)  # is refused, with the reason
        return False

    def hint(self, rest: str) -> bool:
        """The expert's best moves, each with its estimated chance to win."""
        if self.match.over:
            raise ParlourError("the match is over")
        moves = {move.id: move for move in self.match.moves()}
        rows = Table.grid(padding=(0, 1))
        for at, found in enumerate(bots.hint(self.match.state, self.rng.split())):
            move, chance = moves[found.action], Text(f"{found.chance:.0%}".replace("%", " %"), "cyan", justify="right")
            rows.add_row("or" if at else "Expert would play", chance, Text(move.notation, "bold"), move.label)
        self.console.print(rows)
        return False

    def back(self, rest: str) -> bool:
        """Out of a choice that is begun, a step."""
        if not self.begun:
            raise ParlourError("no choice is begun; undo takes your last move back")
        return self.undo(rest)

    def undo(self, rest: str) -> bool:
        self.match.undo(self.seat)
        del self.begun[-1:]
        self.told = self.match.known_ply(self.seat)
        return True

    def log(self, rest: str) -> bool:
        self.console.print(*self.news(self.match.journal(self.seat)), sep="\n")
        return False

    def save(self, file: str) -> bool:
        if not file:
            raise ParlourError("say where to: save FILE")
        Path(file).expanduser().write_text(self.match.save(), encoding="utf-8")
        self.console.print(f"Saved: parlour play --load {file}", markup=False)
        return False

    def leave(self, rest: str) -> bool:
        raise Leave


def look_up(match: Match, words: str) -> list[Clause]:
    """The clauses that are meant: by id, by a card's name, or all that have these words."""
    book = match.game.rulebook
    for id in (words, words.upper(), words.casefold().replace(" ", "-")):
        if id in book.clauses or any(known.startswith(f"{id}.") for known in book.clauses):
            return book.under(id)
    found = book.search(words)
    if not found:
        raise ParlourError(f"the rules do not speak of {words!r}: {did_you_mean(words, book.clauses)}")
    return found
