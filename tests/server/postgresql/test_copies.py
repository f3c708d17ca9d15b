"""Copies to and from PostgreSQL: its lock, its numbers, and texts that it cannot store."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.copying.ends import copy
from moguls.server.storage.copying.remote import RemoteSide
from moguls.server.storage.postgresql.engine import ACTIVE
from moguls.server.storage.schema import META
from tests.server.copying.conftest import new_place
from tests.server.copying.filling import content, fill

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.postgresql import Cluster
    from tests.server.copying.conftest import Place

    NewPlace = Callable[[str, str], Place]

__all__ = ["new_place"]
pytestmark = pytest.mark.slow


def silent(_table: str, _rows: int) -> None:
    pass


def test_a_copy_between_two_servers_is_equal(new_place: NewPlace) -> None:
    source, target = new_place("postgresql", "made"), new_place("postgresql", "")
    fill(source.engine, 30)

    copy(source.text, target.text, silent)

    assert content(target.engine) == content(source.engine)


def test_new_rows_are_numbered_after_the_copied_ones(new_place: NewPlace) -> None:
    source, target = new_place("sqlite", "made"), new_place("postgresql", "")
    fill(source.engine, 7)
    with source.engine.begin() as connection:
        connection.execute(META.tables["puzzles"].delete())
    copy(source.text, target.text, silent)

    assert added(target, "texts") == added(source, "texts") == 2**40 + 7
    assert added(target, "notices") == added(source, "notices") == 8
    assert added(target, "puzzles") == added(source, "puzzles") == 1


def added(place: Place, name: str) -> int:
    """Return the number of a new row, equal to another one or to a plain one."""
    table = META.tables[name]
    values = {
        column.key: 0 if isinstance(column.type, sa.Integer | sa.Float) else "new"
        for column in table.columns
        if not column.primary_key and not isinstance(column.type, sa.Boolean)
    }
    values |= {c.key: False for c in table.columns if isinstance(c.type, sa.Boolean)}
    with place.engine.begin() as connection:
        key = connection.execute(table.insert().values(**values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def test_a_text_with_nul_is_named_and_the_copy_continues_once_it_is_changed(
    new_place: NewPlace,
) -> None:
    source, target = new_place("sqlite", "made"), new_place("postgresql", "")
    bans = META.tables["bans"]
    with source.engine.begin() as connection:
        connection.execute(bans.insert(), {"who": "p1", "made_at": 1.0, "reason": "a\0b"})
    with pytest.raises(UsageError, match=r"table bans \(key p1\): PostgreSQL has no texts with"):
        copy(source.text, target.text, silent)

    with source.engine.begin() as connection:
        connection.execute(bans.update().values(reason="ab"))
    copy(source.text, target.text, silent)

    assert content(target.engine) == content(source.engine)


@pytest.mark.parametrize("busy", [0, 1])
def test_a_database_that_a_server_uses_is_refused(
    new_place: NewPlace, cluster: Cluster, busy: int
) -> None:
    places = [new_place("postgresql", "made"), new_place("postgresql", "")]
    before = content(places[0].engine)
    with cluster.connect(places[busy].text.rpartition("/")[2]) as connection:
        connection.execute(f"SELECT pg_advisory_lock({ACTIVE})")
        with pytest.raises(UsageError, match="a server uses PostgreSQL database"):
            copy(places[0].text, places[1].text, silent)
        assert not sa.inspect(places[1].engine).has_table("users")

    copy(places[0].text, places[1].text, silent)
    assert content(places[1].engine) == before


def test_a_copy_that_lost_its_connection_and_lock_writes_no_more(
    new_place: NewPlace, cluster: Cluster
) -> None:
    place = new_place("postgresql", "made")
    with closing(RemoteSide(place.text)) as side, cluster.connect() as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        )
        with pytest.raises(sa.exc.OperationalError), side.connection.begin():
            side.set_version("unfinished-")


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    new_place: NewPlace,
) -> None:
    source = new_place("sqlite", "made")
    with pytest.raises(UsageError, match=r"database x at 127\.0\.0\.1:1 cannot") as refused:
        copy(source.text, "postgresql://ada:secret@127.0.0.1:1/x", silent)
    assert "secret" not in str(refused.value)
