"""Hints: what the strongest bot would play, told only where nobody else is at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server import decide
from moguls.server.advising import HINT_PATIENCE
from moguls.server.driver import known_to
from moguls.server.messages_review import HintSeen
from moguls.server.refusal import Refusal
from moguls.server.table import BOT
from moguls.server.thinkers import BotFailed

if TYPE_CHECKING:
    from moguls.server.advising import Advisor
    from moguls.server.table import Looks, Table


def asker(table: Table, user: str, looks: Looks) -> int:
    """Return the seat that may have a hint: on turn, and no other is, or will be, a person's.

    Raises:
        Refusal: not seated, not on turn, no game in play, or people play.
    """
    seat = decide.own_seat(table, user, looks)
    decide.refuse_not_in_play(table)
    others = [each for at, each in enumerate(table.seats) if at != seat]
    if any(each.kind != BOT or each.former for each in others):
        raise Refusal("table/no_hints")
    if table.play.turn != seat:
        turn = -1 if table.play.turn is None else table.play.turn
        raise Refusal("table/not_your_turn", {"seat": turn + 1}, rule=None)
    return seat


async def hint(table: Table, seat: int, advisor: Advisor) -> HintSeen:
    """Return a hint for the seat on turn; what is hidden from it never leaves this process.

    Raises:
        Refusal: native code is not ready yet, or the thought took too long or failed.
    """
    play = table.play
    known, game = known_to(play, seat).pack(), play.game
    question = ("hint", game.name, game.options, game.rules.facts, known, play.ply)
    try:
        text = await advisor.ask(question, HINT_PATIENCE)
    except BotFailed as error:
        raise Refusal("table/hint_failed") from error
    seen = msgspec.json.decode(text, type=HintSeen | None)
    if seen is None:
        raise Refusal("table/hint_warming")
    return seen
