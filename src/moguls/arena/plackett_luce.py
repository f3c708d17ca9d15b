"""The same games rated in many orders at once: OpenSkill's Plackett-Luce model, side by side.

The formulas are those of Weng and Lin (2011), algorithm 4, for players who sit alone, as the
library has them: it rates game after game, and a ladder wants its games in a thousand orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Ranks = list[tuple[int, int]]  # of a game: bots, each once, with their ranks
Deals = list[list[Ranks]]
Reals = NDArray[np.float64]
Numbers = NDArray[np.int64]


class PlackettLuce:
    """Games by deals, to be rated in many orders. All have equally many bots, as in a ladder."""

    def __init__(self, deals: Deals, bots: int, model: Any) -> None:
        """Put the games into arrays.

        Args:
            deals: each with equally many games.
            bots: how many there are.
            model: of the library, which has the beginner's rating, beta and kappa.
        """
        self.bots, self.model = bots, model
        self.who: Numbers = np.array(
            [[[bot for bot, _ in game] for game in deal] for deal in deals]
        )
        ranks = np.array([[[rank for _, rank in game] for game in deal] for deal in deals])
        one, other = ranks[..., :, None], ranks[..., None, :]
        self.behind: Reals = (one >= other).astype(float)  # [i, q]: i came with q, or after it
        self.weight: Reals = self.behind / (one == other).sum(axis=-2)[..., None, :]

    def rate(self, orders: Numbers | Sequence[Sequence[int]]) -> tuple[Reals, Reals]:
        """Rate the deals in some orders; return mu and sigma, a row for each order.

        Args:
            orders: numbers of deals, a row for each order; a deal may come often, or not at all.
        """
        rows = np.asarray(orders)
        mu = np.full((len(rows), self.bots), float(self.model.mu))
        var = np.full((len(rows), self.bots), float(self.model.sigma) ** 2)
        for deals in rows.T:
            for game in range(self.who.shape[1]):
                self._game(mu, var, deals, game)
        return mu, np.sqrt(var)

    def _game(self, mu: Reals, var: Reals, deals: Numbers, game: int) -> None:
        """Rate a game of each lane's deal."""
        weight, behind = self.weight[deals, game], self.behind[deals, game]
        at = np.arange(len(deals))[:, None], self.who[deals, game]
        m, v = mu[at], var[at]
        c = np.sqrt((v + self.model.beta**2).sum(axis=1, keepdims=True))
        strength = np.exp(m / c)
        chance = strength[:, :, None] / np.einsum("li,liq->lq", strength, behind)[:, None, :]
        part = weight * chance
        gain = np.einsum("lii->li", weight) - part.sum(axis=2)
        known = (part * (1 - chance)).sum(axis=2) * v / c**2 * np.sqrt(v) / c
        mu[at] = m + gain * v / c
        var[at] = v * np.maximum(1 - known, self.model.kappa)
