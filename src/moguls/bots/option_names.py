"""Search options by name: those that the search of a game reads, and their ranges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.bots.search.options import NAMES
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.game_policy import Policy

MAX_OPTION: Final = 100_000
LONGEST: Final = 9  # digits
SWITCH, TWICE, THOUSANDTHS, ROUNDS, TIMES = 1, 2, 1000, 99, 99
# The maximum of each; the minimum is 0.
MOST: Final = {
    "exploration": MAX_OPTION,
    "prior_weight": THOUSANDTHS,
    "crn": SWITCH,
    "chance_nodes": SWITCH,
    "rollout_epsilon": THOUSANDTHS,
    "score_shaping": THOUSANDTHS,
    "endgame_budget": MAX_OPTION,
    "blunder_rate": THOUSANDTHS,
    "own_moves_tree": TWICE,
    "rollout_horizon": ROUNDS,
    "policy_prior": SWITCH,
    "own_rollout_weights": SWITCH,
    "sequential_halving": SWITCH,
    "early_stop": TIMES,
    "racing": TIMES,
}
# Earlier names, in manifests and reports of 2026: they are read but never written.
ALIASES: Final = {
    "curiosity": "exploration",
    "trust": "prior_weight",
    "paired": "crn",
    "common_random_numbers": "crn",
    "reveals": "chance_nodes",
    "loose": "rollout_epsilon",
    "soft": "score_shaping",
    "exact": "endgame_budget",
    "waver": "blunder_rate",
    "alone": "own_moves_tree",
    "ahead": "rollout_horizon",
    "lean": "policy_prior",
    "keen": "own_rollout_weights",
    "halved": "sequential_halving",
    "clear": "early_stop",
    "raced": "racing",
}
# Options that the tree search reads in every game.
ALWAYS: Final = (
    *("exploration", "prior_weight", "crn", "rollout_epsilon", "blunder_rate"),
    *("own_moves_tree", "sequential_halving", "early_stop", "racing"),
)


def options_of(own: Policy | None) -> tuple[str, ...]:
    """Return the options that the search of a game reads; without a policy, all options."""
    if own is None:
        return NAMES
    if own.own_search is not None:
        return ()
    more = {
        "chance_nodes": own.public_chance is not None,
        "endgame_budget": own.unseen is not None and own.lay_next is not None,
        "policy_prior": own.has_prior is not None,
    }
    read = {*ALWAYS, *own.reads, *(name for name, reads in more.items() if reads)}
    return tuple(name for name in NAMES if name in read)


def settings(name: str, texts: Sequence[str], own: Policy | None) -> dict[str, int]:
    """Read the options in the name of a bot, such as "prior_weight=300".

    Raises:
        UsageError: an option is unknown, out of its range, or set twice.
    """
    allowed = options_of(own)
    values: dict[str, int] = {}
    for text in texts:
        key, _, number = text.partition("=")
        option = ALIASES.get(key, key)
        why = _why_not(option, number, allowed, values)
        if why is not None:
            msg = f"invalid option {text!r} in {name!r}: {why}"
            raise UsageError(msg)
        values[option] = int(number)
    return values


def canonical(name: str) -> str:
    """Return the name of a bot with the present names of its search options.

    >>> canonical("search:500:trust=300:paired=1")
    'search:500:prior_weight=300:crn=1'
    """
    if not name.startswith("search:"):
        return name
    parts = (part.partition("=") for part in name.split(":"))
    return ":".join(ALIASES.get(key, key) + mark + value for key, mark, value in parts)


def is_plain(number: str) -> bool:
    """Whether a text is a whole number without leading zeros, so that a bot has one name.

    Numbers that are too long for Python are invalid, too.
    """
    digits = number.isascii() and number.isdecimal() and len(number) <= LONGEST
    return digits and (number == "0" or number[0] != "0")


def _why_not(
    option: str, number: str, allowed: Sequence[str], values: dict[str, int]
) -> str | None:
    if option in NAMES and not allowed:
        return "the search of this game has no options"
    if option in NAMES and option not in allowed:
        return f"the search of this game has the options {', '.join(allowed)}"
    if option not in NAMES:
        return f"expected one of {', '.join(allowed)}, for example search:500:prior_weight=300"
    if option in values:
        return f"{option} is set twice"
    if not is_plain(number) or int(number) > MOST[option]:
        return f"{option} is a whole number from 0 to {MOST[option]}"
    return None
