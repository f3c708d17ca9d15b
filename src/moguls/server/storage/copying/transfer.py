"""Copy of all rows between two databases, which can be interrupted and compares at the end.

While a copy is unfinished, the target has a version that no server accepts. It names the source, so
that only a copy of the same source continues.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.copying.rows import Digest, batches, digest, key_of, last_key, read
from moguls.server.storage.schema import META, SITE
from moguls.server.storage.versions import UNFINISHED, newest_version

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.storage.copying.rows import Values
    from moguls.server.storage.copying.side import Side

    Report = Callable[[str, int], None]

# What a server writes into a new database before anybody comes.
OF_A_START: Final = frozenset(
    {"clock_jumps", "heartbeat", "keys", "outages", "server_epoch", "site"}
)
AGAIN: Final = "repeat the command to continue"


class SourceChanged(UsageError):
    """Rows contradict those that were copied before an interruption."""


@dataclass(frozen=True)
class Copied:
    """A table in the source and in the target."""

    table: str
    source: Digest
    target: Digest

    @property
    def is_equal(self) -> bool:
        """Whether both have the same rows."""
        return self.source == self.target


def tables() -> list[sa.Table]:
    """Return all tables, each after those that it refers to."""
    return list(META.sorted_tables)


def transfer(source: Side, target: Side, report: Report) -> list[Copied]:
    """Copy everything to a target that is empty, or has an unfinished copy of this source.

    Args:
        source: a checked one.
        target: its version tells servers and this function whether the copy is finished.
        report: called with each table that is copied, and how many rows that were.

    Returns:
        What both have of each table: the same.

    Raises:
        UsageError: the target cannot be used, or differs in the end.
    """
    version = newest_version()
    source.begin_reading()
    mark = _mark(source, version)
    is_new = _prepare(target, version, mark)
    result = _copied(source, target, report)
    if not (is_new or _is_equal(result)):
        with _writing(target):
            _empty(target)
        result = _copied(source, target, report)
    _refuse_differences(target, result)
    with _writing(target):
        target.finish(tables())
        target.set_version(version)
    return result


def _copied(source: Side, target: Side, report: Report) -> list[Copied]:
    """Copy what the target lacks; return what both have, and nothing if the source has changed."""
    try:
        for table in tables():
            report(table.name, _copy(source, target, table))
    except SourceChanged:
        return []
    return _compared(source, target)


def _is_equal(result: list[Copied]) -> bool:
    return bool(result) and all(table.is_equal for table in result)


def _mark(source: Side, version: str) -> str:
    """Return the version of an unfinished copy of a source; the column has 32 characters."""
    site = source.connection.execute(sa.select(SITE.c.id)).scalar_one()
    return f"{UNFINISHED}{version}-{sha256(str(site).encode()).hexdigest()[:12]}"


def check_source(source: Side) -> None:
    """Refuse a source that has no tables, or those of another version.

    Raises:
        UsageError: says what is possible.
    """
    version, newest = source.version(), newest_version()
    if version == newest:
        return
    if version is None:
        msg = f"there are no tables in {source.name}; name a data folder, a file or a database"
    elif version.startswith(UNFINISHED):
        msg = f"{source.name} is an unfinished copy itself: finish that one first"
    else:
        msg = _other_version(source, version, newest)
    raise UsageError(msg)


def _other_version(side: Side, version: str, newest: str) -> str:
    what = f"{side.name} has version {version}, this Moguls has {newest}"
    if version > newest:
        return f"{what}: use the newer Moguls to copy it"
    return f"{what}: migrate it by one start ({side.migrating}), or name another one"


def _prepare(target: Side, newest: str, mark: str) -> bool:
    """Create or check the target; return whether the copy begins now, and does not continue.

    Raises:
        UsageError: the target has other data, or is of another version.
    """
    version = target.version()
    if version is None:
        target.create()
    elif version == mark:
        target.begin_writing()
        return False
    elif version.startswith(UNFINISHED):
        msg = f"{target.name} has an unfinished copy of another database, or by another version"
        msg += ": finish that one, or name an empty one"
        raise UsageError(msg)
    elif version != newest:
        raise UsageError(_other_version(target, version, newest))
    _refuse_data(target)
    target.begin_writing()
    with _writing(target):
        _empty(target)
        target.set_version(mark)
    return True


def _refuse_data(target: Side) -> None:
    for table in tables():
        query = sa.select(sa.literal(1)).select_from(table).limit(1)
        if table.name not in OF_A_START and target.connection.execute(query).first():
            msg = f"{target.name} already has data (in the table {table.name})"
            msg += ", nothing was changed: name an empty one"
            raise UsageError(msg)


def _empty(target: Side) -> None:
    for table in reversed(tables()):
        target.connection.execute(table.delete())


def _copy(source: Side, target: Side, table: sa.Table) -> int:
    """Copy the rows of a table that the target lacks at its end; return how many."""
    after = last_key(target.connection, table)
    target.connection.rollback()
    count = 0
    for batch in batches(read(source.connection, table, after)):
        _refuse_unsuitable(target, table, batch)
        write(target, table, batch)
        count += len(batch)
    return count


def _refuse_unsuitable(target: Side, table: sa.Table, batch: list[Values]) -> None:
    for row in batch:
        if why := target.unsuitable(row):
            names = [column.name for column in table.columns]
            key = ", ".join(str(row[names.index(column.name)]) for column in key_of(table))
            msg = f"{target.name} cannot store a row of the table {table.name} (key {key}): {why}"
            msg += f"; change it in the source, and {AGAIN}"
            raise UsageError(msg)


def write(target: Side, table: sa.Table, batch: list[Values]) -> None:
    """Write rows in a transaction of their own.

    Raises:
        SourceChanged: rows of the same key or with the same unique values are there.
        UsageError: a value does not fit its column.
    """
    names = [column.key for column in table.columns]
    try:
        with _writing(target):
            rows = [dict(zip(names, row, strict=True)) for row in batch]
            target.connection.execute(table.insert(), rows)
    except sa.exc.IntegrityError as error:
        msg = f"the source has changed in the table {table.name}"
        raise SourceChanged(msg) from error
    except sa.exc.DataError as error:
        msg = f"{target.name} cannot store rows of the table {table.name}: {error.orig}"
        msg += f"; change them in the source, and {AGAIN}"
        raise UsageError(msg) from error


def _writing(target: Side) -> sa.engine.Transaction:
    """Begin a transaction: the one that reading began by itself ends first."""
    target.connection.rollback()
    return target.connection.begin()


def _compared(source: Side, target: Side) -> list[Copied]:
    result = [
        Copied(table.name, digest(source.connection, table), digest(target.connection, table))
        for table in tables()
    ]
    target.connection.rollback()
    return result


def _refuse_differences(target: Side, result: list[Copied]) -> None:
    """Refuse to finish a copy that differs.

    Raises:
        UsageError: that should not happen; the target stays unfinished.
    """
    if not result:
        msg = f"{target.name} refuses rows that contradict one another: the source is damaged"
        msg += "; check it with moguls admin check"
        raise UsageError(msg)
    different = [
        f"{table.table} ({table.source.rows} and {table.target.rows} rows)"
        for table in result
        if not table.is_equal
    ]
    if different:
        msg = f"the copy in {target.name} differs in {', '.join(different)}: do not use it"
        msg += "; name another, empty target"
        raise UsageError(msg)
