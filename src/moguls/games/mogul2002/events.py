"""Events of an action, in order; all of them are public."""

from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.finish import winners
from moguls.games.mogul2002.options import price
from moguls.games.mogul2002.shown import Mogul2002Event
from moguls.games.mogul2002.state import State
from moguls.mechanisms.mogul import events


def tell(
    before: State | None,
    action: int | None,
    after: State,
    viewer: int | None = None,  # noqa: ARG001  # the same for every viewer
) -> list[Mogul2002Event]:
    """Return the events of one action, or of the deal when there is no state before.

    Rules: M02-R2, M02-R3, M02-A4.
    """
    result: list[Mogul2002Event] = [*events.story(before, after, EDITION)]
    if before is not None and action is not None:
        result.insert(0, _played(before, action))
    return [*result, *_final(after)] if result[-1]["type"] == "crash" else result


def _played(before: State, action: int) -> Mogul2002Event:
    """Return the event of the action itself; a sale includes its price. Rules: M02-X4."""
    if action == Action.BID:
        return events.bid(before)
    if action == Action.LEAVE:
        return events.leave(before)
    if action == Action.TAKE:
        return events.take(before, EDITION)
    if action >= Action.SELL:
        return events.sell(before, action - Action.SELL, price(before), EDITION)
    return {"type": "loan" if action == Action.LOAN else "decline", "seat": int(before.turn)}


def _final(after: State) -> list[Mogul2002Event]:
    """Return the chips' points and the end. Rules: M02-E2, M02-E3."""
    return [*events.chip_points(after, EDITION), events.end(after, winners(after))]
