"""The Python API of the house, as a caller meets it: the good calls and the bad ones."""

import pytest

import parlour
from parlour.engine.codec import digest


def test_public_names_are_pinned() -> None:
    assert sorted(parlour.__all__) == parlour.__all__
    assert parlour.__all__ == [
        "Ahead",
        "BadRecord",
        "BadScenario",
        "BadSetup",
        "Blocked",
        "CannotUndo",
        "Entry",
        "Game",
        "IllegalMove",
        "LastMove",
        "Match",
        "Move",
        "Option",
        "ParlourError",
        "Question",
        "Rng",
        "State",
        "UnknownGame",
        "find_game",
        "games",
        "load",
        "scenario",
        "seeded",
        "start",
    ]
    assert all(hasattr(parlour, name) for name in parlour.__all__)


def test_the_page_of_the_design_works_as_printed() -> None:
    match = parlour.start("king-of-tokyo", seats=4, seed=7, options={})
    assert match.seat == 0
    assert match.prompt == "Choose your monster"
    assert [move.notation for move in match.moves()][:2] == ["alienoid", "cyber-bunny"]
    for monster in ("kraken", "the-king", "alienoid"):
        match.play(monster)
    match.play(match.moves()[0].id)
    while match.state.question is not None and type(match.state.question).__name__ != "Reroll":
        match.play(match.moves()[0].id)
    match.play("keep")
    assert match.view(0)["table"]["monsters"][0]["figure"] == "kraken"
    assert match.journal(seat=0)[0].text == "Player 1 plays Kraken."
    assert not match.over and match.winners() == [] and len(match.scores()) == 4
    text = match.save()
    assert digest(parlour.load(text).state) == digest(match.state)
    state = match.state
    assert state.legal() and state.seat == match.seat
    copy = state.copy()
    copy.play(copy.legal()[0])
    assert digest(state) != digest(copy)
    assert state.imagine(0, parlour.seeded(1)).legal()
    assert state.returns() == [0.0] * 4


def test_the_scenario_of_the_design_works_as_printed() -> None:
    match = parlour.scenario(
        "king-of-tokyo", {"seats": 4, "tokyo": 1, "life": [3, 10, 10, 10], "dice": "1 1 1 claw claw heart"}
    )
    match.play("keep")
    match.play("resolve")
    assert match.scores() == [1, 0, 0, 0]
    text = match.save()
    assert digest(parlour.load(text).state) == digest(match.state)


def test_games_say_what_they_are() -> None:
    game = parlour.games()["king-of-tokyo"]
    assert (game.name, list(game.seats), game.version) == ("King of Tokyo", [2, 3, 4, 5, 6], 1)
    assert game.options["order"].values == ("any", "fixed")


def test_names_of_players_stand_in_the_journal_and_the_record() -> None:
    match = parlour.start("king-of-tokyo", seats=3, players=["Ann", "Bo"])
    match.play("kraken")
    assert match.journal()[0].text == "Ann plays Kraken."
    assert parlour.load(match.save()).players == ["Ann", "Bo", "Player 3"]


def refuses(error: type[Exception], words: str) -> object:
    return pytest.raises(error, match=words)


BAD_STARTS = [
    (("king-of-tokio",), {}, parlour.UnknownGame, "there is no game 'king-of-tokio': did you mean 'king-of-tokyo'?"),
    (("chess",), {}, parlour.UnknownGame, "there is no game 'chess': known are"),
    (("king-of-tokyo", 7), {}, parlour.BadSetup, "King of Tokyo is for 2 to 6 players, not 7"),
    (("king-of-tokyo", True), {}, parlour.BadSetup, "not True"),
    (("king-of-tokyo",), {"options": {"ordr": "any"}}, parlour.BadSetup, "no option 'ordr': did you mean 'order'?"),
    (("king-of-tokyo",), {"options": {"order": "odd"}}, parlour.BadSetup, "option 'order' is one of any, fixed, not"),
    (("king-of-tokyo",), {"overrides": {"cards.wing.cost": 5}}, parlour.BadSetup, "did you mean 'wings'?"),
    (("king-of-tokyo",), {"overrides": {"cards.wings.cst": 5}}, parlour.BadSetup, "did you mean 'cost'?"),
    (("king-of-tokyo",), {"overrides": {"cards.wings": 5}}, parlour.BadSetup, "there is no 'cards.wings' to change"),
    (("king-of-tokyo",), {"overrides": {"cards.wings.cost": "5"}}, parlour.BadSetup, "no value of that kind"),
    (("king-of-tokyo",), {"overrides": {"cards.wings.cost": True}}, parlour.BadSetup, "no value of that kind"),
    (("king-of-tokyo",), {"overrides": {"cards.wings.cost": -1}}, parlour.BadSetup, "must be from 0 to 1000, not -1"),
    (("king-of-tokyo",), {"overrides": {"cards.wings.number": 1}}, parlour.BadSetup, "it says what is in the box"),
    (("king-of-tokyo",), {"overrides": {"counts.cards": 1}}, parlour.BadSetup, "it says what is in the box"),
    (("king-of-tokyo", 2, 1.5), {}, parlour.BadSetup, "a seed is a number or a text, not 1.5"),
    (("king-of-tokyo", 2), {"players": ["A", "B", "C"]}, parlour.BadSetup, "2 seats, but 3 names"),
]


@pytest.mark.parametrize(("arguments", "named", "error", "words"), BAD_STARTS)
def test_a_bad_start_gets_one_clear_sentence(
    arguments: tuple[object, ...], named: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error) as refused:
        parlour.start(*arguments, **named)  # type: ignore[arg-type]
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, parlour.ParlourError)


def test_an_override_changes_the_game_and_its_text() -> None:
    match = parlour.scenario(
        "king-of-tokyo",
        {"overrides": {"cards.wings.cost": 2}, "step": "buy", "energy": [2, 0], "store": ["wings"]},
    )
    match.play("buy wings")
    assert match.view(0)["table"]["monsters"][0]["energy"] == 0
    assert "cards.wings.cost 2" in parlour.load(match.save()).save()
    fresh = parlour.start("king-of-tokyo", overrides={"cards.wings.price": 3})
    assert "pay 3 ⚡" in fresh.printed["cards"]["wings"]["text"]


def test_seats_that_do_not_exist_are_refused() -> None:
    match = parlour.start("king-of-tokyo")
    for call in (match.view, match.journal):
        with pytest.raises(parlour.ParlourError, match="there is no seat 5"):
            call(5)


BROKEN = {
    "empty": (lambda text: "", "this is no record"),
    "other file": (lambda text: "hello\n", "this is no record"),
    "newer format": (lambda text: text.replace("record 1", "record 9", 1), "format 9, which is newer"),
    "newer rules": (lambda text: text.replace("king-of-tokyo 1", "king-of-tokyo 7"), "version 7 of the rules"),
    "older rules": (lambda text: text.replace("king-of-tokyo 1", "king-of-tokyo 0"), "older than the version"),
    "unknown game": (lambda text: text.replace("king-of-tokyo", "go"), "there is no game 'go'"),
    "cut off": (lambda text: text[: text.rindex("end")], "cut off"),
    "a lost line": (lambda text: text.replace("0: kraken\n", ""), "cannot be read"),
    "an illegal move": (lambda text: text.replace("1: the-king", "1: kraken"), "damaged at move 2"),
    "another seat": (lambda text: text.replace("1: the-king", "0: the-king"), "not seat 0's to make"),
    "another seed": (lambda text: text.replace('seed "x"', 'seed "y"'), "damaged"),
    "no seats": (lambda text: text.replace("seats 2\n", ""), "for how many seats"),
    "noise": (lambda text: text.replace("seats 2", "seats two"), "cannot be read"),
    "too long": (lambda text: text + "1: keep\n", "goes on after its end"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_damaged_record_gets_one_clear_sentence(kind: str) -> None:
    match = parlour.start("king-of-tokyo", seed="x")
    match.play("kraken")
    match.play("the-king")
    damage, words = BROKEN[kind]
    with pytest.raises(parlour.ParlourError) as refused:
        parlour.load(damage(match.save()))
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_comments_and_blank_lines_in_a_record_do_not_matter() -> None:
    match = parlour.start("king-of-tokyo", seed=5)
    match.play("kraken")
    text = "# a fine match\n\n" + match.save().replace("0: kraken", "# the kraken!\n0:   KRAKEN")
    assert parlour.load(text).save() == match.save()
