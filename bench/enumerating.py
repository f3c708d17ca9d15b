"""The loop that `bench.choices` times, bound to any game."""

from typing import Any, Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import choices, is_over, sample, setup
from moguls.kernel.state.bits import unsigned

ENTRIES: Final = ("play_and_list",)


def play_and_list(  # compiled entry points take plain numbers
    states: Any, seats: int, options: int, seed: int, first: int, games: int, times: int, out: Any
) -> tuple[int, int]:
    """Play random games, and list the legal actions of each position so many times.

    Returns:
        The number of plies, and of actions listed.
    """
    s = states[0]
    plies = 0
    listed = 0
    for k in range(first, first + games):
        setup(s, seats, options, stream(unsigned(seed), unsigned(k)))
        while not is_over(s):
            for _ in range(times):
                listed += choices(s, out)
            advance(s, sample(s))
            plies += 1
    return plies, listed
