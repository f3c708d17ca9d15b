"""Both ends of a copy, as a command line names them."""

from __future__ import annotations

import re
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.copying.file import FileSide, file_of
from moguls.server.storage.copying.transfer import Copied, check_source, transfer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.storage.copying.side import Side
    from moguls.server.storage.copying.transfer import Report

URL: Final = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)


def copy(source: str, target: str, report: Report) -> list[Copied]:
    """Copy all tables to an empty database, or continue an interrupted copy.

    Args:
        source: a data folder, a SQLite file, or the URL of a PostgreSQL database.
        target: the same.
        report: called with each table that is copied, and how many rows that were.

    Raises:
        UsageError: one of them cannot be used, or a server uses it; says what is possible.
    """
    if _place(source) == _place(target):
        msg = "--from and --to are the same database; name another target"
        raise UsageError(msg)
    with _opened(source, writes=False) as origin:
        check_source(origin)
        with _opened(target, writes=True) as other:
            try:
                return transfer(origin, other, report)
            except sa.exc.DBAPIError as error:
                msg = f"the copy from {origin.name} to {other.name} has failed: {error.orig}"
                msg += "; repeat the command to continue"
                raise UsageError(msg) from error


def _place(text: str) -> str:
    return text if URL.match(text) else str(file_of(Path(text)).resolve())


@contextmanager
def _opened(text: str, *, writes: bool) -> Iterator[Side]:
    with closing(_side(text, writes=writes)) as side:
        yield side


def _side(text: str, *, writes: bool) -> Side:
    if not URL.match(text):
        return FileSide(file_of(Path(text)), writes=writes)
    # The extra `postgresql` is needed only here.
    from moguls.server.storage.copying.remote import RemoteSide  # noqa: PLC0415

    return RemoteSide(text)
