"""Check of uploaded records; its result as JSON, for another machine."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

import msgspec

from moguls.server.records.extra_fields import refuse_many_extra_fields
from moguls.server.records.importing import Imported, read_records
from moguls.server.wire.refusal import Refusal

PREFIX: Final = "rec-"  # of the ids of records
DIGITS: Final = 24  # of a hash, in an id


@dataclass(frozen=True)
class ImportedRecord:
    """A record that passed all checks: its text as it is stored, and a summary for its owner.

    Attributes:
        id: a hash of its content.
        line: the line of the import on which it began.
        game, title, steps: of its game.
        text: one line of JSON.
    """

    id: str
    line: int
    game: str
    title: str
    steps: int
    text: str


class CheckResult(msgspec.Struct):
    """Result of a check: the records, or what the refusal says."""

    records: list[ImportedRecord]
    code: str = ""
    details: dict[str, str | int] = {}
    rule: str | None = None
    legal: list[str] | None = None


def check(data: bytes) -> list[ImportedRecord]:
    """Check records.

    Raises:
        Refusal: one of them is not valid, or has too many extra fields.
    """
    records = read_records(data)
    for it in records:
        refuse_many_extra_fields(it.line, it.record)
    return [
        ImportedRecord(
            _id_of(it.record), it.line, it.game.name, it.game.title, it.play.length, _text(it)
        )
        for it in records
    ]


def checked(data: bytes) -> str:
    """Return the result of `check`, also a refusal, as JSON."""
    try:
        result = CheckResult(check(data))
    except Refusal as refusal:
        result = CheckResult([], refusal.code, refusal.details, refusal.rule, refusal.legal)
    return msgspec.json.encode(result).decode()


def records_in(result: str) -> list[ImportedRecord]:
    """Return the records in a result of `checked`.

    Raises:
        Refusal: of the check.
        msgspec.MsgspecError: it is not such a result.
    """
    outcome = msgspec.json.decode(result, type=CheckResult)
    if outcome.code:
        raise Refusal(outcome.code, outcome.details, outcome.rule, outcome.legal)
    return outcome.records


def _id_of(record: dict[str, object]) -> str:
    """Return the id of a record: a hash of its content."""
    text = json.dumps(record, sort_keys=True, separators=(",", ":"))
    return PREFIX + hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _text(record: Imported) -> str:
    return json.dumps(record.record, separators=(",", ":"), ensure_ascii=False)
