"""Records of every game with one error: reported without a traceback."""

from __future__ import annotations

import io
import json
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import moguls
from moguls.cli.main import main
from tests.strategies import finish, law

if TYPE_CHECKING:
    from collections.abc import Iterator

    Path = tuple[str | int, ...]

JUNK: list[Any] = [
    *(None, True, -1, 0, 3, 10**30, 1.5, "", "x", "crash", "round"),
    *([], {}, ["x"], [[]], {"chance": "round"}, {"a": []}),
]
SHORT = {"take-stock": {"rounds": 2}, "moguli": {"max_turns": 20}}


@cache
def recorded(name: str) -> str:
    game = moguls.game(name, **SHORT.get(name, {}))
    play = game.new(game.seats[0], seed=4)
    checks = [{"after": 0, "state": play.check_state()}]
    finish(play, 4)
    checks.append({"after": len(play.steps()), "state": play.check_state()})
    return json.dumps({**play.record(), "checks": checks})


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def part(record: Any, path: Path) -> Any:
    for key in path:
        record = record[key]
    return record


def spoil(record: Any, path: Path, value: Any) -> None:
    part(record, path[:-1])[path[-1]] = value


def replayed(record: Any) -> tuple[int, str]:
    written, kept = io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(json.dumps(record).encode()))
    try:
        with redirect_stdout(written), redirect_stderr(written):
            code = main(["replay", "-", "--check", "--show"])
    finally:
        sys.stdin = kept
    return code, written.getvalue()


@pytest.mark.parametrize("name", moguls.games())
def test_the_record_is_sound_before_it_is_spoilt(name: str) -> None:
    code, told = replayed(json.loads(recorded(name)))

    assert code == 0, told
    assert told.endswith(" 0 differences\n")


@pytest.mark.parametrize("name", moguls.games())
def test_a_record_spoilt_anywhere_is_answered_in_words(name: str) -> None:
    @law
    @given(st.data())
    def spoilt(data: st.DataObject) -> None:
        record = json.loads(recorded(name))
        every = list(places(record))
        heads = [path for path in every if path[0] not in ("steps", "checks") or len(path) < 4]
        path = data.draw(st.sampled_from(heads if data.draw(st.booleans()) else every))
        junk = st.sampled_from(JUNK) | st.sampled_from(every).map(
            lambda at: deepcopy(part(record, at))
        )
        spoil(record, path, data.draw(junk))
        code, told = replayed(record)

        assert code in (0, 1, 2)
        assert re.search(r" \d+ differences\n$", told) or told.startswith("moguls: -, line 1: ")

    spoilt()
