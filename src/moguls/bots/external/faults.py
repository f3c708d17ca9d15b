"""Failures of external bots: invalid answers, no answer, and forfeited decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moguls.core.text.wording import harmless
from moguls.errors import PicklableError, UsageError

STOPPED: Final = "stopped"


class ProgramFailed(UsageError):
    """A program that cannot play: it does not start, or fails in game after game."""


class BadAnswer(PicklableError):
    """An invalid answer; the program may try again.

    Attributes:
        code: as in the message `error`.
        text: what was sent, why it is invalid, what was expected.
        rule: the clause that forbids a move.
    """

    def __init__(self, code: str, text: str, rule: str | None = None) -> None:
        """Store the reason, without control characters."""
        self.code, self.text, self.rule = code, harmless(text), rule
        super().__init__(self.text)


class ProgramSilent(PicklableError):
    """No answer came: `late`, or the program has `ended`."""

    def __init__(self, code: str, text: str) -> None:
        """Store the reason, without control characters."""
        self.code, self.text = code, harmless(text)
        super().__init__(self.text)


@dataclass(frozen=True)
class Fault:
    """A decision that an external bot has forfeited.

    Attributes:
        game: the number of the bot's game, from 1; in a match, that of the match's game, from 0.
        ply: of the decision.
        seat: of the bot.
        code: as in the message `forfeit`, or `ended`; `stopped` after too many forfeits.
        text: the reason.
        move: the random legal move that was played instead.
    """

    game: int
    ply: int
    seat: int
    code: str
    text: str
    move: str
