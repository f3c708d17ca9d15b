"""OpenSkill's Plackett-Luce model, vectorised over many orders of the same games.

The formulas are those of Weng and Lin (2011), algorithm 4, for single players, as in the library,
which rates one order at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Ranks = list[tuple[int, int]]  # the bots of a game, each once, with their ranks
Deals = list[list[Ranks]]
Reals = NDArray[np.float64]
Numbers = NDArray[np.int64]


class PlackettLuce:
    """Games by deals, rated in many orders. All have the same number of bots, like a ladder."""

    def __init__(self, deals: Deals, bots: int, model: Any) -> None:
        """Convert the games to arrays.

        Args:
            deals: each with the same number of games.
            bots: their number.
            model: of the library, with the initial rating, beta and kappa.
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
            orders: numbers of deals, a row for each order; repeated and missing deals are allowed.
        """
        rows = np.asarray(orders)
        mu = np.full((len(rows), self.bots), float(self.model.mu))
        var = np.full((len(rows), self.bots), float(self.model.sigma) ** 2)
        for deals in rows.T:
            for game in range(self.who.shape[1]):
                self._game(mu, var, deals, game)
        return mu, np.sqrt(var)

    def _game(self, mu: Reals, var: Reals, deals: Numbers, game: int) -> None:
        weight, behind = self.weight[deals, game], self.behind[deals, game]
        at = np.arange(len(deals))[:, None], self.who[deals, game]
        m, v = mu[at], var[at]
        c = np.sqrt((v + self.model.beta**2).sum(axis=1, keepdims=True))
        strength = np.exp(m / c)
        chance = strength[:, :, None] / np.einsum("li,liq->lq", strength, behind)[:, None, :]
        part = weight * chance
        gain = np.einsum("lii->li", weight) - part.sum(axis=2)
        shrink = (part * (1 - chance)).sum(axis=2) * v / c**2 * np.sqrt(v) / c
        mu[at] = m + gain * v / c
        var[at] = v * np.maximum(1 - shrink, self.model.kappa)
