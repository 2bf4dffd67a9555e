"""Rooms whose rules have changed since: they open, nothing can be played in them, and their record can be saved."""

from collections.abc import Iterator

import pytest

import parlour
from tests.server.harness import Guest, hear, play_any, play_out, serving

GAME = parlour.find_game("king-of-tokyo")


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Raises the version of the rules when it is used."""
    yield monkeypatch
    monkeypatch.undo()


def raise_version(patch: pytest.MonkeyPatch) -> str:
    old = GAME.version
    patch.setattr(type(GAME), "version", old + 1)
    return (
        f"this match was played by version {old} of the rules of King of Tokyo, and this program has "
        f"version {old + 1}; its record can still be saved"
    )


def test_a_match_of_older_rules_opens_read_only_with_its_record(database: str, newer: pytest.MonkeyPatch) -> None:
    with serving(database) as served:
        guest = served.guest
        done = guest.open(2, bots=[(1, "easy")], name="Ann")
        over = done["room"]["id"]
        play_out([guest.with_token(done["token"])], over)
        known = guest.get(f"/rooms/{over}")
        saved = guest.get(f"/rooms/{over}/record")
        opened = guest.open(2, name="Ann")
        running = opened["room"]["id"]
        ben = guest.post(f"/rooms/{running}/join", {"name": "Ben"})["token"]
        both = [guest.with_token(opened["token"]), guest.with_token(ben)]
        for one in (*both, *both):
            play_any(one, running)
        ply = guest.get(f"/rooms/{running}")["ply"]
        waiting = guest.open(2)["room"]["id"]

    sentence = raise_version(newer)
    with serving(database) as served:
        guest = served.guest
        now = guest.get(f"/rooms/{over}")
        assert now == {**known, "outdated": sentence} and now["scores"] is not None
        table = guest.get(f"/rooms/{over}/table")
        assert table["view"] is None and table["moves"] == [] and table["journal"] == []
        assert table["prompt"] == f"{sentence[:1].upper()}{sentence[1:]}."
        assert table["undo"] == {"possible": False, "reason": sentence}
        with guest.socket(over) as socket:
            assert hear(socket, "table")["table"]["room"]["outdated"] == sentence
        assert guest.get(f"/rooms/{over}/positions/0", 409)["error"] == sentence
        text = guest.get(f"/rooms/{over}/record")
        assert text.splitlines()[:-1] == saved.splitlines()[:-1]

        ann, host = both[0], guest.with_token(opened["host"])
        for one, path, body in (
            (ann, "moves", {"ply": ply, "move": 0}),
            (ann, "undo", {"ply": ply}),
            (ann, "hint", {}),
            (ann, "seats/0/bot", {"level": "easy"}),
        ):
            again = Guest(guest.address, one.token)
            assert again.post(f"/rooms/{running}/{path}", body, 409)["error"] == sentence
        guest.get(f"/rooms/{running}/record", 401)  # it holds what the others have in hand
        Guest(guest.address, "x" * 43).get(f"/rooms/{running}/record", 403)
        unfinished = Guest(guest.address, host.token).get(f"/rooms/{running}/record")
        assert guest.post(f"/rooms/{waiting}/join", {}, 409)["error"] == sentence

    newer.undo()
    assert parlour.load(text).over  # the program that played it can still replay it
    assert parlour.load(unfinished).ply == ply


def test_a_match_of_a_game_that_is_no_longer_here_can_be_saved(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite) as served:
        opened = served.guest.open(2, bots=[(1, "easy")])
        room = opened["room"]["id"]
        play_out([served.guest.with_token(opened["token"])], room)
    others = {id: game for id, game in parlour.games().items() if id != GAME.id}
    monkeypatch.setattr("parlour.server.replay.games", lambda: others)
    with serving(sqlite) as served:
        assert "no game 'king-of-tokyo' here any more" in served.guest.get(f"/rooms/{room}/table")["prompt"]
        assert served.guest.get(f"/rooms/{room}/record").startswith("parlour record")


def test_nobody_waits_for_the_bots_of_older_rules(sqlite: str, newer: pytest.MonkeyPatch) -> None:
    with serving(sqlite, thinkers=1) as served:
        opened = served.guest.open(2, bots=[(1, "easy")])
        own = served.guest.with_token(opened["token"])
        own.post(f"/rooms/{opened['room']['id']}/seats/0/bot", {"level": "easy"})
    raise_version(newer)
    with serving(sqlite) as served:
        assert served.do(served.house.store.waiting_for_bots(1e12, {GAME.id: GAME.version})) == []
        assert served.do(served.house.store.waiting_for_bots(1e12, {GAME.id: GAME.version - 1})) != []
