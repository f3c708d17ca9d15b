"""Extra fields of a record (comments, unknown keys), limited in size."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from moguls.server.limits.rates import MAX_BESIDES
from moguls.server.wire.refusal import Refusal

# Fields that are compared with the replayed game: nothing else can be in them.
PLAYED: Final = ("format", "game", "seats", "options", "deal", "steps", "checks", "result")
CHECK: Final = ("after", "state")
RESULT: Final = ("scores", "winners")
TIME: Final = re.compile(r'"?[-+:.0-9TZe ]{1,40}"?')  # of a step, as JSON


def refuse_many_extra_fields(line: int, record: dict[str, object]) -> None:
    """Refuse a valid record with more extra fields than a few comments need.

    Raises:
        Refusal: with the size and the limit.
    """
    size = _size(record) - _size(_bare(record))
    if size > MAX_BESIDES:
        raise Refusal("record/besides", {"line": line, "bytes": size, "limit": MAX_BESIDES})


def _size(value: object) -> int:
    """Return the length of a value as JSON, in bytes."""
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def _bare(record: dict[str, Any]) -> dict[str, object]:
    """Return the fields of a valid record that describe its game."""
    bare: dict[str, Any] = {key: record[key] for key in PLAYED if key in record}
    bare["steps"] = [_step(item) for item in record["steps"]]
    if "checks" in bare:
        bare["checks"] = [{key: item[key] for key in CHECK} for item in bare["checks"]]
    if isinstance(bare.get("result"), dict):
        bare["result"] = {key: bare["result"][key] for key in RESULT}
    return bare


def _step(step: dict[str, object]) -> dict[str, object]:
    """Return a step without its comment, and without its time if that is not a time."""
    is_time = TIME.fullmatch(json.dumps(step.get("at")))
    left_out = {"comment"} if is_time else {"comment", "at"}
    return {key: value for key, value in step.items() if key not in left_out}
