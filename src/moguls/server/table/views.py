"""Views of a table: the only way by which anything of it reaches a seat or a spectator.

Frames are built from an allow-list for one viewer: a user, who may have a seat, or nobody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from moguls.core.commitment import reveal
from moguls.core.text.display import plain
from moguls.errors import MogulsError
from moguls.server.table.auto_response import question_of, response_of
from moguls.server.table.clock.view import clock_info
from moguls.server.table.daily import day_of
from moguls.server.table.decide import refuse_not_in_play
from moguls.server.table.orders.deciding import info
from moguls.server.table.rights import can_host, can_seat, own_seat
from moguls.server.table.step_mode import holds
from moguls.server.table.table import AS_PUBLIC, BOT, FRAME, PERSON, events_for
from moguls.server.table.takeback import is_possible
from moguls.server.wire.messages import EntryInfo, Frame, SeatInfo, TableInfo
from moguls.server.wire.orders.messages import PlannedPosition
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.commitment import SealOpened
    from moguls.core.rules import Rules
    from moguls.server.table.presence import Presence
    from moguls.server.table.table import Seat, Table, Viewpoint

SEAT = re.compile(r"\[seat(\d)\](.*?)\[/\]")  # a seat's mark in a drawing


def frame(
    table: Table,
    user: str | None,
    since: int,
    presence: Presence,
    viewpoint: Viewpoint = None,
    *,
    has_static: bool = False,
) -> Frame:
    """Return the news for a viewer since an entry, and everything that it may see.

    Args:
        table: the table.
        user: the viewer, with a seat or without.
        since: the last public entry that the viewer has seen.
        presence: the users who are there, and the state of its bots.
        viewpoint: one of the user's seats; secrets of the others are not shown.
        has_static: whether the viewer already has the static fields; they are left out then.
    """
    since = _bounded(table, since)
    user = None if viewpoint == AS_PUBLIC else user
    seat = table.seen_from(user, viewpoint)
    return Frame(
        seq=table.seq,
        from_=since,
        log=news(table, seat, since),
        table=_table(table, user, seat, presence),
        view=None
        if table.status in {"waiting", "closed"}
        else _view(table, seat, has_static=has_static),
        fixed=table.play.game.rules.display.fixed,
    )


def news(table: Table, seat: int | None, since: int) -> list[EntryInfo]:
    """Return the events since an entry that a seat or a spectator may see."""
    since = _bounded(table, since)
    new = zip(table.log[since:], table.steps[since:], strict=True)
    return [
        EntryInfo(i, events_for(events, seat), steps)
        for i, (events, steps) in enumerate(new, since + 1)
    ]


def _bounded(table: Table, since: int) -> int:
    """Return the entry from which on entries are sent to a viewer."""
    return min(max(since, table.seq - FRAME, 0), table.seq)


def _view(table: Table, seat: int | None, *, has_static: bool) -> dict[str, object]:
    """Return what a viewer may see of the game, without static fields if it `has_static`.

    What never changes is left out if the viewer has been told.
    """
    facts = table.play.view(seat, public(table))
    fixed = table.play.game.rules.display.fixed if has_static else ()
    return {key: facts[key] for key in facts if key not in fixed}


def public(table: Table) -> dict[str, object]:
    """Return the public part of all views, computed once per entry."""
    if table.public is None:
        table.public = drawn(table.play.game.rules, table.play.public())
    return table.public


def planned(
    table: Table, user: str, moves: list[str], viewpoint: Viewpoint = None
) -> PlannedPosition:
    """Return the position after some moves, as the seat sees it that is to move there.

    Nothing is played; only games without secrets and chance have planned replies.
    """
    own_seat(table, user, viewpoint)
    if not table.play.game.rules.automation.has_replies:
        raise Refusal("table/no_replies")
    refuse_not_in_play(table)
    play, turns = table.play.copy(), list[int]()
    for move in moves:
        turns.append(-1 if play.turn is None else play.turn)
        try:
            play.move(move)
        except MogulsError as error:
            raise Refusal("table/no_reply", {"move": move}) from error
    view = play.view(play.turn, drawn(play.game.rules, play.public()))
    return PlannedPosition(view, turns, play.over)


def drawn(rules: Rules, view: dict[str, object]) -> dict[str, object]:
    """Return a view, or its public part, with its board as text where the game draws one."""
    if rules.display.face is not None and rules.display.face.board is not None:
        lines = rules.display.face.board(view)
        return {**view, "board": [plain(SEAT.sub(_from_one, line)) for line in lines]}
    return view


def _from_one(match: re.Match[str]) -> str:
    """Return a seat's mark with its number as people see it, counted from 1."""
    return match[2].replace(match[1], str(int(match[1]) + 1))


def _table(table: Table, user: str | None, seat: int | None, presence: Presence) -> TableInfo:
    """Return the table without its game."""
    common = presence.common
    if not common:
        common.update(_common(table, presence))
    changes = user if common["daily"] is None else None  # who may have rights here
    return TableInfo(
        **{**common, "seats": _seats(table, common["seats"], user, presence)},
        you=seat,
        is_host=user == table.host,
        order=None if seat is None else table.orders.get(seat),
        standing=info(table, seat),
        auto_response=None
        if seat is None or common["question"] is None
        else response_of(table, seat),
        can_take_back=is_possible(table, user, seat),
        can_host=changes is not None and can_host(table, changes, presence.absent),
        can_seat=changes is not None and can_seat(table, changes, presence.absent),
        removed=user in table.removed and table.open,
    )


def _common(table: Table, presence: Presence) -> dict[str, Any]:
    """Return the fields of a table that are the same for all viewers."""
    play, question = table.play, question_of(table)
    display = play.game.rules.display
    return {
        "id": table.id,
        "game": play.game.name,
        "title": play.game.title,
        "message_prefix": prefix(display.turn_rule),
        "status": table.status,
        "seats": [_seat(table, number, None, presence) for number in range(len(table.seats))],
        "has_hidden_info": display.secrets or bool(play.game.order_fields),
        "host_name": _host_name(table),
        "options": dict(play.game.options),
        "daily": day_of(table),
        "commit": table.setup["commit"],
        "reveal": _reveal(table),
        "orders": play.game.order_fields,
        "question": None if question is None else question.name,
        "spectators": presence.watchers,
        "rematch": table.rematch,
        "pace": table.pace,
        "step_mode": table.step_mode,
        "awaiting_next": holds(table),
        "bots_throttled": presence.hurried,
        "open": table.open,
        "bots_replaceable": table.bots_replaceable,
        "guests_may_seat": table.guests_may_seat,
        "idle_minutes": table.idle_minutes,
        "needs_start": table.needs_start,
        "deal_known": table.deal_known,
        "clock": clock_info(table, presence.outages),
    }


def _seats(
    table: Table, common: list[SeatInfo], user: str | None, presence: Presence
) -> list[SeatInfo]:
    """Return all seats: those of the viewer say so, the others are the same for everybody."""
    if user is None:
        return common
    return [
        _seat(table, number, user, presence) if user in {seat.user, seat.former} else common[number]
        for number, seat in enumerate(table.seats)
    ]


def _reveal(table: Table) -> SealOpened | None:
    """Return what opens the seal of a finished game; that of a day is opened with its results."""
    is_open = table.status == "over" and day_of(table) is None
    return reveal(table.setup["salt"]) if is_open else None


def _host_name(table: Table) -> str:
    own = [seat for seat in table.seats if seat.user == table.host and not seat.friend]
    return own[0].name if own else ""


def _seat(table: Table, number: int, user: str | None, presence: Presence) -> SeatInfo:
    """Return a seat, without the id of its person."""
    seat, link = table.seats[number], table.links.get(number)
    return SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]  # empty, person, bot
        name=seat.player,
        level=seat.level,
        bot_name=seat.bot_name,
        online=seat.kind == BOT or (seat.kind == PERSON and seat.user in presence.online),
        you=seat.user is not None and seat.user == user,
        replaced_by_bot=seat.former is not None and seat.former == user,
        friend=bool(seat.friend),
        reserved=seat.former is not None,
        checks_alone=seat.checks_alone,
        ready=seat.ready,
        away=seat.kind == PERSON and seat.user in presence.absent,
        link_opens_at=None if link is None else link["opens"],
    )


def record(table: Table) -> dict[str, Any]:
    """Return the record of a finished game, its commitment revealed.

    Raises:
        Refusal: the game is not over, so its deck is secret.
    """
    if table.status != "over":
        raise Refusal("table/not_over")
    players = [_recorded(seat) for seat in table.players]
    seal = {"commit": table.setup["commit"], "reveal": reveal(table.setup["salt"])}
    fork = {"fork": table.setup["fork"]} if "fork" in table.setup else {}
    return {**table.play.record(), **seal, **fork, "players": players}


def _recorded(seat: Seat) -> str:
    """Return the player of a seat as written in records."""
    if seat.bot_name:
        return f"{seat.player} (played by a bot, {seat.level})"
    return f"{seat.name} (bot, {seat.level})" if seat.level else seat.name
