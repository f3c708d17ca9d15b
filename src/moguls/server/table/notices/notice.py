"""Notice: something that a person is told who does not look at the table."""

from __future__ import annotations

from typing import Final, NamedTuple

# Kinds; these names are stored in the database and are parts of message keys.
TURN: Final = "turn"
QUARTER: Final = "quarter"
STARTED: Final = "started"
OVER: Final = "over"
BOT_CAME: Final = "bot"
REMATCH: Final = "rematch"
PAUSE: Final = "pause"
MESSAGE: Final = "message"


class Notice(NamedTuple):
    """A notice to one person about one table.

    The key is table, seat, `seq`, `kind` and `deadline`: after an extension a new warning comes.

    Attributes:
        user: who is told.
        seat: whose it is about: the seat that a bot took over, or that requests a pause.
        kind: one of the kinds above.
        seq: the public number of the entry that caused it.
        moved: the public number of the last move: it says which turn was meant.
        made_at: the time of the entry, in seconds since 1970.
        not_before, expires_at: when it may be sent.
        deadline: when the time of the seat is over; 0 without a clock.
        is_slow: whether the table lasts for days.
    """

    user: str
    seat: int
    kind: str
    seq: int
    moved: int
    made_at: float
    not_before: float
    expires_at: float
    deadline: float = 0.0
    is_slow: bool = False
