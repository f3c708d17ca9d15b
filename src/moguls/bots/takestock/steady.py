"""Steady: a few rules of thumb, each with the reason that a player would give.

It reads what is public and what the seat on turn holds, never another hand or a pile. The
functions compile, for the search plays its games on by them.
"""

from typing import Final

from moguls.bots.search import options
from moguls.bots.search.options import option
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.event_heuristics import (
    answer_insider,
    best_audit,
    best_freeze,
    event_worth,
)
from moguls.bots.takestock.heuristic_weights import (
    KEEN,
    LEAD_COUNTS,
    LOST_FOR_EVENT,
    LOST_IN_RAISE,
    LOST_IN_SAVING,
    ONE_EVENT,
    SAVED,
    SAVING_COSTS,
    SAVING_COSTS_MORE,
    STEADY,
    TOKEN,
    TURNS_LOST,
    TWO_EVENTS,
    weight,
)
from moguls.bots.takestock.heuristics import (
    if_saved,
    interest,
    lead,
    shares_on,
    strongest,
    weakest,
)
from moguls.bots.takestock.workspace import BEGUN, SEAT
from moguls.games.takestock.actions import Action
from moguls.games.takestock.event_bags import KIND_AT
from moguls.games.takestock.market import price, top
from moguls.games.takestock.material import CLOSING, NUM_CARDS, NUM_KEEPABLE, STOCK_OF, VALUE_OF
from moguls.games.takestock.playing import kept_kinds
from moguls.games.takestock.round_end import rounds
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.trade import may_save, raises
from moguls.kernel.state.bits import lowest, popcount

OUTLINED: Final = ("rule_of_thumb", "best_raise", "raise_worth", "save_worth", "closing_worth")

USUAL: Final = 4  # cards in hand


def rule_of_thumb(s: State, scratch: Scratch) -> int:
    """Return the action that the rules of thumb advise to the seat on turn."""
    style = style_of(s, scratch)
    if s.phase == Phase.TURN:
        return on_turn(s, style)
    if s.phase == Phase.CHOOSE:
        first, second = s.drawn[0], s.drawn[1]
        if event_worth(s, s.turn, first, style) >= event_worth(s, s.turn, second, style):
            return Action.CHOOSE + first
        return Action.CHOOSE + second
    if s.phase == Phase.AUDIT:
        return Action.AUDIT + best_audit(s, s.turn, style)
    if s.phase == Phase.FREEZE:
        return Action.FREEZE + best_freeze(s, s.turn, style)
    if s.phase == Phase.INSIDER:
        return answer_insider(s)
    if s.phase == Phase.BEAR:
        return Action.BEAR + weakest(s, s.hands[s.turn])
    return _option(s, style)


def style_of(s: State, scratch: Scratch) -> int:
    """Return by which weights the seat on turn goes: of its own if it is the one that thinks."""
    is_own = scratch.values[BEGUN] == 0 or scratch.values[SEAT] == s.turn
    return KEEN if is_own and option(scratch, options.OWN_ROLLOUT_WEIGHTS) > 0 else STEADY


def on_turn(s: State, style: int) -> int:
    """Raise, save, draw events or play one, whichever promises most."""
    hand = s.hands[s.turn]
    spare = weakest(s, hand)
    spent = price_of_turn(s, spare, style)
    action, most = Action.DRAW_TWO + spare, weight(style, TWO_EVENTS) - spent
    if weight(style, ONE_EVENT) - spent > most:
        action, most = Action.KEEP + spare, weight(style, ONE_EVENT) - spent
    kinds = kept_kinds(s)
    for _ in range(popcount(kinds)):
        kind = KIND_AT[lowest(kinds)]
        kinds &= kinds - 1
        promise = event_worth(s, s.turn, kind, style) - spent
        if promise > most:
            action, most = Action.PLAY + spare * NUM_KEEPABLE + kind, promise
    if may_save(s) and popcount(hand) > 1:
        card = strongest(s, hand)
        other = weakest(s, hand & ~(1 << card))
        promise = save_worth(s, card, other, style)
        if promise > most:
            action, most = Action.SAVE + card * NUM_CARDS + other, promise
    card = best_raise(s, style)
    if card >= 0 and raise_worth(s, card, style) > most:
        return Action.RAISE + card
    return action


def price_of_turn(s: State, spare: int, style: int) -> float:
    """Return what it costs to discard a card for an event."""
    return weight(style, LOST_FOR_EVENT) * if_saved(s, spare)


def save_worth(s: State, card: int, other: int, style: int) -> float:
    """Return what it is worth to the seat on turn to save a card for another. Rules: TKS-A3."""
    cards = popcount(s.hands[s.turn])
    lost = weight(style, LOST_IN_SAVING) * if_saved(s, other)
    promise = weight(style, SAVED) * if_saved(s, card) - lost
    promise -= weight(style, SAVING_COSTS) + weight(style, SAVING_COSTS_MORE) * (cards - USUAL)
    if cards == 2:  # noqa: PLR2004  # both go, and with them the round ends
        promise += closing_worth(s, style)
    return promise


def best_raise(s: State, style: int) -> int:
    """Return the card that it is best to raise with, -1 where none can. Rules: TKS-A1."""
    cards = raises(s)
    best, most = -1, -1e9
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        gain = raise_worth(s, card, style)
        if gain > most:
            best, most = card, gain
    return best


def raise_worth(s: State, card: int, style: int) -> float:
    """Return what it is worth to the seat on turn to raise with a card. Rules: TKS-A1, TKS-A2."""
    stock = STOCK_OF[card]
    rise = (VALUE_OF[card] - top(s, stock)) * (1 + s.splits[stock])
    gain = rise * interest(s, s.turn, stock, style)
    gain -= weight(style, LOST_IN_RAISE) * if_saved(s, card)
    if VALUE_OF[card] >= CLOSING:
        gain += closing_worth(s, style)
    return gain


def closing_worth(s: State, style: int) -> float:
    """Return what it is worth to the seat on turn that the round ends now."""
    return weight(style, LEAD_COUNTS) * lead(s, s.turn, style) - weight(style, TURNS_LOST)


def _option(s: State, style: int) -> int:
    """Spend a token if the best card left pays more than what it is kept for. Rules: TKS-E2."""
    hand = s.hands[s.turn]
    best, most = -1, -1
    for _ in range(popcount(hand)):
        card = lowest(hand)
        hand &= hand - 1
        pays = shares_on(s, card) * price(s, STOCK_OF[card])
        if pays > most:
            best, most = card, pays
    left = rounds(s) - s.round
    if most > 0 and (left == 0 or most > weight(style, TOKEN) * left / s.tokens[s.turn]):
        return Action.OPTION + best
    return Action.OPTION_DONE
