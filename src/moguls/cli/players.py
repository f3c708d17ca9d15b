"""The bots that commands can seat, by name."""

from __future__ import annotations

import argparse
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Final

from moguls.cli.parsing import hint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.core.game import Game
    from moguls.core.playthrough import Playthrough

    Player = Callable[[Playthrough], str]

LEVELS: Final = ("easy", "normal", "hard", "expert")
BOTS: Final = ("random", "steady", *LEVELS)


def read_bots(text: str) -> list[str]:
    """Read names of bots, separated by commas."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        refuse(name, BOTS)
    return names


def refuse(name: str, known: tuple[str, ...]) -> None:
    """Refuse a name that no player has.

    Raises:
        ArgumentTypeError: listing the names.
    """
    if name not in known:
        msg = f"no player {name!r}{hint(name, known)}; there is {', '.join(known)}"
        raise argparse.ArgumentTypeError(msg)


@contextmanager
def bots(
    game: Game, names: list[str] | None, seed: int | None
) -> Iterator[list[Player | None]]:
    """Seat bots by name; None where the name is that of a person, or of no bot."""
    yield [seated(game, name, seed, seat) for seat, name in enumerate(names or [])]


def seated(game: Game, name: str, seed: int | None, seat: int) -> Player | None:
    """Return a player: called with a playthrough it returns its move."""
    del game
    if name not in BOTS:
        return None
    rng = Random(f"{seed}/{seat}") if seed is not None else Random()  # noqa: S311  # play
    return lambda play: rng.choice(list(play.legal()))
