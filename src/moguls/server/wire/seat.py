"""Messages of a seat besides its moves: auto-response and step mode."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from moguls.core.auto_response import AutoResponse  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.messages import Wire


class PutAutoResponse(Wire):
    """Set the auto-response to the table's recurring `question`.

    no: the usual answer is given at once; once: the other answer is given the next time, then no;
    ask: the seat is asked, and has time. The default is ask for programs with a token, else no.
    """

    auto_response: AutoResponse


class CallNext(Wire):
    """Request the move of a waiting bot (`awaiting_next`); `seq` is the last entry received.

    If none waits, or a move has been played since, nothing happens.
    """

    seq: Annotated[int, Meta(ge=0)]
