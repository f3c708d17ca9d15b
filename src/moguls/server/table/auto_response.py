"""Auto-response: a seat's standing answer to the question that its game asks repeatedly.

By default the usual answer is given at once, so that nobody waits for a seat that would decline
anyway, whether its page is open or not. No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.auto_response import NO, ONCE
from moguls.server.table import seating
from moguls.server.table.orders.answering import decision
from moguls.server.table.rights import own_seat, refuse_over
from moguls.server.table.table import PERSON, LogEntry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.auto_response import AutoResponse, RecurringQuestion
    from moguls.core.play.playthrough import Playthrough
    from moguls.server.table.orders.answering import Automatic
    from moguls.server.table.table import Table, Viewpoint


def response_of(table: Table, seat: int) -> AutoResponse:
    """Return the auto-response of a seat."""
    return table.auto_responses.get(seat, NO)


def question_of(table: Table) -> RecurringQuestion | None:
    """Return the repeated question of the game at a table, if it has one."""
    question = table.play.game.rules.automation.question
    return question if question is not None and question.is_on(table.play.game.options) else None


def put(
    table: Table, user: str, response: AutoResponse, viewpoint: Viewpoint = None
) -> list[LogEntry]:
    """Change a seat's auto-response; only the seat sees it."""
    seat = own_seat(table, user, viewpoint)
    refuse_over(table)
    if question_of(table) is None:
        raise Refusal("table/no_auto_responses")
    return [] if response_of(table, seat) == response else [entry(seat, response)]


def entry(seat: int, response: AutoResponse) -> LogEntry:
    """Return the entry that sets a seat's auto-response."""
    return LogEntry("auto_response", {"seat": seat, "auto_response": response})


def sit(
    table: Table,
    user: str,
    name: str,
    seat: int | None,
    response: AutoResponse | None,
    checks_alone: bool = False,  # a command has positions only
) -> list[LogEntry]:
    """Seat a person with an auto-response."""
    seats = seating.alone(seating.sit(table, user, name, seat), checks_alone=checks_alone)
    return with_response(table, seats, response)


def with_response(
    table: Table, seats: list[LogEntry], response: AutoResponse | None
) -> list[LogEntry]:
    """Return entries that seat somebody, after the auto-response of the seat.

    The order matters because the last one to sit down starts the game.
    """
    if response is None or not (question_of(table) or table.play.game.rules.automation.by_itself):
        return seats
    numbers = [it.data["seat"] for it in seats if it.kind == "sat"]
    return [*(entry(seat, response) for seat in numbers), *seats]


def answer(table: Table) -> str | None:
    """Return the automatic move of the seat on turn; None where it is to choose.

    A standing order about the question is as quick as an auto-response, so that nobody can tell
    which it was.
    """
    play = table.play
    question, seat = question_of(table), play.turn
    if seat is None or table.seats[seat].kind != PERSON:
        return None
    if (ordered := _ordered(table)) is not None:
        return ordered.move
    response = response_of(table, seat)
    if response not in (NO, ONCE):
        return None
    if question is None or not question.is_asked(play.state):
        return forced(play)
    return question.once if response == ONCE and question.once in play.legal() else question.usual


def _ordered(table: Table) -> Automatic | None:
    """Return the answer of a standing order to the repeated question, if it has one."""
    question = question_of(table)
    if question is None or not question.is_asked(table.play.state):
        return None
    ordered = decision(table)
    return None if ordered is None or ordered.move is None else ordered


def forced(play: Playthrough) -> str | None:
    """Return the only legal move, if it is of a kind that is played automatically."""
    rules = play.game.rules
    if not rules.automation.by_itself:
        return None
    legal = rules.legal_actions(play.state)
    return (
        rules.to_text(legal[0])
        if len(legal) == 1 and legal[0] in rules.automation.by_itself
        else None
    )


def automatic(table: Table, seat: int, text: str) -> list[LogEntry]:
    """Play an automatic answer, marked as such in the log."""
    if table.play.turn != seat or answer(table) != text:
        return []
    ordered = _ordered(table)
    by = {} if ordered is None else {"by": ordered.by}
    return [LogEntry("move", {"seat": seat, "move": text, "auto": True, **by})]
