"""Fixtures for tests of data sets."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.arena.hooks import Hooks
from moguls.arena.workers import processes
from moguls.data.make import make, plan_of

GAMES = 130  # more than a shard has
Rows = list[dict[str, Any]]


def made(  # what a set of games is made of
    out: Path,
    name: str = "moguli",
    bots: Sequence[str] = ("steady",),
    games: int = 10,
    seats: int = 2,
    more: Sequence[str] = (),
    *,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda _games: None,
    licence: str | None = None,
) -> Path:
    game = moguls.game(name)
    plan = plan_of(game, bots, games, 1, seats)
    make(game, plan, more, out, processes(jobs), Hooks(tell), licence)
    return out


def rows(folder: Path, table: str) -> Rows:
    parquet = pytest.importorskip("pyarrow.parquet")
    told: Rows = parquet.read_table(folder / table).to_pylist()
    return told


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="session")
def moguli(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("data") / "moguli", games=GAMES)
