"""Games played by bots and written down, for any game: a loop that runs plain and native.

Now and then a seat plays any action that is worth a thought, so that what the bots never do is
seen, too.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, TABLE, decide
from moguls.bots.search.policy_interface import pruned_actions, rollout_policy
from moguls.bots.search.tree_fields import Scratch, Strength, Tree
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, setup, winners
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import Seating, Slice
from research.values.features_api import features

ENTRIES: Final = ("write_games",)
OUTLINED: Final = ("_action",)

SURE: Final = 1000


def write_games(
    states: Any,
    table: Seating,
    batch: Slice,
    bots: tuple[int, int],
    rows: tuple[int, int],
    rooms: tuple[Any, Any, Any],
    tree: Tree,
    scratch: Scratch,
) -> int:
    """Play games; describe each table as a round begins, and who won.

    Args:
        states: those that a decision needs; all are written.
        table: seats and options.
        batch: its seed, the number of its first game, and how many.
        bots: simulations of a decision, 0 for rules of thumb; and how many in a thousand
            decisions are any that is worth a thought.
        rows: where a description lies in `scratch`, and how many numbers it has.
        rooms: descriptions, the game of each, and for each game the winners as bits.
        tree: arrays for so many simulations.
        scratch: room for what is described.

    Returns:
        How many tables have been described.
    """
    s, actions, seed = states[TABLE], scratch.actions, batch.seed
    count = 0
    for k in range(batch.first, batch.first + batch.size):
        setup(s, table.seats, table.options, stream(unsigned(seed), unsigned(k)))
        game = k - batch.first
        begun = 0
        ply = 0
        while not is_over(s):
            if s.round != begun:
                begun = signed(s.round)
                features(s, scratch)
                rooms[1][count] = game
                for i in range(rows[1]):
                    rooms[0][count * rows[1] + i] = scratch.values[rows[0] + i]
                count += 1
            of_ply = signed(stream(unsigned(seed + k), unsigned(ply)) >> 1)
            action = _action(states, bots[0], of_ply, tree, scratch)
            if draw(s, SURE) < bots[1]:
                action = signed(actions[draw(s, pruned_actions(s, actions))])
            advance(s, action)
            ply += 1
        rooms[2][game] = winners(s)
    return count


def _action(states: Any, sims: int, seed: int, tree: Tree, scratch: Scratch) -> int:
    """Return what a bot plays."""
    if sims == 0:
        return signed(rollout_policy(states[TABLE], scratch))
    copy_state(states, ROOT, TABLE)
    seat = signed(states[ROOT].turn)
    return decide(states, seat, Strength(sims, 0), seed, tree, scratch)
