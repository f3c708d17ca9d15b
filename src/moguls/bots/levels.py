"""Built-in bots by name: the levels, and searches with a number of simulations."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from moguls.bots.config import BotConfig
from moguls.bots.option_names import is_plain, settings
from moguls.bots.search.options import DEFAULTS, NAMES
from moguls.core.text.wording import hint
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.bots.game_policy import Policy

SEARCH: Final = "search:"
CLASSIC: Final = "classic:"
MAX_SIMS: Final = 1_000_000
MAX_CLASSIC: Final = 4_000_000
FEW: Final = 300  # simulations that plain rules do in about a second


class NoSuchBot(UsageError):
    """No bot has this name."""


LEVEL_CONFIGS: Final = {
    "random": BotConfig(noise=1000),
    "steady": BotConfig(),
    "beginner": BotConfig(sims=24),
    "easy": BotConfig(noise=100),
    "normal": BotConfig(),
    "hard": BotConfig(sims=300),
    "expert": BotConfig(sims=20_000),
    "classic": BotConfig(sims=1_000_000, classic=True),
}
# Options of levels. A beginner plays the first action of one of a few simulations without a prior:
# cheap mistakes are frequent, expensive ones rare.
LEVEL_OPTIONS: Final = {
    "beginner": {"blunder_rate": 1000, "prior_weight": 0},
    "expert": {"endgame_budget": 1000},
}

MOST_SIMS: Final = {"search": MAX_SIMS, "classic": MAX_CLASSIC}
KINDS: Final = (
    f"{', '.join(LEVEL_CONFIGS)},"
    f" {SEARCH}SIMS (1 to {MAX_SIMS} simulations a decision, for example search:500),"
    f" {CLASSIC}SIMS (1 to {MAX_CLASSIC})"
)

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")


def names() -> tuple[str, ...]:
    """Return the names of all built-in bots except search:SIMS and classic:SIMS."""
    return tuple(LEVEL_CONFIGS)


def config_of(name: str, own: Policy | None = None) -> BotConfig:
    """Return the configuration of a bot by its name, such as "hard" or "search:500".

    Search options may follow the number of simulations: "search:500:prior_weight=300".

    Args:
        name: of the bot.
        own: the policy of the game, which may have other numbers of simulations, and options.

    Raises:
        NoSuchBot: with the names of all bots.
        UsageError: a number or an option in the name is invalid.
    """
    tuned = replace(BotConfig(), options=_with_options(DEFAULTS, own.options if own else {}))
    if name in LEVEL_CONFIGS:
        return _level(name, tuned.options, own)
    kind, colon, rest = name.partition(":")
    if not colon or kind not in MOST_SIMS:
        msg = f"no bot is called {name!r}{hint(name, LEVEL_CONFIGS)}; the bots are {KINDS}"
        raise NoSuchBot(msg)
    count, *texts = rest.split(":")
    if texts and kind == "classic":
        msg = f"invalid option {texts[0]!r} in {name!r}: the baseline has none, only {CLASSIC}SIMS"
        raise UsageError(msg)
    config = replace(tuned, sims=_sims(name, kind, count), classic=kind == "classic")
    return replace(config, options=_with_options(config.options, settings(name, texts, own)))


def _sims(name: str, kind: str, text: str) -> int:
    if not is_plain(text) or not 0 < int(text) <= MOST_SIMS[kind]:
        msg = f"invalid number of simulations {text!r} in {name!r}: expected 1 to"
        msg += f" {MOST_SIMS[kind]}, for example {kind}:500"
        raise UsageError(msg)
    return int(text)


def _level(name: str, options: tuple[int, ...], own: Policy | None) -> BotConfig:
    config = (own.configs if own else {}).get(name, LEVEL_CONFIGS[name])
    sims = (own.sims if own else {}).get(name, config.sims)
    changed = {**LEVEL_OPTIONS.get(name, {}), **(own.levels if own else {}).get(name, {})}
    return replace(config, sims=sims, options=_with_options(options, changed))


def hurried(config: BotConfig, own: Policy) -> BotConfig:
    """Return the configuration for a search with few simulations."""
    most = own.hurried
    limits = (
        min(was, most.get(name, was)) for name, was in zip(NAMES, config.options, strict=True)
    )
    return replace(config, options=tuple(limits))


def in_full(config: BotConfig) -> BotConfig:
    """Return the configuration without early stopping."""
    return replace(config, options=_with_options(config.options, {"early_stop": 0}))


def _with_options(options: tuple[int, ...], changed: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(changed.get(name, was) for name, was in zip(NAMES, options, strict=True))
