"""Databases to copy from and to; those of PostgreSQL only in slow tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pytest
import sqlalchemy as sa

from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from tests.server.copying.filling import fill

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.postgresql import Cluster

FILES, REMOTE = "sqlite", "postgresql"
ROWS = 30


class Place(NamedTuple):
    """A database, as the command line names it, with access for the test."""

    text: str
    engine: sa.Engine


@pytest.fixture
def new_place(
    tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[[str, str], Place]]:
    """Return a function that makes a place of a kind; `made`: with all tables, or not there."""
    engines: list[sa.Engine] = []
    undo: list[Callable[[], None]] = []

    def place(kind: str, made: str) -> Place:
        if kind == FILES:
            folder = tmp_path / f"folder{len(engines)}"
            if made:
                folder.mkdir()
                SqliteStore(folder / FILE).close()
            text, url = str(folder), f"sqlite:///{folder / FILE}"
        else:
            cluster: Cluster = request.getfixturevalue("cluster")
            name = cluster.migrated() if made else cluster.create()
            undo.append(partial(cluster.drop, name))
            text = cluster.url(name)
            url = text.replace("postgresql:", "postgresql+psycopg:", 1)
        engines.append(sa.create_engine(url, poolclass=sa.pool.NullPool))
        return Place(text, engines[-1])

    yield place
    for engine in engines:
        engine.dispose()
    for drop in undo:
        drop()


WAYS = [
    (FILES, FILES),
    pytest.param((FILES, REMOTE), marks=pytest.mark.slow),
    pytest.param((REMOTE, FILES), marks=pytest.mark.slow),
]


@pytest.fixture(params=WAYS, ids="-to-".join)
def ends(
    request: pytest.FixtureRequest, new_place: Callable[[str, str], Place]
) -> tuple[Place, Place]:
    """A filled source and an empty target, in each direction."""
    source = new_place(request.param[0], "made")
    fill(source.engine, ROWS)
    return source, new_place(request.param[1], "")
