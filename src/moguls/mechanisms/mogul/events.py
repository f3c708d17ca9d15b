"""What an action made happen, in the order in which it happened; all of it is public.

The client animates and speaks these; it never works a rule out.
"""

from typing import Literal

from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, SALE_OF, name_of
from moguls.mechanisms.mogul.check import members
from moguls.mechanisms.mogul.edition import Edition, Table
from moguls.mechanisms.mogul.shown import company_name
from moguls.mechanisms.mogul.shown_events import (
    MogulBid,
    MogulChipPoints,
    MogulDividend,
    MogulEnd,
    MogulEvent,
    MogulLeave,
    MogulSell,
    MogulTake,
)


def story(before: Table | None, after: Table, edition: Edition) -> list[MogulEvent]:
    """Return what came of one action, or of the deal when there is no state before.

    The action itself, and what is counted after the crash, each edition tells itself.

    Args:
        before: the state in which the action was played.
        after: the state that it led to.
        edition: that is played.
    """
    if before is None:
        return [_of_seat("start", after.start), *_reveal(after, edition)]
    told = _decided(before, after, edition)
    if after.deck_at > before.deck_at:
        told += _reveal(after, edition)
    return told


def _of_seat(kind: Literal["start", "win", "runner_up"], seat: int) -> MogulEvent:
    """Return an event that tells of a seat and nothing else."""
    return {"type": kind, "seat": int(seat)}


def bid(before: Table) -> MogulBid:
    """Return the event of a bid."""
    return {"type": "bid", "seat": int(before.turn), "bowl": before.bowl + 1}


def leave(before: Table) -> MogulLeave:
    """Return the event of a seat that leaves the auction with the bowl."""
    return {"type": "leave", "seat": int(before.turn), "chips": before.bowl}


def take(before: Table, edition: Edition) -> MogulTake:
    """Return the event of a seat that takes the share on offer."""
    share = name_of(before.revealed, edition.colours)
    return {"type": "take", "seat": int(before.turn), "share": share}


def sell(before: Table, count: int, price: int, edition: Edition) -> MogulSell:
    """Return the event of a sale, at the price before it."""
    return {
        "type": "sell",
        "seat": int(before.turn),
        "company": company_name(edition.colours[SALE_OF[before.revealed]]),
        "count": count,
        "price": price,
        "points": count * price,
    }


def _decided(before: Table, after: Table, edition: Edition) -> list[MogulEvent]:
    """Return who won the auction and who came second, when it has just ended."""
    if edition.phase_of(before) != "auction" or edition.phase_of(after) != "winner":
        return []
    return [_of_seat("win", after.winner), _of_seat("runner_up", after.runner_up)]


def _reveal(after: Table, edition: Edition) -> list[MogulEvent]:
    """Return what the card just turned brought."""
    if after.revealed == CRASH:
        return [{"type": "crash"}]
    share = name_of(after.revealed, edition.colours)
    return [
        {"type": "reveal", "share": share},
        *_dividends(after, COMPANY_OF[after.revealed], edition),
    ]


def _dividends(after: Table, company: int, edition: Edition) -> list[MogulDividend]:
    """Return what each seat gets for its shares of a company."""
    name = company_name(edition.colours[company])
    paid = [(seat, after.shares[seat][company]) for seat in range(after.seats)]
    return [
        {"type": "dividend", "seat": seat, "points": points, "company": name}
        for seat, points in paid
        if points
    ]


def chip_points(after: Table, edition: Edition) -> list[MogulChipPoints]:
    """Return what the chips of each seat count at the end."""
    each = edition.chips_per_point
    return [
        {"type": "chip_points", "seat": seat, "points": after.chips[seat] // each}
        for seat in range(after.seats)
    ]


def end(after: Table, leading: int) -> MogulEnd:
    """Return the end: who has won, a set of seats, and all points."""
    won, scores = members(after.seats, leading), list(after.score[: after.seats])
    return {"type": "end", "winners": won, "scores": scores}
