"""What is told of chances: hints during a game, reviews after it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class HintedMove(Struct):
    """What a move may bring: the expected share of the win, its standard error, simulations.

    `lead`: points ahead of the best rival, to be expected; null where none were counted.
    """

    move: str
    win: float
    error: float
    sims: int
    lead: float | None


class Hint(Struct):
    """What the strongest bot would play for the seat on turn, knowing what that seat knows.

    `moves`: the best one first, then the others that are worth a thought, by their chance.
    """

    seat: int
    best: str
    moves: list[HintedMove]


class HintSeen(Struct):
    """A hint, or why there is none yet: the bot is being prepared, or the turn has passed.

    Ask again as long as it is "preparing", which is answered with the status 202.
    """

    state: Literal["ready", "preparing", "passed"]
    hint: Hint | None


class ReviewSeen(Struct):
    """A review of a finished game, or how far it has come: `done` of `all` decisions.

    "preparing": it has been begun, but what it is made with is still being compiled.

    `review`: as `moguls review --json` writes it, once it is ready.
    """

    state: Literal["none", "preparing", "working", "ready", "failed"]
    done: int
    all: int
    review: dict[str, Any] | None
