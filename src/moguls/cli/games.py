"""Games named on the command line, with their house rules and data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.cli.parsing import read_options
from moguls.games.registry import WITH_DATA_FILE, game, names, rules_of, use_data_file

if TYPE_CHECKING:
    import argparse


def chosen_game(arguments: argparse.Namespace, *, of_people: bool = False) -> Any:
    """Return the game that GAME and --option name.

    Args:
        arguments: with `game` and `option`.
        of_people: whether people play, who may have other default house rules.

    Raises:
        UsageError: no such game, switch or value.
    """
    usual = rules_of(arguments.game).identity.table_options if of_people else {}
    return game(arguments.game, **{**usual, **read_options(arguments.option)})


def use_named(arguments: argparse.Namespace) -> None:
    """Use the data file of `--data-file`, if any.

    Raises:
        UsageError: the file is invalid, with the line; or the game has no data file.
    """
    if arguments.data_file is None:
        return

    words = {getattr(arguments, name, None) for name in ("game", "what")}
    with_file = [name for name in names() if name in words] or WITH_DATA_FILE
    use_data_file(with_file[0], arguments.data_file)
