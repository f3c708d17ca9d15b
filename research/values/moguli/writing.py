"""Games of the search of Moguli against itself, written down turn by turn: plain and native.

Whole turns are played as the search has weighed them. In the opening often, later now and then,
a turn is any at all, so that what the search never does is seen, too.
"""

from typing import Any, Final

from moguls.bots.moguli.alphabeta import ROOT_ROW
from moguls.bots.moguli.evaluation import is_over
from moguls.bots.moguli.iterative_deepening import NOW_BEST, ORDER, ROOT, TURN, begin, grow
from moguls.bots.moguli.turn_generator import NOTHING, SECOND
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import apply, choices, copy_state, setup, winners
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import Slice

ENTRIES: Final = ("write_turns",)

OPENING: Final = 6  # turns of which
OFTEN: Final = 400  # in a thousand are any
SURE: Final = 1000


def write_turns(
    states: Any,
    table: int,
    options: int,
    seed: int,
    games: tuple[int, int],
    bots: tuple[int, int],
    rooms: tuple[Any, Any, Any],
    actions: Any,
    tree: Any,
) -> int:
    """Play games; write each position in which a turn begins, its worth, and who won.

    Args:
        states: those that a thought needs, then the game, then room for the positions.
        table: where the game lies.
        options: switches.
        seed: of the batch.
        games: number of the first game, and how many.
        bots: simulations of a turn, and how many turns in a thousand are any.
        rooms: the game of each position, what the search says of it, and the winners of each game.
        actions: room for all that is legal.
        tree: arrays of the search.

    Returns:
        How many positions there are.
    """
    s = states[table]
    count = 0
    for k in range(games[1]):
        setup(s, 2, options, stream(unsigned(seed), unsigned(games[0] + k)))
        while not is_over(s):
            copy_state(states, table + 1 + count, table)
            copy_state(states, ROOT, table)
            seat, number = signed(s.turn), signed(s.round)
            value, turn = _thought(states, seat, bots[0], tree)
            rooms[0][count] = k
            rooms[1][count] = value
            count += 1
            if draw(s, SURE) < (OFTEN if number <= OPENING else bots[1]):
                turn = NOTHING
            _play(states, table, turn, seat, number, bots[0], actions, tree)
        rooms[2][k] = winners(s)
    return count


def _thought(states: Any, seat: int, sims: int, tree: Any) -> tuple[int, int]:
    """Return what states[ROOT] is worth to the seat on turn, and its best turn."""
    steps = begin(states, seat, sims, tree)
    grow(states, seat, Slice(0, 0, steps), tree, tree)
    row = tree[ROOT_ROW]
    value = signed(row[NOW_BEST])
    return (value if value > NOTHING else signed(row[ORDER])), signed(row[TURN])


def _play(
    states: Any, table: int, turn: int, seat: int, number: int, sims: int, actions: Any, tree: Any
) -> None:
    """Play a turn in states[table] and what is left of it, or any turn."""
    s = states[table]
    rest = turn
    while not is_over(s) and signed(s.turn) == seat and signed(s.round) == number:
        if turn == NOTHING:
            apply(s, actions[draw(s, choices(s, actions))])
        else:
            if rest == 0 and turn != 0 and s.earned:
                copy_state(states, ROOT, table)
                rest = _thought(states, seat, sims, tree)[1]
            apply(s, rest % SECOND)
            rest //= SECOND
