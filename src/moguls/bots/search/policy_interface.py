"""Placeholders by which the search loops call the policy of a game.

Like `kernel.rules.interface` for rules: the loops in this package import these functions, and
`registry.bind` binds them to a game's own, plain or native.
"""

from typing import NoReturn

from moguls.bots.search.tree_fields import Scratch, SearchTree
from moguls.kernel.state.types import GameState, IntArray, Slice, States


def _unbound() -> NoReturn:
    msg = "this loop is not bound to a game's policy: see moguls.bots.registry"
    raise NotImplementedError(msg)


def mask_hidden(s: GameState, seat: int) -> None:
    """Reduce a copy of the state to what `seat` knows: equal information states, equal bytes."""
    _unbound()


# -- the tree search ------------------------------------------------------------------------------


def rollout_policy(s: GameState, scratch: Scratch) -> int:
    """Return the rollout action: that of the game's heuristics for the seat on turn.

    Args:
        s: the state; only the information of the seat on turn is read.
        scratch: the workspace; its values may cache what holds for several plies. values[0] = 0
            means that the cache is empty; it is set whenever `s` was changed other than by a move.
    """
    _unbound()


def pruned_actions(s: GameState, out: IntArray) -> int:
    """Write the candidates among the legal actions into `out`, ascending; return how many.

    At least one where any is legal. Default: all legal actions.
    """
    _unbound()


def root_actions(s: GameState, scratch: Scratch, out: IntArray) -> int:
    """Write the legal actions that a search compares at its root into `out`; return how many.

    Called once a search, so it may take longer. Default: `pruned_actions`.
    """
    _unbound()


def is_leaf(s: GameState, scratch: Scratch) -> bool:
    """Return whether a rollout may stop here. Default: no."""
    _unbound()


def leaf_value(s: GameState, seat: int, scratch: Scratch) -> float:
    """Return the value of the end of a rollout for a seat, about 0 to 1.

    The endgame solver calls it at the end of the game, with values[0] = 0: there is no rollout
    then. Default: the seat's share of the win, and a little for points.
    """
    _unbound()


def value_estimate(s: GameState, scratch: Scratch) -> float:
    """Return the value network's share of the win for the searching seat; -1 without any.

    Called at the leaf of a simulation, for the chances in hints and reviews. Default: -1; then the
    simulation is played on, and its winners count.
    """
    _unbound()


def has_prior(scratch: Scratch) -> bool:
    """Return whether the prior is that of `compute_prior` instead of the rollout action.

    Only where the legal actions are public. Default: no.
    """
    _unbound()


def compute_prior(s: GameState, actions: IntArray, count: int, scratch: Scratch) -> None:
    """Compute the prior probabilities of the first `count` actions; keep them in `scratch`."""
    _unbound()


def prior(k: int, scratch: Scratch) -> float:
    """Return the prior probability of candidate k, after `compute_prior`."""
    _unbound()


def public_chance(s: GameState) -> int:
    """Return a number that changes with every public outcome of chance.

    Its lowest six bits are the outcome; `Policy.outcomes` is the number of outcomes. Default: 0.
    """
    _unbound()


def is_avoided(s: GameState, action: int) -> bool:
    """Return whether even beginners do not play an action; then no level blunders by it.

    Another one must be legal then. Default: no.
    """
    _unbound()


def reshuffle(s: GameState) -> None:
    """Draw what no seat knows again; known cards stay. Only called at a decision.

    Default: `redeal`, for games in which all seats have the same information.
    """
    _unbound()


# -- the endgame solver ---------------------------------------------------------------------------


def unseen(s: GameState) -> int:
    """Return how many cards are face down; if they are few, each is equally likely to be next."""
    _unbound()


def lay_next(s: GameState, card: int) -> None:
    """Move the face-down card number `card` to the top, where the next one is turned up."""
    _unbound()


def solve(states: States, tree: SearchTree, scratch: Scratch) -> int:
    """Return the best action of states[0] by exact search of the last cards, or -1."""
    _unbound()


# -- a search step by step: that of `ismcts`, or of a policy with its own -------------------------


def policy_action(states: States, seat: int, tree: SearchTree, scratch: Scratch) -> int:
    """Return the action of the rollout policy for `seat` in states[0]."""
    _unbound()


def begin(states: States, seat: int, sims: int, tree: SearchTree) -> int:
    """Begin a new search from states[0]; return how many steps it has, at least 1."""
    _unbound()


def grow(states: States, seat: int, part: Slice, tree: SearchTree, scratch: Scratch) -> None:
    """Run a slice of the steps of a search."""
    _unbound()


def sampled_action(states: States, tree: SearchTree) -> int:
    """Return a root action drawn in proportion to its visits by states[0], or -1.

    Default: -1; then the best action is played.
    """
    _unbound()


def best_action(states: States, tree: SearchTree) -> int:
    """Return the best action of states[0], after at least one step."""
    _unbound()
