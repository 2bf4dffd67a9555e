"""Records of older versions of the rules are refused in one sentence, and not with a move that no longer fits."""

import json

import pytest

import parlour
from tests.golden.write import HERE, OURS

OLD = sorted((HERE / "old").glob("*.txt"))
SENTENCES = json.loads((HERE / "old" / "sentences.json").read_text(encoding="utf-8"))


def test_every_game_of_ours_has_a_record_of_its_first_version() -> None:
    assert [path.stem for path in OLD] == sorted(SENTENCES) == [f"{id}-1" for id in sorted(OURS)]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_refused_in_one_sentence(path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    stem, text = path.stem, path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    id, _, version = stem.rpartition("-")
    game = parlour.find_game(id)
    now = max(game.version, int(version) + 1)  # where the rules have not changed since, as if they had
    monkeypatch.setattr(type(game), "version", now)
    with pytest.raises(parlour.BadRecord) as refused:
        parlour.load(text)
    assert str(refused.value) == SENTENCES[stem].format(now=now)
