"""Tests of `--seed`: the same game again, even on a busy machine."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from moguls.bots import service
from tests.bots.games import native_searcher

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

GAME = "mogul-2002"


@pytest.fixture(autouse=True)
def native(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots have native code from the beginning, and none of games but this one."""
    monkeypatch.setattr(service, "_compile", lambda _name: None)
    monkeypatch.setattr(service, "_started", {})
    monkeypatch.setattr(service, "_native", {GAME: native_searcher(GAME)})


def make_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count(0, 10)
    for module in ("searcher", "time_control"):
        monkeypatch.setattr(
            f"moguls.bots.searcher.{module}.perf_counter", lambda: float(next(seconds))
        )


def test_the_same_seed_plays_the_same_game_however_slow_the_clock(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = f"play {GAME} --seats search:99,hard,search:99 --seed"
    first = moguls(f"{line} 7")
    assert "The final count" in first.out
    assert moguls(f"{line} 7") == first
    make_slow(monkeypatch)
    assert moguls(f"{line} 7") == first
    assert moguls(f"{line} 8") != first


def test_the_same_seed_plays_the_same_game_before_anything_is_compiled(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = f"play {GAME} --seats me,search:24,beginner --seed 7"
    first = moguls(line, "1\n" * 8)
    monkeypatch.setattr(service, "_native", {})
    assert moguls(line, "1\n" * 8) == first


def test_without_a_seed_bots_go_by_the_clock(moguls: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets, searcher = list[float | None](), native_searcher(GAME)
    think = searcher.think

    def noted(*given: object) -> int:
        budgets.append(given[-1])  # type: ignore[arg-type]
        return think(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(searcher, "think", noted)
    for more in ("", " --seed 7"):
        moguls(f"play {GAME} --seats me,hard,hard{more}", "1\n" * 9)
        assert budgets
        assert {budget is None for budget in budgets} == {bool(more)}
        budgets.clear()


@pytest.mark.parametrize("bots", ["hard,search:30,easy", "hard,classic:500,beginner"])
def test_simulate_plays_the_same_games_however_slow_the_clock(
    moguls: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bots: str
) -> None:
    written = []
    for number in range(2):
        path = tmp_path / f"{number}.jsonl"
        line = f"simulate {GAME} --bots {bots} --games 2 --seed 7 --record {path}"
        assert moguls(line).code == 0
        written.append(path.read_text("utf-8"))
        make_slow(monkeypatch)
    assert written[0] == written[1]
