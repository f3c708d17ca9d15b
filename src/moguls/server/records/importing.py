"""Import of records: each error is reported with its line, step, rule and reason."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.core.encoding import NotText, text_of
from moguls.core.play.replay import FORMAT, options_of, refuse_head, replay
from moguls.core.records import strict_json
from moguls.errors import RecordError, UsageError
from moguls.games import registry
from moguls.server.limits.rates import MAX_RECORDS
from moguls.server.records.record_errors import SHOWN, wrong_head, wrong_record
from moguls.server.wire.names import cleaned
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough


@dataclass(frozen=True)
class Imported:
    """A valid record: its line in the text, and its replayed game."""

    line: int
    game: Game
    record: dict[str, object]
    play: Playthrough


def read_records(data: bytes) -> list[Imported]:
    """Return all games of a text: one JSON object, or one per line.

    Raises:
        Refusal: with the error and its place.
    """
    try:
        text = text_of(data)
    except NotText as error:
        raise Refusal("record/no_text", {"line": error.line}) from error
    objects = _objects(text)
    if not objects:
        raise Refusal("record/empty")
    if len(objects) > MAX_RECORDS:
        raise Refusal("record/too_many", {"count": len(objects), "limit": MAX_RECORDS})
    return [_checked(line, value) for line, value in objects]


def _objects(text: str) -> list[tuple[int, object]]:
    """Return the JSON values of a text with the lines on which they begin."""
    lines = [(at, line) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
    if lines and _is_whole(lines[0][1]):
        return [(at, _parsed(line, at)) for at, line in lines]
    return [(lines[0][0], _parsed(text, 1))] if lines else []


def _is_whole(line: str) -> bool:
    """Return whether a line is an object of its own, not the first of several lines."""
    if line.rstrip().endswith("}"):
        return True
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(text: str, line: int) -> object:
    try:
        return strict_json.loads(text)
    except json.JSONDecodeError as error:
        details: dict[str, str | int] = {"line": line + error.lineno - 1, "column": error.colno}
        raise Refusal("record/no_json", {**details, "why": error.msg}) from error
    except RecursionError as error:
        raise Refusal("record/too_deep", {"line": line}) from error
    except strict_json.Unsound as error:
        code = f"record/{error.code}"
        raise Refusal(code, {"line": line, "found": error.found}) from error


def _checked(line: int, record: Any) -> Imported:
    """Replay a record; refuse it if it is not valid."""
    game = _game(line, record)
    try:
        result = replay(game, record, check=True)
    except RecordError as error:
        raise wrong_record(line, game, record, error) from error
    except (TypeError, KeyError, AttributeError, IndexError, OverflowError) as error:
        raise Refusal("record/broken", {"line": line, "why": repr(error)[:200]}) from error
    if result.differences:
        first = result.differences[0]
        details: dict[str, str | int] = {"line": line, "step": first.after, "key": first.key}
        details.update(found=_short(first.found), recorded=_short(first.recorded))
        raise Refusal("record/differs", details)
    return Imported(line, game, record, result.play)


def _game(line: int, record: object) -> Game:
    if not isinstance(record, dict):
        raise Refusal("record/no_record", {"line": line, "format": FORMAT})
    if record.get("format") != FORMAT:
        details: dict[str, str | int] = {"line": line, "found": _short(record.get("format"))}
        raise Refusal("record/foreign", {**details, "format": FORMAT})
    if isinstance(record.get("game"), str) and record["game"] not in registry.names():
        details = {"line": line, "game": record["game"][:SHOWN]}
        raise Refusal("record/no_such_game", {**details, "games": ", ".join(registry.names())})
    try:
        refuse_head(record)
        game = registry.game(record["game"], **options_of(record))
        game.check_seats(record["seats"])
    except (RecordError, UsageError) as error:
        raise wrong_head(line, record, error) from error
    return game


def _short(value: object) -> str:
    """Return a value as JSON, truncated."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def players_of(record: dict[str, object], seats: int) -> list[str]:
    """Return the names of the players; "" where a record has none that can be shown."""
    names = record.get("players")
    listed = names if isinstance(names, list) else []
    cleaned_names = [cleaned(name) if isinstance(name, str) else "" for name in listed[:seats]]
    return cleaned_names + [""] * (seats - len(cleaned_names))
