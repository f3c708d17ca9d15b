"""Actions by number, their notation, and the reasons for denying one."""

from enum import IntEnum
from typing import Final


class Action(IntEnum):
    """SELL + k sells k shares, k from 0 to 8 (no company has more)."""

    LEAVE = 0
    BID = 1
    LOAN = 2
    DECLINE = 3
    TAKE = 4
    SELL = 5


MAX_SALE: Final = 8
NUM_ACTIONS: Final = Action.SELL + MAX_SALE + 1


class Why(IntEnum):
    """Reasons for which an action is not legal; `DENIALS` gives rule and sentence."""

    NONE = 0
    OVER = 1
    WINDOW_OPEN = 2
    NO_WINDOW = 3
    NO_LOAN_NOW = 4
    LOAN_TAKEN = 5
    BANK_EMPTY = 6
    BELOW_ZERO = 7
    NO_CHIP = 8
    AUCTION_RUNNING = 9
    AUCTION_OVER = 10
    WINNER_TOOK = 11
    WINNER_SOLD = 12
    TOO_FEW = 13
    ALL_OR_NONE = 14


TURN_RULE: Final = "M02-A1"

# code for programs, rule, sentence
DENIALS: Final = {
    Why.OVER: ("over", "M02-E1", "the crash has ended the game"),
    Why.WINDOW_OPEN: (
        "window_open",
        "M02-L2",
        "take a loan or decline first; the auction comes after",
    ),
    Why.NO_WINDOW: ("no_window", "M02-L2", "loans are not being offered now"),
    Why.NO_LOAN_NOW: (
        "no_loan_now",
        "M02-L1",
        "a loan can only be taken before the auction begins",
    ),
    Why.LOAN_TAKEN: ("loan_taken", "M02-L2", "it has already taken its one loan of this auction"),
    Why.BANK_EMPTY: ("bank_empty", "M02-L3", "the bank does not hold two chips"),
    Why.BELOW_ZERO: ("below_zero", "M02-L4", "its score would fall below zero"),
    Why.NO_CHIP: ("no_chip", "M02-A2", "no chip in hand"),
    Why.AUCTION_RUNNING: (
        "auction_running",
        "M02-X1",
        "the auction is not over: only its winner chooses",
    ),
    Why.AUCTION_OVER: ("auction_over", "M02-A4", "the auction is over"),
    Why.WINNER_TOOK: (
        "winner_took",
        "M02-X2",
        "the winner took the share, so the runner-up can only sell",
    ),
    Why.WINNER_SOLD: (
        "winner_sold",
        "M02-X2",
        "the winner sold, so the runner-up can only take the share",
    ),
    Why.TOO_FEW: ("too_few", "M02-X4", "it does not have that many shares of the sale colour"),
    Why.ALL_OR_NONE: (
        "all_or_none",
        "M02-X5",
        "under this table's rules all of them are sold, or none",
    ),
}


def to_text(action: int) -> str:
    """Write an action like records. Rules: M02-A2, M02-L1, M02-X1."""
    if action >= Action.SELL:
        return f"sell {action - Action.SELL}"
    return Action(action).name.lower()


ACTION_OF: Final = {to_text(action): action for action in range(NUM_ACTIONS)}
