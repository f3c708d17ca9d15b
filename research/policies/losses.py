"""How far a learned policy is from what long thoughts tried, and how far simpler guesses are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from research.policies.games import Decisions

TRUSTS: Final = tuple(k / 20 for k in range(20))  # what part of a guess goes to the advice alone
USUAL: Final = 0.5


def entropy(decisions: Decisions, guess: Any) -> float:
    """Return the mean cross-entropy of a guess: the lower, the nearer to what was tried."""
    logs = np.log(np.maximum(np.asarray(guess), 1e-6))
    return float(-(decisions.tried * logs).sum(axis=1).mean())


def agreed(decisions: Decisions, guess: Any) -> float:
    """Return in what part of decisions the guess holds the same candidate best."""
    return float((np.asarray(guess).argmax(axis=1) == decisions.tried.argmax(axis=1)).mean())


def losses(decisions: Decisions, learned: Any) -> dict[str, float]:
    """Return the cross-entropies of guesses, and how often two of them name the favourite."""
    there = decisions.kinds >= 0
    even = there / there.sum(axis=1, keepdims=True)
    mixed = {t: (1 - t) * even + t * decisions.advised for t in TRUSTS}
    by_trust = {t: entropy(decisions, guess) for t, guess in mixed.items()}
    best = min(by_trust, key=lambda t: by_trust[t])
    return {
        "even": by_trust[0],
        "advice": by_trust[USUAL],
        "advice at best": by_trust[best],
        "best trust": best,
        "network": entropy(decisions, learned),
        "the thoughts themselves": entropy(decisions, decisions.tried),
        "favourite advised": agreed(decisions, decisions.advised),
        "favourite of the network": agreed(decisions, learned),
    }
