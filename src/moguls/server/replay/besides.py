"""What a record says besides the game: remarks, unknown keys. Some room, but no file storage."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from moguls.server.limits.rates import MAX_BESIDES
from moguls.server.wire.refusal import Refusal

# What is compared with the game played again, so that nothing else can stand there.
PLAYED: Final = ("format", "game", "seats", "options", "deal", "steps", "checks", "result")
CHECK: Final = ("after", "state")
RESULT: Final = ("scores", "winners")
TIME: Final = re.compile(r'"?[-+:.0-9TZe ]{1,40}"?')  # of a step, as JSON


def refuse_much_besides(line: int, record: dict[str, object]) -> None:
    """Refuse a record that keeps the rules, but has more besides the game than a few remarks need.

    Raises:
        Refusal: saying how much there is, and how much may be.
    """
    found = _size(record) - _size(_bare(record))
    if found > MAX_BESIDES:
        raise Refusal("record/besides", {"line": line, "bytes": found, "limit": MAX_BESIDES})


def _size(value: object) -> int:
    """Return how many bytes a value has as it is kept."""
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def _bare(record: dict[str, Any]) -> dict[str, object]:
    """Return what a record that keeps the rules says of its game alone."""
    bare: dict[str, Any] = {key: record[key] for key in PLAYED if key in record}
    bare["steps"] = [_step(each) for each in record["steps"]]
    if "checks" in bare:
        bare["checks"] = [{key: each[key] for key in CHECK} for each in bare["checks"]]
    if isinstance(bare.get("result"), dict):
        bare["result"] = {key: bare["result"][key] for key in RESULT}
    return bare


def _step(step: dict[str, object]) -> dict[str, object]:
    """Return a step without its comment; a time belongs to it, if it is one."""
    is_time = TIME.fullmatch(json.dumps(step.get("at")))
    left_out = {"comment"} if is_time else {"comment", "at"}
    return {key: value for key, value in step.items() if key not in left_out}
