"""Simulated people of `bench.server`: their times, their seats, and what they report."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from random import Random
from statistics import mean, median
from typing import Any

import pytest

from bench import server
from bench.people.habits import Lognormal, milliseconds, percentile, usual
from bench.people.prepared_tables import keep
from bench.people.processes import Used
from bench.people.seating_plan import beginning, plan
from bench.people.site import BUSY, figures, waits
from bench.people.wire import CLOSE, PING, TEXT, Frames, encoded
from moguls.server.storage.store import SqliteStore
from tools.steps import ROOT

HABITS = usual()
TIMES = {"number": 3, "p50": 1.0, "p99": 2.0}
ANSWER: dict[str, Any] = {
    **dict.fromkeys(("there", "connected", "asleep"), 4),
    **dict.fromkeys(("ack_ms", "next_turn_ms", "first_frame_ms"), TIMES),
    "counts": {"bytes": 8000, "reloads": 2},
    "errors": {},
}


def test_thinking_times_have_a_median_of_six_seconds_and_a_long_tail() -> None:
    rng = Random(1)
    times = [HABITS.thinks.draw(rng) for _ in range(20_000)]

    assert median(times) == pytest.approx(6.0, rel=0.05)
    assert mean(times) == pytest.approx(HABITS.thinks.mean, rel=0.05) == pytest.approx(9.9, abs=0.5)
    assert percentile(times, 90) == pytest.approx(21.6, rel=0.1)
    assert percentile(times, 99) == pytest.approx(61.4, rel=0.15)


def test_a_distribution_without_width_is_its_median() -> None:
    assert Lognormal(3.0, 0.0).draw(Random(1)) == Lognormal(3.0, 0.0).mean == 3.0


@pytest.mark.parametrize(
    ("numbers", "percent", "expected"),
    [([], 99, None), ([7.0], 50, 7.0), ([4.0, 1.0, 3.0, 2.0], 50, 2.0), ([1.0, 2.0], 99, 2.0)],
)
def test_a_percentile_is_one_of_the_numbers(
    numbers: list[float], percent: float, expected: float | None
) -> None:
    assert percentile(numbers, percent) == expected


def test_the_99th_percentile_leaves_out_one_in_a_hundred() -> None:
    assert milliseconds([it / 1000 for it in range(1, 101)]) == {
        "number": 100,
        "p50": 50.0,
        "p99": 99.0,
    }


@pytest.mark.parametrize("people", [500, 2000, 5000])
def test_each_beginning_of_a_plan_has_the_same_shares(people: int) -> None:
    tables = beginning(plan(6000, HABITS), people)
    total = sum(table.persons for table in tables)
    with_bots = sum(table.people for table in tables if table.people < table.seats)
    sizes = Counter(table.seats for table in tables if table.people == table.seats)

    assert total == pytest.approx(people, abs=5)
    assert with_bots / total == pytest.approx(0.1, abs=0.01)
    assert sum(table.spectators for table in tables) / total == pytest.approx(0.05, abs=0.01)
    assert sizes[4] > sum(sizes.values()) / 2


def test_a_prepared_table_has_its_people_in_its_log_and_in_its_snapshot(tmp_path: Any) -> None:
    tables = plan(6, HABITS)
    keep(tmp_path, tables, HABITS)
    store = SqliteStore(tmp_path / "moguls.sqlite")
    found = store.snapshots.load(tables[0].id)
    store.close()

    assert found is not None
    assert found.setup["host"] == tables[0].user(0)
    assert found.snapshot is not None
    assert found.entries == []


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_complete_however_their_bytes_arrive(size: int) -> None:
    length = [size] if size < 126 else [126, *size.to_bytes(2)] if size < 65_536 else []
    length = length or [127, *size.to_bytes(8)]
    data = bytes([0x80 | TEXT, *length]) + b"x" * size + bytes([0x80 | PING, 1]) + b"p"
    frames, found = Frames(), []
    for at in range(0, len(data), 7):
        found += frames.feed(data[at : at + 7])

    assert found == [(TEXT, b"x" * size), (PING, b"p")] == Frames().feed(data)


@pytest.mark.parametrize("size", [0, 125, 126, 3000])
def test_a_clients_frame_is_masked_with_zeros(size: int) -> None:
    frame = encoded(CLOSE, b"y" * size)

    assert frame[1] & 0x80
    assert frame.endswith(bytes(4) + b"y" * size)


def test_a_generator_that_was_busy_reports_no_99th_percentile() -> None:
    quick, late = waits(ANSWER, BUSY - 0.01), waits(ANSWER, BUSY)

    assert quick["ack_ms"] == TIMES
    assert late["ack_ms"] == {**TIMES, "p99": None}
    assert "load generator used 0.80 of a core" in late["no_p99"]


def test_figures_are_of_the_measured_time_alone() -> None:
    names = ("server", "event_loop", "workers", "generator")
    uses = [
        Used(at, dict.fromkeys(names, cpu), dict.fromkeys(names, memory))
        for at, cpu, memory in ((0.0, 0.0, 1000), (10.0, 5.0, 3000), (20.0, 9.0, 5000))
    ]
    found = figures(ANSWER, {"bot": 1.0, "person": 2.0}, uses)

    assert found["cpu"] == dict.fromkeys(names, 0.4)
    assert found["moves_per_second"] == {"all": 3.0, "bot": 1.0, "person": 2.0}
    assert found["memory_bytes_per_person"] == 1000
    assert found["bytes_per_person_and_second"] == 200
    assert found["done"] == {"reloads": 2}


@pytest.mark.parametrize("limit", [300, 1800, 5000])
def test_a_search_ends_near_the_most_people_for_whom_the_server_suffices(limit: int) -> None:
    def measure(people: int) -> dict[str, Any]:
        late = 500.0 if people > limit else 20.0
        cpu = {"server": 0.4 * people / limit}
        return {"there": people, "ack_ms": {"p99": late}, "cpu": cpu}

    runs = server.search(measure, lambda: False)
    best = max(run["there"] for run in runs if server.suffices(run))
    assert limit / 1.25 <= best <= limit
    assert len(runs) < 10


@pytest.mark.parametrize(
    ("p99", "cpu", "expected"),
    [(100.0, 0.5, True), (100.1, 0.1, False), (1.0, 0.51, False), (None, 0.1, False)],
)
def test_a_server_suffices_within_both_limits(
    p99: float | None, cpu: float, *, expected: bool
) -> None:
    assert server.suffices({"ack_ms": {"p99": p99}, "cpu": {"server": cpu}}) is expected


def test_the_old_arguments_name_the_command_for_people_at_full_speed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        server.main(["20", "6"])
    assert "python -m bench.saturation 20 6" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
def test_eight_people_on_a_server_give_figures() -> None:
    command = [sys.executable, "-m", "bench.server", "--people", "8", "--seconds", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)

    assert 8 <= found["there"] <= 12
    assert found["connected"] + found["asleep"] > 4
    assert found["seconds"] >= 3
    assert found["cpu"]["event_loop"] >= 0
    assert found["memory_mb"]["server"] > 20
    assert found["memory_mb"]["generator"] > 5
    assert "request" not in found["errors"]
