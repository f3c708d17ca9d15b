"""Actions by number, their notation, and the reasons for denying one."""

from enum import IntEnum
from typing import Final

from moguls.games.takestock.material import (
    KIND_NAMES,
    NUM_CARDS,
    NUM_KEEPABLE,
    NUM_STOCKS,
    STOCKS,
    card_name,
)

PAIRS: Final = NUM_CARDS * NUM_CARDS
AUDIT_WAYS: Final = ("top", "split", "none")
TOP, SPLITS, NEITHER = range(3)
NUM_WAYS: Final = 3


class Action(IntEnum):
    """First number of each kind of action.

    RAISE, DRAW_TWO, KEEP, BEAR and OPTION + card. SAVE + saved * 55 + discarded; TAKE + taken * 55
    + discarded; PLAY + discarded * 23 + kind; CHOOSE + kind; AUDIT + stock * 3 + way;
    FREEZE + stock.
    """

    RAISE = 0
    SAVE = RAISE + NUM_CARDS
    DRAW_TWO = SAVE + PAIRS
    KEEP = DRAW_TWO + NUM_CARDS
    PLAY = KEEP + NUM_CARDS
    CHOOSE = PLAY + NUM_CARDS * NUM_KEEPABLE
    AUDIT = CHOOSE + NUM_KEEPABLE
    FREEZE = AUDIT + NUM_STOCKS * NUM_WAYS
    TAKE = FREEZE + NUM_STOCKS
    INSIDER_DONE = TAKE + PAIRS
    BEAR = INSIDER_DONE + 1
    OPTION = BEAR + NUM_CARDS
    OPTION_DONE = OPTION + NUM_CARDS


NUM_ACTIONS: Final = Action.OPTION_DONE + 1
# Seven cards dealt, one drawn for the turn, one by the only bull: nine in hand; each may be raised,
# saved with each other, discarded in two ways, or discarded to play each kind of kept event.
MAX_HAND: Final = 9
MAX_CHOICES: Final = MAX_HAND * (1 + (MAX_HAND - 1) + 2 + NUM_KEEPABLE)


class Why(IntEnum):
    """Reasons for which an action is not legal; `DENIALS` gives rule and sentence."""

    NONE = 0
    OVER = 1
    CHANCE = 2
    NOT_CHOOSING = 3
    CHOOSING = 4
    EVENT_RUNNING = 5
    NO_SUCH_EVENT = 6
    ROUND_ENDED = 7
    ROUND_RUNNING = 8
    NOT_IN_HAND = 9
    FROZEN = 10
    TOO_LOW = 11
    TOO_HIGH = 12
    SAME_CARD = 13
    TOO_MANY = 14
    NOT_KEPT = 15
    NOT_DRAWN = 16
    NO_TOP = 17
    NO_SPLIT = 18
    SOMETHING = 19
    OTHER_STOCK = 20
    NOT_DISCARDED = 21


TURN_RULE: Final = "TKS-T1"

# code for programs, rule, sentence
DENIALS: Final = {
    Why.OVER: ("over", "TKS-E4", "the last round has been scored"),
    Why.CHANCE: ("chance", "TKS-T2", "the cards must be shuffled first"),
    Why.NOT_CHOOSING: ("not_choosing", "TKS-A5", "there are no two events to choose from"),
    Why.CHOOSING: ("choosing", "TKS-A5", "two events have been drawn: choose one of them first"),
    Why.EVENT_RUNNING: ("event_running", "TKS-A5", "first do what the event in play requires"),
    Why.NO_SUCH_EVENT: ("no_such_event", "TKS-A5", "the event in play does not ask for this"),
    Why.ROUND_ENDED: (
        "round_ended",
        "TKS-E2",
        "the round has ended: options can be exercised now, or not",
    ),
    Why.ROUND_RUNNING: (
        "round_running",
        "TKS-E2",
        "options are exercised only after the round has ended",
    ),
    Why.NOT_IN_HAND: ("not_in_hand", "TKS-T1", "it does not have this card in hand"),
    Why.FROZEN: ("frozen", "TKS-V7", "the column is frozen"),
    Why.TOO_LOW: ("too_low", "TKS-A1", "a raise must be higher than the column's highest card"),
    Why.TOO_HIGH: ("too_high", "TKS-A1", "a raise is at most 4 above the column's highest card"),
    Why.SAME_CARD: ("same_card", "TKS-A3", "another card must be discarded"),
    Why.TOO_MANY: (
        "too_many",
        "TKS-A4",
        "it has as many certificates as the longest column has cards",
    ),
    Why.NOT_KEPT: ("not_kept", "TKS-A7", "it has not kept this event"),
    Why.NOT_DRAWN: ("not_drawn", "TKS-A5", "this is neither of the two events drawn"),
    Why.NO_TOP: ("no_top", "TKS-V5", "only the 1 is left, and it stays"),
    Why.NO_SPLIT: ("no_split", "TKS-V5", "there is no split on this column"),
    Why.SOMETHING: (
        "something",
        "TKS-V5",
        "there is something to discard: the highest card, or a split",
    ),
    Why.OTHER_STOCK: ("other_stock", "TKS-V4", "the insider names another stock"),
    Why.NOT_DISCARDED: (
        "not_discarded",
        "TKS-V4",
        "this card was not among the discarded shares when the insider was played",
    ),
}


def to_text(action: int) -> str:
    """Write an action like records. Rules: TKS-A1, TKS-A3, TKS-A5, TKS-A7, TKS-V4, TKS-E2."""
    if action >= Action.AUDIT:
        return _answer(action)
    if action >= Action.CHOOSE:
        return f"choose {KIND_NAMES[action - Action.CHOOSE]}"
    if action >= Action.PLAY:
        card, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
        return f"discard {card_name(card)}, play {KIND_NAMES[kind]}"
    if action >= Action.KEEP:
        return f"discard {card_name(action - Action.KEEP)}, keep"
    if action >= Action.DRAW_TWO:
        return f"discard {card_name(action - Action.DRAW_TWO)}, draw two"
    if action >= Action.SAVE:
        saved, other = divmod(action - Action.SAVE, NUM_CARDS)
        return f"save {card_name(saved)}, discard {card_name(other)}"
    return f"raise {card_name(action)}"


def _answer(action: int) -> str:
    if action >= Action.BEAR:
        return _last_answer(action)
    if action == Action.INSIDER_DONE:
        return "insider done"
    if action >= Action.TAKE:
        card, other = divmod(action - Action.TAKE, NUM_CARDS)
        return f"insider take {card_name(card)}, discard {card_name(other)}"
    if action >= Action.FREEZE:
        return f"freeze {STOCKS[action - Action.FREEZE]}"
    stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
    return f"audit {STOCKS[stock]} {AUDIT_WAYS[way]}"


def _last_answer(action: int) -> str:
    if action == Action.OPTION_DONE:
        return "option done"
    if action >= Action.OPTION:
        return f"option {card_name(action - Action.OPTION)}"
    return f"bear discard {card_name(action - Action.BEAR)}"


ACTION_OF: Final = {to_text(action): action for action in range(NUM_ACTIONS)}
