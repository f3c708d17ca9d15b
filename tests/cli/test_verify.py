"""Tests of `moguls verify`: honest deals pass, changed bytes are found."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import moguls as library
from moguls.core.commitment import commit
from moguls.core.records.chance_source import from_salt
from tests.strategies import finish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

SALT = "5a" * 32


@pytest.fixture
def sealed(recorded: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(recorded.read_text("utf-8").splitlines()[0])
    seal = commit(record["game"], record["options"], record["deal"], SALT)
    return {**record, "commit": seal, "reveal": {"salt": SALT}}


def test_an_honest_deal_passes(moguls: Run, sealed: dict[str, Any]) -> None:
    done = moguls("verify -", json.dumps(sealed))
    assert done.code == 0
    assert "game 1: the deal was fixed before play" in done.out
    assert moguls(f"verify - --seal {sealed['commit'].upper()}", json.dumps(sealed)).code == 0
    assert moguls("replay - --check", json.dumps(sealed)).code == 0


@pytest.mark.parametrize("part", ["deck", "first", "salt", "commit", "options"])
def test_any_alteration_is_found(moguls: Run, sealed: dict[str, Any], part: str) -> None:
    if part == "deck":
        sealed["deal"]["deck"].reverse()
    elif part == "first":
        sealed["deal"]["first"] = (sealed["deal"]["first"] + 1) % 4
    elif part == "salt":
        sealed["reveal"]["salt"] = "5b" * 32
    elif part == "commit":
        sealed["commit"] = "0" * 64
    else:
        sealed["options"] = {"open_chips": "on"}
    done = moguls("verify -", json.dumps(sealed))
    assert done.code == 1
    assert done.out.startswith("game 1: the deal is not the one that was sealed")


def test_a_seal_that_was_exchanged_is_found_by_the_one_noted(
    moguls: Run, sealed: dict[str, Any]
) -> None:
    done = moguls(f"verify - --seal {'0' * 64}", json.dumps(sealed))
    assert done.code == 1
    assert "not the one noted" in done.out


@pytest.mark.parametrize("key", ["commit", "reveal"])
def test_a_record_without_a_seal_claims_nothing(
    moguls: Run, sealed: dict[str, Any], key: str
) -> None:
    del sealed[key]
    done = moguls("verify -", json.dumps(sealed))
    assert done.code == 2
    assert f"line 1: the record has no '{key}'" in done.err


def test_an_invalid_record_or_seal_is_reported(moguls: Run) -> None:
    assert moguls("verify /nowhere/x").code == 2
    assert moguls("verify -", "hello").code == 2
    assert "64 hexadecimal digits" in moguls("verify - --seal abc", "{}").err


@pytest.fixture(scope="module")
def sealed_chance() -> dict[str, Any]:
    game = library.game("take-stock", rounds=2)
    play = finish(game.new(3, deal=game.deal(3, seed=6), later_chance=from_salt(SALT)), 8)
    record = json.loads(json.dumps(play.record()))
    seal = commit(record["game"], record["options"], record["deal"], SALT)
    return {**record, "commit": seal, "reveal": {"salt": SALT}}


def test_the_seal_covers_chance_during_the_game(moguls: Run, sealed_chance: dict[str, Any]) -> None:
    done = moguls("verify -", json.dumps(sealed_chance))
    assert (done.code, done.err) == (0, "")
    assert moguls("replay - --check", json.dumps(sealed_chance)).code == 0


def test_chance_that_the_salt_does_not_give_is_found(
    moguls: Run, sealed_chance: dict[str, Any]
) -> None:
    """The rules allow the other order, so only the seal tells."""
    record = json.loads(json.dumps(sealed_chance))
    at = next(at for at, step in enumerate(record["steps"]) if "chance" in step)
    del record["steps"][at + 1 :], record["result"]
    assert moguls("verify -", json.dumps(record)).code == 0
    key = "order" if "order" in record["steps"][at] else "shares"
    record["steps"][at][key].reverse()

    assert moguls("replay - --check", json.dumps(record)).code == 0
    done = moguls("verify -", json.dumps(record))

    assert done.code == 1
    assert f"step {at + 1}: the chance step " in done.out
    assert "does not follow from the sealed salt" in done.out
