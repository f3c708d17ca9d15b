"""Events of an action, in order; all of them are public.

The client animates and announces these; it never derives a rule.
"""

from typing import Literal

from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, SALE_OF, name_of
from moguls.mechanisms.mogul.check import members
from moguls.mechanisms.mogul.edition import Edition, MogulState
from moguls.mechanisms.mogul.shown import (
    MogulBid,
    MogulChipPoints,
    MogulDividend,
    MogulEnd,
    MogulEvent,
    MogulLeave,
    MogulSell,
    MogulTake,
    company_name,
)


def story(before: MogulState | None, after: MogulState, edition: Edition) -> list[MogulEvent]:
    """Return the events that follow one action, or those of the deal when there is no state before.

    Each edition adds the action itself, and the count after the crash.

    Args:
        before: state in which the action was played.
        after: state that it led to.
        edition: edition that is played.
    """
    if before is None:
        return [_of_seat("start", after.start), *_reveal(after, edition)]
    events = _decided(before, after, edition)
    if after.deck_at > before.deck_at:
        events += _reveal(after, edition)
    return events


def _of_seat(kind: Literal["start", "win", "runner_up"], seat: int) -> MogulEvent:
    return {"type": kind, "seat": int(seat)}


def bid(before: MogulState) -> MogulBid:
    """Return the event of a bid."""
    return {"type": "bid", "seat": int(before.turn), "bowl": before.bowl + 1}


def leave(before: MogulState) -> MogulLeave:
    """Return the event of a seat that leaves the auction with the bowl."""
    return {"type": "leave", "seat": int(before.turn), "chips": before.bowl}


def take(before: MogulState, edition: Edition) -> MogulTake:
    """Return the event of a seat that takes the share on offer."""
    share = name_of(before.revealed, edition.colours)
    return {"type": "take", "seat": int(before.turn), "share": share}


def sell(before: MogulState, count: int, price: int, edition: Edition) -> MogulSell:
    """Return the event of a sale, at the price before it."""
    return {
        "type": "sell",
        "seat": int(before.turn),
        "company": company_name(edition.colours[SALE_OF[before.revealed]]),
        "count": count,
        "price": price,
        "points": count * price,
    }


def _decided(before: MogulState, after: MogulState, edition: Edition) -> list[MogulEvent]:
    """Return the events of winner and runner-up, if the auction has just ended."""
    if edition.phase_of(before) != "auction" or edition.phase_of(after) != "winner":
        return []
    return [_of_seat("win", after.winner), _of_seat("runner_up", after.runner_up)]


def _reveal(after: MogulState, edition: Edition) -> list[MogulEvent]:
    if after.revealed == CRASH:
        return [{"type": "crash"}]
    share = name_of(after.revealed, edition.colours)
    return [
        {"type": "reveal", "share": share},
        *_dividends(after, COMPANY_OF[after.revealed], edition),
    ]


def _dividends(after: MogulState, company: int, edition: Edition) -> list[MogulDividend]:
    name = company_name(edition.colours[company])
    paid = [(seat, after.shares[seat][company]) for seat in range(after.seats)]
    return [
        {"type": "dividend", "seat": seat, "points": points, "company": name}
        for seat, points in paid
        if points
    ]


def chip_points(after: MogulState, edition: Edition) -> list[MogulChipPoints]:
    """Return an event a seat: the points of its chips at the end."""
    per_point = edition.chips_per_point
    return [
        {"type": "chip_points", "seat": seat, "points": after.chips[seat] // per_point}
        for seat in range(after.seats)
    ]


def end(after: MogulState, leading: int) -> MogulEnd:
    """Return the event of the end; `leading` is the set of seats that have won."""
    won, scores = members(after.seats, leading), list(after.score[: after.seats])
    event: MogulEnd = {"type": "end", "winners": won, "scores": scores}
    first = won[0]
    tied = [seat for seat in range(after.seats) if scores[seat] == scores[first] and seat != first]
    if len(won) == 1 and tied:
        event["shares"] = sum(after.shares[first])
        event["shares_of_next"] = max(sum(after.shares[seat]) for seat in tied)
    return event
