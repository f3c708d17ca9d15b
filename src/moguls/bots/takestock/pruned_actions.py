"""The actions worth trying: for each thing to do, the card that is missed least is discarded."""

from typing import Final

from moguls.bots.takestock.heuristics import strongest, weakest
from moguls.games.takestock.actions import Action
from moguls.games.takestock.choices import choices
from moguls.games.takestock.event_bags import KIND_AT
from moguls.games.takestock.material import NUM_CARDS, NUM_KEEPABLE
from moguls.games.takestock.playing import kept_kinds
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.trade import may_save, raises
from moguls.kernel.state.bits import lowest, popcount
from moguls.kernel.state.types import Target

OUTLINED: Final = ("pruned_actions", "paid_with")


def pruned_actions(s: State, out: Target) -> int:
    """Write the legal actions that pay with the weakest card, ascending; return how many."""
    if s.phase == Phase.TURN:
        hand = s.hands[s.turn]
        spare = weakest(s, hand)
        return paid_with(s, spare, weakest(s, hand & ~(1 << spare)), out)
    if s.phase == Phase.INSIDER:
        return _insider(s, out)
    return choices(s, out)


def paid_with(s: State, spare: int, following: int, out: Target) -> int:
    """Write the actions that begin a turn, those that cost a card with the one that can be spared.

    Args:
        s: a seat is on turn.
        spare: the card to discard.
        following: the one where `spare` itself is saved; not looked at in a hand of one.
        out: written; ascending.

    Returns:
        How many there are.
    """
    hand = s.hands[s.turn]
    count = 0
    up = raises(s)
    for _ in range(popcount(up)):
        out[count] = Action.RAISE + lowest(up)
        up &= up - 1
        count += 1
    if may_save(s) and popcount(hand) > 1:
        count = _saves(s, spare, following, out, count)
    out[count] = Action.DRAW_TWO + spare
    out[count + 1] = Action.KEEP + spare
    count += 2
    kinds = kept_kinds(s)
    for _ in range(popcount(kinds)):
        out[count] = Action.PLAY + spare * NUM_KEEPABLE + KIND_AT[lowest(kinds)]
        kinds &= kinds - 1
        count += 1
    return count


def _saves(s: State, spare: int, following: int, out: Target, count: int) -> int:
    """Write for each other card that it is saved for the spare one, and that one for the next."""
    hand = s.hands[s.turn]
    for _ in range(popcount(hand)):
        card = lowest(hand)
        hand &= hand - 1
        other = following if card == spare else spare
        out[count] = Action.SAVE + card * NUM_CARDS + other
        count += 1
    return count


def _insider(s: State, out: Target) -> int:
    """Write the best card that an insider can take, for the weakest; and to take none."""
    count = 0
    if s.pool != 0:
        other = weakest(s, s.hands[s.turn])
        out[0] = Action.TAKE + strongest(s, s.pool) * NUM_CARDS + other
        count = 1
    out[count] = 0 + Action.INSIDER_DONE  # `out` may hold floats
    return count + 1
