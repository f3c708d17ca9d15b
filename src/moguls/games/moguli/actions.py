"""Actions by number, their notation, and the reasons for denying one."""

from enum import IntEnum
from typing import Final

from moguls.games.moguli.material import GATES, NUM_TILES, PAWNS, SWAP_ROWS


class Action(IntEnum):
    """SWAP + k takes row 3 + k; ROTATE + 3 * tile + quarters - 1; PAWN + 35 * start + end."""

    END = 0
    KEEP = 1
    SWAP = 2
    ROTATE = 5
    PAWN = 110


TURNS: Final = 3  # by 90, 180 or 270 degrees
NUM_ACTIONS: Final = Action.PAWN + NUM_TILES * NUM_TILES
# the end, all rotations, and each pawn to any gate without another pawn
MAX_CHOICES: Final = 1 + TURNS * NUM_TILES + PAWNS * (NUM_TILES - 2 * PAWNS + 1)


class Why(IntEnum):
    """Reasons for which an action is not legal; `DENIALS` gives rule and sentence."""

    NONE = 0
    OVER = 1
    SWAP_PENDING = 2
    NO_SWAP = 3
    MUST_FREE = 4
    MUST_MOVE = 5
    ROTATED = 6
    NO_BONUS = 7
    BONUS_USED = 8
    BARRED = 9
    KEEPS_BOUND = 10
    KEEPS_STILL = 11
    MOVED = 12
    NO_PAWN = 13
    OCCUPIED = 14
    NO_WAY = 15
    SAME_GATE = 16
    BOUND = 17
    STUCK = 18
    HOME_FULL = 19
    MUST_TURN = 20
    OPENS_NONE = 21


TURN_RULE: Final = "MOG-T1"

# code for programs, rule, sentence
DENIALS: Final = {
    Why.OVER: ("over", "MOG-E1", "the game is over"),
    Why.SWAP_PENDING: (
        "swap_pending",
        "MOG-V1",
        "the start rows come first: swap yours or keep it",
    ),
    Why.NO_SWAP: ("no_swap", "MOG-V1", "start rows can be swapped only before the first turn"),
    Why.MUST_FREE: (
        "must_free",
        "MOG-O1",
        "fewer than two gates of your start row are free: first move a pawn off it",
    ),
    Why.MUST_MOVE: ("must_move", "MOG-T1", "one of your pawns can move, so it must"),
    Why.ROTATED: (
        "rotated",
        "MOG-T1",
        "you have already turned a tile; you may turn another only after moving beneath an"
        " opposing pawn",
    ),
    Why.NO_BONUS: (
        "no_bonus",
        "MOG-B6",
        "your pawn did not pass beneath an opposing pawn, so you may not turn a second tile",
    ),
    Why.BONUS_USED: ("bonus_used", "MOG-B6", "you have already turned your bonus tile, too"),
    Why.BARRED: ("barred", "MOG-A2", "your opponent has just turned this tile"),
    Why.KEEPS_BOUND: (
        "keeps_bound",
        "MOG-O1",
        "after this turn of a tile no pawn could leave your start row, and now one can",
    ),
    Why.KEEPS_STILL: (
        "keeps_still",
        "MOG-T1",
        "after this turn of a tile none of your pawns could move, and one must",
    ),
    Why.MOVED: ("moved", "MOG-T1", "you have already moved a pawn this turn"),
    Why.NO_PAWN: ("no_pawn", "MOG-B2", "none of your pawns stands there"),
    Why.OCCUPIED: ("occupied", "MOG-S1", "another pawn stands there"),
    Why.NO_WAY: (
        "no_way",
        "MOG-B4",
        "no path leads there over the tiles, beneath another pawn, and over the tiles again",
    ),
    Why.SAME_GATE: ("same_gate", "MOG-B5", "a move may not end where it began"),
    Why.BOUND: (
        "bound",
        "MOG-O1",
        "fewer than two gates of your start row are free: a pawn must leave that row",
    ),
    Why.STUCK: (
        "stuck",
        "MOG-O2",
        "fewer than two gates of your start row are free, and no pawn can leave it: none may move",
    ),
    Why.HOME_FULL: ("home_full", "MOG-O3", "fewer than two gates of your start row would be free"),
    Why.MUST_TURN: (
        "must_turn",
        "MOG-O1",
        "your start row is too full: first turn a tile that lets a pawn leave it",
    ),
    Why.OPENS_NONE: (
        "opens_none",
        "MOG-O1",
        "this does not let a pawn leave your start row, but turning another tile would",
    ),
}


def to_text(action: int) -> str:
    """Write an action like records. Rules: MOG-T1, MOG-A1, MOG-V1."""
    if action >= Action.PAWN:
        start, end = divmod(action - Action.PAWN, NUM_TILES)
        return f"pawn {GATES[start]}-{GATES[end]}"
    if action >= Action.ROTATE:
        tile, turn = divmod(action - Action.ROTATE, TURNS)
        return f"rotate {GATES[tile]} {90 * (turn + 1)}"
    if action >= Action.SWAP:
        return f"swap {SWAP_ROWS[action - Action.SWAP] + 1}"
    return "keep" if action == Action.KEEP else "end"


ACTION_OF: Final = {to_text(action): action for action in range(NUM_ACTIONS)}


def rotation(tile: int, quarters: int) -> int:
    """Return the action that turns a tile by 1 to 3 quarters. Rules: MOG-A1."""
    return Action.ROTATE + TURNS * tile + quarters - 1


def pawn_move(start: int, end: int) -> int:
    """Return the action that moves a pawn from gate to gate. Rules: MOG-B2."""
    return Action.PAWN + NUM_TILES * start + end
