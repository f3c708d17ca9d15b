"""One decision of any bot, and whole games of bots, for any game: written once, run both ways."""

from typing import Any, Final

from moguls.bots.search.options import NUM_DIALS, WAVER, dial, set_dials
from moguls.bots.search.policy_interface import (
    advised,
    any_tried,
    begin,
    favourite,
    grow,
    solve,
    veil,
)
from moguls.kernel.advance import advance
from moguls.kernel.bits import signed, unsigned
from moguls.kernel.chance import draw, stream
from moguls.kernel.rules_interface import (
    choices,
    copy_state,
    is_over,
    points,
    sample,
    setup,
    winners,
)

ENTRIES: Final = ("prepare", "solved", "chosen", "play_games")

# States: the root and the scratch of the search, and the game itself.
ROOT, SCRATCH, TABLE = range(3)
NUM_STATES: Final = 3

# Two random numbers of a decision are drawn aside from those of the simulations.
ASIDE: Final = 1 << 40
SURE: Final = 1000

# What `brains` has of each bot: simulations, noise, and the dials.
MAKE_UP: Final = 2 + NUM_DIALS


def prepare(states: Any, seat: int, noise: int, seed: int, actions: Any) -> int:
    """Make states[ROOT] what `seat` knows; return the action if no thought is needed, or -1.

    Args:
        states: states[ROOT] is a copy of the game.
        seat: the seat on turn.
        noise: how often in a thousand a legal action is played at random.
        seed: of this decision.
        actions: room for all legal actions.
    """
    s = states[ROOT]
    veil(s, seat)
    s.rng = stream(unsigned(seed), unsigned(ASIDE))
    if choices(s, actions) == 1:
        return signed(actions[0])
    if draw(s, SURE) < noise:
        return sample(s)
    return -1


def solved(states: Any, tree: Any, memo: Any) -> int:
    """Return the action that exact play finds best in states[ROOT], or -1."""
    return solve(states, tree, memo)


def chosen(states: Any, num_actions: int, tree: Any, memo: Any) -> int:
    """Return the action to play after a search: the favourite, or one it was nearly."""
    action = -1
    waver = dial(memo, WAVER)
    if waver > 0 and draw(states[ROOT], SURE) < waver:
        action = any_tried(states, num_actions, tree)
    return action if action >= 0 else favourite(states, num_actions, tree)


def decide(
    states: Any,
    seat: int,
    num_actions: int,
    brain: tuple[int, int],
    seed: int,
    actions: Any,
    tree: Any,
    memo: Any,
) -> int:
    """Return the action that a bot plays in states[ROOT], a copy of the game.

    Args:
        states: ROOT and SCRATCH are written.
        seat: the seat on turn.
        num_actions: of the game.
        brain: simulations (0: play by advice), and noise in a thousand.
        seed: of this decision.
        actions: room for all legal actions.
        tree: arrays for the simulations.
        memo: the floats that the policy keeps.
    """
    sims, noise = brain
    action = prepare(states, seat, noise, seed, actions)
    if action >= 0:
        return action
    if sims == 0:
        return advised(states, seat, tree, memo)
    action = solve(states, tree, memo)
    if action >= 0:
        return action
    steps = begin(states, seat, num_actions, sims, tree)
    grow(states, seat, num_actions, seed, 0, steps, tree, memo)
    return chosen(states, num_actions, tree, memo)


def play_games(
    states: Any,
    table: tuple[int, int, int],
    brains: Any,
    seed: int,
    first: int,
    games: int,
    actions: Any,
    tree: Any,
    memo: Any,
    out: Any,
) -> int:
    """Play games of bots; game k has deal k // seats of the seed, the bots moved on k % seats.

    Args:
        states: NUM_STATES of them, all written.
        table: seats, options, num_actions.
        brains: for each bot its simulations, its noise and its dials, in one flat array.
        seed: of the batch.
        first: number of the first game.
        games: how many.
        actions: room for all legal actions.
        tree: arrays for the most simulations of any bot.
        memo: the floats that the policy keeps.
        out: for each game the points of each seat, then the winners as bits; flat.

    Returns:
        The number of plies.
    """
    seats = table[0]
    plies = 0
    for k in range(first, first + games):
        setup(states[TABLE], seats, table[1], stream(unsigned(seed), unsigned(k // seats)))
        plies += _play_game(states, seats, table[2], brains, seed, k, actions, tree, memo)
        row = (k - first) * (seats + 1)
        for seat in range(seats):
            out[row + seat] = points(states[TABLE], seat)
        out[row + seats] = winners(states[TABLE])
    return plies


def seed_of(seed: int, game: int) -> int:
    """Return the seed of all that the bots draw in a game of a batch; 63 bits."""
    return signed(stream(unsigned(seed), unsigned(ASIDE + game)) >> 1)


def seed_at(seed: int, ply: int) -> int:
    """Return the seed of the decision at a ply of a game; 63 bits."""
    return signed(stream(unsigned(seed), unsigned(ply)) >> 1)


def _play_game(
    states: Any,
    seats: int,
    num_actions: int,
    brains: Any,
    seed: int,
    game: int,
    actions: Any,
    tree: Any,
    memo: Any,
) -> int:
    """Play game number `game` from states[TABLE] to its end; return the number of plies."""
    own = seed_of(seed, game)
    s = states[TABLE]
    ply = 0
    while not is_over(s):
        copy_state(states, ROOT, TABLE)
        seat = signed(s.turn)
        bot = (seat + game) % seats
        make_up = MAKE_UP * bot
        brain = (brains[make_up], brains[make_up + 1])
        set_dials(memo, brains, make_up + 2)
        of_ply = seed_at(own, ply)
        advance(s, decide(states, seat, num_actions, brain, of_ply, actions, tree, memo))
        ply += 1
    return ply
