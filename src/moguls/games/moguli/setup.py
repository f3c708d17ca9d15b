"""Before the first turn: tiles at random, pawns on the start rows."""

from typing import Final

from moguls.games.moguli.board import connect
from moguls.games.moguli.material import NUM_MARKED, NUM_TILES, QUARTERS, SEATS, home
from moguls.games.moguli.moves import forget
from moguls.games.moguli.state import State
from moguls.games.moguli.swap import begin_swaps
from moguls.games.moguli.switches import FIRST_SHIFT
from moguls.kernel.rules.chance import draw

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ("deal", "begin")


def setup(s: State, seats: int, options: int, rng: int) -> None:
    """Set up a game, deal at random, and begin it.

    Args:
        s: the state, which is overwritten.
        seats: 2.
        options: house-rule switches in the format of `switches.pack`.
        rng: start of the random numbers, 64 bits.
    """
    s.rng = rng
    s.seats = seats
    s.options = options
    deal(s)
    begin(s)


def deal(s: State) -> None:
    """Lay the tiles at random in random orientations, and choose the first player.

    Reads `options`; sets `east`, `north`, `inverse` and `first`. Each gate in turn gets one of the
    tiles left, so all arrangements are equally likely.

    Rules: MOG-S1, MOG-S2, MOG-C1.
    """
    s.east = 0
    s.north = 0
    s.inverse = 0
    marked = NUM_MARKED
    for gate in range(NUM_TILES):
        is_marked = 1 if draw(s, NUM_TILES - gate) < marked else 0
        marked -= is_marked
        s.inverse |= (1 - is_marked) << gate
        lay(s, gate, draw(s, QUARTERS))
    first = s.options >> FIRST_SHIFT & 3
    s.first = first - 1 if first else draw(s, SEATS)


def lay(s: State, gate: int, quarters: int) -> None:
    """Lay a tile, turned by a number of quarters from upper paths to north and east.

    Rules: MOG-S1, MOG-A1.
    """
    s.east |= (1 if quarters <= 1 else 0) << gate
    s.north |= (1 if quarters % (QUARTERS - 1) == 0 else 0) << gate


def begin(s: State) -> None:
    """Put the pawns on the start rows and begin: with the swaps, or with the first turn.

    Reads `options`, `first` and the tiles; sets the rest.

    Rules: MOG-S1, MOG-C2, MOG-V1.
    """
    for seat in range(SEATS):
        s.pawns[seat] = home(seat)
    s.barred = 0
    s.rotated = 0
    s.round = 0
    s.rotations = 0
    s.moved = 0
    s.earned = 0
    s.could_move = 0
    s.stalled = 0
    s.last_turn = 0
    s.ended = 0
    s.won = 0
    forget(s)
    connect(s)
    begin_swaps(s)


def redeal(s: State, seat: int) -> None:
    """Do nothing: there is no hidden information. Rules: MOG-H1."""
