"""Decisions thought about and written down, for any game: a loop that runs plain and native.

Games are played by advice. Now and then a decision is thought about: what describes it is written
down, and for each candidate its kind and how often the search has tried it; the favourite is
played. Now and then a seat plays any action that is worth a thought, so that what the advice never
does is seen, too.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, TABLE, chosen_action, prepare
from moguls.bots.search.ismcts import visit_counts
from moguls.bots.search.policy_interface import begin, grow, pruned_actions, rollout_policy
from moguls.bots.search.tree_fields import ROLLOUT_ACTION, Scratch, Tree
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, setup
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import Seating, Slice
from research.policies.features_api import describe, kind_of

ENTRIES: Final = ("write_decisions",)

SURE: Final = 1000


def write_decisions(
    states: Any,
    table: Seating,
    batch: Slice,
    bots: tuple[int, int, int],
    rows: tuple[int, int, int],
    rooms: tuple[Any, Any, Any],
    tree: Tree,
    scratch: Scratch,
) -> int:
    """Play games; describe decisions, and what a search has tried.

    Args:
        states: those that a decision needs; all are written.
        table: seats and options.
        batch: its seed, the number of its first game, and how many.
        bots: simulations of a thought, of how many decisions one is thought about, and how
            many in a thousand are any that is worth a thought.
        rows: where a description lies in `scratch`, how many numbers it has, and how many
            candidates there can be.
        rooms: descriptions; of each candidate its kind, -1 behind the last, how often it was
            tried, and whether it is advised; scratch.
        tree: arrays for so many simulations.
        scratch: room for what is described.

    Returns:
        How many decisions have been described.
    """
    s, actions, seed = states[TABLE], scratch.actions, batch.seed
    count = 0
    for k in range(batch.first, batch.first + batch.size):
        setup(s, table.seats, table.options, stream(unsigned(seed), unsigned(k)))
        ply = 0
        scratch.values[0] = 0.0
        while not is_over(s):
            action = signed(rollout_policy(s, scratch))
            if pruned_actions(s, actions) > 1:
                if draw(s, bots[1]) == 0:
                    of_ply = signed(stream(unsigned(seed + k), unsigned(ply)) >> 1)
                    action = _think(states, bots[0], of_ply, tree, scratch)
                    _write(states, count, rows, rooms, tree, scratch)
                    count += 1
                if draw(s, SURE) < bots[2]:
                    action = signed(actions[draw(s, pruned_actions(s, actions))])
            scratch.values[0] = 0.0
            advance(s, action)
            ply += 1
    return count


def _think(states: Any, sims: int, seed: int, tree: Tree, scratch: Scratch) -> int:
    """Think about the decision on the table; return the favourite."""
    copy_state(states, ROOT, TABLE)
    seat = signed(states[ROOT].turn)
    prepare(states, seat, 0, seed, scratch)
    steps = begin(states, seat, sims, tree)
    grow(states, seat, Slice(seed, 0, steps), tree, scratch)
    return chosen_action(states, tree, scratch)


def _write(
    states: Any,
    row: int,
    rows: tuple[int, int, int],
    rooms: tuple[Any, Any, Any],
    tree: Tree,
    scratch: Scratch,
) -> None:
    """Describe a decision and what the search has tried, in a row of each room."""
    actions = scratch.actions
    scratch.values[0] = 0.0
    describe(states[ROOT], actions, pruned_actions(states[ROOT], actions), scratch)
    for i in range(rows[1]):
        rooms[0][row * rows[1] + i] = scratch.values[rows[0] + i]
    found = visit_counts(states, tree, rooms[2])
    for i in range(rows[2]):
        at = 3 * (row * rows[2] + i)
        rooms[1][at] = -1
        if i < found:
            action = signed(rooms[2][2 * i])
            rooms[1][at] = kind_of(states[ROOT], action, scratch)
            rooms[1][at + 1] = rooms[2][2 * i + 1]
            rooms[1][at + 2] = 1 if action == tree.counts[ROLLOUT_ACTION] else 0
