"""Which games have a policy of their own, and the loops bound to it."""

from dataclasses import dataclass
from types import ModuleType, SimpleNamespace
from typing import Final

from moguls.bots import decide, policy_api, uct
from moguls.bots.mogul2002 import steady, veil, worth
from moguls.core.engine import Engine
from moguls.core.errors import UsageError
from moguls.core.plain import Function

MEMO: Final = 8  # floats that a policy may keep


@dataclass(frozen=True)
class Policy:
    """What a game's folder here hands over: its modules, its advice, its veil."""

    modules: tuple[ModuleType, ...]
    advise: Function
    veil: Function


POLICIES: Final = {
    "mogul-2002": Policy((worth, steady, veil), steady.advise, veil.veil),
}


def policy_of(game: str) -> Policy:
    """Return the policy of a game.

    Raises:
        UsageError: no bot knows this game; the message lists those that one knows.
    """
    if game not in POLICIES:
        msg = f"no bot plays {game!r}; bots play {', '.join(POLICIES)}"
        raise UsageError(msg)
    return POLICIES[game]


def bind(engine: Engine) -> SimpleNamespace:
    """Bind the loops of `uct` and `decide` to the rules and the policy of the engine's game."""
    policy = policy_of(engine.rules.name)
    named = ((policy_api.advise, policy.advise), (policy_api.veil, policy.veil))
    return engine.build(*policy.modules, uct, decide, named=named)
