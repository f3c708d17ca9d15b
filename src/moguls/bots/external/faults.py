"""What goes wrong with a program: told to it, shown to whoever started it, kept in records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moguls.core.text.wording import harmless
from moguls.errors import UsageError

STOPPED: Final = "stopped"


class ProgramFailed(UsageError):
    """A program that cannot play: it does not start, speaks otherwise, or fails all the time."""


class BadAnswer(Exception):
    """An answer that cannot be taken; its program may try again.

    Attributes:
        code: as in the message `error`.
        text: what was sent, why it will not do, what was expected.
        rule: the clause that forbids a move.
    """

    def __init__(self, code: str, text: str, rule: str | None = None) -> None:
        """Keep what is told to the program."""
        self.code, self.text, self.rule = code, harmless(text), rule
        super().__init__(self.text)


class NoAnswer(Exception):
    """No answer came: `late`, or the program has `ended`."""

    def __init__(self, code: str, text: str) -> None:
        """Keep what is told."""
        self.code, self.text = code, harmless(text)
        super().__init__(self.text)


@dataclass(frozen=True)
class Fault:
    """A decision that a program has forfeited.

    Attributes:
        game: which of the program's games, from 1; in a match, the number of its game, from 0.
        ply: of the decision.
        seat: that decided.
        code: as in the message `forfeit`, or `ended`; `stopped` where it was not asked any more.
        text: why.
        move: what was played for it, drawn at random from the legal moves.
    """

    game: int
    ply: int
    seat: int
    code: str
    text: str
    move: str
