"""Games of Take Stock played by rules of thumb and written down: loops that run plain and compiled.

Now and then a seat plays any action that is worth a thought, so that what the rules of thumb never
do is seen, too.
"""

from typing import Any, Final

from moguls.bots.takestock.candidates import candidates
from moguls.bots.takestock.steady import advise
from moguls.core.bits import signed, unsigned
from moguls.core.chance import draw, stream
from moguls.core.moves import advance
from moguls.core.rules_api import is_over, setup, winners
from research.values.features import features
from research.values.memory import COMMON, GLOBALS

ENTRIES: Final = ("write_games",)

WIDTH: Final = COMMON - GLOBALS  # numbers that describe a table
SURE: Final = 1000


def write_games(
    states: Any,
    table: tuple[int, int],
    seed: int,
    games: tuple[int, int],
    loose: int,
    rooms: tuple[Any, Any, Any],
    actions: Any,
    memo: Any,
) -> int:
    """Play games; describe each table as a round begins, and who won.

    Args:
        states: states[0] is written.
        table: seats, options.
        seed: of the batch.
        games: number of the first game, and how many.
        loose: how many in a thousand decisions are any that is worth a thought.
        rooms: descriptions, the game of each, and for each game the winners as bits.
        actions: room for all that is worth a thought.
        memo: room for what is described.

    Returns:
        How many tables have been described.
    """
    s = states[0]
    count = 0
    for k in range(games[0], games[0] + games[1]):
        setup(s, table[0], table[1], stream(unsigned(seed), unsigned(k)))
        game = k - games[0]
        begun = 0
        while not is_over(s):
            if s.round != begun:
                begun = signed(s.round)
                features(s, memo)
                rooms[1][count] = game
                for i in range(WIDTH):
                    rooms[0][count * WIDTH + i] = memo[GLOBALS + i]
                count += 1
            action = signed(advise(s, memo))
            if draw(s, SURE) < loose:
                action = signed(actions[draw(s, candidates(s, actions))])
            advance(s, action)
        rooms[2][game] = winners(s)
    return count
