"""Games played by bots and written down, for any game: a loop that runs plain and compiled.

Now and then a seat plays any action that is worth a thought, so that what the bots never do is
seen, too.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, TABLE, decide
from moguls.bots.search.policy_interface import advise, candidates
from moguls.kernel.advance import advance
from moguls.kernel.bits import signed, unsigned
from moguls.kernel.chance import draw, stream
from moguls.kernel.rules_interface import copy_state, is_over, setup, winners
from research.values.features_api import features

ENTRIES: Final = ("write_games",)
OUTLINED: Final = ("_action",)

SURE: Final = 1000


def write_games(
    states: Any,
    table: tuple[int, int, int],
    seed: int,
    games: tuple[int, int],
    bots: tuple[int, int],
    rows: tuple[int, int],
    rooms: tuple[Any, Any, Any],
    actions: Any,
    tree: Any,
    memo: Any,
) -> int:
    """Play games; describe each table as a round begins, and who won.

    Args:
        states: those that a decision needs; all are written.
        table: seats, options, num_actions.
        seed: of the batch.
        games: number of the first game, and how many.
        bots: simulations of a decision, 0 for rules of thumb; and how many in a thousand
            decisions are any that is worth a thought.
        rows: where a description lies in `memo`, and how many numbers it has.
        rooms: descriptions, the game of each, and for each game the winners as bits.
        actions: room for all that is worth a thought.
        tree: arrays for so many simulations.
        memo: room for what is described.

    Returns:
        How many tables have been described.
    """
    s = states[TABLE]
    count = 0
    for k in range(games[0], games[0] + games[1]):
        setup(s, table[0], table[1], stream(unsigned(seed), unsigned(k)))
        game = k - games[0]
        begun = 0
        ply = 0
        while not is_over(s):
            if s.round != begun:
                begun = signed(s.round)
                features(s, memo)
                rooms[1][count] = game
                for i in range(rows[1]):
                    rooms[0][count * rows[1] + i] = memo[rows[0] + i]
                count += 1
            of_ply = signed(stream(unsigned(seed + k), unsigned(ply)) >> 1)
            action = _action(states, table[2], bots[0], of_ply, actions, tree, memo)
            if draw(s, SURE) < bots[1]:
                action = signed(actions[draw(s, candidates(s, actions))])
            advance(s, action)
            ply += 1
        rooms[2][game] = winners(s)
    return count


def _action(
    states: Any, num_actions: int, sims: int, seed: int, actions: Any, tree: Any, memo: Any
) -> int:
    """Return what a bot plays."""
    if sims == 0:
        return signed(advise(states[TABLE], memo))
    copy_state(states, ROOT, TABLE)
    seat = signed(states[ROOT].turn)
    return decide(states, seat, num_actions, (sims, 0), seed, actions, tree, memo)
