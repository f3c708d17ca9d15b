"""What an action made happen, in the order in which it happened; all of it is public.

The client animates and speaks these; it never works a rule out.
"""

from typing import Any

from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.finish import winners
from moguls.games.mogul2002.material import (
    CHIPS_PER_POINT,
    COLOURS,
    COMPANY_OF,
    CRASH,
    SALE_OF,
    card_name,
)
from moguls.games.mogul2002.options import price
from moguls.games.mogul2002.state import Phase, State

Event = dict[str, Any]


def tell(
    before: State | None,
    action: int | None,
    after: State,
    viewer: int | None = None,  # noqa: ARG001  # everybody hears the same
) -> list[Event]:
    """Return the events of one action, or of the deal when there is no state before."""
    if before is None or action is None:
        dealt = [{"type": "start", "seat": int(after.start)}]
        return dealt + _reveal(after)
    told = [_played(before, action), *_decided(before, after)]
    if after.deck_at > before.deck_at:
        told += _reveal(after)
    return told


def _played(before: State, action: int) -> Event:
    """Return the event of the action itself."""
    seat = int(before.turn)
    if action == Action.BID:
        return {"type": "bid", "seat": seat, "bowl": before.bowl + 1}
    if action == Action.LEAVE:
        return {"type": "leave", "seat": seat, "chips": before.bowl}
    if action == Action.TAKE:
        return {"type": "take", "seat": seat, "share": card_name(before.revealed)}
    if action >= Action.SELL:
        return _sold(before, seat, action - Action.SELL)
    return {"type": "loan" if action == Action.LOAN else "decline", "seat": seat}


def _sold(before: State, seat: int, count: int) -> Event:
    """Return the event of a sale, at the price before it. Rules: M02-X4."""
    each = price(before)
    return {
        "type": "sell",
        "seat": seat,
        "company": COLOURS[SALE_OF[before.revealed]],
        "count": count,
        "price": each,
        "points": count * each,
    }


def _decided(before: State, after: State) -> list[Event]:
    """Return who won the auction and who came second, when it has just ended. Rules: M02-A4."""
    if before.phase != Phase.AUCTION or after.phase != Phase.WINNER:
        return []
    won = {"type": "win", "seat": int(after.winner)}
    return [won, {"type": "runner_up", "seat": int(after.runner_up)}]


def _reveal(after: State) -> list[Event]:
    """Return what the card just turned brought. Rules: M02-R2, M02-R3."""
    if after.revealed == CRASH:
        return [{"type": "crash"}, *_final(after)]
    company = COMPANY_OF[after.revealed]
    told: list[Event] = [{"type": "reveal", "share": card_name(after.revealed)}]
    for seat in range(after.seats):
        points = after.shares[seat][company]
        if points:
            paid = {"seat": seat, "points": points, "company": COLOURS[company]}
            told.append({"type": "dividend", **paid})
    return told


def _final(after: State) -> list[Event]:
    """Return the chips' points and the end. Rules: M02-E2, M02-E3."""
    told: list[Event] = [
        {"type": "chip_points", "seat": seat, "points": after.chips[seat] // CHIPS_PER_POINT}
        for seat in range(after.seats)
    ]
    leading = winners(after)
    won = [seat for seat in range(after.seats) if leading >> seat & 1]
    scores = list(after.score[: after.seats])
    return [*told, {"type": "end", "winners": won, "scores": scores}]
