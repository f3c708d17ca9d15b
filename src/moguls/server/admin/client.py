"""Client of the admin service: asks the running server, or does the request itself if none runs."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.errors import UsageError
from moguls.server.admin.messages import Answer, AnswerEnd, AnswerRow, Failed
from moguls.server.admin.socket import NAME, answers
from moguls.server.site import Ports, Site
from moguls.server.storage.folders import InUse
from moguls.server.storage.opening import acting, place_of, reading
from moguls.server.thinking.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from moguls.server.admin.messages import AdminRequest, Rows
    from moguls.server.storage.folders import Place
    from moguls.server.storage.sql_store import SqlStore

PATIENCE: Final = 600.0  # seconds for an answer: a sweep may take a while
LONGEST_PATH: Final = 103  # bytes of a socket's path that every system allows


def ask(place: Place, request: AdminRequest) -> Rows:
    """Return the rows of an answer.

    Raises:
        UsageError: the request failed, or a server runs that cannot be reached.
    """
    path = place.folder / NAME
    line = _connected(path)
    if line is None:
        return _rows(_in_its_place(place, request))
    with line, line.makefile("rwb") as stream:
        stream.write(msgspec.json.encode(request) + b"\n")
        stream.flush()
        try:
            return _rows(msgspec.json.decode(text, type=Answer) for text in stream)
        except (OSError, msgspec.MsgspecError) as error:
            msg = f"the connection to the server at {path} failed: {error}"
            raise UsageError(msg) from error


def _rows(messages: Iterable[Answer]) -> Rows:
    """Return the rows of an answer, up to its end.

    Raises:
        UsageError: the request failed, or the answer has no end.
    """
    rows: Rows = []
    for answer in messages:
        match answer:
            case AnswerRow(row=row):
                rows.append(row)
            case AnswerEnd():
                return rows
            case Failed(why=why):
                raise UsageError(why)
    msg = "the server closed the connection early; its log has the reason"
    raise UsageError(msg)


def _connected(path: Path) -> socket.socket | None:
    """Return a connection to the server of a socket; None if none listens.

    Raises:
        UsageError: the socket cannot be used.
    """
    if not hasattr(socket, "AF_UNIX") or _length(path) > LONGEST_PATH:
        return None
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(PATIENCE)
    try:
        line.connect(str(path))
    except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError):
        line.close()
        return None
    except OSError as error:
        line.close()
        msg = f"{path} cannot be used: {error.strerror or error}; run this as the server's user"
        raise UsageError(msg) from error
    return line


def _length(path: Path) -> int:
    """Return the length of a path in bytes."""
    return len(os.fsencode(path))


def _in_its_place(place: Place, request: AdminRequest) -> list[Answer]:
    """Do a request in this process, with the tables locked against servers.

    Raises:
        UsageError: there are no tables that can be used, or a server has them.
    """
    with reading(place):  # refuses a missing folder or another version
        pass
    try:
        with acting(place) as store:
            return asyncio.run(_served(store, request))
    except InUse as error:
        raise UsageError(_unreachable(place)) from error


async def _served(store: SqlStore, request: AdminRequest) -> list[Answer]:
    """Do a request on a site without visitors, where no bot moves."""
    site = Site(Ports(store, Scheduler()))
    site.hub.after_change = lambda _live: None
    return await answers(site, msgspec.json.encode(request))


def _unreachable(place: Place) -> str:
    """Return why the server that has locked the tables cannot be asked."""
    path = place.folder / NAME
    where = place_of(place.folder, place.database)
    if not hasattr(socket, "AF_UNIX"):
        why = "this system has no Unix sockets"
    elif _length(path) > LONGEST_PATH:
        why = (
            f"the path of its socket has {_length(path)} bytes, at most {LONGEST_PATH} are allowed"
        )
    elif place.database:
        why = "it may be on another machine; run this there, with the --data of the server, or"
        return f"another process uses {where}, and cannot be reached at {path}: {why} stop it first"
    else:
        why = "it does not listen there: it may be of an older version, or just starting"
    return f"another process uses {where}, and cannot be reached at {path}: {why}; stop it first"
