"""Hints: what the strongest bot would play, told only where nobody else is at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server import rights
from moguls.server.advising import HINT_PATIENCE
from moguls.server.driver import known_to
from moguls.server.messages_review import Hint, HintSeen
from moguls.server.refusal import Refusal
from moguls.server.thinker import NoAnswer

if TYPE_CHECKING:
    from moguls.server.advising import Advisor
    from moguls.server.table import Looks, Table


def asker(table: Table, user: str, looks: Looks) -> int | None:
    """Return the seat that may have a hint: no other is, or will be, a person's.

    None where it is not on turn: nobody who asks can know that a move came first, so it is no
    refusal.

    Raises:
        Refusal: not seated, no game begun, or people play.
    """
    seat = rights.own_seat(table, user, looks)
    if table.status == "waiting":
        raise Refusal("table/not_started")
    if not rights.is_alone(table):
        raise Refusal("table/no_hints")
    return seat if table.status == "playing" and table.play.turn == seat else None


async def hint(table: Table, seat: int, advisor: Advisor) -> HintSeen:
    """Return a hint for the seat on turn; what is hidden from it never leaves this process.

    Raises:
        Refusal: the thought took too long or failed.
    """
    play = table.play
    known, game = known_to(play, seat).pack(), play.game
    question = ("hint", game.name, game.options, game.rules.facts, known, play.ply)
    try:
        text = await advisor.ask(question, HINT_PATIENCE)
    except NoAnswer as error:
        raise Refusal("table/hint_failed") from error
    found = msgspec.json.decode(text, type=Hint | None)
    return HintSeen("preparing" if found is None else "ready", found)
