"""A long loop in slices ends by its steps, by the clock, or when nobody wants it any more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.searcher import time_control
from moguls.bots.searcher.time_control import run_sliced

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], bool]], None]:
    monkeypatch.setattr(time_control, "_is_ended", [])
    return time_control.end_when


def test_all_steps_are_taken_where_nothing_ends_it() -> None:
    taken = list[tuple[int, int]]()
    assert run_sliced(lambda done, size: taken.append((done, size)), 100, 4, None) == 100
    assert sum(size for _, size in taken) == 100


def test_it_ends_after_the_slice_in_which_nobody_wants_it_any_more(
    ends: Callable[[Callable[[], bool]], None],
) -> None:
    taken = list[int]()
    ends(lambda: len(taken) > 1)
    assert run_sliced(lambda _done, size: taken.append(size), 10**9, 4, None) == sum(taken)
    assert len(taken) == 2


@pytest.mark.parametrize("name", moguls.games())
def test_an_analysis_that_nobody_wants_any_more_ends_soon(
    name: str, ends: Callable[[Callable[[], bool]], None]
) -> None:
    game = moguls.game(name)
    analyst = Analyst(game.engine())
    play = game.new(seed=1)
    analyst.analyse(play.state, 1, 2)  # ready
    ends(lambda: True)
    began = time.perf_counter()
    analyst.analyse(play.state, 1, None, 60.0)
    assert time.perf_counter() - began < 10  # 0.25 wanted, and less on a machine that is free
