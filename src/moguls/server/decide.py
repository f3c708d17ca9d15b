"""What a command does to a table: entries for its log, or a refusal that changes nothing.

No I/O, no clock, no chance in here; `table.evolve` takes the entries in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.errors import MalformedMove
from moguls.server.refusal import Refusal
from moguls.server.table import BOT_NAMES, EMPTY, PERSON, Entry

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table import Order, Table


def sit(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a person: on the seat named, or its former one, or the first that is free."""
    if table.seat_of(user) is not None:
        return []
    _refuse_over(table)
    open_to = [i for i, each in enumerate(table.seats) if each.former == user]
    open_to += [i for i, each in enumerate(table.seats) if each.kind == EMPTY]
    if seat is None and not open_to:
        raise Refusal("table/full")
    chosen = open_to[0] if seat is None else seat
    _refuse_no_seat(table, chosen)
    if chosen not in open_to:
        raise Refusal("table/seat_taken", {"seat": chosen + 1})
    return [Entry("sat", {"seat": chosen, "user": user, "name": name})]


def stand(table: Table, user: str) -> list[Entry]:
    """Let a person stand up; during play the seat is kept open for a bot or a person."""
    return [Entry("stood", {"seat": _own_seat(table, user)})]


def seat_bot(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str] = ()
) -> list[Entry]:
    """Seat a bot on a free seat or in the place of a person, change its level, or take it away.

    A person may put a bot in its own place, others only when it is `absent`; it may come back.
    """
    if user != table.host and table.seat_of(user) is None:
        raise Refusal("table/not_seated")
    _refuse_over(table)
    _refuse_no_seat(table, seat)
    held = table.seats[seat]
    is_anothers = held.kind == PERSON and held.user not in {user, *absent}
    # A seat set free could be taken by anybody, with its owner's chips: that is the owner's to do.
    frees_anothers = level is None and (held.user or held.former) not in {None, user}
    if is_anothers or frees_anothers or (level is None and held.kind == PERSON):
        raise Refusal("table/seat_taken", {"seat": seat + 1})
    if level is None and table.seats[seat].kind == EMPTY:
        return []
    return [bot_entry(seat, level)]


def bot_entry(seat: int, level: str | None) -> Entry:
    """Return the entry that seats a bot, or takes one away."""
    return Entry("bot", {"seat": seat, "level": level, "name": BOT_NAMES[seat % len(BOT_NAMES)]})


def move(table: Table, user: str, client_id: str, seen: int, text: str) -> list[Entry]:
    """Play a person's move; the same client id again does nothing."""
    move_id = id_of(user, client_id)
    if move_id in table.done:
        return []
    seat = _own_seat(table, user)
    if table.status == "waiting":
        raise Refusal("table/not_started")
    _refuse_over(table)
    if not table.moved <= seen <= table.seq:
        raise Refusal("table/stale_sequence", {"seen": seen, "now": table.seq})
    return [_checked_move(table, seat, text, move_id)]


def id_of(user: str, client_id: str) -> str:
    """Return the id of a person's move in the log: two people's programs may count alike."""
    return f"{user}/{client_id}"


def order(table: Table, user: str, wanted: Order | None) -> list[Entry]:
    """Set or take back a person's standing order: conditions that its game knows."""
    seat = _own_seat(table, user)
    _refuse_over(table)
    if wanted is not None:
        fields = table.play.game.order_fields
        _refuse_unknown(wanted, fields)
        wanted = {name: wanted.get(name) for name in fields}
    return [Entry("order", {"seat": seat, "order": wanted})]


def _refuse_unknown(wanted: Order, fields: tuple[str, ...]) -> None:
    """Refuse a standing order where the game has none, or with a condition that it has not."""
    if not fields:
        raise Refusal("table/no_orders")
    unknown = [name for name in wanted if name not in fields]
    if unknown:
        why = f"a standing order has {', '.join(fields)}, not {unknown[0][:40]!r}"
        raise Refusal("wire/unknown_field", {"why": why})


def automatic_move(table: Table, seat: int, text: str) -> list[Entry]:
    """Play a bot's move, or one that a standing order makes."""
    return [_checked_move(table, seat, text, None)]


def give_up(table: Table, seat: int) -> list[Entry]:
    """Put the plain rules of thumb in the place of a bot that failed; end an order that did."""
    if table.seats[seat].kind == PERSON:
        return [Entry("order", {"seat": seat, "order": None})]
    return [Entry("bot_failed", {"seat": seat, "level": table.seats[seat].level})]


def rematch(table: Table, user: str, new_id: str) -> list[Entry]:
    """Name the table on which the same seats play again."""
    if table.status != "over":
        raise Refusal("table/not_over")
    if table.seat_of(user) is None and user != table.host:
        raise Refusal("table/not_seated")
    if table.rematch is not None:
        return []
    return [Entry("rematch", {"table": new_id})]


def rename(table: Table, user: str, name: str) -> list[Entry]:
    """Write a person's new name into the log, where it sits."""
    seat = table.seat_of(user)
    if seat is None or table.seats[seat].name == name:
        return []
    return [Entry("named", {"seat": seat, "name": name})]


def _checked_move(table: Table, seat: int, text: str, client_id: str | None) -> Entry:
    """Return the entry of a legal move of the seat on turn."""
    play = table.play
    if play.turn != seat:
        turn = -1 if play.turn is None else play.turn
        raise Refusal("table/not_your_turn", {"seat": turn + 1}, rule=play.game.rules.turn_rule)
    try:
        denial = play.why_not(text)
    except MalformedMove as error:
        raise Refusal("rules/malformed_move", {"move": text}, legal=error.legal) from error
    if denial is not None:
        told: dict[str, str | int] = {"move": text, "why": denial.code}
        raise Refusal("rules/illegal_move", told, rule=denial.rule, legal=sorted(play.legal()))
    return Entry("move", {"seat": seat, "move": text}, client_id)


def _own_seat(table: Table, user: str) -> int:
    """Return the user's seat, or refuse."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal("table/not_seated")
    return seat


def _refuse_over(table: Table) -> None:
    """Refuse what a finished table has no use for."""
    if table.status == "over":
        raise Refusal("table/over")


def _refuse_no_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table has not."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("table/no_such_seat", {"seat": seat + 1, "seats": len(table.seats)})
