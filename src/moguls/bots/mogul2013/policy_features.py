"""Features of the policy network of Mogul (2013): numbers about the seat on turn.

They rest on what `steady` has worked out for the round. All that is read is public, the chips too:
every payment is.
"""

from typing import Final

from moguls.bots.mogul.prospects import price_of, rounds_left
from moguls.bots.mogul2013.depot_heuristics import gain_of, loss_of, shared
from moguls.bots.mogul2013.steady import (
    BUILDING,
    CHIP,
    OPTION,
    PIECE,
    ROUND,
    SALE,
    TAKING,
    appraise,
    margin,
    wants_credit,
)
from moguls.bots.mogul2013.workspace import READ
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2013.actions import MOVE, Action
from moguls.games.mogul2013.depots import num_depots
from moguls.games.mogul2013.finish import depot_dollars, holdings
from moguls.games.mogul2013.material import BOX_OF, COMPANY_OF, CRASH_PLACES, DEPOTS, NUM_STATIONS
from moguls.games.mogul2013.state import Phase, State
from moguls.kernel.state.bits import has, popcount
from moguls.kernel.state.types import IntArray

OUTLINED: Final = ("describe",)

# Dollars, chips, shares and rounds are brought to about 1.
LARGE: Final = 10.0
FEW: Final = 4.0

# Kinds of candidates: what is not about depots by its number; depots put up and depots moved each
# by whether no other brings more, hardly another does, or one does.
ERECTED: Final[int] = Action.ERECT
MOVED: Final = ERECTED + 3
ALIKE: Final = 0.01  # dollars
HARDLY_LESS: Final = 2.0


def kind_of(s: State, action: int, scratch: Scratch) -> int:
    """Return of which kind a candidate is."""
    if action < Action.ERECT:
        return action
    best = scratch.values[BUILDING + s.turn]
    if action < MOVE:
        station = action - Action.ERECT
        return ERECTED + _rank(best + scratch.values[PIECE] - gain_of(s, s.turn, station, scratch))
    start, to = (action - MOVE) // NUM_STATIONS, (action - MOVE) % NUM_STATIONS
    gain = (
        gain_of(s, s.turn, to, scratch) - loss_of(s, s.turn, start, scratch) - 2 * shared(start, to)
    )
    return MOVED + _rank(best - gain)


def _rank(missing: float) -> int:
    """Return 0, 1 or 2 by how many dollars a depot brings less than the best one."""
    return 0 if missing < ALIKE else 1 if missing < HARDLY_LESS else 2


def describe(s: State, actions: IntArray, count: int, scratch: Scratch) -> None:  # noqa: ARG001  # one signature
    """Describe the decision of the seat on turn."""
    if scratch.values[ROUND] != s.round:
        appraise(s, scratch)
    rivals, rounds = _rivals(s), rounds_left(s, CRASH_PLACES)
    _describe_gains(s, scratch)
    _describe_chips(s, scratch)
    scratch.values[READ + 16] = rounds / LARGE
    scratch.values[READ + 17] = 1.0 / (1.0 + rounds)
    scratch.values[READ + 18] = s.seats - FEW
    scratch.values[READ + 19] = popcount(rivals) / 2.0
    scratch.values[READ + 20] = 1.0 if popcount(rivals) == 1 else 0.0
    _describe_rivals(s, rivals, scratch)
    _describe_lead(s, rivals, rounds, scratch)
    _describe_advice(s, scratch)


def _rivals(s: State) -> int:
    """Return the seats that may get what the seat on turn wants or leaves over."""
    if s.phase == Phase.AUCTION:
        return s.in_auction & ~(1 << s.turn)
    if s.phase == Phase.WINNER:
        return 1 << s.runner_up
    return 0


def _describe_gains(s: State, scratch: Scratch) -> None:
    """Describe what the share and each use of the sell option are worth, and what they rest on."""
    offered, sold = COMPANY_OF[s.revealed], BOX_OF[s.revealed]
    share, option = scratch.values[TAKING + s.turn], scratch.values[OPTION + s.turn]
    own = s.shares[s.turn][sold]
    scratch.values[READ] = share / LARGE
    scratch.values[READ + 1] = option / LARGE
    scratch.values[READ + 2] = max(share, option) / LARGE
    scratch.values[READ + 3] = scratch.values[BUILDING + s.turn] / LARGE
    scratch.values[READ + 4] = own * scratch.values[SALE] / LARGE
    scratch.values[READ + 5] = own * price_of(s, sold) / LARGE
    scratch.values[READ + 6] = own / FEW
    scratch.values[READ + 7] = s.shares[s.turn][offered] / FEW
    scratch.values[READ + 8] = (DEPOTS - num_depots(s, s.turn)) / FEW
    scratch.values[READ + 9] = scratch.values[PIECE]


def _describe_chips(s: State, scratch: Scratch) -> None:
    """Describe what a chip is worth, chips in hand and in the bowl, and whether credit is left."""
    chips = s.chips[s.turn]
    scratch.values[READ + 10] = scratch.values[CHIP]
    scratch.values[READ + 11] = chips / FEW
    scratch.values[READ + 12] = 1.0 / (1.0 + chips)
    scratch.values[READ + 13] = s.bowl / FEW
    scratch.values[READ + 14] = s.bowl * scratch.values[CHIP] / FEW
    scratch.values[READ + 15] = 0.0 if has(s.credit, s.turn) else 1.0


def _describe_rivals(s: State, rivals: int, scratch: Scratch) -> None:
    """Describe what the rivals would gain at most, and their chips."""
    share, option, most, least = 0.0, 0.0, 0.0, 20.0
    for other in range(s.seats):
        if has(rivals, other):
            share = max(share, scratch.values[TAKING + other])
            option = max(option, scratch.values[OPTION + other])
            most = max(most, s.chips[other])
            least = min(least, s.chips[other])
    scratch.values[READ + 21] = share / LARGE
    scratch.values[READ + 22] = option / LARGE
    scratch.values[READ + 23] = most / FEW
    scratch.values[READ + 24] = 1.0 / (1.0 + least)


def _describe_lead(s: State, rivals: int, rounds: float, scratch: Scratch) -> None:
    """Describe the lead over the best other seat, and by how much the best rival is behind it."""
    mine, best, rival = 0.0, -1000.0, -1000.0
    for seat in range(s.seats):
        dollars = 1.0 * (s.score[seat] + depot_dollars(s, seat) + holdings(s, seat))
        if seat == s.turn:
            mine = dollars
        else:
            best = max(best, dollars)
            if has(rivals, seat):
                rival = max(rival, dollars)
    scratch.values[READ + 25] = (mine - best) / LARGE
    scratch.values[READ + 26] = (mine - best) / (1.0 + rounds)
    scratch.values[READ + 27] = (rival - best) / LARGE if rivals != 0 else 0.0


def _describe_advice(s: State, scratch: Scratch) -> None:
    """Describe what rules of thumb make of it: whether to stay, and to borrow; or what to use."""
    goes_on, more = False, scratch.values[TAKING + s.turn] - scratch.values[OPTION + s.turn]
    if s.phase == Phase.AUCTION:
        more = margin(s, scratch) if s.chips[s.turn] > 0 else 0.0
        goes_on = more > 0
    scratch.values[READ + 28] = more / FEW
    scratch.values[READ + 29] = 1.0 if goes_on else 0.0
    scratch.values[READ + 30] = 1.0 if wants_credit(s, scratch) else 0.0
    scratch.values[READ + 31] = 1.0 if s.phase == Phase.WINNER else 0.0
