"""What can be turned in the tree search, in thousandths: for levels, and for experiments.

The dials of a bot travel in the last places of the floats that a policy keeps, so that loops read
them without an argument of their own.
"""

from typing import Any, Final

# How much the unsure is tried; what part of it goes to the advised action alone.
CURIOSITY, TRUST = 0, 1
# 1: each action at the root meets the same deals, one after the other.
PAIRED = 2
# 1: what follows a card turned up is told apart by the card.
REVEALS = 3
# How often in a thousand a decision in a playout is any that is worth a thought.
LOOSE = 4
# The part of the reward that goes by the lead over the best rival and not by the win.
SOFT = 5
# How many thousand positions may be looked at to play the last cards exactly.
EXACT = 6
# How often in a thousand it plays not what was tried most but what any one simulation tried.
WAVER = 7
# 1: the tree holds the actions of the seat that thinks alone; the others play by advice. 2: of
# these only those of its turn; then all play by advice.
ALONE = 8
WITHIN_TURN: Final = 2
# After how many rounds, in Take Stock after how many turns of its seat, a simulation ends, and a
# network says the rest; 0: never. Not in Moguli.
AHEAD = 9
# 1: until chance turns something up, the tree leans to what a network holds best, not to the
# advice. In both games of Mogul.
LEAN = 10
# 1: the seat that thinks is played on by weights of its own, not by those of `steady`. In Take
# Stock.
KEEN = 11
# 1: all actions at the root are tried alike, and the worse half of them is dropped again and again.
HALVED = 12
# How many times as often as any other the favourite must have been tried for a thought to end once
# a sixteenth of it is done; 0: it ends when the favourite cannot be overtaken any more.
CLEAR = 13
# By how many tenths of a standard error an action at the root must lag behind the best one to be
# dropped, all being tried alike; 0: there is no such race.
RACED = 14

NAMES: Final = (
    "curiosity",
    "trust",
    "paired",
    "reveals",
    "loose",
    "soft",
    "exact",
    "waver",
    "alone",
    "ahead",
    "lean",
    "keen",
    "halved",
    "clear",
    "raced",
)
DEFAULTS: Final = (1000, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
NUM_DIALS: Final = len(NAMES)


def dial(memo: Any, which: int) -> float:
    """Return how a dial of the bot that thinks is set, in thousandths."""
    value: float = memo[len(memo) - NUM_DIALS + which]
    return value


def set_dials(memo: Any, values: Any, at: int) -> None:
    """Set all dials to values[at], values[at + 1], and so on."""
    for which in range(NUM_DIALS):
        memo[len(memo) - NUM_DIALS + which] = values[at + which] * 1.0
