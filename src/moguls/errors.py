"""What can go wrong, as a tree.

    MogulsError
    ├── UsageError            what was asked for does not exist: game, switch, value, seats
    │   └── NoNativeCode      there is no library that fits, or no compiler
    ├── RulesError            the rules forbid it
    │   ├── MalformedMove     unreadable
    │   ├── IllegalMove       readable, but forbidden here; names the rule
    │   └── GameOver          nothing can be played any more, or nothing undone
    └── RecordError           a record that cannot be replayed; names step, move, rule

A message says what was tried, why not, and what is possible.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Denial:
    """Why an action is not legal: the rule, a short code for programs, and a sentence."""

    rule: str
    code: str
    text: str


class MogulsError(Exception):
    """Whatever Moguls raises on purpose."""


class UsageError(MogulsError):
    """Something was asked for that does not exist; the message lists what does."""


class NoNativeCode(UsageError):
    """There is no native code, or none of that kind, for a game on this machine."""


class RulesError(MogulsError):
    """The rules forbid it."""


class MalformedMove(RulesError):
    """The text is no move of this game."""

    def __init__(self, move: str, legal: list[str]) -> None:
        """Name the text and what could be read instead."""
        self.move, self.legal = move, legal
        super().__init__(f"{move!r} is no move of this game; open now: {', '.join(legal)}")


class IllegalMove(RulesError):
    """The move exists, but the rules forbid it here."""

    def __init__(self, seat: int, move: str, denial: Denial, legal: list[str]) -> None:
        """Name the seat, the move, the rule that forbids it, and what is open."""
        self.seat, self.move, self.denial, self.legal = seat, move, denial, legal
        self.rule = denial.rule
        open_now = ", ".join(legal)
        super().__init__(
            f"seat {seat} cannot {move}: {denial.text} ({denial.rule}); open now: {open_now}"
        )


class GameOver(RulesError):
    """There is nothing to play, or nothing to take back."""


class SavedError(MogulsError):
    """Bytes that are no saved game, or one of another game, version or data file."""


class RecordError(MogulsError):
    """A record that breaks the format or the rules.

    `step` is counted from 1 and is None where no step is to blame.
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
