"""A sequential test: play until it is known which of two shares of wins a bot has.

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

# No answer before as many deals: the variance must be known a little.
MIN_DEALS: Final = 12


@dataclass(frozen=True)
class Question:
    """What is asked.

    Attributes:
        share0: the bot's share of wins if it is not good enough.
        share1: its share if it is.
        alpha: how often at most `share1` is answered where `share0` is true.
        beta: how often at most `share0` is answered where `share1` is true.
    """

    share0: float
    share1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse what is no question.

        Raises:
            UsageError: says what is possible.
        """
        if not 0 <= self.share0 < self.share1 <= 1:
            msg = f"the shares {self.share0:g} and {self.share1:g} are no test: the first must be"
            msg += " below the second, both from 0 to 1, as 0.25,0.33"
            raise UsageError(msg)
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:  # noqa: PLR2004  # a coin errs as often
                msg = f"{name} is the risk of a wrong answer, above 0 and below 0.5, not {risk:g}"
                raise UsageError(msg)

    @property
    def bounds(self) -> tuple[float, float]:
        """The lower and the upper bound of the log likelihood ratio."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Test:
    """A running test.

    Attributes:
        deals: how many have been seen.
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
        asked, mean = self.question, self._sum / self.deals
        gap, middle = asked.share1 - asked.share0, asked.share0 + asked.share1
        return self.deals * gap * (2 * mean - middle) / (2 * self._variance(mean))

    def _variance(self, mean: float) -> float:
        """Return the variance of a deal, with a deal lost and one won besides those seen.

        Without these two a row of equal deals would have none, and any answer would be sure.
        """
        within = max(0.0, self._squares - self.deals * mean * mean)
        return (within + mean * mean + (1 - mean) ** 2) / (self.deals + 2)

    @property
    def answer(self) -> str | None:
        """Which share the bot has, "share0" or "share1"; None while that is not known."""
        low, high = self.question.bounds
        if self.deals < MIN_DEALS or low < self.ratio < high:
            return None
        return "share1" if self.ratio >= high else "share0"
