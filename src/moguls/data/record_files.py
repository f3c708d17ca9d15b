"""Reader of records: JSON Lines, one pretty-printed object, or stdin."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moguls.core.encoding import NO_UTF_8, NotText, text_of
from moguls.core.play.replay import options_of, refuse_head
from moguls.core.records import strict_json
from moguls.errors import RecordError, UsageError
from moguls.games.registry import game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from moguls.core.play.game import Game

Record = dict[str, Any]


class NoRecord(UsageError):
    """A file or one of its lines is not a record of a game."""


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
    """Yield the records of a file with the numbers of their first lines.

    Raises:
        NoRecord: with the file and the invalid line.
    """
    with lines_of(path) as lines:
        any_record = False
        for number, record in _objects(path, lines):
            any_record = True
            yield number, record
        if not any_record:
            msg = f"{path}: contains no records: it is empty"
            raise NoRecord(msg)


def _objects(path: str, lines: Iterable[bytes]) -> Iterator[tuple[int, Record]]:
    """Yield JSON values: one per line, or one of the whole file if it begins with part of one."""
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
    try:
        return text_of(line) if number == 1 else line.decode("utf-8")
    except (NotText, UnicodeDecodeError) as error:
        why = error.why if isinstance(error, NotText) else NO_UTF_8
        msg = f"{path}, line {number}: {why}"
        raise NoRecord(msg) from error


def _unfinished(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return text.lstrip().startswith("{")
    return False


def _parse(path: str, number: int, text: str) -> Any:
    try:
        return strict_json.loads(text)
    except json.JSONDecodeError as error:
        line = number + error.lineno - 1
        msg = f"{path}, line {line}: invalid JSON: {error.msg} at column {error.colno}"
        raise NoRecord(msg) from error
    except RecursionError as error:
        msg = f"{path}, line {number}: JSON is nested too deeply"
        raise NoRecord(msg) from error
    except strict_json.Unsound as error:
        msg = f"{path}, line {number}: not a record: {error}"
        raise NoRecord(msg) from error


def game_of(path: str, number: int, record: Record) -> Game:
    """Return the game that a record was played under.

    Raises:
        NoRecord: unknown format, game or switch, or invalid number of seats.
    """
    try:
        refuse_head(record)
        named = game(record["game"], **options_of(record))
        named.check_seats(record["seats"])
    except (RecordError, UsageError) as error:
        msg = f"{path}, line {number}: not a record: {error}"
        raise NoRecord(msg) from error
    return named
