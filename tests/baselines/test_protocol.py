"""Published protocol: all policies are trained and rated once, and make one table."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from moguls.baselines import protocol
from moguls.baselines.plan import TrainingPlan
from moguls.errors import UsageError
from tests.quality.files import text_of
from tools.steps import ROOT

CALLS = len(protocol.SEEDS) * len(protocol.AGAINST)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Put records of calls in the places of training and of matches."""
    calls: list[Any] = []

    def match(_game: Any, bots: list[str], games: int, seed: int) -> Any:
        calls.append((bots[1:], games, seed))
        number = int(bots[0].removesuffix(".npz")[-1])
        return SimpleNamespace(by_bot=lambda: [SimpleNamespace(wins=0.1 * number)])

    monkeypatch.setattr(protocol, "train", calls.append)
    monkeypatch.setattr("moguls.arena.match.play_match", match)
    return calls


def test_each_seed_is_trained_for_its_decisions_and_plays_all_bots(
    calls: list[Any], tmp_path: Path
) -> None:
    protocol.run(tmp_path, ["moguli"], lambda _: None)

    plans = [call for call in calls if isinstance(call, TrainingPlan)]
    assert [(plan.seed, plan.decisions, plan.opponents, plan.reward) for plan in plans] == [
        (seed, 1 << 17, ("self",), "win") for seed in protocol.SEEDS
    ]
    assert [call for call in calls if not isinstance(call, TrainingPlan)] == [
        ([bot], protocol.GAMES, protocol.DEALS) for _ in protocol.SEEDS for bot in protocol.AGAINST
    ]


def test_it_goes_on_after_the_last_result(calls: list[Any], tmp_path: Path) -> None:
    told: list[str] = []

    def stop(line: str) -> None:
        told.append(line)
        if len(told) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        protocol.run(tmp_path, ["moguli"], stop)
    cells = protocol.run(tmp_path, ["moguli"], told.append)

    assert len(told) == len(cells) == len(set(told)) == CALLS
    assert len(calls) == CALLS + len(protocol.SEEDS) + 1  # the second seed begins twice
    protocol.run(tmp_path, ["moguli"], told.append)
    assert len(told) == CALLS


@pytest.mark.usefixtures("calls")
def test_the_table_has_means_over_seeds_with_intervals_by_student(tmp_path: Path) -> None:
    cells = protocol.run(tmp_path, ["moguli", "mogul-2013"], lambda _: None)
    head, _, *rows = protocol.table(cells).splitlines()

    assert head == "| moguls-ppo/1 | decisions | random | steady | easy |"
    # 20 % and 4.303 times a tenth by the root of three
    assert rows[1].startswith("| moguli, 2 seats | 131,072 | 20.0 (0.0 to 44.8) |")
    assert len(rows) == 2
    assert protocol.table(cells[:-1]).count("\n") == 2  # without the game that is not complete


def test_another_protocol_and_other_games_are_refused(tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text(json.dumps({"protocol": "moguls-ppo/0", "cells": []}))
    with pytest.raises(UsageError, match="results of moguls-ppo/0, not of moguls-ppo/1"):
        protocol.run(tmp_path)
    with pytest.raises(UsageError, match="'chess' is not in moguls-ppo/1; its games are mogul"):
        protocol.run(tmp_path / "new", ["chess"])


def test_the_page_has_the_protocol_of_the_code() -> None:
    page = text_of(ROOT / "docs" / "baselines.md")

    for task in protocol.TASKS:
        assert f"| {task.game}, {task.seats} seats | {task.decisions:,} |" in page
    assert f"{protocol.NAME}`" in page
    assert f"{protocol.GAMES} games" in page
