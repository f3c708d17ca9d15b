"""Tests of plots and of their errors."""

import builtins
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest
from matplotlib import pyplot as plt

import moguls
from moguls import plot
from moguls.arena import manifest_of, plan, run, summary_of
from moguls.arena.ratings import ratings_of
from moguls.arena.store import load
from moguls.errors import UsageError
from moguls.extras import command

GAME = moguls.game("mogul-2002")
ROWS = [
    {"steps": k, "won": k / 4, "won_low": k / 5, "won_high": k / 3, "lost": 1.0} for k in range(4)
]


@pytest.fixture(autouse=True)
def _without_windows() -> Iterator[None]:
    mpl.use("agg")
    yield
    plt.close("all")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = manifest_of(GAME, plan.ladder(GAME, ["random", "easy", "steady"], 24, seed=3, seats=3))
    played = tmp_path_factory.mktemp("plot")
    run(made, played, 1)
    return played


def drawn(axes: Any) -> list[tuple[str, float, float, float]]:
    (container,) = axes.containers
    line, _, (bars,) = container
    names = [label.get_text() for label in axes.get_yticklabels()]
    ends = [(part[0][0], part[1][0]) for part in bars.get_segments()]
    return [
        (name, mean, *both) for name, mean, both in zip(names, line.get_xdata(), ends, strict=True)
    ]


def test_an_arena_is_drawn_by_its_shares_the_best_on_top(folder: Path) -> None:
    axes: Any = plot.arena(folder)
    rows = summary_of(*load(folder)).ranked
    wanted = [(r.name, *(100 * n for n in (r.share.mean, r.share.low, r.share.high))) for r in rows]
    for shown, told in zip(drawn(axes), wanted, strict=True):
        assert shown[0] == told[0]
        assert shown[1:] == pytest.approx(told[1:])
    assert list(axes.get_yticks()) == [2, 1, 0]
    assert axes.get_title() == "ladder of mogul-2002, 3 seats: 24 games"
    fair = [line for line in axes.lines if line.get_label() == "fair share"]
    assert [line.get_xdata()[0] for line in fair] == [pytest.approx(100 / 3)]


def test_an_arena_is_drawn_by_its_ratings(folder: Path) -> None:
    told = [(row.name, row.mu, row.low, row.high) for row in ratings_of(*load(folder))]
    for shown, wanted in zip(drawn(plot.arena(folder, "rating")), told, strict=True):
        assert shown[0] == wanted[0]
        assert shown[1:] == pytest.approx(wanted[1:])


def test_an_arena_without_games_or_of_another_kind_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"invalid show='points'; expected share or rating"):
        plot.arena(folder, "points")
    with pytest.raises(UsageError, match=r"no manifest\.json, so it is not the folder of an arena"):
        plot.arena(tmp_path)
    (tmp_path / "manifest.json").write_bytes((folder / "manifest.json").read_bytes())
    with pytest.raises(UsageError, match="no deal is complete yet, so there is nothing to plot"):
        plot.arena(tmp_path)


def test_a_curve_draws_every_column_along_the_first_with_its_band() -> None:
    axes: Any = plot.curve(ROWS)
    lines = {line.get_label(): list(line.get_ydata()) for line in axes.lines}
    assert lines == {"won": [0, 0.25, 0.5, 0.75], "lost": [1, 1, 1, 1]}
    assert axes.get_xlabel() == "steps"
    (band,) = axes.collections
    edges = {tuple(point) for point in band.get_paths()[0].vertices.round(3)}
    assert {(3, 0.6), (3, 1.0)} <= edges


def test_a_curve_draws_what_it_is_told_where_it_is_told() -> None:
    _, mine = plt.subplots()
    assert plot.curve(ROWS, x="won", y=["lost"], axes=mine) is mine
    axes: Any = mine
    assert [list(line.get_xdata()) for line in axes.lines] == [[0, 0.25, 0.5, 0.75]]
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("won", "lost")


@pytest.mark.parametrize("ending", ["jsonl", "json", "csv"])
def test_rows_are_read_from_a_file(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"rows.{ending}"
    lines = {
        "jsonl": "\n".join(map(json.dumps, ROWS)) + "\n",
        "json": json.dumps(ROWS),
        "csv": "\n".join([",".join(ROWS[0]), *(",".join(map(str, row.values())) for row in ROWS)]),
    }
    path.write_text(lines[ending], "utf-8")
    axes: Any = plot.curve(path)
    shown = {line.get_label(): list(line.get_ydata()) for line in axes.lines}
    assert shown == {"won": [0, 0.25, 0.5, 0.75], "lost": [1, 1, 1, 1]}


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ([1, 2], "row 0 is not a dictionary of columns: 1"),
        (3, "no rows to plot"),
        ([], "no rows to plot"),
        ([{"a": 1, "b": 2}, {"a": 2}], "row 1 has no number 'b'; its columns are a"),
        ("none.jsonl", "cannot read rows from"),
        ("rows.txt", "unknown format '.txt'"),
        ("bad.json", "cannot read rows from"),
        ("three.json", "no rows to plot"),
        ("numbers.json", "row 0 is not a dictionary of columns: 1"),
    ],
)
def test_rows_that_cannot_be_drawn_are_refused(rows: Any, told: str, tmp_path: Path) -> None:
    (tmp_path / "rows.txt").write_text("1 2\n")
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "three.json").write_text("3")
    (tmp_path / "numbers.json").write_text("[1, 2]")
    with pytest.raises(UsageError, match=told):
        plot.curve(tmp_path / rows if isinstance(rows, str) else rows)


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def missing(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return there(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(UsageError, match=re.escape(command("plot"))):
        plot.curve(ROWS)
