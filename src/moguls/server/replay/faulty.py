"""What is wrong with a record that the rules refuse: a code and facts for a sentence.

`moguls.core.play.replay` says it in English, for the terminal; that text goes along as `why`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.core.play.replay import replay
from moguls.errors import GameOver, IllegalMove, MalformedMove, RecordError
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.game import Game

Told = dict[str, str | int]
SHOWN: Final = 60  # characters of something wrong
LONGEST: Final = 400
# Of what kind a field must be, in words of the catalogues.
KINDS: Final = {
    "game": (str, "text"),
    "seats": (int, "number"),
    "deal": (dict, "object"),
    "steps": (list, "list"),
}
STEP: Final = {"seat": int, "move": str}


def wrong_head(line: int, record: dict[str, Any], error: Exception) -> Refusal:
    """Return what is wrong with the head of a record: a field, a house rule, or the seats."""
    told: Told = {"line": line, "why": str(error)[:LONGEST]}
    for key, (kind, word) in KINDS.items():
        if type(record.get(key)) is not kind:
            return Refusal("record/wrong_field", {**told, "key": key, "kind": word})
    if not isinstance(record.get("options", {}), dict):
        return Refusal("record/wrong_field", {**told, "key": "options", "kind": "object"})
    if "seats" in str(error):
        return Refusal("record/wrong_seats", {**told, "count": record["seats"]})
    return Refusal("record/wrong_options", told)


def wrong_record(line: int, game: Game, record: dict[str, Any], error: RecordError) -> Refusal:
    """Return what is wrong with a record: its deal, a step, its checks, or its result."""
    told: Told = {"line": line}
    if error.step is None:
        return Refusal(_part(game, record), {**told, "why": error.text[:LONGEST]})
    told["step"] = error.step
    if error.move is not None:
        told["move"] = error.move[:SHOWN]
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        told.update(why=cause.denial.code, seat=cause.seat + 1)
        return Refusal("record/illegal_move", told, rule=error.rule, legal=error.legal)
    told["why"] = error.text[:LONGEST]
    code = _of_step(record["steps"][error.step - 1], cause, told)
    return Refusal(code, told, rule=error.rule, legal=error.legal)


def _of_step(step: object, cause: BaseException | None, told: Told) -> str:
    """Return what is wrong with a step, and tell its seat where that is the point."""
    if isinstance(cause, MalformedMove):
        return "record/no_such_move"
    if isinstance(cause, GameOver):
        return "record/after_the_end"
    if isinstance(step, dict) and "chance" in step:
        return "record/wrong_chance"
    if not isinstance(step, dict) or any(type(step.get(k)) is not kind for k, kind in STEP.items()):
        return "record/wrong_step"
    if "move" not in told:
        return "record/wrong_step"
    told["seat"] = step["seat"] + 1
    return "record/not_its_turn"


def _part(game: Game, record: dict[str, object]) -> str:
    """Find the part of a record without which it could be played again."""
    bare = {key: record[key] for key in record if key not in ("checks", "result")}
    for code, less in (
        ("record/wrong_deal", {**bare, "steps": []}),
        ("record/wrong_checks", {**bare, "result": record.get("result")}),
    ):
        if _replays(game, less) is (code == "record/wrong_checks"):
            return code
    return "record/wrong_result"


def _replays(game: Game, record: dict[str, object]) -> bool:
    """Say whether a record can be played again."""
    try:
        replay(game, record, check=False)
    except RecordError:
        return False
    return True
