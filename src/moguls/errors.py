"""Exceptions.

    MogulsError
    ├── UsageError            unknown game, switch or value, invalid number of seats, …
    │   └── NoNativeCode      no library for this machine, and no compiler
    ├── RulesError            the rules forbid it
    │   ├── MalformedMove     not a move of the game
    │   ├── IllegalMove       a move that is forbidden here; names the rule
    │   └── GameOver          nothing to play or to take back
    └── RecordError           a record that cannot be replayed; names step, move, rule

A message says what was tried, why it failed, and what is possible.
"""

from copy import copy
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Denial:
    """Why an action is not legal: the rule, a short code for programs, and a sentence."""

    rule: str
    code: str
    text: str


class _Copying(type):
    """Makes a class copy an instance that it is called with.

    Gymnasium's processes report an error by its class and the error, and call the one with the
    other.
    """

    def __call__(cls, *args: Any, **keywords: Any) -> Any:
        if len(args) == 1 and not keywords and type(args[0]) is cls:
            return copy(args[0])
        return super().__call__(*args, **keywords)


class PicklableError(Exception, metaclass=_Copying):
    """Base class of exceptions that survive pickle and copy, whatever their `__init__` takes.

    An exception is rebuilt from its message and its attributes; by default Python would call
    `__init__` with the message alone, and fail where a process reports an error to another one.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.args), self.__dict__


def _rebuilt(kind: type[Exception], args: tuple[object, ...]) -> Exception:
    return kind.__new__(kind, *args)


class MogulsError(PicklableError):
    """Base class of all errors that Moguls raises."""


class UsageError(MogulsError):
    """Invalid usage, such as an unknown name; the message lists what is possible."""


class NoNativeCode(UsageError):
    """Native code of the requested kind is not available for a game on this machine."""


class RulesError(MogulsError):
    """The rules forbid it."""


class MalformedMove(RulesError):
    """The text is not a move of this game."""

    def __init__(self, move: str, legal: list[str]) -> None:
        """Name the text and what could be read instead."""
        self.move, self.legal = move, legal
        super().__init__(f"{move!r} is not a move of this game; legal moves: {', '.join(legal)}")


class IllegalMove(RulesError):
    """The move exists, but the rules forbid it here."""

    def __init__(
        self, seat: int, move: str, denial: Denial, legal: list[str], table: int | None = None
    ) -> None:
        """Name the seat, the move, the rule that forbids it, and what is open.

        `table`: the index of one of many tables that are stepped together; None for one game.
        """
        self.seat, self.move, self.denial, self.legal = seat, move, denial, legal
        self.rule, self.table = denial.rule, table
        where = "" if table is None else f"table {table}: "
        why = f"seat {seat} cannot {move}: {denial.text} ({denial.rule})"
        super().__init__(f"{where}{why}; legal moves: {', '.join(legal)}")


class GameOver(RulesError):
    """There is nothing to play or to take back."""


class SavedError(MogulsError):
    """Bytes that are not a saved game, or one of another game, version or data file."""


class RecordError(MogulsError):
    """A record that breaks the format or the rules.

    `step` is counted from 1; None if the error is not in a step.
    """

    def __init__(
        self,
        text: str,
        *,
        step: int | None = None,
        move: str | None = None,
        rule: str | None = None,
        legal: list[str] | None = None,
    ) -> None:
        """Remember where the record fails and what was legal there."""
        self.step, self.move, self.rule, self.legal, self.text = step, move, rule, legal, text
        where = "" if step is None else f"step {step}: "
        super().__init__(where + text)
