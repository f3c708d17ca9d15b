"""A loop of one's own over any game, and policies to bind into it; docs/public.md tells more.

`engine.build(own_loop, named=((own_loop.policy, own_loop.greedy),))` binds it to a game: as
ordinary Python with `game.plain()`, or native code with `game.jit()`.
"""

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import (
    apply,
    choices,
    is_over,
    points,
    sample,
    setup,
    twin,
    winners,
)
from moguls.kernel.state.bits import unsigned

ENTRIES = ("wins",)  # what Python calls; the rest is compiled into it


def policy(s, actions, count):  # noqa: ARG001  # a policy is given the state
    """Stand for the policy of seat 0: `build` puts another in its place."""
    return actions[count - 1]


def greedy(s, actions, count):
    """Return the action after which the seat to act has the most points; ties go to the first."""
    best, most = 0, -(1 << 30)
    for i in range(count):
        t = twin(s)
        seat = s.turn
        apply(t, actions[i])
        now = points(t, seat)
        if now > most:
            best, most = i, now
    return actions[best]


def wins(states, actions, seats, options, seed, games):
    """Return how many of so many games seat 0 wins by its policy, the others at random.

    `states` needs room for three, the middle one is used; `actions` for all that can be legal.
    """
    s, won = states[1], 0
    for game in range(games):
        setup(s, seats, options, stream(unsigned(seed), unsigned(game)))
        while not is_over(s):
            if s.turn == 0:
                advance(s, policy(s, actions, choices(s, actions)))
            else:
                advance(s, sample(s))
        won += winners(s) & 1
    return won
