"""Sentences: nouns with their forms, and lists of them."""

import parlour
from parlour.engine.words import Noun, Several, words_of

WORDS = words_of("parlour.games.vegas_showdown")


def test_each_of_several_things_has_its_own_article() -> None:
    things = Several.listed([Noun.named("Slots", "slots", {"a": "Slots"}), "Lounge", "Elevator"])
    assert WORDS.all_of(WORDS.with_article(things)) == "Slots, a Lounge and an Elevator"
    assert WORDS.one_of(WORDS.with_article(things)) == "Slots, a Lounge, or an Elevator"
    assert WORDS.one_of(Several.listed(["it is late"])) == "it is late"


def test_the_forms_of_a_printed_name_are_not_those_of_another() -> None:
    printed = parlour.start("vegas-showdown", seats=3, seed=1).state.box
    assert WORDS.with_article(WORDS.noun(printed, "tiles", "slots")) == "Slots"
    changed = parlour.start("vegas-showdown", seats=3, seed=1, overrides={"tiles.slots.name": "Arcade"}).state.box
    assert WORDS.with_article(WORDS.noun(changed, "tiles", "slots")) == "an Arcade"
