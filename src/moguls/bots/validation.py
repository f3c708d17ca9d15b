"""What a bot cannot be made of, and where it cannot sit: said in words, before anything is done."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from moguls.core.play.configured import ConfiguredRules
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

FORM = 'a bot is made as bots.make("easy", moguls.game("mogul-2002"), seed=1)'


def refuse_kinds(name: object, game: object, seed: object, budget_s: object) -> None:
    """Refuse what is no name, no game, no seed or no time.

    Raises:
        UsageError: says which, what came, and what is expected.
    """
    is_number = isinstance(budget_s, int | float) and not math.isnan(budget_s)
    is_seed = seed is None or hasattr(seed, "__index__")
    wanted = (
        ("name", isinstance(name, str), name, 'text, as "easy"'),
        ("game", isinstance(game, ConfiguredRules), game, 'a game, as moguls.game("mogul-2002")'),
        ("seed", is_seed, seed, "a whole number, or None"),
        ("budget_s", budget_s is None or is_number, budget_s, "a number of seconds, or None"),
    )
    for what, is_good, came, expected in wanted:
        if not is_good:
            msg = f"the {what} of a bot must be {expected}, not {came!r}; {FORM}"
            raise UsageError(msg)


def refuse_other_game(name: str, game: ConfiguredRules, play: Playthrough) -> None:
    """Refuse to decide in another game than the bot was made for.

    Raises:
        UsageError: names both.
    """
    if play.game.name != game.name:
        msg = f"the bot {name!r} was made for {game.name} and cannot play {play.game.name}"
        msg += f"; make one for it: bots.make({name!r}, play.game, seed)"
        raise UsageError(msg)
