"""One decision of a bot, and whole games of bots, for any game, plain or native."""

from typing import Final

from moguls.bots.search.options import BLUNDER_RATE, NUM_OPTIONS, option, set_options
from moguls.bots.search.policy_interface import (
    begin,
    best_action,
    grow,
    mask_hidden,
    policy_action,
    sampled_action,
    solve,
)
from moguls.bots.search.tree_fields import Lineup, Scratch, SearchTree, Strength
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import (
    choices,
    copy_state,
    is_over,
    points,
    sample,
    setup,
    winners,
)
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import IntArray, Slice, States

ENTRIES: Final = ("prepare", "solve_endgame", "chosen_action", "play_games")
OUTLINED: Final = ("decide",)

# Indices of states: the root and the scratch of the search, and the game itself.
ROOT, SCRATCH, TABLE = range(3)
NUM_STATES: Final = 3

# Stream of the random numbers of a decision itself, apart from those of the simulations.
DECISION_STREAM: Final = 1 << 40
CERTAIN: Final = 1000

# Numbers of each bot in `Lineup.configs`: simulations, noise and options.
CONFIG_SIZE: Final = 2 + NUM_OPTIONS


def prepare(states: States, seat: int, noise: int, seed: int, scratch: Scratch) -> int:
    """Reduce states[ROOT] to what `seat` knows; return the action if no search is needed, or -1.

    Args:
        states: states[ROOT] is a copy of the game.
        seat: the seat on turn.
        noise: random actions in a thousand decisions.
        seed: of this decision.
        scratch: the workspace.
    """
    s = states[ROOT]
    mask_hidden(s, seat)
    s.rng = stream(unsigned(seed), unsigned(DECISION_STREAM))
    if choices(s, scratch.actions) == 1:
        return signed(scratch.actions[0])
    if draw(s, CERTAIN) < noise:
        return sample(s)
    return -1


def solve_endgame(states: States, tree: SearchTree, scratch: Scratch) -> int:
    """Return the best action of states[ROOT] by exact search, or -1."""
    return solve(states, tree, scratch)


def chosen_action(states: States, tree: SearchTree, scratch: Scratch) -> int:
    """Return the action to play after a search: the best one, or a blunder at `blunder_rate`."""
    action = -1
    rate = option(scratch, BLUNDER_RATE)
    if rate > 0 and draw(states[ROOT], CERTAIN) < rate:
        action = sampled_action(states, tree)
    return action if action >= 0 else best_action(states, tree)


def decide(
    states: States,
    seat: int,
    strength: Strength,
    seed: int,
    tree: SearchTree,
    scratch: Scratch,
) -> int:
    """Return the action that a bot plays in states[ROOT], a copy of the game.

    Args:
        states: ROOT and SCRATCH are written.
        seat: the seat on turn.
        strength: simulations and noise.
        seed: of this decision.
        tree: arrays for the simulations.
        scratch: the floats that the policy keeps.
    """
    action = prepare(states, seat, strength.noise, seed, scratch)
    if action >= 0:
        return action
    if strength.sims == 0:
        return policy_action(states, seat, tree, scratch)
    action = solve(states, tree, scratch)
    if action >= 0:
        return action
    steps = begin(states, seat, strength.sims, tree)
    grow(states, seat, Slice(seed, 0, steps), tree, scratch)
    return chosen_action(states, tree, scratch)


def play_games(
    states: States,
    table: Lineup,
    part: Slice,
    tree: SearchTree,
    scratch: Scratch,
    out: IntArray,
) -> int:
    """Play games of bots; game k has deal k // seats of the seed, the bots rotated by k % seats.

    Args:
        states: NUM_STATES of them, all written.
        table: seats, options and bots.
        part: the games of a seed.
        tree: arrays for the most simulations of any bot.
        scratch: the floats that the policy keeps.
        out: the points of each seat, then the winners as bits, for each game; flat.

    Returns:
        The number of plies.
    """
    seats = table.seats
    plies = 0
    for k in range(part.first, part.first + part.size):
        deal = stream(unsigned(part.seed), unsigned(k // seats))
        setup(states[TABLE], seats, table.options, deal)
        plies += _play_game(states, table, seed_of(part.seed, k), k, tree, scratch)
        row = (k - part.first) * (seats + 1)
        for seat in range(seats):
            out[row + seat] = points(states[TABLE], seat)
        out[row + seats] = winners(states[TABLE])
    return plies


def seed_of(seed: int, game: int) -> int:
    """Return the seed of the bots in a game of a batch; 63 bits."""
    return signed(stream(unsigned(seed), unsigned(DECISION_STREAM + game)) >> 1)


def seed_at(seed: int, ply: int) -> int:
    """Return the seed of the decision at a ply of a game; 63 bits."""
    return signed(stream(unsigned(seed), unsigned(ply)) >> 1)


def _play_game(
    states: States, table: Lineup, seed: int, game: int, tree: SearchTree, scratch: Scratch
) -> int:
    """Play a game to its end; return the number of plies."""
    s, configs = states[TABLE], table.configs
    ply = 0
    while not is_over(s):
        copy_state(states, ROOT, TABLE)
        seat = signed(s.turn)
        bot = (seat + game) % table.seats
        at = CONFIG_SIZE * bot
        strength = Strength(configs[at], configs[at + 1])
        set_options(scratch, configs, at + 2)
        advance(s, decide(states, seat, strength, seed_at(seed, ply), tree, scratch))
        ply += 1
    return ply
