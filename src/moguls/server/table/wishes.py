"""How a seat wants to be treated by the question that its game asks again and again.

By default the usual answer is given at once, so that nobody waits for somebody who would say no
anyway, be the page open or closed. No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.wish import NO, ONCE
from moguls.server.table import seating
from moguls.server.table.rights import own_seat, refuse_over
from moguls.server.table.table import PERSON, Entry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough
    from moguls.core.wish import Wanted, Wish
    from moguls.server.table.table import Looks, Table


def wish_of(table: Table, seat: int) -> Wanted:
    """Return what a seat wishes."""
    return table.wishes.get(seat, NO)


def question(table: Table) -> Wish | None:
    """Return what the game at a table asks again and again, if anything."""
    wish = table.play.game.rules.wish
    return wish if wish is not None and wish.is_on(table.play.game.options) else None


def put(table: Table, user: str, wanted: Wanted, looks: Looks = None) -> list[Entry]:
    """Change what a seat wishes; only the seat hears of it."""
    seat = own_seat(table, user, looks)
    refuse_over(table)
    if question(table) is None:
        raise Refusal("table/no_wishes")
    return [] if wish_of(table, seat) == wanted else [entry(seat, wanted)]


def entry(seat: int, wanted: Wanted) -> Entry:
    """Return the entry that says what a seat wishes."""
    return Entry("wish", {"seat": seat, "wish": wanted})


def sit(table: Table, user: str, name: str, seat: int | None, wanted: Wanted | None) -> list[Entry]:
    """Seat a person who says how it wants to be asked."""
    return with_wish(table, seating.sit(table, user, name, seat), wanted)


def with_wish(table: Table, seats: list[Entry], wanted: Wanted | None) -> list[Entry]:
    """Return entries that seat somebody, the wish of the seat before them.

    It comes first because the last to sit down begins the game.
    """
    if wanted is None or not (question(table) or table.play.game.rules.by_itself):
        return seats
    taken = [each.data["seat"] for each in seats if each.kind == "sat"]
    return [*(entry(seat, wanted) for seat in taken), *seats]


def answer(table: Table) -> str | None:
    """Return the move that the seat on turn need not be asked for; None where it is to choose."""
    play = table.play
    wish, seat = question(table), play.turn
    if seat is None or table.seats[seat].kind != PERSON:
        return None
    wanted = wish_of(table, seat)
    if wanted not in (NO, ONCE):
        return None
    if wish is None or not wish.is_asked(play.state):
        return forced(play)
    return wish.once if wanted == ONCE and wish.once in play.legal() else wish.usual


def forced(play: Playthrough) -> str | None:
    """Return the one legal move, if it is of those that are played by themselves."""
    rules = play.game.rules
    if not rules.by_itself:
        return None
    legal = rules.legal_actions(play.state)
    return rules.to_text(legal[0]) if len(legal) == 1 and legal[0] in rules.by_itself else None


def automatic(table: Table, seat: int, text: str) -> list[Entry]:
    """Give the answer that a seat is not asked for, and say so in the log."""
    if table.play.turn != seat or answer(table) != text:
        return []
    return [Entry("move", {"seat": seat, "move": text, "auto": True})]
