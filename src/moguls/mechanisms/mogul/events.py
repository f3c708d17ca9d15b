"""What an action made happen, in the order in which it happened; all of it is public.

The client animates and speaks these; it never works a rule out.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, SALE_OF, name_of
from moguls.mechanisms.mogul.check import members
from moguls.mechanisms.mogul.edition import Edition, Table

Event = dict[str, Any]
T = TypeVar("T", bound=Table)


def story(
    before: T | None,
    played: Event | None,
    after: T,
    edition: Edition,
    final: Callable[[T], list[Event]],
) -> list[Event]:
    """Return the events of one action, or of the deal when there is no state before.

    Args:
        before: the state in which the action was played.
        played: the event of the action itself.
        after: the state that it led to.
        edition: that is played.
        final: what is counted after the crash, and the end.
    """
    if before is None or played is None:
        dealt = {"type": "start", "seat": int(after.start)}
        return [dealt, *_reveal(after, edition, final)]
    told = [played, *_decided(before, after, edition)]
    if after.deck_at > before.deck_at:
        told += _reveal(after, edition, final)
    return told


def bid(before: Table) -> Event:
    """Return the event of a bid."""
    return {"type": "bid", "seat": int(before.turn), "bowl": before.bowl + 1}


def leave(before: Table) -> Event:
    """Return the event of a seat that leaves the auction with the bowl."""
    return {"type": "leave", "seat": int(before.turn), "chips": before.bowl}


def take(before: Table, edition: Edition) -> Event:
    """Return the event of a seat that takes the share on offer."""
    share = name_of(before.revealed, edition.colours)
    return {"type": "take", "seat": int(before.turn), "share": share}


def sell(before: Table, count: int, price: int, edition: Edition) -> Event:
    """Return the event of a sale, at the price before it."""
    return {
        "type": "sell",
        "seat": int(before.turn),
        "company": edition.colours[SALE_OF[before.revealed]],
        "count": count,
        "price": price,
        "points": count * price,
    }


def _decided(before: Table, after: Table, edition: Edition) -> list[Event]:
    """Return who won the auction and who came second, when it has just ended."""
    if edition.phase_of(before) != "auction" or edition.phase_of(after) != "winner":
        return []
    won = {"type": "win", "seat": int(after.winner)}
    return [won, {"type": "runner_up", "seat": int(after.runner_up)}]


def _reveal(after: T, edition: Edition, final: Callable[[T], list[Event]]) -> list[Event]:
    """Return what the card just turned brought."""
    if after.revealed == CRASH:
        return [{"type": "crash"}, *final(after)]
    company = COMPANY_OF[after.revealed]
    told: list[Event] = [{"type": "reveal", "share": name_of(after.revealed, edition.colours)}]
    for seat in range(after.seats):
        points = after.shares[seat][company]
        if points:
            paid = {"seat": seat, "points": points, "company": edition.colours[company]}
            told.append({"type": "dividend", **paid})
    return told


def chip_points(after: Table, edition: Edition) -> list[Event]:
    """Return what the chips of each seat count at the end."""
    each = edition.chips_per_point
    return [
        {"type": "chip_points", "seat": seat, "points": after.chips[seat] // each}
        for seat in range(after.seats)
    ]


def end(after: Table, leading: int) -> Event:
    """Return the end: who has won, a set of seats, and all points."""
    won, scores = members(after.seats, leading), list(after.score[: after.seats])
    return {"type": "end", "winners": won, "scores": scores}
