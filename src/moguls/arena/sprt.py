"""Sequential probability ratio test of two shares of wins.

The normal form of the generalised sequential probability ratio test. A deal is one sample: the
mean share x of the win that the bot took in the games of the deal. After n of them with mean m
and variance v the logarithm of the likelihood ratio of share s1 against share s0 is about
n (s1 - s0) (2 m - s0 - s1) / (2 v). Play stops when it leaves Wald's bounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from moguls.errors import UsageError

# Minimum number of deals, so that the variance can be estimated.
MIN_DEALS: Final = 12


@dataclass(frozen=True)
class Question:
    """The hypotheses of a test and their risks.

    Attributes:
        share0: the bot's share of wins under the null hypothesis.
        share1: its share under the alternative.
        alpha: the maximum risk of the answer `share1` if `share0` is true.
        beta: the maximum risk of the answer `share0` if `share1` is true.
    """

    share0: float
    share1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse invalid shares and risks.

        Raises:
            UsageError: with the valid range.
        """
        if not 0 <= self.share0 < self.share1 <= 1:
            msg = f"invalid shares {self.share0:g} and {self.share1:g}: the first must be below the"
            msg += " second, both from 0 to 1, for example 0.25,0.33"
            raise UsageError(msg)
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:  # noqa: PLR2004  # the risk of a coin
                msg = f"invalid {name} {risk:g}: expected a probability above 0 and below 0.5"
                raise UsageError(msg)

    @property
    def bounds(self) -> tuple[float, float]:
        """The lower and the upper bound of the log likelihood ratio."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Test:
    """A running test.

    Attributes:
        deals: the number of deals so far.
    """

    def __init__(self, question: Question) -> None:
        """Begin without a deal."""
        self.question = question
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, share: float) -> None:
        """Count the bot's mean share of the win in the games of one deal."""
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def ratio(self) -> float:
        """The log likelihood ratio so far."""
        if not self.deals:
            return 0.0
        question, mean = self.question, self._sum / self.deals
        gap, middle = question.share1 - question.share0, question.share0 + question.share1
        return self.deals * gap * (2 * mean - middle) / (2 * self._variance(mean))

    def _variance(self, mean: float) -> float:
        """Return the variance of a deal, with one more lost and one more won deal.

        Without these two equal deals would have a variance of 0, and any answer would be certain.
        """
        within = max(0.0, self._squares - self.deals * mean * mean)
        return (within + mean * mean + (1 - mean) ** 2) / (self.deals + 2)

    @property
    def answer(self) -> str | None:
        """The accepted hypothesis, "share0" or "share1", or None so far."""
        low, high = self.question.bounds
        if self.deals < MIN_DEALS or low < self.ratio < high:
            return None
        return "share1" if self.ratio >= high else "share0"
