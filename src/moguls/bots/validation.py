"""Validation of the arguments of `bots.make`, and of the game that a bot is asked in."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from moguls.core.play.configured import ConfiguredRules
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

EXAMPLE = 'for example bots.make("easy", moguls.game("mogul-2002"), seed=1)'


def refuse_kinds(name: object, game: object, seed: object, budget_s: object) -> None:
    """Refuse arguments of the wrong kind.

    Raises:
        UsageError: an argument is invalid.
    """
    is_number = isinstance(budget_s, int | float) and not math.isnan(budget_s)
    is_seed = seed is None or hasattr(seed, "__index__")
    checks = (
        ("name", isinstance(name, str), name, "text"),
        ("game", isinstance(game, ConfiguredRules), game, "a game"),
        ("seed", is_seed, seed, "a whole number or None"),
        ("budget_s", budget_s is None or is_number, budget_s, "a number of seconds or None"),
    )
    for argument, is_valid, value, expected in checks:
        if not is_valid:
            msg = f"the {argument} of a bot must be {expected}, not {value!r}; {EXAMPLE}"
            raise UsageError(msg)


def refuse_other_game(name: str, game: ConfiguredRules, play: Playthrough) -> None:
    """Refuse to decide in another game than the bot was made for.

    Raises:
        UsageError: the games differ.
    """
    if play.game.name != game.name:
        msg = f"the bot {name!r} was made for {game.name} and cannot play {play.game.name}"
        msg += f"; make one for it: bots.make({name!r}, play.game, seed)"
        raise UsageError(msg)
