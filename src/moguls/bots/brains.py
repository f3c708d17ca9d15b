"""What tells one bot from another: how many simulations it runs, how often it is careless."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

SEARCH: Final = "search:"
MAX_SIMS: Final = 1_000_000
CAP: Final = 0.9  # seconds a decision, whatever the number of simulations
CAP_PLAIN: Final = 0.4  # the same while native code is not ready: a long thought would delay it


@dataclass(frozen=True)
class Brain:
    """A bot's make-up.

    Attributes:
        sims: simulations a decision; 0 plays by the game's rules of thumb.
        noise: how many in a thousand of its decisions are a legal action at random.
    """

    sims: int = 0
    noise: int = 0


BRAINS: Final = {
    "random": Brain(noise=1000),
    "steady": Brain(),
    "easy": Brain(noise=100),
    "normal": Brain(),
    "hard": Brain(sims=300),
    "expert": Brain(sims=3000),
}

LEVELS: Final = ("easy", "normal", "hard", "expert")


def names() -> tuple[str, ...]:
    """Return the names of all bots; besides these there is search:SIMS."""
    return tuple(BRAINS)


def brain_of(name: str, own: Mapping[str, int] | None = None) -> Brain:
    """Return the make-up of a bot by its name, such as "hard" or "search:500".

    Args:
        name: of the bot.
        own: simulations of levels for which a game has a number of its own.

    Raises:
        UsageError: no such bot; the message lists what there is.
    """
    if name in BRAINS:
        return replace(BRAINS[name], sims=(own or {}).get(name, BRAINS[name].sims))
    sims = name.removeprefix(SEARCH)
    if name.startswith(SEARCH) and sims.isdecimal() and 0 < int(sims) <= MAX_SIMS:
        return Brain(sims=int(sims))
    msg = f"no bot is called {name!r}; there are {', '.join(BRAINS)}, and {SEARCH}SIMS"
    msg += f" with 1 to {MAX_SIMS} simulations a decision, as search:500"
    raise UsageError(msg)
