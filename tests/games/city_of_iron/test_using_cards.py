"""I7  Using cards."""

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I7.1")
def test_an_expert_action_plays_one_card() -> None:
    table = iron(hand={0: ["banker", "scholar"]}, coins=[0, 0]).plays(0, "play banker")
    assert (table.coins[0], table.hand(0), table.asked) == (4, ["scholar"], 1)
    assert table.discards(0, "citizen") == ["banker"]


@proves("I7.1")
def test_only_cards_in_hand_can_be_played() -> None:
    table = iron(hand={0: ["banker"]})
    assert "this card is not in your hand · I7.1" in table.refusal("play mayor")
    assert "is no move here" in table.refusal("play gunslinger 7")


@proves("I7.2")
def test_a_free_card_costs_no_action() -> None:
    table = iron(hand={0: ["merchant"]}, coins=[0, 0]).plays(0, "play merchant")
    assert (table.coins[0], table.asked, table.seen["action"]) == (1, 0, 1)
    free = {id for id in iron(seats=4).pool(3) if table.printed("cards", id)["free"]}
    assert free == {"merchant", "builder", "scout", "inventor"}


@proves("I7.3")
def test_the_card_that_is_played_gives_no_symbols_to_itself() -> None:
    table = iron(hand={0: ["mayor", "scholar"]})
    assert "needs 1 more hammer from other cards · I7.7" in table.refusal("play mayor")
    enough = iron(hand={0: ["mayor", "scholar", "banker"]}).plays(0, "play mayor")
    assert "mayor as hammers" not in enough.moves
    assert "this card is in use already · I7.3" in enough.refusal("mayor as hammers")


@proves("I7.3")
def test_a_card_used_for_symbols_does_not_act() -> None:
    table = iron(hand={0: ["researcher", "banker"]}, coins=[0, 0]).plays(0, "play researcher")
    table.plays(0, "discard banker")
    assert (table.science[0], table.coins[0]) == (2, 0)
    assert table.discards(0, "citizen") == ["banker", "researcher"]


@proves("I7.4")
def test_symbols_come_from_citizens_and_military_alike() -> None:
    hand = ["guide", "schooner", "explorer"]
    table = iron(hand={0: hand}).plays(0, "play explorer", "settle cinder-coast")
    assert table.moves == ["guide as compasses", "schooner as compasses"]
    table.plays(0, "guide as compasses", "city great", "discard guide")
    assert table.lands(0) == ["fields-of-arc", "cinder-coast"]
    assert (table.discards(0, "citizen"), table.discards(0, "military")) == (["guide", "explorer"], ["schooner"])


@proves("I7.4")
def test_other_symbols_are_not_asked_for() -> None:
    table = iron(hand={0: ["explorer", "guide", "governor", "mayor"]}).plays(0, "play explorer", "settle red-dunes")
    assert "no hammers are asked for · I7.4" in table.refusal("governor as hammers")
    assert "this card shows no compasses · I7.5" in table.refusal("mayor as compasses")


@proves("I7.5")
def test_a_card_counts_for_one_kind_of_symbols() -> None:
    table = iron(hand={0: ["captain", "soldier"]}, stacks={1: ["turnip-cross"]})
    assert "no card counts for both guns and compasses · I7.5" in table.refusal("attack turnip-cross")


@proves("I7.5", "I7.7")
def test_only_payments_that_can_still_succeed_are_offered() -> None:
    hand = ["captain", "soldier", "mercenary"]
    table = iron(hand={0: hand}, stacks={1: ["turnip-cross"]}).plays(0, "attack turnip-cross")
    assert table.moves == ["soldier as guns", "mercenary as guns", "captain as compasses"]
    assert "this card is needed for its other symbol" in table.refusal("captain as guns")
    assert "the payment is not enough yet · I7.7" in table.refusal("done")


@proves("I7.6")
def test_symbols_may_be_paid_in_excess_and_what_is_too_much_is_lost() -> None:
    table = iron(hand={0: ["researcher", "governor", "foreman"]}).plays(0, "play researcher", "foreman as hammers")
    assert table.moves == ["done", "governor as hammers"]
    table.plays(0, "governor as hammers", "discard researcher", "discard foreman")
    assert (table.science[0], table.hand(0)) == (2, [])
    assert table.discards(0, "citizen") == ["researcher", "foreman", "governor"]


@proves("I7.7")
def test_a_card_whose_price_cannot_be_paid_cannot_be_played() -> None:
    table = iron(hand={0: ["explorer", "guide"]}, overrides={"lands.red-dunes.distance": 3})
    assert "play explorer" in table.moves  # the Old Battlefield is 2 away
    far = iron(hand={0: ["explorer", "merchant"]})
    assert "no free land is within reach of your other cards · I7.7" in far.refusal("play explorer")


@proves("I7.8")
def test_an_effect_does_as_much_as_it_can() -> None:
    table = iron(hand={0: ["mercenary"]}, coins=[0, 0]).plays(0, "play mercenary")  # the row is empty
    assert table.coins[0] == 2
    nothing = iron(hand={0: ["architect"]}, coins=[0, 0]).plays(0, "play architect")
    assert (nothing.asked, nothing.discards(0, "citizen")) == (1, ["architect"])


@proves("I7.9")
def test_used_cards_are_discarded_after_the_effect() -> None:
    words = {"military_deck": {0: []}, "military_discards": {0: ["soldier"]}}
    table = iron(hand={0: ["captain"]}, **words).plays(0, "play captain")
    assert table.hand(0) == ["soldier"]  # the second card would have been the Captain itself
    assert table.discards(0, "military") == ["captain"]


@proves("I7.9")
def test_the_payment_lies_open_before_the_effect() -> None:
    table = iron(hand={0: ["mayor", "scholar", "banker"]}).plays(0, "play mayor", "banker as hammers")
    assert list(table.seen["in_use"]) == ["scholar", "mayor", "banker"]
    assert table.question == "ChooseDistrict"


@proves("I7.10")
def test_there_is_no_limit_to_a_hand() -> None:
    everything = iron().pool(0)
    table = iron(hand={0: everything}).taxes(0, 1)
    assert len(table.hand(0)) == 24


@proves("I7.11")
def test_a_free_card_is_discarded_before_anything_else_is_played() -> None:
    table = iron(hand={0: ["merchant", "builder"]}).plays(0, "play merchant")
    assert table.discards(0, "citizen") == ["merchant"]
    assert table.seen["in_use"] == {}
    table.plays(0, "play builder")
    assert table.discards(0, "citizen") == ["merchant", "builder"]
