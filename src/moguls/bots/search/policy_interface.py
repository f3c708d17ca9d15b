"""The names by which game-blind bots call the policy of one game.

As `kernel.rules.interface` for rules: the loops in this package import these placeholders, and
`policies.bind` binds them to a game's own functions, plain or compiled.
"""

from typing import NoReturn

from moguls.bots.search.tree_fields import Scratch, SearchTree
from moguls.kernel.state.types import GameState, IntArray, Slice, States


def _unbound() -> NoReturn:
    msg = "this loop is not bound to a game's policy: see moguls.bots.registry"
    raise NotImplementedError(msg)


def mask_hidden(s: GameState, seat: int) -> None:
    """Wipe from a copy of the state what `seat` cannot know: equal knowledge, equal bytes."""
    _unbound()


# -- what the tree search asks of a policy --------------------------------------------------------


def rollout_policy(s: GameState, scratch: Scratch) -> int:
    """Return the action that the game's rules of thumb advise to the seat on turn.

    Args:
        s: the state; only what the seat on turn knows is read.
        scratch: the workspace; in its values the function keeps what holds for several plies.
            values[0] = 0 means that nothing is kept; it is set whenever `s` was changed by other
            than a move.
    """
    _unbound()


def pruned_actions(s: GameState, out: IntArray) -> int:
    """Write the legal actions worth trying into `out`, ascending; return how many.

    One at least where anything is legal. A policy without this function has all legal ones.
    """
    _unbound()


def root_actions(s: GameState, scratch: Scratch, out: IntArray) -> int:
    """Write the legal actions that a search compares at its root into `out`; return how many.

    Asked once a search, so it may look longer. A policy without this function has its candidates.
    """
    _unbound()


def is_leaf(s: GameState, scratch: Scratch) -> bool:
    """Say whether a playout may stop here. A policy without this function plays to the end."""
    _unbound()


def leaf_value(s: GameState, seat: int, scratch: Scratch) -> float:
    """Return what the end of a playout is worth to a seat, about 0 to 1.

    Exact play asks at the end of the game, with values[0] = 0: there is no playout then. A policy
    without this function counts the share of the win, and a little for points.
    """
    _unbound()


def value_estimate(s: GameState, scratch: Scratch) -> float:
    """Return the share of the win that a value has said for the seat that thinks; else -1.

    Asked where a simulation has settled, for the chances that hints and reviews tell. A policy
    without this function returns -1: there the simulation is played on, and its winners count.
    """
    _unbound()


def has_prior(scratch: Scratch) -> bool:
    """Say whether the tree leans to what `compute_prior` says, and not to the advice.

    Only where all know which actions are legal. A policy without this function says no.
    """
    _unbound()


def compute_prior(s: GameState, actions: IntArray, count: int, scratch: Scratch) -> None:
    """Reckon for each of so many candidates how likely it is best; keep it in `scratch`."""
    _unbound()


def prior(k: int, scratch: Scratch) -> float:
    """Return how likely candidate number k is best, as `compute_prior` has reckoned."""
    _unbound()


def public_chance(s: GameState) -> int:
    """Return a number that changes whenever chance turns something up that all can see.

    Its lowest six bits tell the outcomes apart; `Policy.outcomes` says how many there are. A
    policy without this function returns 0 at all times.
    """
    _unbound()


def reshuffle(s: GameState) -> None:
    """Draw again what nobody has seen; what anybody holds stays. Only called at a decision.

    A policy without this function lets `redeal` do it: there all know the same.
    """
    _unbound()


# -- what exact play of the last cards asks of a policy --------------------------------------------


def unseen(s: GameState) -> int:
    """Return how many cards are face down, each as likely to be next if they are but a few."""
    _unbound()


def lay_next(s: GameState, card: int) -> None:
    """Bring the face-down card number `card` to where the next one is turned up."""
    _unbound()


def solve(states: States, tree: SearchTree, scratch: Scratch) -> int:
    """Return the action that exact play of the last cards finds best in states[0], or -1."""
    _unbound()


# -- a search, step by step: `uct` has these, and a policy may bring its own ----------------------


def policy_action(states: States, seat: int, tree: SearchTree, scratch: Scratch) -> int:
    """Return the action that rules of thumb advise to `seat` in states[0]."""
    _unbound()


def begin(states: States, seat: int, sims: int, tree: SearchTree) -> int:
    """Begin a new search from states[0]; return how many steps it has, at least 1."""
    _unbound()


def grow(states: States, seat: int, part: Slice, tree: SearchTree, scratch: Scratch) -> None:
    """Take a slice of the steps of a search."""
    _unbound()


def any_tried(states: States, tree: SearchTree) -> int:
    """Return the action that one of the steps taken so far tried, drawn by states[0]; or -1.

    A search without this function returns -1: there is but the favourite.
    """
    _unbound()


def best_action(states: States, tree: SearchTree) -> int:
    """Return the best action of states[0] by the steps taken so far; one has been, at least."""
    _unbound()
