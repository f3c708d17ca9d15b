"""`moguls verify`: check of seals, which fix all chance before play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.core.commitment import check
from moguls.data.record_files import NoRecord, Record, game_of, records
from moguls.errors import RecordError, UsageError

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game

DIGITS = 64


def run(arguments: argparse.Namespace) -> int:
    """Check each record of the file."""
    noted = _read_seal(arguments.seal)
    wrong = 0
    for number, (line, record) in enumerate(records(arguments.record), 1):
        game = game_of(arguments.record, line, record)
        _refuse_unsealed(arguments.record, line, record)
        verdict = _fault(game, record, noted)
        wrong += verdict is not None
        say(f"game {number}: {verdict or _honest(record)}")
    return 1 if wrong else 0


def _honest(record: Record) -> str:
    return f"the deal was fixed before play, with the seal {record['commit']}"


def _read_seal(seal: str | None) -> str | None:
    """Return --seal in lower case.

    Raises:
        UsageError: invalid seal.
    """
    if seal is None:
        return None
    noted = seal.strip().lower()
    if len(noted) != DIGITS or not set(noted) <= set("0123456789abcdef"):
        msg = f"argument --seal: invalid value: {seal!r}; expected {DIGITS} hexadecimal digits"
        raise UsageError(msg)
    return noted


def _refuse_unsealed(path: str, line: int, record: Record) -> None:
    """Refuse a record that cannot be verified.

    Raises:
        NoRecord: it has no seal, or the seal was not opened.
    """
    opened = record.get("reveal")
    if not isinstance(record.get("commit"), str):
        missing = "'commit': its deal was not fixed before play"
    elif not isinstance(opened, dict) or not isinstance(opened.get("salt"), str):
        missing = "'reveal' with the 'salt' of its seal"
    else:
        return
    msg = f"{path}, line {line}: the record has no {missing}"
    raise NoRecord(msg)


def _fault(game: Game, record: Record, noted: str | None) -> str | None:
    if noted is not None and noted != record["commit"]:
        return f"the record's seal is {record['commit']}, not the one noted, {noted}"
    try:
        check(game, record)
    except RecordError as error:
        return str(error)
    return None
