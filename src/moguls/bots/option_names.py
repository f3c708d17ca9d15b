"""Turning dials by name: which of them the search of a game reads, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.bots.search.options import NAMES
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.game_policy import Policy

MAX_DIAL: Final = 100_000
LONGEST: Final = 9  # digits
SWITCH, TWICE, THOUSANDTHS, ROUNDS, TIMES = 1, 2, 1000, 99, 99
# The most that each can be set to; the least is 0.
MOST: Final = {
    "curiosity": MAX_DIAL,
    "trust": THOUSANDTHS,
    "paired": SWITCH,
    "reveals": SWITCH,
    "loose": THOUSANDTHS,
    "soft": THOUSANDTHS,
    "exact": MAX_DIAL,
    "waver": THOUSANDTHS,
    "alone": TWICE,
    "ahead": ROUNDS,
    "lean": SWITCH,
    "keen": SWITCH,
    "halved": SWITCH,
    "clear": TIMES,
    "raced": TIMES,
}
# What the tree search reads in every game.
ALWAYS: Final = (
    *("curiosity", "trust", "paired", "loose", "waver"),
    *("alone", "halved", "clear", "raced"),
)


def dials_of(own: Policy | None) -> tuple[str, ...]:
    """Return the dials that the search of a game reads; without a policy, all there are."""
    if own is None:
        return NAMES
    if own.own_search is not None:
        return ()
    more = {
        "reveals": own.shown is not None,
        "exact": own.unseen is not None and own.lay_next is not None,
        "lean": own.weighs is not None,
    }
    read = {*ALWAYS, *own.reads, *(name for name, reads in more.items() if reads)}
    return tuple(name for name in NAMES if name in read)


def settings(name: str, texts: Sequence[str], own: Policy | None) -> dict[str, int]:
    """Read the settings of dials in the name of a bot, each as "trust=300".

    Raises:
        UsageError: names the setting that is none, is out of its range, or comes twice.
    """
    known = dials_of(own)
    turned: dict[str, int] = {}
    for text in texts:
        dial, _, number = text.partition("=")
        why = _why_not(dial, number, known, turned)
        if why is not None:
            msg = f"{text!r} in {name!r} {why}"
            raise UsageError(msg)
        turned[dial] = int(number)
    return turned


def is_plain(number: str) -> bool:
    """Say whether a text is a whole number that a name may have, in its one spelling.

    So a bot has one name; and what Python holds too long for a number is none.
    """
    digits = number.isascii() and number.isdecimal() and len(number) <= LONGEST
    return digits and (number == "0" or number[0] != "0")


def _why_not(dial: str, number: str, known: Sequence[str], turned: dict[str, int]) -> str | None:
    """Say why a dial cannot be turned so; None if it can."""
    if dial in NAMES and not known:
        return "turns nothing: the search of this game has no dials"
    if dial in NAMES and dial not in known:
        return f"turns nothing in this game, which has {', '.join(known)}"
    if dial not in NAMES:
        return f"sets no dial; there are {', '.join(known)}, each set as search:500:trust=300"
    if dial in turned:
        return f"turns {dial} for the second time: name it once"
    if not is_plain(number) or int(number) > MOST[dial]:
        return f"is out of range: {dial} is a whole number from 0 to {MOST[dial]}"
    return None
