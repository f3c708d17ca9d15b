"""Errors of imported records: a code and parameters for a sentence.

`moguls.core.play.replay` words them in English, for the terminal; that text is the parameter `why`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.core.play.replay import replay
from moguls.errors import GameOver, IllegalMove, MalformedMove, RecordError
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.game import Game

Details = dict[str, str | int]
SHOWN: Final = 60  # characters that are quoted
LONGEST: Final = 400
# Types of the fields, with their word in the catalogues.
KINDS: Final = {
    "game": (str, "text"),
    "seats": (int, "number"),
    "deal": (dict, "object"),
    "steps": (list, "list"),
}
STEP: Final = {"seat": int, "move": str}


def wrong_head(line: int, record: dict[str, Any], error: Exception) -> Refusal:
    """Return the error in the head of a record: a field, a house rule, or the seats."""
    details: Details = {"line": line, "why": str(error)[:LONGEST]}
    for key, (kind, word) in KINDS.items():
        if type(record.get(key)) is not kind:
            return Refusal("record/wrong_field", {**details, "key": key, "kind": word})
    if not isinstance(record.get("options", {}), dict):
        return Refusal("record/wrong_field", {**details, "key": "options", "kind": "object"})
    if "seats" in str(error):
        return Refusal("record/wrong_seats", {**details, "count": record["seats"]})
    return Refusal("record/wrong_options", details)


def wrong_record(line: int, game: Game, record: dict[str, Any], error: RecordError) -> Refusal:
    """Return the error in a record: its deal, a step, its checks, or its result."""
    details: Details = {"line": line}
    if error.step is None:
        return Refusal(_part(game, record), {**details, "why": error.text[:LONGEST]})
    details["step"] = error.step
    if error.move is not None:
        details["move"] = error.move[:SHOWN]
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        details.update(why=cause.denial.code, seat=cause.seat + 1)
        return Refusal("record/illegal_move", details, rule=error.rule, legal=error.legal)
    details["why"] = error.text[:LONGEST]
    code = _of_step(record["steps"][error.step - 1], cause, details)
    return Refusal(code, details, rule=error.rule, legal=error.legal)


def _of_step(step: object, cause: BaseException | None, details: Details) -> str:
    """Return the code of an error in a step; add the seat to the parameters where it matters."""
    if isinstance(cause, MalformedMove):
        return "record/no_such_move"
    if isinstance(cause, GameOver):
        return "record/after_the_end"
    if isinstance(step, dict) and "chance" in step:
        return "record/wrong_chance"
    if not isinstance(step, dict) or any(type(step.get(k)) is not kind for k, kind in STEP.items()):
        return "record/wrong_step"
    if "move" not in details:
        return "record/wrong_step"
    details["seat"] = step["seat"] + 1
    return "record/not_its_turn"


def _part(game: Game, record: dict[str, object]) -> str:
    """Return the code of the part without which the record could be replayed."""
    bare = {key: record[key] for key in record if key not in ("checks", "result")}
    for code, less in (
        ("record/wrong_deal", {**bare, "steps": []}),
        ("record/wrong_checks", {**bare, "result": record.get("result")}),
    ):
        if _replays(game, less) is (code == "record/wrong_checks"):
            return code
    return "record/wrong_result"


def _replays(game: Game, record: dict[str, object]) -> bool:
    try:
        replay(game, record, check=False)
    except RecordError:
        return False
    return True
