"""What the tree search does where a policy does not say otherwise."""

from typing import Any, Final

from moguls.core.bits import has, popcount, signed
from moguls.core.rules_api import choices, points, winners

# What a point ahead of the table's mean counts beside the win: a seat that cannot win, or has
# won, still plays on well.
POINT: Final = 0.003


def candidates(s: Any, out: Any) -> int:
    """Write all legal actions."""
    return choices(s, out)


def is_settled(s: Any, memo: Any) -> bool:  # noqa: ARG001  # one signature
    """Play every playout to the end."""
    return False


def gain(s: Any, seat: int, memo: Any) -> float:  # noqa: ARG001  # one signature
    """Return a seat's share of the win, and a little for points ahead of the mean."""
    won = winners(s)
    total = 0
    for other in range(signed(s.seats)):
        total += points(s, other)
    worth = POINT * (points(s, seat) - total / signed(s.seats))
    if has(won, seat):
        worth += 1.0 / popcount(won)
    return worth
