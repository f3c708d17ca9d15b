"""A deal sealed before play, and opened after it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.commitment import check, commit, reveal
from moguls.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    Tamper = Callable[[dict[str, Any]], object]

SALT = "ab" * 32
GAME = moguls.game("mogul-2002", open_chips="on")


def sealed() -> dict[str, Any]:
    record = GAME.new(seats=3, seed=1).record()
    seal = commit(record["game"], record["options"], record["deal"], SALT)
    return {**record, "commit": seal, "reveal": reveal(SALT)}


def test_the_seal_is_sha256_of_text_that_anybody_can_write() -> None:
    text = '{"deal":{"a":["é",1]},"game":"g","options":{},"salt":"00"}'

    assert commit("g", {}, {"a": ["é", 1]}, "00") == hashlib.sha256(text.encode()).hexdigest()


def test_the_order_of_keys_does_not_matter() -> None:
    assert commit("g", {}, {"a": 1, "b": 2}, "0") == commit("g", {}, {"b": 2, "a": 1}, "0")


def test_an_honest_record_passes() -> None:
    check(GAME, sealed())


TAMPERED: dict[str, tuple[Tamper, str]] = {
    "no seal": (lambda r: r.pop("commit"), "has no 'commit'"),
    "not opened": (lambda r: r.pop("reveal"), "has no 'reveal'"),
    "opened without salt": (lambda r: r.update(reveal={}), "'salt'"),
    "a number as salt": (lambda r: r.update(reveal={"salt": 5}), "'salt'"),
    "another salt": (lambda r: r.update(reveal={"salt": "cd" * 32}), "not the one"),
    "another deal": (lambda r: r["deal"]["deck"].reverse(), "not the one"),
    "another first player": (lambda r: r["deal"].update(first=2), "not the one"),
    "other house rules": (lambda r: r["options"].clear(), "not the one"),
    "another game": (lambda r: r.update(game="moguli"), "not the one"),
}


@pytest.mark.parametrize("kind", TAMPERED)
def test_whatever_was_exchanged_is_noticed(kind: str) -> None:
    tamper, words = TAMPERED[kind]
    record = sealed()
    tamper(record)

    with pytest.raises(RecordError, match=words):
        check(GAME, record)
