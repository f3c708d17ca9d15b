"""Tests of `moguls simulate`: results by seat, records, equal games in every mode."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from moguls.cli.matches import _next_part
from moguls.cli.output import keeping
from moguls.cli.text.standings import Standings
from moguls.core.statistics import wilson
from moguls.core.text.wording import counted, rate
from moguls.errors import UsageError
from moguls.games.registry import game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

OPTIONS = (
    "",
    "--option quick_start=on --option partial_sale=off",
    "--option loan_timing=on_own_turn --option loans_per_auction=any",
    "--option score_floor=on --option first_player=2 --option open_chips=on",
)


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_playouts_name_their_engine_and_are_counted_by_seat(moguls: Run) -> None:
    done = moguls("simulate mogul-2002 --seats 3 --games 500 --seed 2")
    assert done.code == 0
    assert f"random playouts, engine: {game('mogul-2002').choice().name}" in done.out
    assert "games/s" in done.out
    assert "moves/s" in done.out
    assert "500 games" in done.out
    assert [line[0] for line in done.out.splitlines() if "% to" in line] == ["1", "2", "3"]
    assert done.err == ""


def test_json_says_the_same_as_the_games_written_down(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    fast = json.loads(moguls("simulate mogul-2002 --seats 5 --games 40 --seed 9 --json").out)
    line = f"simulate mogul-2002 --seats 5 --games 40 --seed 9 --json --record {path}"
    slow = json.loads(moguls(line).out)
    assert (fast["way"], slow["way"]) == ("playouts", "steps")
    assert fast["results"] == slow["results"]
    assert fast["moves"] == slow["moves"]
    assert sum(row["wins"] for row in fast["results"]) == pytest.approx(40)
    records = read(path)
    assert [len(record["steps"]) for record in records] == [
        record["checks"][-1]["after"] for record in records
    ]
    means = [sum(r["result"]["scores"][seat] for r in records) / 40 for seat in range(5)]
    assert [row["mean_score"] for row in slow["results"]] == pytest.approx(means)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (seats, options)
        for seats in (3, 4, 5, 6)
        for options in OPTIONS
        if seats < 6 or "quick_start" not in options  # M02-S6
    ],
)
def test_what_is_recorded_replays_without_a_difference(
    moguls: Run, tmp_path: Path, seats: int, options: str
) -> None:
    path = tmp_path / "games.jsonl"
    line = f"simulate mogul-2002 --seats {seats} --games 2 --seed 3 {options}"
    assert moguls(f"{line} --record {path} --checks every").code == 0
    steps = sum(len(record["steps"]) for record in read(path))
    for engine in ("plain", "native"):
        done = moguls(f"replay {path} --check --engine {engine}")
        assert done.code == 0
        assert done.out == f"2 games, {steps} steps, 0 differences\n"


def test_checks_come_as_often_as_asked(moguls: Run, tmp_path: Path) -> None:
    def after(checks: str) -> tuple[list[int], int]:
        path = tmp_path / f"games{checks}.jsonl".replace(" ", "")
        line = f"simulate mogul-2002 --games 1 --record {path} {checks}"
        assert moguls(line).code == 0
        (record,) = read(path)
        return [check["after"] for check in record["checks"]], len(record["steps"])

    found, steps = after("--checks every")
    assert found == list(range(steps + 1))
    assert after("--checks end") == ([steps], steps)
    assert after("") == ([steps], steps)
    assert after("--checks 10")[0] == sorted({*range(0, steps, 10), steps})


@pytest.mark.parametrize("way", ["", "--bots random,random,random"])
def test_a_file_that_is_there_already_is_refused_before_any_game(
    moguls: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr("moguls.cli.commands.simulate._play", None)
    path = tmp_path / "games.jsonl"
    for text in ("of before\n", ""):
        path.write_text(text, "utf-8")
        done = moguls(f"simulate mogul-2002 --games 1 --record {path} {way}")
        assert (done.code, done.out) == (2, "")
        assert done.err.count("\n") == 1
        assert f"cannot write {path}: it already exists; name a new file" in done.err
        assert path.read_text("utf-8") == text


def test_a_file_that_another_program_writes_in_the_meantime_is_left_as_it_is(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.jsonl"
    with keeping(str(path)) as stream:
        assert stream is not None
        path.write_text("of another\n", "utf-8")
        with pytest.raises(UsageError, match="File exists"):
            stream.write("mine\n")
    assert path.read_text("utf-8") == "of another\n"


def test_a_device_is_written_though_it_is_there(moguls: Run) -> None:
    assert moguls("simulate mogul-2002 --games 1 --record /dev/null").code == 0


def test_a_run_that_is_killed_leaves_whole_lines_and_before_the_first_no_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.jsonl"
    line = f"simulate mogul-2002 --games 100000 --record {path}"
    seen = set[str]()
    with subprocess.Popen([sys.executable, "-m", "moguls", *line.split()]) as running:
        while running.poll() is None and len(seen) < 4:
            seen.add(path.read_text("utf-8") if path.exists() else "no file")
            time.sleep(0.02)
        running.kill()
    left = path.read_text("utf-8")
    for text in seen - {"no file"}:  # read while a line is written it may end within that
        assert left.startswith(text)
    assert left.endswith("\n")
    assert all(json.loads(line) for line in left.splitlines())
    assert "no file" in seen


def test_a_record_that_has_no_room_is_said_in_a_line(moguls: Run) -> None:
    done = moguls("simulate mogul-2002 --games 1 --record /dev/full")
    assert (done.code, done.out) == (2, "")
    assert "cannot write /dev/full: No space left on device" in done.err


def test_records_on_stdout_leave_the_table_to_stderr(moguls: Run) -> None:
    done = moguls("simulate mogul-2002 --games 2 --record -")
    assert [json.loads(line)["format"] for line in done.out.splitlines()] == ["moguls-record/1"] * 2
    assert "win rate" in done.err


def test_bots_play_and_the_same_seed_plays_the_same(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = f"simulate mogul-2002 --bots steady,easy,random --games 4 --seed 6 --record {path}"
    done = moguls(line)
    assert done.code == 0
    assert "3 seats" in done.out
    assert "fair share" in done.out
    assert [name for name in ("steady", "easy", "random") if name not in done.out] == []
    first = path.read_text("utf-8")
    players = [record["players"] for record in read(path)]
    assert players[0] == ["steady", "easy", "random"]
    assert players[1] == ["easy", "random", "steady"]
    path.rename(tmp_path / "first.jsonl")
    moguls(line)
    assert path.read_text("utf-8") == first
    assert moguls(f"replay {path} --check").code == 0


def test_a_match_of_bots_has_rows_by_bot_and_by_seat(moguls: Run) -> None:
    done = moguls("simulate mogul-2002 --bots steady,random,random --games 30 --json")
    made = json.loads(done.out)
    assert (made["way"], made["games"], made["bots"]) == (
        "match",
        30,
        ["steady", "random", "random"],
    )
    assert [row["name"] for row in made["by_bot"]] == ["steady", "random"]
    assert made["by_bot"][0]["low"] > 1 / 3
    assert sum(row["wins"] for row in made["results"]) == pytest.approx(30)
    assert made["moves"] > 0


def test_a_match_of_bots_has_the_intervals_of_the_arena(moguls: Run) -> None:
    bots = "--bots steady,random,random"
    for games in (3, 6, 12):
        done = moguls(f"simulate mogul-2002 {bots} --games {games} --json")
        made, row = json.loads(done.out), json.loads(done.out)["by_bot"][0]
        line = f"arena match mogul-2002 --bots steady,random --seats 3 --games {games} --jobs 1"
        told = json.loads(moguls(f"{line} --json").out)
        share = told["bots"][0]["share"]
        assert [row["wins"], row["low"], row["high"]] == [
            pytest.approx(share[key]) for key in ("mean", "low", "high")
        ]
        assert row["high"] - row["low"] > 1 / games
        for mine, its in zip(made["results"], told["seats"], strict=True):
            assert mine["win_share_95"] == pytest.approx([its["low"], its["high"]], abs=1e-6)
    done = moguls(f"simulate mogul-2002 {bots} --games 6")
    assert "100.0%  (100.0% to 100.0%)" not in done.out


def test_one_is_told_as_one_and_slow_play_not_as_none(moguls: Run) -> None:
    line = "simulate mogul-2002 --bots random,random,random --games"
    told = " ".join(moguls(f"{line} 4").out.split())
    assert "each deal is played from every seat but the last, which is played from 1 of 3" in told
    assert "1 game, " in moguls(f"{line} 1").out
    assert [counted(number, "deal") for number in (0, 1, 2000)] == [
        "0 deals",
        "1 deal",
        "2,000 deals",
    ]
    assert [rate(number) for number in (12345.6, 10.0, 1.26, 0.0421)] == [
        "12,346",
        "10",
        "1.3",
        "0.042",
    ]


def test_a_shared_win_is_split() -> None:
    standings = Standings(3)
    standings.add([5, 7, 7], [1, 2], 100)
    standings.add([9, 7, 7], [0], 100)
    assert [row["wins"] for row in standings.rows()] == [1, 0.5, 0.5]
    assert [row["mean_score"] for row in standings.rows()] == [7, 7, 7]


def test_one_game_has_a_mean_score_and_nothing_to_tell_how_sure_it_is() -> None:
    standings = Standings(2)
    standings.add([5, 7], [1], 100)
    assert [row["mean_score_95"] for row in standings.rows()] == [[None, None]] * 2
    standings.add([9, 7], [0], 100)
    low, high = standings.rows()[0]["mean_score_95"]
    assert (low + high) / 2 == 7
    assert (high - low) / 2 == pytest.approx(1.96 * 2, abs=1e-4)  # 5 and 9: a spread of √8
    assert standings.rows()[1]["mean_score_95"] == [7, 7]


def test_the_interval_of_a_share_stays_within_0_and_1() -> None:
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == 1
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


@pytest.mark.parametrize(
    ("games", "seconds", "following"),
    [
        (200, 0.1, 200),  # a tenth of a second is what a part should last
        (200, 0.2, 100),
        (200, 0.025, 800),
        (200, 0.0126, 1587),
        (200, 0.001, 1600),  # never more than eight times as many
        (200, 0.0, 1600),
        (3, 100.0, 1),
    ],
)
def test_the_next_part_fills_a_tenth_of_a_second(
    games: int, seconds: float, following: int
) -> None:
    assert _next_part(games, seconds) == following
