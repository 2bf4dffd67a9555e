"""What every declared border keeps to: options as they are numbered, written, read and said; plans; boxes."""

import re
from collections import defaultdict
from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.answers import Spare, kind_of
from parlour.engine.codec import digest
from parlour.engine.events import events_of, kind_of_event
from parlour.engine.journal import Journal
from parlour.engine.match import Match
from parlour.engine.schema import things_in
from parlour.engine.words import words_of
from tests.contract.walks import BOUND, GAMES, every_table, fresh, matches, walk
from tests.golden.questions import OURS, every_question, kinds_reached, reach
from tests.laws import asked, counters, unexplained

NAMES = ["Ann", "Bea", "Cal", "Dan", "Eve", "Fay"]
NO_SCHEMA = {"nim"}  # guests that declare no schema of their view
# What no careful writer would write, in any game.
CLUMSY = re.compile(
    r"\bseat \d|\{\$|\b1 (?:coins|dice|cards|tanks|units|tokens|steps|points|moves|rerolls)\b"
    r"|\ba [AEIOaeio]|\bNone\b|  "
)


@pytest.mark.parametrize("id", GAMES)
def test_answers_take_up_the_whole_size_and_have_words(id: str) -> None:
    game = parlour.find_game(id)
    kinds = [kind_of(kind) for kind in game.decisions()]
    assert len(set(kinds)) == len(kinds)
    sentences = words_of(game.package).sentences
    for kind in game.decisions():
        assert kind.answers is not None and kind.answers.size == kind.size, kind
        assert kind_of(kind) in sentences
        for choice in kind.answers.choices:
            told = {f"{kind_of(kind)}.{choice.verb}", f"answers.{choice.verb}"} & sentences.keys()
            assert told or isinstance(choice, Spare), (kind, choice.verb)


@pytest.mark.parametrize("id", GAMES)
def test_targets_with_the_same_first_word_are_made_of_the_same_things(id: str) -> None:
    shapes: dict[str, int] = {}
    for kind in parlour.find_game(id).decisions():
        assert kind.answers is not None
        for choice in kind.answers.choices:
            for target in choice.lights:
                written = "".join("{}" if is_name else part for part, is_name in target)
                word, parts = written.partition(":")[0], written.count(":")
                assert shapes.setdefault(word, parts) == parts, (kind, choice.verb, written)


@every_table
def test_what_is_written_is_read_as_the_same_option(id: str, seats: int) -> None:
    for state in walk(id, seats, "border"):
        question = state.question
        if question is not None:
            for option in state.answers:
                notation = question.notation(state, option)
                assert notation and question.option_of(state, f" {notation.upper()}  ") == option


@every_table
def test_a_plan_is_what_ahead_says_and_can_be_taken_back_whole(id: str, seats: int) -> None:
    match = parlour.start(id, seats=seats, seed="plans")
    rng = parlour.seeded("plans")
    foreseen = 0
    while not match.over and match.ply < 160:
        seat, before, told, save = match.seat, digest(match.state), len(match.journal(match.seat)), match.save()
        plan, last = list[str | int](), list[str | int]()
        ahead = match.ahead(plan)
        while ahead.moves and len(plan) < 5:
            move = ahead.moves[rng.below(len(ahead.moves))]
            further = match.ahead([*plan, move.id])
            happens = len(further.journal) > len(ahead.journal)
            assert move.begins == (further.stopped is None and not happens)  # nothing but that the seat is asked on
            if further.stopped is not None:
                last = [move.id]
                break
            plan.append(move.id)
            ahead = further
        assert digest(match.state) == before and match.save() == save  # it never plays
        with pytest.raises(parlour.IllegalMove) as refused:
            match.play_all([*plan, "no such move"])
        assert refused.value.at == len(plan) and digest(match.state) == before
        if plan:
            assert match.play_all(plan) == len(plan)
            assert match.seat == seat and match.view(seat) == ahead.view
            assert match.question == ahead.question
            assert match.moves() == ahead.moves and match.blocked() == ahead.blocked
            match.undo(seat)
            assert digest(match.state) == before and match.save() == save
            assert len(match.journal(seat)) == told
            foreseen += 1
        match.play_all([*plan, *last])
    assert foreseen or id == "nim", "in Nim every move ends a turn; elsewhere there is something to foresee"


@every_table
def test_undo_goes_back_through_many_plans(id: str, seats: int) -> None:
    match = parlour.start(id, seats=seats, seed="undo")
    rng, stack = parlour.seeded("undo"), [digest(match.state)]
    while not match.over and match.ply < 60:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        if match.why_no_undo() is not None:
            stack.clear()
        stack.append(digest(match.state))
        if rng.below(8) == 0:
            while len(stack) > 1:
                stack.pop()
                match.undo()
                assert digest(match.state) == stack[-1]
    assert parlour.load(match.save()).save() == match.save()


@every_table
def test_a_box_is_made_once_and_stays_as_it_is(id: str, seats: int) -> None:
    first = parlour.start(id, seats=seats, seed=1)
    box = first.state.box
    looked = contents(box)
    for seed in range(2):
        match = parlour.start(id, seats=seats, seed=seed)
        assert match.state.box is box
        rng = parlour.seeded(seed)
        while not match.over and match.ply < 100:
            match.view(None)
            match.blocked()
            match.ahead([])
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
    assert contents(box) == looked
    tree = box.content.tree
    shared: list[Any] = [box.options, box.overrides, tree, tree["numbers"] if "numbers" in tree else tree["game"]]
    for table in shared:
        with pytest.raises(TypeError):
            table["a new word"] = 1
        with pytest.raises(TypeError):
            table.clear()


def contents(value: Any, known: set[int] | None = None) -> Any:
    """All that is in a box, but for what is worked out for people."""
    known = set() if known is None else known
    if isinstance(value, str | int | float | bool | None):
        return value
    if id(value) in known:
        return "…"
    known.add(id(value))
    if isinstance(value, dict):
        return {str(key): contents(item, known) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [contents(item, known) for item in value]
    names = set(getattr(type(value), "__mypyc_attrs__", ())) | set(getattr(value, "__dict__", ()))
    found = {}
    for name in sorted(names - {"border", "__dict__"}):
        try:
            found[name] = contents(getattr(value, name), known)
        except AttributeError:
            found[name] = None
    return found


# ---------------------------------------------------------------------- things on the table


def things_at(match: Match) -> set[str]:
    """All that can be pointed at."""
    game = match.game
    seen = things_in(game.schema, match.view(match.seat)["table"])
    return {*seen, *things_in(game.printed_schema, match.printed)}


@every_question
def test_every_thing_on_the_table_answers_why_not_in_every_question(id: str, kind: str) -> None:
    match = reach(id, kind)
    lit = {target for move in match.moves() for target in move.targets}
    first = {thing.partition(":")[0]: thing for thing in sorted(things_at(match), reverse=True)}
    for word, thing in first.items():
        why = match.why_not(thing)
        assert (why is None) == (thing in lit)
        if why is not None:  # no thing has nothing to do with a question: each says at least what it is for
            assert why.clause in match.game.rulebook.clauses and why.reason
            assert why.reason != match.words.say("not-asked-about", {}), word


@every_question
def test_answers_point_at_things_on_the_table(id: str, kind: str) -> None:
    match = reach(id, kind)
    assert match.moves() and match.question is not None and match.question.kind == kind
    lit = {target for move in match.moves() for target in move.targets}
    assert lit <= things_at(match), "what is lit is nowhere in the view"
    buttons = [move.label for move in match.moves() if not move.targets]
    assert len(set(buttons)) == len(buttons), "two buttons say the same"


@every_table
def test_answers_point_at_things_on_the_table_all_match_long(id: str, seats: int) -> None:
    if id in NO_SCHEMA:
        pytest.skip("a view without a schema names no things")
    match = parlour.start(id, seats=seats, seed="things")
    rng = parlour.seeded("things")
    while not match.over and match.ply < 400:
        moves = match.moves()
        assert {target for move in moves for target in move.targets} <= things_at(match), match.question
        match.play(moves[rng.below(len(moves))].id)


@every_question
def test_every_question_is_well_said(id: str, kind: str) -> None:
    assert not [text for text in asked(reach(id, kind)) if not text or CLUMSY.search(text)]


@pytest.mark.parametrize("id", OURS)
def test_there_is_a_position_for_every_kind_of_question(id: str) -> None:
    assert kinds_reached(id) == sorted(kind_of(kind) for kind in parlour.find_game(id).decisions())


# ---------------------------------------------------------------------- views and events


@every_table
def test_the_view_fits_its_schema(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    if id in NO_SCHEMA:
        pytest.skip("declares no schema")
    for state in walk(id, seats, "schema"):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            assert msgspec.convert(view, game.schema) == view  # unknown keys would be lost


@every_table
def test_every_change_of_a_counter_is_told_by_events(id: str, seats: int) -> None:
    """The counters of the spectators' view before a move, with what the events add and take, are those after it."""
    game = parlour.find_game(id)
    if id in NO_SCHEMA:
        pytest.skip("a view without a schema names no counters")
    found = defaultdict[str, list[str]](list)
    for seed in matches(2, 20):
        state, rng = fresh(id, seats, f"events {seed}"), parlour.seeded(seed)
        state.journal = Journal()
        before = counters(game, state)
        for _ in range(BOUND):
            if state.over:
                break
            del state.journal.events[:]
            state.answer(state.answers[rng.below(len(state.answers))])
            after = counters(game, state)
            for counter, how in unexplained(before, after, state.journal.events):
                found[re.sub(r"\b\d+\b", "#", counter)].append(how)
            before = after
    assert not found, {counter: cases[:2] for counter, cases in found.items()}


@pytest.mark.parametrize("id", GAMES)
def test_every_event_has_its_sentence(id: str) -> None:
    game = parlour.find_game(id)
    words = words_of(game.package)
    for kind in events_of(game).values():
        assert words.has(f"event-{kind_of_event(kind)}"), kind


@every_table
def test_what_people_read_is_well_said(id: str, seats: int) -> None:
    """Prompts, labels, reasons and journals of whole matches; `make soak` reads many more."""
    clumsy, read = defaultdict[str, int](int), 0
    for seed in matches(1, 10):
        match = parlour.start(id, seats=seats, seed=f"words {seed}", players=NAMES[:seats])
        rng = parlour.seeded(f"words {seed}")
        while not match.over and match.ply < 400:
            question = match.state.question
            assert question is not None
            for text in asked(match):
                read += 1
                if CLUMSY.search(text) or not text:
                    clumsy[f"{kind_of(question)}: {text}"] += 1
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
        for entry in match.journal(0):
            if CLUMSY.search(entry.text) or not entry.text:
                clumsy[f"{entry.kind}: {entry.text}"] += 1
    assert not clumsy and read
