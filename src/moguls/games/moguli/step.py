"""Dispatch over all actions: legality, a random legal action, and effect."""

from typing import Final

from moguls.games.moguli.actions import TURNS, Action, Why
from moguls.games.moguli.compulsory_move import may_end
from moguls.games.moguli.finish import has_crossed
from moguls.games.moguli.material import FIRST_SWAP_ROW, NUM_TILES, PAWNS
from moguls.games.moguli.moves import move_pawn, why_not_pawn
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.swap import next_to_swap, swap, why_not_swap
from moguls.games.moguli.turn import end_turn, rotatable, rotate, why_not_end, why_not_rotate
from moguls.kernel.rules.chance import draw
from moguls.kernel.rules.legal_sets import offer
from moguls.kernel.state.bits import has, lowest, nth, popcount
from moguls.kernel.state.types import IntArray

NUM_SWAPS = 4  # to keep the row, or to take one of three
# The actions that turn tiles by the first angle, for each set of tiles in a part of the board.
PART: Final = 7
IN_PART: Final = (1 << PART) - 1
TURNED: Final = tuple(
    sum(1 << TURNS * tile for tile in range(PART) if tiles >> tile & 1)
    for tiles in range(IN_PART + 1)
)
ALL_TURNS: Final = (1 << TURNS) - 1


def choices(s: State, out: IntArray) -> int:
    """Offer the legal actions of the seat on turn, ascending; return how many.

    Rules: MOG-T1, MOG-V1.
    """
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.SWAP:
        return offer(out, 0, Action.KEEP, (1 << NUM_SWAPS) - 1)
    count = offer(out, 0, 0 + Action.END, 1) if may_end(s) else 0
    return _offer_pawns(s, out, _offer_rotations(s, out, count))


def _offer_rotations(s: State, out: IntArray, count: int) -> int:
    """Offer the legal rotations, one part of the board at a time. Rules: MOG-A1, MOG-A2, MOG-O1."""
    tiles = rotatable(s)
    for part in range(0, NUM_TILES, PART if tiles != 0 else NUM_TILES):
        actions = TURNED[tiles >> part & IN_PART] * ALL_TURNS
        for i in range(TURNS):
            actions &= ~(TURNED[s.kept[i] >> part & IN_PART] << i)
        count = offer(out, count, Action.ROTATE + TURNS * part, actions)
    return count


def _offer_pawns(s: State, out: IntArray, count: int) -> int:
    """Offer the legal pawn moves. Rules: MOG-B2."""
    pawns = s.pawns[s.turn]
    for i in range(PAWNS):
        count = offer(out, count, Action.PAWN + NUM_TILES * lowest(pawns), s.ends[i])
        pawns &= pawns - 1
    return count


def sample(s: State) -> int:
    """Draw one of the legal actions, all equally likely. Rules: MOG-T1, MOG-V1."""
    if s.phase == Phase.SWAP:
        return Action.KEEP + draw(s, NUM_SWAPS)
    can_end = 1 if may_end(s) else 0
    tiles = rotatable(s)
    turns = TURNS * popcount(tiles)
    for i in range(TURNS):
        turns -= popcount(s.kept[i])
    moves = 0
    for i in range(PAWNS):
        moves += popcount(s.ends[i])
    at = draw(s, can_end + turns + moves) - can_end
    if at < 0:
        return Action.END
    if at < turns:
        return _nth_rotation(s, tiles, at)
    return _nth_pawn(s, at - turns)


def _nth_rotation(s: State, tiles: int, at: int) -> int:
    """Return legal rotation number `at`, counted from 0. Rules: MOG-A1."""
    if s.kept[0] | s.kept[1] | s.kept[2] == 0:
        return Action.ROTATE + TURNS * nth(tiles, at // TURNS) + at % TURNS
    while True:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for i in range(TURNS):
            if not has(s.kept[i], tile):
                if at == 0:
                    return Action.ROTATE + TURNS * tile + i
                at -= 1


def _nth_pawn(s: State, at: int) -> int:
    """Return legal pawn move number `at`, counted from 0. Rules: MOG-B2."""
    pawns = s.pawns[s.turn]
    i = 0
    count = popcount(s.ends[0])
    while at >= count:
        at -= count
        pawns &= pawns - 1
        i += 1
        count = popcount(s.ends[i])
    return Action.PAWN + NUM_TILES * lowest(pawns) + nth(s.ends[i], at)


def why_not(s: State, action: int) -> Why:
    """Return why the seat on turn may not play `action` now, or `Why.NONE`. Rules: MOG-T1."""
    if action >= Action.PAWN:
        pair = action - Action.PAWN
        return why_not_pawn(s, pair // NUM_TILES, pair % NUM_TILES)
    if action >= Action.ROTATE:
        turned = action - Action.ROTATE
        return why_not_rotate(s, turned // TURNS, turned % TURNS + 1)
    return why_not_end(s) if action == Action.END else why_not_swap(s)


def apply(s: State, action: int) -> None:
    """Play a legal action of the seat on turn, and all that follows by itself. Rules: MOG-T1."""
    if action >= Action.ROTATE:
        if _use(s, action):
            end_turn(s)
    elif action == Action.END:
        end_turn(s)
    else:
        if action != Action.KEEP:
            swap(s, action - Action.SWAP + FIRST_SWAP_ROW)
        next_to_swap(s)


def _use(s: State, action: int) -> bool:
    """Rotate a tile or move a pawn; return whether that ends the turn. Rules: MOG-T1, MOG-E1."""
    if action >= Action.PAWN:
        pair = action - Action.PAWN
        move_pawn(s, pair // NUM_TILES, pair % NUM_TILES)
        return has_crossed(s, s.turn)
    turned = action - Action.ROTATE
    rotate(s, turned // TURNS, turned % TURNS + 1)
    return False
