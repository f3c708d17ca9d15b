"""Actions by number, their notation, and the reasons for denying one."""

from enum import IntEnum
from typing import Final

from moguls.games.mogul2013.material import CODES, DEPOTS, NUM_STATIONS


class Action(IntEnum):
    """ERECT + k puts a depot up at station k; after these come the moves, see MOVE."""

    LEAVE = 0
    BID = 1
    CREDIT = 2
    TAKE = 3
    SELL = 4
    NOTHING = 5
    ERECT = 6


FROM_FILE: Final = ("MOVE",)  # depends on the number of stations of the data file
# MOVE + from * NUM_STATIONS + to moves a depot.
MOVE: Final = Action.ERECT + NUM_STATIONS
NUM_ACTIONS: Final = MOVE + NUM_STATIONS * NUM_STATIONS
# Take, sell, nothing, and each depot to each station.
MAX_CHOICES: Final = 3 + DEPOTS * NUM_STATIONS


class Why(IntEnum):
    """Reasons for which an action is not legal; `DENIALS` gives rule and sentence."""

    NONE = 0
    OVER = 1
    NO_CHIP = 2
    AUCTION_RUNNING = 3
    AUCTION_OVER = 4
    NO_CREDIT_NOW = 5
    CREDIT_TAKEN = 6
    BELOW_ZERO = 7
    WINNER_TOOK = 8
    OPTION_USED = 9
    NO_SHARES = 10
    ALL_BUILT = 11
    NOT_ALL_BUILT = 12
    NO_DEPOT = 13
    OTHER_NETWORK = 14
    SPACE_TAKEN = 15
    HAS_SHARES = 16


TURN_RULE: Final = "M13-A1"

# code for programs, rule, sentence
DENIALS: Final = {
    Why.OVER: ("over", "M13-E1", "the crash has ended the game"),
    Why.NO_CHIP: ("no_chip", "M13-A2", "no chip in hand"),
    Why.AUCTION_RUNNING: (
        "auction_running",
        "M13-X1",
        "the auction is not over: only its winner chooses",
    ),
    Why.AUCTION_OVER: ("auction_over", "M13-A4", "the auction is over"),
    Why.NO_CREDIT_NOW: (
        "no_credit_now",
        "M13-L1",
        "a credit can only be taken on one's turn in an auction",
    ),
    Why.CREDIT_TAKEN: ("credit_taken", "M13-L1", "it has already taken its one credit of the game"),
    Why.BELOW_ZERO: ("below_zero", "M13-L2", "its score would fall below zero"),
    Why.WINNER_TOOK: (
        "winner_took",
        "M13-X1",
        "the winner took the share, so the runner-up can only use the sell option",
    ),
    Why.OPTION_USED: (
        "option_used",
        "M13-X1",
        "the winner used the sell option, so the runner-up can only take the share",
    ),
    Why.NO_SHARES: ("no_shares", "M13-X2", "it has no shares of the box colour"),
    Why.HAS_SHARES: (
        "has_shares",
        "M13-X2",
        "it has shares of the box colour: it must sell them, or put up or move a depot",
    ),
    Why.ALL_BUILT: ("all_built", "M13-D2", "its six depots are all on the board: it may move one"),
    Why.NOT_ALL_BUILT: (
        "not_all_built",
        "M13-D2",
        "only a seat with all six depots on the board may move one",
    ),
    Why.NO_DEPOT: ("no_depot", "M13-D2", "it has no depot there to move"),
    Why.OTHER_NETWORK: (
        "other_network",
        "M13-D1",
        "that station is not on the network of the box colour",
    ),
    Why.SPACE_TAKEN: ("space_taken", "M13-D3", "a depot already stands there"),
}


def to_text(action: int) -> str:
    """Write an action like records. Rules: M13-A2, M13-L1, M13-X1, M13-X2, M13-D1, M13-D2."""
    if action >= MOVE:
        start, to = divmod(action - MOVE, NUM_STATIONS)
        return f"move {CODES[start]}>{CODES[to]}"
    if action >= Action.ERECT:
        return f"erect {CODES[action - Action.ERECT]}"
    return Action(action).name.lower()


ACTION_OF: Final = {to_text(action): action for action in range(NUM_ACTIONS)}
