"""Decisions on commands: entries for the table's log, or a refusal that changes nothing.

No I/O, no clock, no chance in here; `evolve` applies the entries. Seats are decided in `seating`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.errors import MalformedMove, PicklableError
from moguls.server.table.clock import vacations
from moguls.server.table.rights import own_seat, refuse_over
from moguls.server.table.table import PERSON, LogEntry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.errors import Denial
    from moguls.server.table.table import Order, Table, Viewpoint


class Repeated(PicklableError):
    """A command was carried out before; `seq` is the public number of its entry."""

    def __init__(self, seq: int) -> None:
        """Keep the number."""
        super().__init__(seq)
        self.seq = seq


def move(
    table: Table, user: str, client_id: str, seen: int, text: str, viewpoint: Viewpoint = None
) -> list[LogEntry]:
    """Play a person's move for the seat of its viewpoint.

    Raises:
        Repeated: the client id was played before.
        Refusal: the move is not possible now.
    """
    move_id = id_of(user, client_id)
    if move_id in table.done:
        raise Repeated(table.done[move_id])
    seat = own_seat(table, user, viewpoint)
    refuse_not_in_play(table)
    if not table.moved <= seen <= table.seq:
        raise Refusal("table/stale_sequence", {"seen": seen, "now": table.seq})
    return [*vacations.ended(table, seat), _checked_move(table, seat, text, move_id)]


def preview(
    table: Table, user: str, text: str, seen: int | None, viewpoint: Viewpoint = None
) -> dict[str, object]:
    """Return what one of its legal moves would change, for the seat on turn; nothing is changed.

    A client that has not seen the last move gets nothing, but is not refused: the move was on its
    way.
    """
    seat = own_seat(table, user, viewpoint)
    if seen is not None and seen < table.moved:
        return {}
    refuse_not_in_play(table)
    return table.play.preview(str(_checked_move(table, seat, text, None).data["move"]))


def refuse_not_in_play(table: Table) -> None:
    """Refuse moves where no game is in play."""
    if table.status == "waiting":
        raise Refusal("table/not_started")
    if table.status == "over":
        raise Refusal("table/over", rule=_end_rule(table))
    refuse_over(table)


def _end_rule(table: Table) -> str:
    """Return the clause that ends the game."""
    denials = table.play.game.rules.denials.values()
    return next(rule for code, rule, _text in denials if code == "over")


def id_of(user: str, client_id: str) -> str:
    """Return the id of a person's move in the log: client ids of two people may be equal."""
    return f"{user}/{client_id}"


def order(
    table: Table, user: str, conditions: Order | None, viewpoint: Viewpoint = None
) -> list[LogEntry]:
    """Set or remove a seat's standing order."""
    seat = own_seat(table, user, viewpoint)
    refuse_over(table)
    if conditions is not None:
        fields = table.play.game.order_fields
        _refuse_unknown(conditions, fields)
        conditions = {name: conditions.get(name) for name in fields}
    return [LogEntry("order", {"seat": seat, "order": conditions})]


def _refuse_unknown(conditions: Order, fields: tuple[str, ...]) -> None:
    """Refuse a standing order where the game has none, or with an unknown condition."""
    if not fields:
        raise Refusal("table/no_orders")
    unknown = [name for name in conditions if name not in fields]
    if unknown:
        why = f"a standing order has {', '.join(fields)}, not {unknown[0][:40]!r}"
        raise Refusal("wire/unknown_field", {"why": why})


def automatic_move(
    table: Table, seat: int, text: str, by: dict[str, str | int] | None = None
) -> list[LogEntry]:
    """Play a bot's move, or one by an order (`by`); nothing once the table is closed."""
    if table.status == "closed":
        return []
    entry = _checked_move(table, seat, text, None)
    return [entry if by is None else replace(entry, data={**entry.data, "by": by})]


def give_up(table: Table, seat: int, why: str) -> list[LogEntry]:
    """Replace a bot that failed by rules of thumb; remove the orders of a seat that failed."""
    if table.seats[seat].kind == PERSON:
        standing = [LogEntry("standing", {"seat": seat, "orders": None})]
        given_up = standing if seat in table.standing else []
        return [LogEntry("order", {"seat": seat, "order": None}), *given_up]
    return [LogEntry("bot_failed", {"seat": seat, "level": table.seats[seat].level, "why": why})]


def rematch(table: Table, user: str, new_id: str) -> list[LogEntry]:
    """Set the table of the rematch on a finished one."""
    if table.status != "over":
        raise Refusal("table/not_over")
    if not table.seats_of(user) and user != table.host:
        raise Refusal("table/not_seated")
    if table.rematch is not None:
        return []
    return [LogEntry("rematch", {"table": new_id})]


def why_not(table: Table, user: str, text: str, viewpoint: Viewpoint = None) -> Denial | None:
    """Return why a move is not possible now for the seat on turn, or None when it is."""
    seat = own_seat(table, user, viewpoint)
    refuse_not_in_play(table)
    return _denial(table, seat, text)


def _checked_move(table: Table, seat: int, text: str, client_id: str | None) -> LogEntry:
    """Return the entry of a legal move of the seat on turn."""
    denial = _denial(table, seat, text)
    if denial is not None:
        details: dict[str, str | int] = {"move": text, "why": denial.code}
        legal = sorted(table.play.legal())
        raise Refusal("rules/illegal_move", details, rule=denial.rule, legal=legal)
    return LogEntry("move", {"seat": seat, "move": text}, client_id)


def _denial(table: Table, seat: int, text: str) -> Denial | None:
    """Return why a move is not legal; refuse a seat that is not on turn, and malformed moves."""
    play = table.play
    if play.turn != seat:
        turn = -1 if play.turn is None else play.turn
        raise Refusal(
            "table/not_your_turn", {"seat": turn + 1}, rule=play.game.rules.display.turn_rule
        )
    try:
        return play.why_not(text)
    except MalformedMove as error:
        raise Refusal("rules/malformed_move", {"move": text}, legal=error.legal) from error
