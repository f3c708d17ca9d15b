"""Arguments of the vector loops: arrays for n tables, and plain numbers.

All arrays have a row for each table. Where a row is not wanted, it has no columns.
"""

from typing import Final, NamedTuple

from moguls.kernel.state.types import (
    FloatRows,
    FloatTarget,
    IntArray,
    IntRows,
    States,
    Target,
    Weights,
)

# `How.autoreset`: the modes of Gymnasium.
NEXT_STEP, SAME_STEP, DISABLED = range(3)
# `How.form`: how the legal actions are written besides the kept list.
BITS, BYTES, INDICES = range(3)
# `How.reward`.
WIN, MARGIN, RANK, ZERO_SUM = range(4)
# `How.learner`: no seat is the learner's, since all seats learn; or one is drawn for each game.
ALL: Final = -2
DRAWN: Final = -1
# `How.observer`: who is on turn observes, or the learner where there is one.
ON_TURN: Final = -1


class Kept(NamedTuple):
    """The games of n tables, and what is legal there.

    Attributes:
        states: (n,) records.
        games: the number of the game that each plays, within the seed.
        live: 0 where the game is over.
        moved: 1 where the learner has had a decision in this game.
        plies: decisions of bots in this game.
        learners: the seat of the learner, or -1 where all seats learn.
        movers: the seat that has acted last.
        legal: (n, max_choices) int16, the legal actions, ascending; behind them what was there.
        words: (n, words) int64, the legal actions as bits, in place of that list.
        counts: how many these are.
        actions: what is to be played, or has been drawn.
    """

    states: States
    games: IntArray
    live: IntArray
    moved: IntArray
    plies: IntArray
    learners: IntArray
    movers: IntArray
    legal: IntRows
    words: IntRows
    counts: IntArray
    actions: IntArray


class Out(NamedTuple):
    """What a step writes for the caller.

    Attributes:
        observations: (n, size) int16.
        words: (n, words) int64, the legal actions as bits.
        flags: (n, actions) uint8, the same as bytes.
        places: (n, max_choices) int16, the same as numbers; -1 behind them.
        counts: (n,) int64, how many there are.
        seats: (n,) int64, whose observation it is.
        rewards: (n,) float64.
        returns: (n, seats) float64, what each seat gets where a game has ended, else 0.
        ended: (n,) uint8, 1 where a game has ended in this step.
        final: (n, size) int16, the last observation of such a game, where another begins at once.
        floats: (n, size) float32, observations scaled.
        previous: (n, size) int16, the observations that these were written from.
        final_floats: (n, size) float32, `final` scaled.
        final_previous: (n, size) int16, like `previous`.
        low, high, factors, shift: how they are scaled (`scaling.Scale`).
    """

    observations: IntRows
    words: IntRows
    flags: IntRows
    places: IntRows
    counts: IntArray
    seats: IntArray
    rewards: FloatTarget
    returns: FloatRows
    ended: Target
    final: IntRows
    floats: FloatRows
    previous: IntRows
    final_floats: FloatRows
    final_previous: IntRows
    low: IntArray
    high: IntArray
    factors: Weights
    shift: Weights


class ScaledViews(NamedTuple):
    """What `view_scaled` writes.

    Attributes:
        row: (size,) int16, the observation of one table after the other.
        floats: (n, size) float32, all of them scaled.
        low, high, factors, shift: how (`scaling.Scale`).
    """

    row: IntArray
    floats: FloatRows
    low: IntArray
    high: IntArray
    factors: Weights
    shift: Weights


class TableRange(NamedTuple):
    """TableRange `first` to `last` - 1, and the seed of all games."""

    seed: int
    first: int
    last: int


class How(NamedTuple):
    """Numbers that say how tables are played.

    Attributes:
        options: packed switches of the game.
        seats: how many.
        seed: of all games.
        stride: what the number of a table's next game is more than that of this one.
        learner: its seat, or DRAWN, or ALL.
        observer: the seat that observes, or ON_TURN.
        memory: 1 where observations hold what a perfect memory has.
        autoreset: NEXT_STEP, SAME_STEP or DISABLED.
        reward: WIN, MARGIN, RANK or ZERO_SUM.
        form: BITS, BYTES or INDICES.
    """

    options: int
    seats: int
    seed: int
    stride: int
    learner: int
    observer: int
    memory: int
    autoreset: int
    reward: int
    form: int
