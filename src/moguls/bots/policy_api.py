"""The names by which game-blind bots call the policy of one game.

As `core.rules_api` for rules: the loops in this package import these placeholders, and
`engine.build` binds them to a game's own functions, plain or compiled.
"""

from typing import Any, NoReturn


def _unbound() -> NoReturn:
    msg = "this loop is not bound to a game's policy: see moguls.bots.policies"
    raise NotImplementedError(msg)


def advise(s: Any, memo: Any) -> int:
    """Return the action that the game's rules of thumb advise to the seat on turn.

    Args:
        s: the state; only what the seat on turn knows is read.
        memo: MEMO floats in which the function keeps what holds for several plies. memo[0] = 0
            means that nothing is kept; set it whenever `s` was changed by other than `apply`.
    """
    _unbound()


def veil(s: Any, seat: int) -> None:
    """Wipe from a copy of the state what `seat` cannot know: equal knowledge, equal bytes."""
    _unbound()
