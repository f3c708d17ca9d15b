"""Reading records that people bring: what is wrong is told with its line, step, rule and reason."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.core.play.replay import FORMAT, options_of, refuse_head, replay
from moguls.core.records import strict_json
from moguls.errors import RecordError, UsageError
from moguls.games import registry
from moguls.server.limits.rates import MAX_RECORDS
from moguls.server.replay.faulty import SHOWN, wrong_head, wrong_record
from moguls.server.wire.names import cleaned
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough


@dataclass(frozen=True)
class Imported:
    """A record that keeps the rules: where it began in the text, and the game played again."""

    line: int
    game: Game
    record: dict[str, object]
    play: Playthrough


def read_records(data: bytes) -> list[Imported]:
    """Return all games of a text: one JSON object, or one on each line.

    Raises:
        Refusal: naming what is wrong, and where.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Refusal("record/no_text", {"line": line}) from error
    found = _objects(text)
    if not found:
        raise Refusal("record/empty")
    if len(found) > MAX_RECORDS:
        raise Refusal("record/too_many", {"count": len(found), "limit": MAX_RECORDS})
    return [_checked(line, value) for line, value in found]


def _objects(text: str) -> list[tuple[int, object]]:
    """Return the JSON values of a text with the lines on which they begin."""
    lines = [(at, line) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
    if lines and _is_whole(lines[0][1]):
        return [(at, _parsed(line, at)) for at, line in lines]
    return [(lines[0][0], _parsed(text, 1))] if lines else []


def _is_whole(line: str) -> bool:
    """Say whether a line looks like an object of its own, not like the first of several lines."""
    if line.rstrip().endswith("}"):
        return True
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(text: str, line: int) -> object:
    """Read a JSON value."""
    try:
        return strict_json.loads(text)
    except json.JSONDecodeError as error:
        told: dict[str, str | int] = {"line": line + error.lineno - 1, "column": error.colno}
        raise Refusal("record/no_json", {**told, "why": error.msg}) from error
    except RecursionError as error:
        raise Refusal("record/too_deep", {"line": line}) from error
    except strict_json.Unsound as error:
        code = f"record/{error.code}"
        raise Refusal(code, {"line": line, "found": error.found}) from error


def _checked(line: int, record: Any) -> Imported:
    """Replay a record; only what keeps the rules comes in."""
    game = _game(line, record)
    try:
        done = replay(game, record, check=True)
    except RecordError as error:
        raise wrong_record(line, game, record, error) from error
    except (TypeError, KeyError, AttributeError, IndexError, OverflowError) as error:
        raise Refusal("record/broken", {"line": line, "why": repr(error)[:200]}) from error
    if done.differences:
        first = done.differences[0]
        told: dict[str, str | int] = {"line": line, "step": first.after, "key": first.key}
        told.update(found=_short(first.found), recorded=_short(first.recorded))
        raise Refusal("record/differs", told)
    return Imported(line, game, record, done.play)


def _game(line: int, record: object) -> Game:
    """Return the game of a record that is one of ours."""
    if not isinstance(record, dict):
        raise Refusal("record/no_record", {"line": line, "format": FORMAT})
    if record.get("format") != FORMAT:
        told: dict[str, str | int] = {"line": line, "found": _short(record.get("format"))}
        raise Refusal("record/foreign", {**told, "format": FORMAT})
    if isinstance(record.get("game"), str) and record["game"] not in registry.names():
        told = {"line": line, "game": record["game"][:SHOWN]}
        raise Refusal("record/no_such_game", {**told, "games": ", ".join(registry.names())})
    try:
        refuse_head(record)
        named = registry.game(record["game"], **options_of(record))
        named.check_seats(record["seats"])
    except (RecordError, UsageError) as error:
        raise wrong_head(line, record, error) from error
    return named


def _short(value: object) -> str:
    """Return a value as JSON writes it, not too long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def players_of(record: dict[str, object], seats: int) -> list[str]:
    """Return the names of the players; "" where the record has none that can be shown."""
    names = record.get("players")
    given = names if isinstance(names, list) else []
    shown = [cleaned(name) if isinstance(name, str) else "" for name in given[:seats]]
    return shown + [""] * (seats - len(shown))
