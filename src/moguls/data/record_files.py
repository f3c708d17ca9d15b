"""Reading files of records: JSON Lines, one pretty-printed object, or stdin."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moguls.core.play.replay import options_of, refuse_head
from moguls.core.records import strict_json
from moguls.errors import RecordError, UsageError
from moguls.games.registry import game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from moguls.core.play.game import Game

Record = dict[str, Any]


class NoRecord(UsageError):
    """A file, or a line of it, is no record of games."""


@contextmanager
def lines_of(path: str) -> Iterator[Iterable[bytes]]:
    """Open a file of records, or stdin for "-".

    Raises:
        NoRecord: it cannot be read.
    """
    if path == "-":
        yield sys.stdin.buffer
        return
    try:
        stream = Path(path).open("rb")  # noqa: SIM115  # closed below
    except OSError as error:
        msg = f"{path}: cannot be read: {error.strerror}"
        raise NoRecord(msg) from error
    with stream:
        yield stream


def records(path: str) -> Iterator[tuple[int, Record]]:
    """Yield the records of a file with the number of the line on which each begins.

    Raises:
        NoRecord: naming the file and the line that is none.
    """
    with lines_of(path) as lines:
        found = False
        for number, record in _objects(path, lines):
            found = True
            yield number, record
        if not found:
            msg = f"{path}: holds no record: it is empty"
            raise NoRecord(msg)


def _objects(path: str, lines: Iterable[bytes]) -> Iterator[tuple[int, Record]]:
    """Yield JSON values: one a line, or the whole file if its first line is none by itself."""
    numbered = iter(enumerate(lines, 1))
    first = True
    for number, line in numbered:
        text = _decode(path, number, line)
        if not text.strip():
            continue
        whole = _unfinished(text) if first else False
        first = False
        if whole:
            rest = "".join(_decode(path, at, more) for at, more in numbered)
            yield number, _parse(path, number, text + rest)
            return
        yield number, _parse(path, number, text)


def _decode(path: str, number: int, line: bytes) -> str:
    """Return a line as text."""
    try:
        return line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError as error:
        msg = f"{path}, line {number}: is no text in UTF-8"
        raise NoRecord(msg) from error


def _unfinished(text: str) -> bool:
    """Say whether a first line looks like the beginning of an object of several lines."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return text.lstrip().startswith("{")
    return False


def _parse(path: str, number: int, text: str) -> Any:
    """Read one JSON value."""
    try:
        return strict_json.loads(text)
    except json.JSONDecodeError as error:
        line = number + error.lineno - 1
        msg = f"{path}, line {line}: is no JSON: {error.msg} at column {error.colno}"
        raise NoRecord(msg) from error
    except RecursionError as error:
        msg = f"{path}, line {number}: is nested too deeply"
        raise NoRecord(msg) from error
    except strict_json.Unsound as error:
        msg = f"{path}, line {number}: is no record: {error}"
        raise NoRecord(msg) from error


def game_of(path: str, number: int, record: Record) -> Game:
    """Return the game that a record was played under.

    Raises:
        NoRecord: format, game, switches or seats are none that this program knows.
    """
    try:
        refuse_head(record)
        named = game(record["game"], **options_of(record))
        named.check_seats(record["seats"])
    except (RecordError, UsageError) as error:
        msg = f"{path}, line {number}: is no record: {error}"
        raise NoRecord(msg) from error
    return named
