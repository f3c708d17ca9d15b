"""The host's end of the line: asks the server that runs, or does it where none runs."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.errors import UsageError
from moguls.server.admin.line import NAME, answers
from moguls.server.admin.messages import Answer, Done, Failed, Row
from moguls.server.site import Ports, Site
from moguls.server.storage.folders import FILE, lock_folder
from moguls.server.storage.read_only import reading
from moguls.server.storage.store import Store
from moguls.server.thinking.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from moguls.server.admin.messages import Asked, Rows

PATIENCE: Final = 600.0  # seconds for an answer: to sweep may take a while
LONGEST_PATH: Final = 103  # bytes that a socket's path may have wherever there are such sockets


def ask(folder: Path, asked: Asked) -> Rows:
    """Return what a server answers, or what is done in its place where none runs.

    Raises:
        UsageError: it cannot be done, and why; or a server runs that cannot be reached.
    """
    line = _connected(folder / NAME)
    if line is None:
        return _rows(_in_its_place(folder, asked))
    with line, line.makefile("rwb") as stream:
        stream.write(msgspec.json.encode(asked) + b"\n")
        stream.flush()
        try:
            return _rows(msgspec.json.decode(each, type=Answer) for each in stream)
        except (OSError, msgspec.MsgspecError) as error:
            msg = f"the server at {folder / NAME} broke off: {error}"
            raise UsageError(msg) from error


def _rows(told: Iterator[Answer]) -> Rows:
    """Return the rows of an answer.

    Raises:
        UsageError: it is that nothing can be done, or it has no end.
    """
    found: Rows = []
    for each in told:
        match each:
            case Row(row=row):
                found.append(row)
            case Done():
                return found
            case Failed(why=why):
                raise UsageError(why)
    msg = "the server hung up before it was done; its log tells why"
    raise UsageError(msg)


def _connected(path: Path) -> socket.socket | None:
    """Return a line to the server that listens there, None if none does.

    Raises:
        UsageError: the socket is not for us.
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
        msg = f"{path} cannot be used: {error.strerror or error}; ask as the server's own user"
        raise UsageError(msg) from error
    return line


def _length(path: Path) -> int:
    """Return how many bytes a path has."""
    return len(os.fsencode(path))


def _in_its_place(folder: Path, asked: Asked) -> Iterator[Answer]:
    """Do what is asked in this process, with the folder locked against servers.

    Raises:
        UsageError: there are no tables that can be used, or a server has them.
    """
    with reading(folder):  # refuses what is not there, or of another version
        pass
    try:
        lock = lock_folder(folder)
    except UsageError as error:
        raise UsageError(_unreachable(folder / NAME)) from error
    with lock:
        store = Store(folder / FILE)
        try:
            yield from asyncio.run(_served(store, asked))
        finally:
            store.close()


async def _served(store: Store, asked: Asked) -> list[Answer]:
    """Do what is asked on a site that nobody visits, where no bot moves."""
    site = Site(Ports(store, Scheduler()))
    site.hub.after_change = lambda _live: None
    return await answers(site, msgspec.json.encode(asked))


def _unreachable(path: Path) -> str:
    """Return why a server that has the folder cannot be asked."""
    if not hasattr(socket, "AF_UNIX"):
        why = "this system has no sockets for it"
    elif _length(path) > LONGEST_PATH:
        why = f"the path of its socket has {_length(path)} bytes, and may have {LONGEST_PATH}"
    else:
        why = "it does not listen there: it may be of an earlier version, or just starting"
    return f"another process uses {path.parent}, and {path} cannot be asked: {why}; stop it first"
