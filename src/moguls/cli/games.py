"""Games that the command line names, with their house rules and data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.cli.parsing import read_options
from moguls.games.registry import WITH_DATA_FILE, game, names, rules_of, use_data_file

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game


def seats_near(game: Game, wanted: int) -> int:
    """Return the number of seats of a game that is nearest to the one that we usually take."""
    return min(game.seats, key=lambda seats: abs(seats - wanted))


def chosen_game(arguments: argparse.Namespace, *, of_people: bool = False) -> Any:
    """Return the game that GAME and --option name.

    Args:
        arguments: as read.
        of_people: whether people play, for whom a game may have other house rules by default.

    Raises:
        UsageError: no such game, switch or value.
    """
    usual = rules_of(arguments.game).table_options if of_people else {}
    return game(arguments.game, **{**usual, **read_options(arguments.option)})


def use_named(arguments: argparse.Namespace) -> None:
    """Load the game that is asked for with the file that is named, if one is.

    Raises:
        UsageError: the file is wrong, and on which line; or the game has none.
    """
    if arguments.data_file is None:
        return

    asked = {getattr(arguments, name, None) for name in ("game", "what")}
    wanted = [name for name in names() if name in asked] or WITH_DATA_FILE
    use_data_file(wanted[0], arguments.data_file)
