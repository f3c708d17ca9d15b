"""Who can sit on a seat: people at the keyboard, and bots by name."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING, Final

from moguls.bots.brains import MAX_SIMS, SEARCH, brain_of, names
from moguls.cli.parsing import hint
from moguls.core.chance import stream
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.game import Game
    from moguls.core.playthrough import Playthrough

    Player = Callable[[Playthrough], str]

ME: Final = "me"
KINDS: Final = f"{', '.join(names())}, {SEARCH}SIMS"
BOT_SEEDS: Final = 1 << 40  # bots draw from streams that no deal of a batch has


def read_bots(text: str) -> list[str]:
    """Read names of bots, separated by commas."""
    return _read(text, people=False)


def read_seats(text: str) -> list[str]:
    """Read seats: names by commas; a number N is you and N - 1 normal bots."""
    if text.isdecimal():
        return [ME, *["normal"] * (int(text[:3]) - 1)]
    return _read(text, people=True)


def _read(text: str, *, people: bool) -> list[str]:
    """Read names by commas, and refuse those that nobody has."""
    wanted = [name.strip().lower() for name in text.split(",")]
    for name in wanted:
        if not (people and name == ME):
            _refuse(name, (ME, *names()) if people else names())
    return wanted


def _refuse(name: str, known: tuple[str, ...]) -> None:
    """Refuse a name that no player has.

    Raises:
        ArgumentTypeError: listing the names.
    """
    try:
        brain_of(name)
    except UsageError as error:
        msg = (
            f"no player {name!r}{hint(name, known)}; there is {', '.join(known)}, "
            f"and {SEARCH}SIMS with 1 to {MAX_SIMS} simulations a decision"
        )
        raise argparse.ArgumentTypeError(msg) from error


def seated(game: Game, wanted: list[str], seed: int | None) -> list[Player | None]:
    """Return for each seat a function from a playthrough to a move; None for people.

    Args:
        game: that is played.
        wanted: who sits where.
        seed: of their choices; None plays differently every time.
    """
    from moguls.bots.bot import make  # noqa: PLC0415  # help need not load the search

    root = secrets.randbits(62) if seed is None else seed
    return [
        None if name == ME else make(name, game, stream(root, BOT_SEEDS + seat) >> 1).move
        for seat, name in enumerate(wanted)
    ]
