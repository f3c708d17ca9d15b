"""What a command does to a table: entries for its log, or a refusal that changes nothing.

No I/O, no clock, no chance in here; `table.evolve` takes the entries in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.errors import MalformedMove
from moguls.server.refusal import Refusal
from moguls.server.table import AS_PUBLIC, BOT, BOT_NAMES, EMPTY, PERSON, Entry

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from moguls.core.errors import Denial
    from moguls.server.table import Looks, Order, Seat, Table


def sit(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a person: on the seat named, or its former one, or the first that is free.

    Where the table yields, that may be the seat of a bot that keeps it for nobody. One who sits
    already can only take back a seat where a bot stands in.
    """
    former = [i for i, each in enumerate(table.seats) if each.former == user]
    if table.seats_of(user) and seat not in former:
        return []
    chosen = _open_seat(table, seat, [*former, *_free(table)])
    friend = table.seats[chosen].friend
    return [sat_entry(chosen, user, friend or name, friend=bool(friend))]


def seat_friend(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a friend who plays on a person's device, or give one another name.

    Whoever sits at a table or has made it may bring friends.
    """
    if user != table.host and not table.seats_of(user):
        raise Refusal("table/not_seated")
    if seat in table.seats_of(user) and table.seats[seat].friend:
        return [Entry("named", {"seat": seat, "name": name})]
    return [sat_entry(_open_seat(table, seat, _free(table)), user, name, friend=True)]


def sat_entry(seat: int, user: str, name: str, *, friend: bool) -> Entry:
    """Return the entry that seats a person, or a friend on its device."""
    data = {"seat": seat, "user": user, "name": name}
    return Entry("sat", {**data, "friend": True} if friend else data)


def _free(table: Table) -> list[int]:
    """Return the seats that anybody may take: empty ones first, then bots' where they yield."""
    free = [i for i, each in enumerate(table.seats) if each.kind == EMPTY]
    bots = [i for i, each in enumerate(table.seats) if _is_own_bot(each)]
    return free + bots if table.yields else free


def _open_seat(table: Table, seat: int | None, open_to: list[int]) -> int:
    """Return the seat named if it is one of these, or the first of them."""
    _refuse_over(table)
    if seat is None and not open_to:
        raise Refusal("table/full")
    chosen = open_to[0] if seat is None else seat
    _refuse_no_seat(table, chosen)
    if chosen not in open_to:
        raise _taken(table.seats[chosen], chosen)
    return chosen


def _is_own_bot(seat: Seat) -> bool:
    """Say whether a bot plays here for nobody but itself."""
    return seat.kind == BOT and seat.former is None


def _taken(held: Seat, seat: int) -> Refusal:
    """Return why nobody else can sit down on a seat."""
    if held.kind == PERSON:
        return Refusal("table/seat_taken", {"seat": seat + 1})
    return Refusal("table/bot_keeps" if held.former is None else "table/kept", {"seat": seat + 1})


def stand(table: Table, user: str, seat: Looks = None) -> list[Entry]:
    """Let a person stand up; during play the seat is kept open for a bot or a person."""
    return [Entry("stood", {"seat": own_seat(table, user, seat)})]


def seat_bot(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str] = ()
) -> list[Entry]:
    """Seat a bot on a free seat or in the place of a person, change its level, or take it away.

    A person may put a bot in its own place, others only when it is `absent`; it may come back.
    During play the bots that are there already are the host's to change.
    """
    if user != table.host and not table.seats_of(user):
        raise Refusal("table/not_seated")
    _refuse_over(table)
    _refuse_no_seat(table, seat)
    held = table.seats[seat]
    owner = held.user or held.former
    if held.kind == PERSON and (level is None or owner not in {user, *absent}):
        raise Refusal("table/present", {"seat": seat + 1, "name": held.name})
    # A seat set free could be taken by anybody, with its owner's chips: that is the owner's to do.
    if level is None and owner not in {None, user}:
        raise Refusal("table/kept", {"seat": seat + 1})
    if held.kind == BOT and owner != user and table.status == "playing":
        _refuse_guest(table, user, absent)
    if level is None and held.kind == EMPTY:
        return []
    return [bot_entry(seat, level)]


def arrange(
    table: Table, user: str, change: Mapping[str, bool], absent: Collection[str] = ()
) -> list[Entry]:
    """List the table or hide it, let newcomers take over bots or not: `open` and `yields`."""
    _refuse_guest(table, user, absent)
    _refuse_over(table)
    before = {"open": table.open, "yields": table.yields}
    after = {**before, **change}
    return [] if after == before else [Entry("set", after)]


def leads(table: Table, user: str, absent: Collection[str]) -> bool:
    """Say whether somebody is the host, or sits here in the host's absence."""
    return user == table.host or (table.host in absent and bool(table.seats_of(user)))


def _refuse_guest(table: Table, user: str, absent: Collection[str]) -> None:
    """Refuse who does not lead the table."""
    if not leads(table, user, absent):
        raise Refusal("table/not_host")


def bot_entry(seat: int, level: str | None) -> Entry:
    """Return the entry that seats a bot, or takes one away."""
    return Entry("bot", {"seat": seat, "level": level, "name": BOT_NAMES[seat % len(BOT_NAMES)]})


def move(
    table: Table, user: str, client_id: str, seen: int, text: str, looks: Looks = None
) -> list[Entry]:
    """Play a person's move for the seat as which it looks; the same client id does nothing."""
    move_id = id_of(user, client_id)
    if move_id in table.done:
        return []
    seat = own_seat(table, user, looks)
    refuse_not_in_play(table)
    if not table.moved <= seen <= table.seq:
        raise Refusal("table/stale_sequence", {"seen": seen, "now": table.seq})
    return [_checked_move(table, seat, text, move_id)]


def preview(
    table: Table, user: str, text: str, seen: int | None, looks: Looks = None
) -> dict[str, Any]:
    """Tell the seat on turn what one of its legal moves would change; nothing changes.

    Who says what it has seen, and comes too late, is told nothing, but not refused: it has asked
    while another move was on its way.
    """
    seat = own_seat(table, user, looks)
    if seen is not None and seen < table.moved:
        return {}
    refuse_not_in_play(table)
    return table.play.preview(str(_checked_move(table, seat, text, None).data["move"]))


def refuse_not_in_play(table: Table) -> None:
    """Refuse moves where no game is going on."""
    if table.status == "waiting":
        raise Refusal("table/not_started")
    if table.status == "over":
        raise Refusal("table/over", rule=_end_rule(table))


def _end_rule(table: Table) -> str:
    """Return the clause by which nobody can move any more."""
    denials = table.play.game.rules.denials.values()
    return next(rule for code, rule, _text in denials if code == "over")


def id_of(user: str, client_id: str) -> str:
    """Return the id of a person's move in the log: two people's programs may count alike."""
    return f"{user}/{client_id}"


def order(table: Table, user: str, wanted: Order | None, looks: Looks = None) -> list[Entry]:
    """Set or take back a seat's standing order: conditions that its game knows."""
    seat = own_seat(table, user, looks)
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
    if not table.seats_of(user) and user != table.host:
        raise Refusal("table/not_seated")
    if table.rematch is not None:
        return []
    return [Entry("rematch", {"table": new_id})]


def rename(table: Table, user: str, name: str) -> list[Entry]:
    """Write a person's new name into the log, where it sits itself."""
    seats = [(i, table.seats[i]) for i in table.seats_of(user)]
    return [
        Entry("named", {"seat": i, "name": name})
        for i, seat in seats
        if not seat.friend and seat.name != name
    ]


def why_not(table: Table, user: str, text: str, looks: Looks = None) -> Denial | None:
    """Say to the seat on turn why a move is not possible now, or None when it is."""
    seat = own_seat(table, user, looks)
    refuse_not_in_play(table)
    return _denial(table, seat, text)


def _checked_move(table: Table, seat: int, text: str, client_id: str | None) -> Entry:
    """Return the entry of a legal move of the seat on turn."""
    denial = _denial(table, seat, text)
    if denial is not None:
        told: dict[str, str | int] = {"move": text, "why": denial.code}
        legal = sorted(table.play.legal())
        raise Refusal("rules/illegal_move", told, rule=denial.rule, legal=legal)
    return Entry("move", {"seat": seat, "move": text}, client_id)


def _denial(table: Table, seat: int, text: str) -> Denial | None:
    """Return why a move is not legal; refuse a seat not on turn, and what is no move."""
    play = table.play
    if play.turn != seat:
        turn = -1 if play.turn is None else play.turn
        raise Refusal("table/not_your_turn", {"seat": turn + 1}, rule=play.game.rules.turn_rule)
    try:
        return play.why_not(text)
    except MalformedMove as error:
        raise Refusal("rules/malformed_move", {"move": text}, legal=error.legal) from error


def own_seat(table: Table, user: str, looks: Looks) -> int:
    """Return the seat as which a user acts, or refuse."""
    if not table.seats_of(user):
        raise Refusal("table/not_seated")
    refuse_anothers(table, user, looks)
    seat = table.seen_from(user, looks)
    if seat is None:
        raise Refusal("table/which_seat")
    return seat


def refuse_anothers(table: Table, user: str, looks: Looks) -> None:
    """Refuse one who would look as a seat of somebody else."""
    if looks is None or looks == AS_PUBLIC or looks in table.seats_of(user):
        return
    raise Refusal("table/not_your_seat", {"seat": int(looks) + 1})


def _refuse_over(table: Table) -> None:
    """Refuse what a finished table has no use for."""
    if table.status == "over":
        raise Refusal("table/over")


def _refuse_no_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table has not."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("table/no_such_seat", {"seat": seat + 1, "seats": len(table.seats)})
