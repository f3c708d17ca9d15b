"""What the learned policy of Take Stock reads at a decision: numbers about the seat on turn.

They rest on what `steady` holds the candidates worth. What is read is public or known to the seat
on turn: of other hands only how many cards they have.
"""

from typing import Any, Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.event_heuristics import audit_worth, event_worth, freeze_worth
from moguls.bots.takestock.heuristic_weights import ONE_EVENT, STEADY, TOKEN, TWO_EVENTS, weight
from moguls.bots.takestock.heuristics import if_saved, lead, shares_on, strongest, weakest
from moguls.bots.takestock.steady import (
    closing_worth,
    price_of_turn,
    raise_worth,
    save_worth,
)
from moguls.games.takestock.actions import Action
from moguls.games.takestock.market import longest, price, top
from moguls.games.takestock.material import (
    CLOSING,
    HIGHEST,
    NUM_CARDS,
    NUM_KEEPABLE,
    NUM_STOCKS,
    STOCK_OF,
    VALUE_OF,
)
from moguls.games.takestock.round_end import rounds, worth
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import popcount, signed
from research.policies.takestock.memory import BEST, NUM_FAMILIES, NUM_RANKS, READ

OUTLINED: Final = ("describe", "promise_of")

# Points, cards, tokens and rounds are brought to about 1.
POINTS: Final = 40.0
LARGE: Final = 10.0
FEW: Final = 4.0
NOTHING: Final = -20.0  # what a family promises of which there is none

# Families of candidates: first those that begin a turn.
RAISE, CLOSE, SAVE, DRAW_TWO, KEEP, PLAY = range(6)
CHOOSE, AUDIT, FREEZE, TAKE, INSIDER_DONE, BEAR, OPTION, OPTION_DONE = range(6, NUM_FAMILIES)
# In its family a candidate is best, hardly worse, or worse.
ALIKE: Final = 0.01  # points
HARDLY_LESS: Final = 3.0


def kind_of(s: State, action: int, scratch: Scratch) -> int:
    """Return of which kind a candidate is."""
    family = family_of(action)
    missing = scratch.values[BEST + family] - promise_of(s, action)
    rank = 0 if missing < ALIKE else 1 if missing < HARDLY_LESS else 2
    return NUM_RANKS * family + rank


def family_of(action: int) -> int:
    """Return what sort of action a candidate is; to raise and close the market is another one."""
    if action < Action.SAVE:
        return CLOSE if VALUE_OF[action] >= CLOSING else RAISE
    if action < Action.DRAW_TWO:
        return SAVE
    if action < Action.CHOOSE:
        return DRAW_TWO if action < Action.KEEP else KEEP if action < Action.PLAY else PLAY
    if action < Action.TAKE:
        return CHOOSE if action < Action.AUDIT else AUDIT if action < Action.FREEZE else FREEZE
    if action < Action.BEAR:
        return INSIDER_DONE if action == Action.INSIDER_DONE else TAKE
    return (
        BEAR if action < Action.OPTION else OPTION if action < Action.OPTION_DONE else OPTION_DONE
    )


def promise_of(s: State, action: int) -> float:
    """Return what rules of thumb hold an action worth, compared with others of its phase."""
    family = family_of(action)
    if family <= CLOSE:
        return raise_worth(s, action, STEADY)
    if family == SAVE:
        pair = action - Action.SAVE
        return save_worth(s, pair // NUM_CARDS, pair % NUM_CARDS, STEADY)
    if family == DRAW_TWO:
        return weight(STEADY, TWO_EVENTS) - price_of_turn(s, action - Action.DRAW_TWO, STEADY)
    if family == KEEP:
        return weight(STEADY, ONE_EVENT) - price_of_turn(s, action - Action.KEEP, STEADY)
    if family == PLAY:
        spare, kind = (action - Action.PLAY) // NUM_KEEPABLE, (action - Action.PLAY) % NUM_KEEPABLE
        return event_worth(s, s.turn, kind, STEADY) - price_of_turn(s, spare, STEADY)
    return _answer_worth(s, action, family)


def _answer_worth(s: State, action: int, family: int) -> float:
    """Return what an answer to an event, or an option, is worth."""
    if family == CHOOSE:
        return event_worth(s, s.turn, action - Action.CHOOSE, STEADY)
    if family == AUDIT:
        return audit_worth(s, s.turn, action - Action.AUDIT, STEADY)
    if family == FREEZE:
        return freeze_worth(s, s.turn, action - Action.FREEZE, STEADY)
    if family == TAKE:
        pair = action - Action.TAKE
        return if_saved(s, pair // NUM_CARDS) - if_saved(s, pair % NUM_CARDS)
    if family == BEAR:
        return -if_saved(s, action - Action.BEAR)
    if family == OPTION:
        card = action - Action.OPTION
        kept = weight(STEADY, TOKEN) * (rounds(s) - s.round) / s.tokens[s.turn]
        return shares_on(s, card) * price(s, STOCK_OF[card]) - kept
    return 0.0


def describe(s: State, actions: Any, count: int, scratch: Scratch) -> None:
    """Describe the decision of the seat on turn, which has so many candidates."""
    _describe_promises(s, actions, count, scratch)
    _describe_standing(s, scratch)
    _describe_cards(s, scratch)


def _describe_promises(s: State, actions: Any, count: int, scratch: Scratch) -> None:
    """Describe what each way to begin a turn promises, the best of all, and the next best."""
    for family in range(NUM_FAMILIES):
        scratch.values[BEST + family] = NOTHING
    best, second = NOTHING, NOTHING
    for k in range(count):
        action = signed(actions[k])
        promise = promise_of(s, action)
        at = BEST + family_of(action)
        scratch.values[at] = max(scratch.values[at], promise)
        second = max(second, min(best, promise))
        best = max(best, promise)
    for family in range(CHOOSE):
        scratch.values[READ + family] = max(NOTHING, scratch.values[BEST + family]) / LARGE
    scratch.values[READ + 6] = best / LARGE
    scratch.values[READ + 7] = (best - second) / LARGE
    scratch.values[READ + 8] = closing_worth(s, STEADY) / LARGE
    scratch.values[READ + 9] = lead(s, s.turn, STEADY) / LARGE


def _describe_standing(s: State, scratch: Scratch) -> None:
    """Describe points, certificates included, against the best other seat, rounds and tokens."""
    left = 1 + rounds(s) - s.round
    best, fewest = -1e9, 1.0 * NUM_CARDS
    for other in range(s.seats):
        if other != s.turn:
            best = max(best, 0.0 + s.totals[other] + worth(s, other))
            fewest = min(fewest, 1.0 * popcount(s.hands[other]))
    ahead = s.totals[s.turn] + worth(s, s.turn) - best
    scratch.values[READ + 10] = ahead / POINTS
    scratch.values[READ + 11] = ahead / (POINTS * left)
    scratch.values[READ + 12] = left / FEW
    scratch.values[READ + 13] = 1.0 if left == 1 else 0.0
    scratch.values[READ + 14] = s.tokens[s.turn] / FEW
    scratch.values[READ + 15] = popcount(s.kept[s.turn]) / FEW
    scratch.values[READ + 16] = s.seats - FEW
    scratch.values[READ + 17] = fewest / FEW
    scratch.values[READ + 18] = 1.0 / (1.0 + fewest)


def _describe_cards(s: State, scratch: Scratch) -> None:
    """Describe the hand of the seat, what it may still save, and how high columns are."""
    hand = s.hands[s.turn]
    most, highest = longest(s), 0
    for stock in range(NUM_STOCKS):
        highest = max(highest, top(s, stock))
    scratch.values[READ + 19] = popcount(hand) / FEW
    scratch.values[READ + 20] = 1.0 / (1.0 + popcount(hand))
    scratch.values[READ + 21] = (most - popcount(s.certificates[s.turn])) / FEW
    scratch.values[READ + 22] = most / HIGHEST
    scratch.values[READ + 23] = highest / HIGHEST
    scratch.values[READ + 24] = if_saved(s, strongest(s, hand)) / LARGE if hand != 0 else 0.0
    scratch.values[READ + 25] = if_saved(s, weakest(s, hand)) / LARGE if hand != 0 else 0.0
    scratch.values[READ + 26] = (s.event_end - s.event_at) / POINTS
    scratch.values[READ + 27] = popcount(s.certificates[s.turn]) / FEW
