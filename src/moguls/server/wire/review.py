"""Messages of hints during a game, and of reviews after it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from moguls.review.data import ReviewData  # noqa: TC001  # read at run time
from moguls.review.reasons import Key  # noqa: TC001  # read at run time


class HintedMove(Struct):
    """The value of a move: expected share of the win, its standard error, simulations.

    `lead`: points ahead of the best rival, to be expected; null where none were counted.
    """

    move: str
    win: float
    error: float
    sims: int
    lead: float | None


class HintReason(Struct):
    """A sentence of a hint: its key and its parameters.

    `key`: lead, behind: how the game may end; the others: how the best move compares with what
    shows most of the others, and what its bot goes by. `move`: another move that it names, or
    null. `points`: what it counts in points or dollars, or null. `numbers`: games in a hundred,
    moves, simulations. `flags`: whether a difference is more than chance does ("sure").
    """

    key: Key
    move: str | None
    points: int | None
    numbers: dict[str, int]
    flags: dict[str, bool]


class Hint(Struct):
    """The strongest bot's move for the seat on turn, from its information state.

    `moves`: the best one first, then the others that are worth trying, by their chance.
    `reasons`: two paragraphs, of how the game may end and of how the best move compares.
    """

    seat: int
    best: str
    moves: list[HintedMove]
    reasons: list[list[HintReason]]


class HintInfo(Struct):
    """A hint, or its state: the bot is being prepared, or the turn has passed.

    Ask again as long as it is "preparing", or "waiting" because others come first; both are
    answered with the status 202. A search ends when nobody waits for it any more, and when its
    person asks anew: what was asked before has then "passed".

    `place`: in the queue, 1 for the next one; `seconds`: until it is this one's turn, estimated.
    Both are null unless it is "waiting".
    """

    state: Literal["ready", "preparing", "waiting", "passed"]
    hint: Hint | None
    place: int | None = None
    seconds: int | None = None


class ReviewInfo(Struct):
    """A review of a finished game, or its progress: `done` of `total` decisions.

    "preparing": it has been begun, but what it is made with is still being compiled. "waiting":
    another one that the same person has begun is being made first.

    `review`: as `moguls review --json` writes it, once it is ready; `place`: among the reviews
    that are being made, by when they were begun, 1 for the first, null where it is none of them;
    `seconds`: until it is ready, estimated by how fast it goes on now, or null where nothing is
    known of that yet.
    """

    state: Literal["none", "preparing", "waiting", "working", "ready", "failed"]
    done: int
    total: int
    review: ReviewData | None
    place: int | None = None
    seconds: int | None = None
