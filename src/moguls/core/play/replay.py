"""Replaying records (format `moguls-record/1`), with their checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import of_the_system
from moguls.core.records.strict_json import Unsound, refuse_unsound
from moguls.errors import GameOver, IllegalMove, MalformedMove, RecordError, UsageError

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules

FORMAT = "moguls-record/1"
STEP_KEYS = frozenset({"seat", "move", "at", "comment"})
REMARKS = frozenset({"at", "comment"})


@dataclass(frozen=True)
class Difference:
    """A key of a check (or of the result) that is not what the replay finds."""

    after: int
    key: str
    recorded: object
    found: object

    def __str__(self) -> str:
        """Say where, which key, and both values."""
        return f"after step {self.after}: {self.key} is {self.found!r}, recorded {self.recorded!r}"

    def as_error(self) -> RecordError:
        """Return the difference as an error to raise."""
        return RecordError(str(self))


@dataclass(frozen=True)
class ReplayResult:
    """A record replayed to its end: the playthrough, and the checks that differ."""

    play: Playthrough
    differences: list[Difference]


def options_of(record: dict[str, object]) -> dict[str, str | int]:
    """Return the switches of a record.

    Raises:
        RecordError: no object of texts and whole numbers.
    """
    options = record.get("options")
    if not isinstance(options, dict):
        msg = "'options' must be an object of switches, {} for none"
        raise RecordError(msg)
    for name, value in options.items():
        if type(value) not in (str, int):
            msg = f"option {name!r} must be text or a whole number, not {value!r}"
            raise RecordError(msg)
    return options


def refuse_head(record: object) -> None:
    """Refuse a record of a format that is not supported.

    Raises:
        RecordError: naming the key.
    """
    if not isinstance(record, dict):
        msg = f"a record is a JSON object, not {type(record).__name__}"
        raise RecordError(msg)
    try:
        refuse_unsound(record)
    except (Unsound, RecursionError) as error:
        why = error if isinstance(error, Unsound) else "it is nested too deeply"
        msg = f"a record is JSON: {why}"
        raise RecordError(msg) from error
    if record.get("format") != FORMAT:
        msg = f"'format' is {record.get('format')!r}; expected {FORMAT!r}"
        raise RecordError(msg)
    for key, kind in (("game", str), ("seats", int), ("deal", dict), ("steps", list)):
        if type(record.get(key)) is not kind:
            msg = f"{key!r} must be of type {kind.__name__}, not {record.get(key)!r}"
            raise RecordError(msg)


def replay(
    game: ConfiguredRules, record: dict[str, Any], *, check: bool = False, native: bool = False
) -> ReplayResult:
    """Replay a record; with `check` compare all its checks. The result is always compared.

    Raises:
        RecordError: the record breaks the format or the rules.
    """
    refuse_head(record)
    _refuse_other_game(game, record)
    play = _begin(game, record, native=native)
    checks = _checks_by_step(game, record)
    differences = _compare(play, checks.get(0, []) if check else [])
    for number, step in enumerate(record["steps"], 1):
        _step(play, number, step)
        differences += _compare(play, checks.get(number, []) if check else [])
    differences += _compare_result(play, record)
    _refuse_late(checks, len(play.steps()))
    play.later_chance = of_the_system
    return ReplayResult(play, differences)


def _refuse_other_game(game: ConfiguredRules, record: dict[str, Any]) -> None:
    """Refuse a record of another game, or of this one under other house rules."""
    defaults = {switch.name: switch.default for switch in game.switches}
    options = {name: str(value) for name, value in options_of(record).items()}
    chosen = {name: value for name, value in options.items() if defaults.get(name) != value}
    if record["game"] != game.name or chosen != game.options:
        actual, expected = _titled(record["game"], chosen), _titled(game.name, game.options)
        msg = f"the record is of {actual}, not of {expected}: replay it with the game that it names"
        raise RecordError(msg)


def _titled(name: str, options: dict[str, str]) -> str:
    """Write a game with its house rules."""
    return " ".join([name, *(f"{key}={value}" for key, value in sorted(options.items()))])


def _begin(game: ConfiguredRules, record: dict[str, Any], *, native: bool) -> Playthrough:
    """Deal the record's deal."""
    try:
        game.check_seats(record["seats"])
    except UsageError as error:
        raise RecordError(str(error)) from error
    played = game.native() if native else game
    return Playthrough(played, record["seats"], record["deal"], later_chance=None)


def _step(play: Playthrough, number: int, step: object) -> None:
    """Play one step of a record, or refuse it: number, move, rule, what was legal."""
    if isinstance(step, dict) and "chance" in step:
        _chance(play, number, step)
        return
    seat, move = _read_step(number, step)
    legal = sorted(play.legal())
    if play.chance_due:
        msg = f"seat {seat} is not to act: a chance step is due, for example {{'chance': …}}"
        raise RecordError(msg, step=number, move=move)
    if play.turn is not None and seat != play.turn:
        msg = f"seat {seat} is not to act, seat {play.turn} is; it may {', '.join(legal)}"
        raise RecordError(
            msg, step=number, move=move, rule=play.game.rules.display.turn_rule, legal=legal
        )
    try:
        play.move(move)
    except IllegalMove as error:
        rule = error.rule
        raise RecordError(str(error), step=number, move=move, rule=rule, legal=legal) from error
    except (MalformedMove, GameOver) as error:
        raise RecordError(str(error), step=number, move=move, legal=legal) from error


def _chance(play: Playthrough, number: int, step: dict[str, object]) -> None:
    """Let chance bring what a step of a record says, or refuse it."""
    try:
        play.chance({key: value for key, value in step.items() if key not in REMARKS})
    except RecordError as error:
        raise RecordError(str(error), step=number, rule=error.rule) from error


def _read_step(number: int, step: object) -> tuple[int, str]:
    """Return seat and move of a step."""
    if not isinstance(step, dict):
        msg = f"a step is an object such as {{'seat': 0, 'move': …}}, not {step!r}"
        raise RecordError(msg, step=number)
    unknown = sorted(set(step) - STEP_KEYS)
    if unknown:
        msg = f"unknown key {unknown[0]!r}; a step has {', '.join(sorted(STEP_KEYS))}"
        raise RecordError(msg, step=number)
    seat, move = step.get("seat"), step.get("move")
    if type(seat) is not int or not isinstance(move, str):
        msg = f"a step needs 'seat', a whole number, and 'move', a string: {step!r}"
        raise RecordError(msg, step=number)
    return seat, move


def _checks_by_step(
    game: ConfiguredRules, record: dict[str, object]
) -> dict[int, list[dict[str, object]]]:
    """Return the check states of a record by the step after which they hold."""
    by_step: dict[int, list[dict[str, object]]] = {}
    checks = record.get("checks", [])
    if not isinstance(checks, list):
        msg = f"'checks' must be a list, not {checks!r}"
        raise RecordError(msg)
    for check in checks:
        after = check.get("after") if isinstance(check, dict) else None
        state = check.get("state") if isinstance(check, dict) else None
        if type(after) is not int or after < 0 or not isinstance(state, dict):
            msg = f"a check needs 'after', a number of steps, and 'state': {check!r}"
            raise RecordError(msg)
        unknown = sorted(set(state) - game.rules.codec.check_keys)
        if unknown:
            keys = ", ".join(sorted(game.rules.codec.check_keys))
            msg = f"the check after step {after} has an unknown key {unknown[0]!r}; known: {keys}"
            raise RecordError(msg)
        by_step.setdefault(after, []).append(state)
    return by_step


def _refuse_late(checks: dict[int, list[dict[str, object]]], steps: int) -> None:
    """Refuse a check after more steps than there are: last, since it follows from a lost one."""
    late = [after for after in checks if after > steps]
    if late:
        msg = f"a check is after step {min(late)}, but there are {steps} steps"
        raise RecordError(msg)


def _compare(play: Playthrough, states: list[dict[str, object]]) -> list[Difference]:
    """Return for each check its first key that differs."""
    if not states:
        return []
    actual, after = play.check_state(), len(play.steps())
    wrong = ([k for k, v in state.items() if actual[k] != v][:1] for state in states)
    return [
        Difference(after, keys[0], state[keys[0]], actual[keys[0]])
        for state, keys in zip(states, wrong, strict=True)
        if keys
    ]


def _compare_result(play: Playthrough, record: dict[str, Any]) -> list[Difference]:
    """Return where the result differs.

    Raises:
        RecordError: a finished game without result, or a running one with.
    """
    result = record.get("result")
    if not play.over:
        if result is None:
            return []
        steps = len(record["steps"])
        msg = f"there is a result, but the game is not over after {steps} steps"
        raise RecordError(msg)
    if not isinstance(result, dict):
        msg = "the game is over, so the record must have its 'result'"
        raise RecordError(msg)
    actual = {"scores": play.scores, "winners": play.winners}
    return [
        Difference(len(record["steps"]), f"result {key}", result.get(key), value)
        for key, value in actual.items()
        if result.get(key) != value
    ]
