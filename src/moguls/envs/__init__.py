"""The games as environments of PettingZoo, Gymnasium and OpenSpiel; docs/environments.md.

Each of those packages is an extra. Where Gymnasium is installed, its ids are registered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.envs.extras import MissingExtra, need
from moguls.envs.registration import register

if TYPE_CHECKING:
    from moguls.envs.action_parts import Factored
    from moguls.envs.pettingzoo_env import MogulsAEC

__all__ = ["MissingExtra", "aec", "factored"]


def aec(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: object,
) -> MogulsAEC:
    """Return a game as an AEC environment of PettingZoo.

    Args:
        game: its name, such as "mogul-2002".
        seats: how many agents; None takes 4, or the nearest that the game allows.
        render_mode: human, ansi, rgb_array or None.
        max_cycles: actions after which the game is cut short; None plays to the end.
        options: `reward`, `observation`, `perfect_memory`, `illegal`, `penalty`, `engine`
            (`moguls.envs.setting.Setting`), and the game's own switches.

    Raises:
        MissingExtra: PettingZoo is not installed; says what to type.
        UsageError: something is asked for that does not exist; says what does.
    """
    need("pettingzoo", "pettingzoo")
    from moguls.envs.pettingzoo_env import MogulsAEC as Made  # noqa: PLC0415  # an extra
    from moguls.envs.setting import Setting  # noqa: PLC0415  # it imports NumPy

    return Made(Setting.of(game, seats, options), render_mode, max_cycles)


def factored(game: str) -> Factored:
    """Return the actions of a game in three parts: verb, what and cost.

    Raises:
        MissingExtra: NumPy is not installed; says what to type.
        UnknownGame: no game has this name.
    """
    need("numpy", "research")
    from moguls.envs.factored_games import factored as made  # noqa: PLC0415  # it imports NumPy

    return made(game)


register()
