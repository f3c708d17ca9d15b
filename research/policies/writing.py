"""Decisions thought about and written down, for any game: a loop that runs plain and compiled.

Games are played by advice. Now and then a decision is thought about: what describes it is written
down, and for each candidate its kind and how often the search has tried it; the favourite is
played. Now and then a seat plays any action that is worth a thought, so that what the advice never
does is seen, too.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, TABLE, chosen, prepare
from moguls.bots.search.policy_interface import advise, begin, candidates, grow
from moguls.bots.search.tree_fields import ADVICE
from moguls.bots.search.uct import tried
from moguls.kernel.advance import advance
from moguls.kernel.bits import signed, unsigned
from moguls.kernel.chance import draw, stream
from moguls.kernel.rules_interface import copy_state, is_over, setup
from research.policies.features_api import describe, kind_of

ENTRIES: Final = ("write_decisions",)

SURE: Final = 1000


def write_decisions(
    states: Any,
    table: tuple[int, int, int],
    seed: int,
    games: tuple[int, int],
    bots: tuple[int, int, int],
    rows: tuple[int, int, int],
    rooms: tuple[Any, Any, Any],
    actions: Any,
    tree: Any,
    memo: Any,
) -> int:
    """Play games; describe decisions, and what a search has tried.

    Args:
        states: those that a decision needs; all are written.
        table: seats, options, num_actions.
        seed: of the batch.
        games: number of the first game, and how many.
        bots: simulations of a thought, of how many decisions one is thought about, and how
            many in a thousand are any that is worth a thought.
        rows: where a description lies in `memo`, how many numbers it has, and how many
            candidates there can be.
        rooms: descriptions; of each candidate its kind, -1 behind the last, how often it was
            tried, and whether it is advised; scratch.
        actions: room for all that is worth a thought.
        tree: arrays for so many simulations.
        memo: room for what is described.

    Returns:
        How many decisions have been described.
    """
    s = states[TABLE]
    count = 0
    for k in range(games[0], games[0] + games[1]):
        setup(s, table[0], table[1], stream(unsigned(seed), unsigned(k)))
        ply = 0
        memo[0] = 0.0
        while not is_over(s):
            action = signed(advise(s, memo))
            if candidates(s, actions) > 1:
                if draw(s, bots[1]) == 0:
                    of_ply = signed(stream(unsigned(seed + k), unsigned(ply)) >> 1)
                    action = _think(states, table[2], bots[0], of_ply, actions, tree, memo)
                    _write(states, table[2], count, rows, rooms, actions, tree, memo)
                    count += 1
                if draw(s, SURE) < bots[2]:
                    action = signed(actions[draw(s, candidates(s, actions))])
            memo[0] = 0.0
            advance(s, action)
            ply += 1
    return count


def _think(
    states: Any, num_actions: int, sims: int, seed: int, actions: Any, tree: Any, memo: Any
) -> int:
    """Think about the decision on the table; return the favourite."""
    copy_state(states, ROOT, TABLE)
    seat = signed(states[ROOT].turn)
    prepare(states, seat, 0, seed, actions)
    steps = begin(states, seat, num_actions, sims, tree)
    grow(states, seat, num_actions, seed, 0, steps, tree, memo)
    return chosen(states, num_actions, tree, memo)


def _write(
    states: Any,
    num_actions: int,
    row: int,
    rows: tuple[int, int, int],
    rooms: tuple[Any, Any, Any],
    actions: Any,
    tree: Any,
    memo: Any,
) -> None:
    """Describe a decision and what the search has tried, in a row of each room."""
    memo[0] = 0.0
    describe(states[ROOT], actions, candidates(states[ROOT], actions), memo)
    for i in range(rows[1]):
        rooms[0][row * rows[1] + i] = memo[rows[0] + i]
    found = tried(states, num_actions, tree, rooms[2])
    for i in range(rows[2]):
        at = 3 * (row * rows[2] + i)
        rooms[1][at] = -1
        if i < found:
            action = signed(rooms[2][2 * i])
            rooms[1][at] = kind_of(states[ROOT], action, memo)
            rooms[1][at + 1] = rooms[2][2 * i + 1]
            rooms[1][at + 2] = 1 if action == tree[7][ADVICE] else 0
