"""Records of every game: what the format promises, whatever is played."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.play.replay import options_of, replay
from moguls.errors import RecordError, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.replay import ReplayResult

    Record = dict[str, Any]
    Tamper = Callable[[Record], object]

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = pytest.mark.parametrize("name", moguls.games())
# Where a deal names who is first, and what it must be for seat 0 to be first.
FIRST = {"take-stock": ("dealer", -1)}
FIRST_RULE = {"mogul-2002": "M02-S5", "mogul-2013": "M13-S3", "moguli": "MOG-S2"}


@cache
def _golden(name: str) -> str:
    return min((GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines(), key=len)


def golden(name: str) -> Record:
    record: Record = json.loads(_golden(name))
    return record


def replayed(record: Record) -> ReplayResult:
    game = moguls.game(record["game"], **options_of(record))
    return replay(game, record, check=True)


def refused(record: Record) -> RecordError:
    with pytest.raises(RecordError) as error:
        replayed(record)
    return error.value


@GAMES
def test_defaults_may_be_written_out_and_numbers_need_no_quotes(name: str) -> None:
    record = golden(name)
    chosen = record["options"]
    defaults = {switch.name: switch.default for switch in moguls.game(name).switches}
    written = {**defaults, **chosen}
    record["options"] = {
        switch: int(value) if value.isdecimal() else value for switch, value in written.items()
    }

    done = replayed(record)

    assert done.differences == []
    assert done.play.game.options == chosen
    assert done.play.record()["options"] == chosen


@GAMES
def test_a_record_written_again_is_the_same(name: str) -> None:
    record = golden(name)

    again = replayed(record).play.record()

    assert again == {key: record[key] for key in again}


BROKEN: dict[str, tuple[Tamper, str]] = {
    "an unknown key in a step": (lambda r: r["steps"][0].update(luck=1), "unknown key 'luck'"),
    "an unknown key in the deal": (lambda r: r["deal"].update(luck=1), "unknown key 'luck'"),
    "an unknown key in a check": (
        lambda r: r["checks"][0]["state"].update(luck=1),
        "unknown key 'luck'",
    ),
    "no result": (lambda r: r.pop("result"), "must have its 'result'"),
    "a result too early": (
        lambda r: r.update(steps=r["steps"][:-1], checks=[]),
        "the game is not over",
    ),
    "another seat": (
        lambda r: r["steps"][0].update(seat=(r["steps"][0]["seat"] + 1) % r["seats"]),
        "is not to act",
    ),
    "a move of no game": (lambda r: r["steps"][0].update(move="castle"), "'castle' is not a move"),
    "a step after the end": (lambda r: r["steps"].append(r["steps"][0]), "the game is over"),
    "no deal to speak of": (lambda r: r.update(deal={}), "deal"),
    "chance in place of a move": (
        lambda r: r["steps"].__setitem__(0, {"chance": "round"}),
        "no chance is due",
    ),
}


@GAMES
@pytest.mark.parametrize("kind", BROKEN)
def test_what_breaks_the_format_is_refused_in_every_game(name: str, kind: str) -> None:
    tamper, words = BROKEN[kind]
    record = golden(name)
    tamper(record)

    assert words in str(refused(record))


@GAMES
def test_other_keys_at_the_top_do_not_matter(name: str) -> None:
    record = golden(name)
    record.update(players=["Ada"], clock={"base": 60}, of_mine=[1], comment="a good game")
    record["steps"][0].update(at="2026-01-01T00:00:00Z", comment="why not")

    assert replayed(record).differences == []


@GAMES
def test_every_key_of_a_check_is_known_written_and_compared(name: str) -> None:
    keys = moguls.game(name).rules.codec.check_keys
    record = golden(name)
    assert set(record["checks"][0]["state"]) == keys
    assert set(replayed(record).play.check_state()) == keys
    for key in sorted(keys):
        record["checks"] = [{"after": 1, "state": {key: "wrong"}}]
        assert [(d.after, d.key) for d in replayed(record).differences] == [(1, key)]


@GAMES
@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_a_difference(name: str, key: str) -> None:
    record = golden(name)
    record["result"][key] = record["result"][key][1:]

    assert [difference.key for difference in replayed(record).differences] == [f"result {key}"]


@pytest.mark.rule("M02-S5", "M13-S3", "MOG-S2", "TKS-S4")
@GAMES
def test_a_first_player_must_be_the_one_of_the_deal(name: str) -> None:
    key, before = FIRST.get(name, ("first", 0))
    for switched in (0, 1):
        record = golden(name)
        first = (record["deal"][key] - before) % record["seats"]
        record["options"]["first_player"] = str((first + switched) % record["seats"])
        if not switched:
            assert replayed(record).differences == []
            continue
        error = refused(record)
        assert error.rule == FIRST_RULE.get(name, "TKS-S4")
        assert error.step is None


@GAMES
def test_a_switch_that_there_is_not_is_no_record(name: str) -> None:
    for options in ({"luck": "on"}, {"first_player": "9"}, {"first_player": "01"}):
        with pytest.raises(UsageError, match=f"^{name}"):
            moguls.game(name, **options)
