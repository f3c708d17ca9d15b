"""Turn generation in place: all turns from a position, of which the best are kept.

A turn is at most a rotation and a pawn move, in either order. After a rotation only the moves that
it has made possible are generated, since the others can also come first. A bonus rotation is
chosen when the turn is played (`finish_turn`).
"""

from typing import Final

from moguls.bots.moguli.evaluation import forward, value_above, value_of
from moguls.bots.moguli.evaluation_weights import BONUS, GENERATOR_NOTES, IDLE, WIN, draw_for
from moguls.bots.moguli.generator_fields import Generation, PawnMove, States
from moguls.bots.moguli.tunnels import ends_over, note_spans
from moguls.bots.search.tree_fields import Rows
from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.compulsory_move import may_end
from moguls.games.moguli.finish import has_crossed, points
from moguls.games.moguli.material import NUM_TILES, PAWNS_TO_WIN, goal
from moguls.games.moguli.moves import able, legal_ends
from moguls.games.moguli.reach import bridges
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import COMPULSORY
from moguls.games.moguli.turn import may_rotate, rotatable
from moguls.kernel.rules.interface import apply, choices, copy_state
from moguls.kernel.state.bits import lowest, signed
from moguls.kernel.state.types import IntArray as Ints

ENTRIES: Final = ()
OUTLINED: Final = (
    "act",
    "generate_turns",
    "generate_rest",
    "keep",
    "finish_turn",
    "value_now",
    "value_across",
    "can_cross",
    "_try_move",
    "_crosses",
)

# The list of the best turns: index of the first one, their number, its maximum, the maximum with
# the same pawn move, the value above which a turn is kept, and the value at which to stop.
BASE, KEPT, MOST, SAME, FLOOR, ENOUGH = range(6)
SECOND: Final = 1 << 12  # a turn is its actions: the first, and the second times this
ROOM: Final = 64  # kept turns of one level at most
NOTHING: Final = -2 * WIN


def act(s: State, action: int) -> None:
    """Play an action: the rules' own `apply`, compiled once."""
    apply(s, action)


def begin_list(turn_list: Ints, base: int, most: int, same: int, floor: int, enough: int) -> None:
    """Begin an empty list of turns."""
    turn_list[BASE] = base
    turn_list[KEPT] = 0
    turn_list[MOST] = most
    turn_list[SAME] = same
    turn_list[FLOOR] = floor
    turn_list[ENOUGH] = enough


def keep(value: int, turn: int, move: int, tree: Rows) -> None:
    """Keep a turn if it is among the best, but not too many with the same pawn move.

    Args:
        value: of the turn; more than turn_list[FLOOR].
        turn: its actions.
        move: the pawn move among them, or 0.
        tree: weights, turn_list, values, turns, pawn moves, leads, in this order.
    """
    _w, turn_list, values, turns, moves, _leads = tree
    base, count = turn_list[BASE], turn_list[KEPT]
    twins = 0
    least = least_twin = base
    for i in range(base, base + count):
        if moves[i] == move:
            if twins == 0 or values[i] < values[least_twin]:
                least_twin = i
            twins += 1
        if values[i] < values[least]:
            least = i
    place = base + count
    if twins >= turn_list[SAME]:
        if value <= values[least_twin]:
            return
        place = least_twin
    elif count == turn_list[MOST]:
        place = least
    else:
        turn_list[KEPT] = count + 1
    values[place] = value
    turns[place] = turn
    moves[place] = move
    if turn_list[KEPT] == turn_list[MOST]:
        turn_list[FLOOR] = max(turn_list[FLOOR], _least(base, turn_list[KEPT], values))


def _least(base: int, count: int, values: Ints) -> int:
    """Return the least value among the kept turns."""
    least = values[base]
    for i in range(base + 1, base + count):
        least = min(least, values[i])
    return signed(least)


def generate_turns(states: States, at: int, scratch: int, tree: Rows) -> None:
    """Generate all turns from states[at], where a turn begins; keep the best in the list.

    Args:
        states: states[scratch] and the one after it are written.
        at: index of the position.
        scratch: index of a scratch state.
        tree: weights, turn_list, values, turns, pawn moves, leads, in this order.
    """
    w, turn_list, _values, _turns, _moves, leads = tree
    copy_state(states, scratch, at)
    s = states[scratch]
    seat = signed(s.turn)
    now = Generation(states, scratch, seat, forward(s, 1 - seat, w))
    number = _moves_now(now, tree)
    if turn_list[FLOOR] >= turn_list[ENOUGH]:
        return
    _rotate_first(now, tree)
    while turn_list[FLOOR] < turn_list[ENOUGH]:
        place = _best_lead(number, leads)
        if place < 0 or leads[2 * place] <= turn_list[FLOOR]:
            return
        lead, move = leads[2 * place], leads[2 * place + 1]
        leads[2 * place] = NOTHING
        _rotate_after(s, seat, lead, move, tree)


def _best_lead(number: int, leads: Ints) -> int:
    """Return the pawn move with the best lead among those not done with, or -1."""
    best = -1
    for i in range(number):
        if leads[2 * i] > NOTHING and (best < 0 or leads[2 * i] > leads[2 * best]):
            best = i
    return best


def _moves_now(now: Generation, tree: Rows) -> int:
    """Look at the pawn moves as the tiles lie, and at doing nothing; return how many there are."""
    w, turn_list, _values, _turns, _moves, leads = tree
    s, seat = now.states[now.scratch], now.seat
    if may_end(s):
        lead = forward(s, seat, w) - now.theirs
        value = value_above(s, seat, lead, turn_list[FLOOR] + w[IDLE], w) - w[IDLE]
        if value > turn_list[FLOOR]:
            keep(value, signed(Action.END), signed(0), tree)
    number = 0
    rest = s.pawns[seat]
    i = 0
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        ends = s.ends[i]
        while ends != 0:
            end = ends & -ends
            ends ^= end
            move = action_of(pawn, end)
            leads[2 * number + 1] = move
            tried = PawnMove(pawn, end, signed(0), s.bonus[i])
            leads[2 * number] = _try_move(now, tried, tree)
            number += 1
        i += 1
    return number


def action_of(pawn: int, end: int) -> int:
    """Return the action that moves a pawn to a gate, both given as bits."""
    return Action.PAWN + NUM_TILES * lowest(pawn) + lowest(end)


def _try_move(now: Generation, tried: PawnMove, tree: Rows) -> int:
    """Look at a pawn move, after a rotation or none; return the lead, or NOTHING if it wins."""
    w, turn_list, _values, _turns, _moves, _leads = tree
    s, seat = now.states[now.scratch], now.seat
    own = s.pawns[seat]
    s.pawns[seat] = own ^ tried.pawn | tried.end
    s.moved = 1
    lead = forward(s, seat, w) - now.theirs
    if tried.bonus & tried.end:
        lead += w[BONUS]
    value = NOTHING
    crossed = has_crossed(s, seat)
    if crossed:
        value = value_across(s, seat, w, now.states, now.scratch + 1)
    elif lead > turn_list[FLOOR]:
        value = value_above(s, seat, lead, turn_list[FLOOR], w)
    s.pawns[seat] = own
    s.moved = 0
    if value > turn_list[FLOOR]:
        move = action_of(tried.pawn, tried.end)
        keep(value, tried.rotation + SECOND * move if tried.rotation else move, move, tree)
    return NOTHING if crossed else lead


def _rotate_first(now: Generation, tree: Rows) -> None:
    """Look at all rotations, with the pawn moves that they make possible."""
    turn_list, s = tree[1], now.states[now.scratch]
    tiles = rotatable(s)
    while tiles != 0:
        tile = tiles & -tiles
        tiles ^= tile
        for i in range(TURNS):
            turn_tile(s, tile, 1)
            if turn_list[FLOOR] < turn_list[ENOUGH] and s.kept[i] & tile == 0:
                s.rotated = tile
                _after_rotation(now, Action.ROTATE + TURNS * lowest(tile) + i, tree)
        turn_tile(s, tile, 1)
    s.rotated = 0


def _after_rotation(now: Generation, rotation: int, tree: Rows) -> None:
    """Look at the pawn moves that a rotation has made possible, and at making none."""
    w, turn_list, _values, _turns, _moves, _leads = tree
    s, seat = now.states[now.scratch], now.seat
    could = s.could_move
    can = False
    rest = able(s)
    own = s.pawns[seat]
    noted = (
        note_spans(s, bridges(s, own | s.pawns[1 - seat]), GENERATOR_NOTES, w)
        if rest
        else GENERATOR_NOTES
    )
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        ends = ends_over(s, pawn, GENERATOR_NOTES, noted, w)
        if ends:
            can = True
            s.could_move = 1
            ends &= ~s.ends[place_of(own, pawn)]
            if ends:
                bonus = legal_ends(s, pawn, s.pawns[1 - seat])
                while ends != 0:
                    end = ends & -ends
                    ends ^= end
                    _try_move(now, PawnMove(pawn, end, rotation, bonus), tree)
    if not (can and (s.options & COMPULSORY or is_bound(s))):
        lead = forward(s, seat, w) - now.theirs
        value = value_above(s, seat, lead, turn_list[FLOOR] + w[IDLE], w) - w[IDLE]
        if value > turn_list[FLOOR]:
            keep(value, rotation, signed(0), tree)
    s.could_move = could


def place_of(own: int, pawn: int) -> int:
    """Return the number of a pawn among its seat's, ascending."""
    place = 0
    before = own & (pawn - 1)
    while before != 0:
        before &= before - 1
        place += 1
    return place


def _rotate_after(s: State, seat: int, lead: int, move: int, tree: Rows) -> None:
    """Look at all rotations after a pawn move."""
    w, turn_list, _values, _turns, _moves, _leads = tree
    pair = move - Action.PAWN
    own = s.pawns[seat]
    s.pawns[seat] = own ^ (1 << pair // NUM_TILES) | (1 << pair % NUM_TILES)
    s.moved = 1
    tiles = rotatable(s)
    while tiles != 0:
        tile = tiles & -tiles
        tiles ^= tile
        for i in range(TURNS):
            turn_tile(s, tile, 1)
            if lead > turn_list[FLOOR]:
                value = value_above(s, seat, lead, turn_list[FLOOR], w)
                if value > turn_list[FLOOR]:
                    turn = move + SECOND * (Action.ROTATE + TURNS * lowest(tile) + i)
                    keep(value, turn, move, tree)
        turn_tile(s, tile, 1)
    s.pawns[seat] = own
    s.moved = 0


def value_across(s: State, seat: int, w: Ints, states: States, scratch: int) -> int:
    """Return what it is worth to have brought the fourth pawn across. Rules: MOG-E1."""
    if s.last_turn:
        return draw_for(seat, w)
    won = WIN - signed(s.round)
    if seat != s.first or points(s, 1 - seat) < PAWNS_TO_WIN - 1:
        return won
    copy_state(states, scratch, scratch - 1)
    act(states[scratch], Action.END)
    return draw_for(seat, w) if can_cross(states[scratch]) else won


def can_cross(s: State) -> bool:
    """Say whether the seat on turn, at its beginning, can bring its fourth pawn across in it.

    Rules: MOG-E1, MOG-T1.
    """
    seat = signed(s.turn)
    if points(s, seat) < PAWNS_TO_WIN - 1:
        return False
    if _crosses(s, seat):
        return True
    can = False
    tiles = rotatable(s)
    while tiles != 0 and not can:
        tile = tiles & -tiles
        tiles ^= tile
        for i in range(TURNS):
            turn_tile(s, tile, 1)
            if s.kept[i] & tile == 0 and _crosses(s, seat):
                can = True
        turn_tile(s, tile, 1)
    return can


def _crosses(s: State, seat: int) -> bool:
    """Say whether a pawn not across can come across by a move as the tiles lie."""
    everybody = s.pawns[0] | s.pawns[1]
    rest = able(s) & ~goal(seat)
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        if legal_ends(s, pawn, everybody) & goal(seat):
            return True
    return False


def generate_rest(states: States, at: int, scratch: int, actions: Ints, tree: Rows) -> None:
    """Look at all actions from states[at], within a turn or before the first one."""
    w, turn_list, _values, _turns, _moves, _leads = tree
    seat = signed(states[at].turn)
    for i in range(choices(states[at], actions)):
        copy_state(states, scratch, at)
        s = states[scratch]
        if actions[i] != Action.END:
            act(s, actions[i])
        value = value_now(s, seat, w)
        move = actions[i] if actions[i] >= Action.PAWN else 0
        if value > turn_list[FLOOR]:
            keep(value, actions[i], move, tree)


def value_now(s: State, seat: int, w: Ints) -> int:
    """Return what it is worth to a seat to end its turn now, or that it has just ended so."""
    if s.phase == Phase.OVER:
        return WIN - signed(s.round) if s.won == 1 << seat else draw_for(seat, w)
    if has_crossed(s, seat):
        return draw_for(seat, w) if can_cross(s) else WIN - signed(s.round)
    lead = forward(s, seat, w) - forward(s, 1 - seat, w)
    return signed(value_of(s, seat, lead, w) - (0 if s.moved else w[IDLE]))


def finish_turn(states: States, at: int, w: Ints) -> None:
    """End the turn in states[at] after the rotation that a bonus grants, the best by its looks."""
    s = states[at]
    if may_rotate(s) and s.earned:
        seat = signed(s.turn)
        lead = forward(s, seat, w) - forward(s, 1 - seat, w)
        best = value_of(s, seat, lead, w)
        action = signed(Action.END)
        tiles = rotatable(s)
        while tiles != 0:
            tile = tiles & -tiles
            tiles ^= tile
            for i in range(TURNS):
                turn_tile(s, tile, 1)
                value = value_of(s, seat, lead, w)
                if value > best:
                    best = value
                    action = Action.ROTATE + TURNS * lowest(tile) + i
            turn_tile(s, tile, 1)
        if action != Action.END:
            act(s, action)
    act(s, Action.END)
