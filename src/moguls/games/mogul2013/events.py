"""Events of an action, in order; all of them are public."""

from moguls.games.mogul2013.actions import MOVE, Action
from moguls.games.mogul2013.edition import EDITION
from moguls.games.mogul2013.facts import COLOURS, NUM_COMPANIES
from moguls.games.mogul2013.finish import depots_on, num_shares, winners
from moguls.games.mogul2013.material import (
    CODES,
    CREDIT_CHIPS,
    CREDIT_DOLLARS,
    NUM_STATIONS,
    STATIONS,
)
from moguls.games.mogul2013.options import price, saleable
from moguls.games.mogul2013.shown import Mogul2013DepotPoints, Mogul2013Event
from moguls.games.mogul2013.state import State
from moguls.mechanisms.mogul import events
from moguls.mechanisms.mogul.shown import company_name


def tell(
    before: State | None,
    action: int | None,
    after: State,
    viewer: int | None = None,  # noqa: ARG001  # the same for every viewer
) -> list[Mogul2013Event]:
    """Return the events of one action, or of the deal when there is no state before.

    Rules: M13-R2, M13-R3, M13-A4.
    """
    result: list[Mogul2013Event] = [*events.story(before, after, EDITION)]
    if before is not None and action is not None:
        result.insert(0, _played(before, action))
    return [*result, *_final(after)] if result[-1]["type"] == "crash" else result


def _played(before: State, action: int) -> Mogul2013Event:
    """Return the event of the action itself; a sale includes its price. Rules: M13-X3."""
    seat = int(before.turn)
    if action == Action.BID:
        return events.bid(before)
    if action == Action.LEAVE:
        return events.leave(before)
    if action == Action.CREDIT:
        return {"type": "credit", "seat": seat, "chips": CREDIT_CHIPS, "dollars": CREDIT_DOLLARS}
    if action == Action.TAKE:
        return events.take(before, EDITION)
    if action == Action.SELL:
        return events.sell(before, saleable(before), price(before), EDITION)
    if action == Action.NOTHING:
        return {"type": "nothing", "seat": seat}
    return _built(seat, action)


def _built(seat: int, action: int) -> Mogul2013Event:
    """Return the event of a depot that is put up or moved. Rules: M13-D1, M13-D2."""
    if action < MOVE:
        at = action - Action.ERECT
        return {"type": "erect", "seat": seat, "station": CODES[at], "town": STATIONS[at].town}
    start, at = divmod(action - MOVE, NUM_STATIONS)
    station, town = CODES[at], STATIONS[at].town
    return {"type": "move", "seat": seat, "from": CODES[start], "station": station, "town": town}


def _final(after: State) -> list[Mogul2013Event]:
    """Return the events of the final count, and the end. Rules: M13-E2, M13-E3, M13-E4."""
    result: list[Mogul2013Event] = []
    for company in range(NUM_COMPANIES):
        result += _network(after, company)
    for seat in range(after.seats):
        result.append({"type": "share_points", "seat": seat, "points": num_shares(after, seat)})
    return [*result, *events.chip_points(after, EDITION), events.end(after, winners(after))]


def _network(after: State, company: int) -> list[Mogul2013DepotPoints]:
    """Return what the depots on a network earn. Rules: M13-E2."""
    name = company_name(COLOURS[company])
    counts = [(seat, depots_on(after, seat, company)) for seat in range(after.seats)]
    return [
        {
            "type": "depot_points",
            "seat": seat,
            "depots": depots,
            "points": depots * depots,
            "company": name,
        }
        for seat, depots in counts
        if depots
    ]
