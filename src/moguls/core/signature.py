"""One number per game: while it stays, so does all behaviour that random play reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.kernel.rules.chance import mix

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.core.play.game import Game

SEED: Final = 2002
GAMES: Final = 200


def signature(games: Iterable[Game], *, native: bool = True) -> int:
    """Return a hash of random play of these games (one a set of switches) with all their seats.

    Args:
        games: in this order; those that a number of seats cannot play are left out for it.
        native: run as native code; the number is the same without.
    """
    number = 0
    for game in games:
        engine = game.native_engine() if native else game.plain()
        for seats in game.seats:
            try:
                game.check_seats(seats)
            except UsageError:
                continue
            moves, checksum = engine.playouts(seats, SEED, GAMES)
            number = mix(mix(number ^ moves) ^ checksum)
    return number


def variants(game: Game) -> list[Game]:
    """Return the game once for every value of every switch, the others at their default."""
    from moguls.core.play.game import Game as Made  # noqa: PLC0415  # that module imports much

    options: list[dict[str, str]] = [{}]
    options += [{s.name: value} for s in game.switches for value in s.values[1:]]
    return [Made(game.rules, chosen) for chosen in options]
