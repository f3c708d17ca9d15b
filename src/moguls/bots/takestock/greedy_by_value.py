"""Greedy policy by the afterstate value network.

Which card an action costs matters much, and what `worth.weakest` says of it is but a rule of thumb:
so the network is asked which card the seat misses least.
"""

from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.afterstate import go_on
from moguls.bots.takestock.pruned_actions import paid_with, pruned_actions
from moguls.bots.takestock.value_features import see
from moguls.bots.takestock.value_network import outcome
from moguls.bots.takestock.workspace import ROOM
from moguls.games.takestock.actions import Action
from moguls.games.takestock.state import Phase, State
from moguls.kernel.rules.interface import is_over, twin, winners
from moguls.kernel.state.bits import has, lowest, popcount, signed
from moguls.kernel.state.types import Weights

OUTLINED: Final = ("preferred", "spared", "worth_after")

SURE: Final = 20.0  # logarithm of odds that the network never comes to
NEVER: Final = -1e9


def preferred(s: State, weights: Weights, first: int, scratch: Scratch) -> tuple[int, float]:
    """Return the action that the seat on turn prefers, and what the table is worth after it.

    Args:
        s: left as it is.
        weights: of networks.
        first: where those of the network begin that is asked.
        scratch: room for what is seen, and for candidates.
    """
    room = scratch.values[ROOM:]
    plain_draw, plain_value = -1, NEVER
    if s.phase == Phase.TURN:
        spare, following, plain_value = spared(s, weights, first, scratch)
        plain_draw = Action.DRAW_TWO + spare
        count = paid_with(s, spare, following, room)
    else:
        count = pruned_actions(s, room)
    best, most = -1, NEVER
    for k in range(count):
        action = int(room[k])
        worth = plain_value
        if action != plain_draw:
            worth = worth_after(s, action, weights, first, scratch)
        if worth > most:
            best, most = action, worth
    return best, most


def spared(s: State, weights: Weights, first: int, scratch: Scratch) -> tuple[int, int, float]:
    """Return the card that the seat on turn misses least, and the next one; -1 where none is left.

    It is asked what the table is worth when the card has been discarded for two events: the third
    that is returned, for the first card.
    """
    cards = s.hands[s.turn]
    spare, least, following, second = -1, NEVER, -1, NEVER
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        worth = worth_after(s, Action.DRAW_TWO + card, weights, first, scratch)
        if worth > least:
            spare, least, following, second = card, worth, spare, least
        elif worth > second:
            following, second = card, worth
    return spare, following, least


def worth_after(s: State, action: int, weights: Weights, first: int, scratch: Scratch) -> float:
    """Return what the seat on turn can expect after an action, as the logarithm of odds.

    Args:
        s: left as it is.
        action: a legal one.
        weights: of networks.
        first: where those of the network begin that is asked.
        scratch: room for what is seen.
    """
    seat = signed(s.turn)
    after = twin(s)
    pending = go_on(after, action)
    if is_over(after):
        won = winners(after)
        return SURE * (1.0 / popcount(won) - 0.5) if has(won, seat) else -SURE / 2.0
    see(after, seat, pending, scratch)
    return outcome(weights, first, scratch)
