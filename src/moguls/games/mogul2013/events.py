"""What an action made happen, in the order in which it happened; all of it is public.

The client animates and speaks these; it never works a rule out.
"""

from typing import Any

from moguls.games.mogul2013.actions import MOVE, Action
from moguls.games.mogul2013.facts import COLOURS, NUM_COMPANIES
from moguls.games.mogul2013.finish import depots_on, num_shares, winners
from moguls.games.mogul2013.material import (
    BOX_OF,
    CHIPS_PER_DOLLAR,
    CODES,
    COMPANY_OF,
    CRASH,
    CREDIT_CHIPS,
    CREDIT_DOLLARS,
    NUM_STATIONS,
    STATIONS,
    card_name,
)
from moguls.games.mogul2013.options import price, saleable
from moguls.games.mogul2013.state import Phase, State

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
    if action == Action.CREDIT:
        return {"type": "credit", "seat": seat, "chips": CREDIT_CHIPS, "dollars": CREDIT_DOLLARS}
    if action == Action.TAKE:
        return {"type": "take", "seat": seat, "share": card_name(before.revealed)}
    if action == Action.SELL:
        return _sold(before, seat)
    if action == Action.NOTHING:
        return {"type": "nothing", "seat": seat}
    return _built(seat, action)


def _sold(before: State, seat: int) -> Event:
    """Return the event of a sale, at the price before it. Rules: M13-X3."""
    count, each = saleable(before), price(before)
    return {
        "type": "sell",
        "seat": seat,
        "company": COLOURS[BOX_OF[before.revealed]],
        "count": count,
        "price": each,
        "points": count * each,
    }


def _built(seat: int, action: int) -> Event:
    """Return the event of a depot that is put up or moved. Rules: M13-D1, M13-D2."""
    if action < MOVE:
        at = action - Action.ERECT
        return {"type": "erect", "seat": seat, "station": CODES[at], "town": STATIONS[at].town}
    start, at = divmod(action - MOVE, NUM_STATIONS)
    there = {"station": CODES[at], "town": STATIONS[at].town}
    return {"type": "move", "seat": seat, "from": CODES[start], **there}


def _decided(before: State, after: State) -> list[Event]:
    """Return who won the auction and who came second, when it has just ended. Rules: M13-A4."""
    if before.phase != Phase.AUCTION or after.phase != Phase.WINNER:
        return []
    won = {"type": "win", "seat": int(after.winner)}
    return [won, {"type": "runner_up", "seat": int(after.runner_up)}]


def _reveal(after: State) -> list[Event]:
    """Return what the card just turned brought. Rules: M13-R2, M13-R3."""
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
    """Return what is counted after the crash, and the end. Rules: M13-E2, M13-E3, M13-E4."""
    told: list[Event] = []
    for company in range(NUM_COMPANIES):
        told += _network(after, company)
    for seat in range(after.seats):
        told.append({"type": "share_points", "seat": seat, "points": num_shares(after, seat)})
    for seat in range(after.seats):
        points = after.chips[seat] // CHIPS_PER_DOLLAR
        told.append({"type": "chip_points", "seat": seat, "points": points})
    leading = winners(after)
    won = [seat for seat in range(after.seats) if leading >> seat & 1]
    scores = list(after.score[: after.seats])
    return [*told, {"type": "end", "winners": won, "scores": scores}]


def _network(after: State, company: int) -> list[Event]:
    """Return what the depots on a network earn. Rules: M13-E2."""
    told: list[Event] = []
    for seat in range(after.seats):
        count = depots_on(after, seat, company)
        if count:
            paid = {"seat": seat, "points": count * count, "company": COLOURS[company]}
            told.append({"type": "depot_points", "depots": count, **paid})
    return told
