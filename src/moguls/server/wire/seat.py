"""What a seat may say besides its moves: how it wants to be asked, and that a bot may move."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from moguls.core.wish import Wanted  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.messages import Wire


class PutWish(Wire):
    """Say how your seat wants to be asked the table's `question`, which comes again and again.

    no: the usual answer is given for it at once; once: the other answer the next time, then no;
    ask: it is asked, and has time. Programs with a token begin with ask, everybody else with no.
    """

    wish: Wanted


class CallNext(Wire):
    """Request the move of a waiting bot (`awaiting_next`); `seq` is the last entry received.

    Where none waits, or a move has come since, nothing happens.
    """

    seq: Annotated[int, Meta(ge=0)]
