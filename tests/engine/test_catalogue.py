"""Sentences out of a catalogue: plurals, articles, names, forms, other languages."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.engine import words as words_module
from parlour.engine.catalogue import Catalogue, CatalogueError
from parlour.engine.plurals import plural_rule
from parlour.engine.words import Noun, Several, Speaker, Words, plural

ENGLISH = """
-coin = coin
list-and = { $first } & { $last }
list-or = { $first } / { $last }
buy = { $seat } buys { A($thing) } for { COUNT($cost, "coin") }.
    .again = { buy }
left = { $left ->
    [0] nothing
    [one] one thing
   *[other] { $left } things
 }
who = { $card ->
    [wings] with wings
    [none] bare
   *[other] with { $card }
 }
all = { AND($things) } { OR($things) } { ROW($things) } { MANY("mouse") } { CAP("x") } { SIGNED(3) } { -coin }
maybe = a card{ SUFFIX(": ", $card) }
nouns-mouse = mouse
    .other = mice
units-infantry = Infantry
    .other = Infantry
    .a = a unit of Infantry
"""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    texts = {"en": ENGLISH, "pl": "left = { $left ->\n    [one] a\n    [few] b\n   *[many] c\n }\n"}
    monkeypatch.setattr(words_module, "catalogue_text", lambda package, language: texts[language] if package else "")
    monkeypatch.setattr(words_module, "HOUSE", "")
    return Words("game")


def noun(name: str, id: str = "", **forms: str) -> Noun:
    return Noun.named(name, id or name.lower(), forms)


def test_plurals_articles_and_fields(words: Words) -> None:
    fields: dict[str, object] = {"seat": "Ann", "thing": noun("Apple"), "cost": 1}
    assert words.say("buy", fields) == "Ann buys an Apple for 1 coin."
    assert words.say("buy.again", {**fields, "cost": 2}) == "Ann buys an Apple for 2 coins."
    assert (
        words.say("buy", {**fields, "thing": noun("Infantry", a="a unit of it")}) == "Ann buys a unit of it for 1 coin."
    )
    assert [words.say("left", {"left": number}) for number in (0, 1, 2)] == ["nothing", "one thing", "2 things"]


def test_a_sentence_is_chosen_by_the_id_of_a_thing_or_that_there_is_none(words: Words) -> None:
    assert words.say("who", {"card": noun("Flügel", "wings")}) == "with wings"
    assert words.say("who", {"card": noun("Horns")}) == "with Horns"
    assert words.say("who", {"card": ""}) == "bare"


def test_several_things(words: Words) -> None:
    things = Several.listed(["a", "b", "c"])
    assert str(things) == "a, b, c"
    assert words.say("all", {"things": things}) == "a, b & c a, b / c a b c mice X +3 coin"
    assert words.say("maybe", {"card": noun("Wings")}) == "a card: Wings"
    assert words.say("maybe", {"card": ""}) == "a card"


def test_a_field_that_is_missing_shows_and_a_sentence_that_is_missing_is_its_id(words: Words) -> None:
    assert words.say("maybe", {}) == "a card: {$card}"
    assert words.say("no-such", {}) == "no-such"


def test_what_a_language_lacks_is_said_in_english(words: Words) -> None:
    polish = Words("game", "pl")
    assert [polish.say("left", {"left": number}) for number in (1, 2, 5, 12, 22)] == ["a", "b", "c", "c", "b"]
    assert polish.say("maybe", {"card": ""}) == "a card"


@pytest.mark.parametrize("text", ["= nothing", "a = {", "a = { NOSUCH($x) }", "a = b\na = c"])
def test_a_catalogue_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(CatalogueError):
        Catalogue(text, "en", {})


# As the tables of the Unicode CLDR have it, for whole numbers.
COUNTS = {
    "en": {0: "other", 1: "one", 2: "other"},
    "de": {1: "one", 21: "other"},
    "fr": {0: "one", 1: "one", 2: "other"},
    "ja": {1: "other"},
    "ru": {1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"},
    "hr": {1: "one", 2: "few", 5: "other", 21: "one"},
    "pl": {1: "one", 2: "few", 5: "many", 21: "many", 22: "few"},
    "cs": {1: "one", 3: "few", 5: "other"},
    "sl": {1: "one", 2: "two", 3: "few", 5: "other", 101: "one"},
    "ro": {0: "few", 1: "one", 19: "few", 20: "other"},
    "lt": {1: "one", 2: "few", 10: "other", 11: "other", 21: "one"},
    "lv": {0: "zero", 1: "one", 2: "other", 11: "zero", 21: "one"},
    "is": {1: "one", 11: "other", 21: "one"},
    "he": {1: "one", 2: "two", 3: "other"},
    "ar": {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"},
    "ga": {1: "one", 2: "two", 3: "few", 7: "many", 11: "other"},
    "cy": {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"},
    "pt-BR": {1: "one", 2: "other"},
    "eo": {1: "one", 2: "other"},
}


@pytest.mark.parametrize("language", COUNTS)
def test_languages_count_each_in_its_way(language: str) -> None:
    rule = plural_rule(language)
    assert {number: rule(number) for number in COUNTS[language]} == COUNTS[language]


def test_english_plurals_by_rule() -> None:
    assert [plural(one) for one in ("tank", "city", "day", "bus", "fox", "church")] == [
        "tanks",
        "cities",
        "days",
        "buses",
        "foxes",
        "churches",
    ]


def test_names_are_those_of_the_box_and_seats_those_of_their_players() -> None:
    renamed = parlour.start("king-of-tokyo", seats=2, overrides={"cards.wings.name": "Umbrella"})
    speaker = Speaker(renamed.words, renamed.state.box, ["Ann", "Bea"])
    assert speaker.name("wings", "cards") == "Umbrella"
    assert speaker.name(1, is_seat=True) == "Bea" and speaker.name(1) == 1
    assert speaker.name(None) == "" and speaker.name(True) == "yes"
    assert str(speaker.name(["wings", "jets"], "cards")) == "Umbrella, Jets"
    assert str(speaker.name({"wings": 2, "jets": 1, "horns": 0}, "cards")) == "2 Umbrellas, 1 Jets"


def test_the_second_copy_of_a_card_has_its_name() -> None:
    match = parlour.start("king-of-tokyo")
    assert match.words.noun(match.state.box, "cards", "extra-head-2") == "Extra Head"
    assert match.printed["cards"]["extra-head-2"]["text"] == match.printed["cards"]["extra-head"]["text"]


def test_texts_follow_the_numbers() -> None:
    printed: Any = parlour.start("king-of-tokyo", overrides={"cards.extra-head.dice": 3}).printed
    assert "3 more dice" in printed["cards"]["extra-head"]["text"]


def test_every_language_of_the_house_has_a_file_of_its_own() -> None:
    house = Path(words_module.__file__).parents[1] / "words"
    assert "en.ftl" in [path.name for path in house.iterdir()]
    assert parlour.find_game("king-of-tokyo").languages[0] == "en"
