"""The only door through which anything of a table reaches a seat or a spectator.

Frames are built up from an allow-list for one viewer: a user, who may have a seat, or nobody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from moguls.core.commitment import reveal
from moguls.core.text.display import plain
from moguls.server.table.rights import fills, leads
from moguls.server.table.table import AS_PUBLIC, BOT, FRAME, PERSON, heard
from moguls.server.table.takeback import is_possible
from moguls.server.table.waiting import holds
from moguls.server.table.wishes import question, wish_of
from moguls.server.wire.messages import Frame, LogSeen, SeatSeen, TableSeen
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.server.table.surroundings import Surroundings
    from moguls.server.table.table import Looks, Table

SEAT = re.compile(r"\[seat(\d)\](.*?)\[/\]")  # how a drawing marks what is a seat's


def frame(
    table: Table,
    user: str | None,
    since: int,
    around: Surroundings,
    looks: Looks = None,
    *,
    told: bool = False,
) -> Frame:
    """Return what is new for a viewer since an entry, and the whole of what it may see.

    Args:
        table: the table.
        user: who looks; with a seat there or without.
        since: the last public entry that the viewer has seen.
        around: who is connected to the table, and how its bots think.
        looks: as which of its seats the user looks; it sees nothing of the others.
        told: whether the viewer has been sent what never changes; it is left out then.
    """
    since = _bounded(table, since)
    user = None if looks == AS_PUBLIC else user
    seat = table.seen_from(user, looks)
    return Frame(
        seq=table.seq,
        from_=since,
        log=news(table, seat, since),
        table=_table(table, user, seat, around),
        view=None if table.status in {"waiting", "closed"} else _view(table, seat, told=told),
        fixed=table.play.game.rules.fixed,
    )


def news(table: Table, seat: int | None, since: int) -> list[LogSeen]:
    """Return what has happened since an entry, as a seat or a spectator may know it."""
    since = _bounded(table, since)
    new = zip(table.log[since:], table.steps[since:], strict=True)
    return [LogSeen(i, heard(told, seat), steps) for i, (told, steps) in enumerate(new, since + 1)]


def _bounded(table: Table, since: int) -> int:
    """Return from where on entries are sent to one who has seen this one."""
    return min(max(since, table.seq - FRAME, 0), table.seq)


def _view(table: Table, seat: int | None, *, told: bool) -> dict[str, object]:
    """Return what a viewer may know of the game, and its board as text where the game draws one.

    What never changes is left out if the viewer has been told.
    """
    seen = table.play.view(seat, public(table))
    fixed = table.play.game.rules.fixed if told else ()
    return {key: seen[key] for key in seen if key not in fixed}


def public(table: Table) -> dict[str, object]:
    """Return what everybody may know of the game, made once until something happens."""
    if table.public is None:
        table.public = drawn(table.play.game.rules, table.play.public())
    return table.public


def drawn(rules: Rules, seen: dict[str, object]) -> dict[str, object]:
    """Return a view, or the public part of one, with its board as text where the game has one."""
    if rules.face is not None and rules.face.board is not None:
        lines = rules.face.board(seen)
        return {**seen, "board": [plain(SEAT.sub(_from_one, line)) for line in lines]}
    return seen


def _from_one(found: re.Match[str]) -> str:
    """Return a seat's mark with its number as people see it, counted from 1."""
    return found[2].replace(found[1], str(int(found[1]) + 1))


def _table(table: Table, user: str | None, seat: int | None, around: Surroundings) -> TableSeen:
    """Return a table without its game."""
    return TableSeen(
        id=table.id,
        game=table.play.game.name,
        title=table.play.game.title,
        words=prefix(table.play.game.rules.turn_rule),
        status=table.status,  # type: ignore[arg-type]  # waiting, playing, over
        seats=[_seat(table, i, user, around) for i in range(len(table.seats))],
        you=seat,
        veiled=table.play.game.rules.secrets or bool(table.play.game.order_fields),
        host=user == table.host,
        options=dict(table.play.game.options),
        commit=table.made["commit"],
        reveal=reveal(table.made["salt"]) if table.status == "over" else None,
        orders=table.play.game.order_fields,
        order=None if seat is None else table.orders.get(seat),
        **_wish(table, seat),
        watchers=around.watchers,
        rematch=table.rematch,
        back=is_possible(table, user, seat),
        pace=table.pace,  # type: ignore[arg-type]  # one of those that may be chosen
        waits=table.waits,
        held=holds(table),
        hurried=around.hurried,
        open=table.open,
        yields=table.yields,
        lets=table.lets,
        idle=table.idle,  # type: ignore[arg-type]  # one of those that may be chosen
        asks=table.asks,
        known=table.known_deal,
        leads=user is not None and leads(table, user, around.absent),
        fills=user is not None and fills(table, user, around.absent),
        removed=user in table.removed and table.open,
    )


def _wish(table: Table, seat: int | None) -> dict[str, Any]:
    """Return the game's standing question, and how the viewer's own seat wants to be asked it."""
    wish = question(table)
    if wish is None:
        return {"question": None, "wish": None}
    return {"question": wish.name, "wish": None if seat is None else wish_of(table, seat)}


def _seat(table: Table, number: int, user: str | None, around: Surroundings) -> SeatSeen:
    """Return a seat; who its person is remains the server's."""
    seat, link = table.seats[number], table.links.get(number)
    return SeatSeen(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]  # empty, person, bot
        name=seat.name,
        level=seat.level,
        online=seat.kind == BOT or (seat.kind == PERSON and seat.user in around.online),
        you=seat.user is not None and seat.user == user,
        yours=seat.former is not None and seat.former == user,
        friend=bool(seat.friend),
        kept=seat.former is not None,
        ready=seat.ready,
        gone=seat.kind == PERSON and seat.user in around.absent,
        link=None if link is None else link["opens"],
    )


def record(table: Table) -> dict[str, Any]:
    """Return the record of a finished game, its seal opened.

    Raises:
        Refusal: the game is not over, and its deck is secret.
    """
    if table.status != "over":
        raise Refusal("table/not_over")
    players = [f"{s.name} (bot, {s.level})" if s.level else s.name for s in table.players]
    seal = {"commit": table.made["commit"], "reveal": reveal(table.made["salt"])}
    fork = {"fork": table.made["fork"]} if "fork" in table.made else {}
    return {**table.play.record(), **seal, **fork, "players": players}
