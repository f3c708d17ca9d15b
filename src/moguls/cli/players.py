"""Who can sit on a seat: people at the keyboard, and bots by name."""

from __future__ import annotations

import argparse
import re
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from moguls.bots.external.faults import STOPPED
from moguls.bots.foreign import FORMS, is_foreign, refuse_misnamed
from moguls.bots.levels import CLASSIC, SEARCH, NoSuchBot, config_of, names
from moguls.bots.levels import KINDS as BOTS
from moguls.bots.option_names import canonical
from moguls.cli.output import complain
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.bots.bot import Bot
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

    Player = Callable[[Playthrough], str]

ME: Final = "me"
KINDS: Final = f"{', '.join(names())}, {SEARCH}SIMS, {CLASSIC}SIMS, {FORMS}"
# A comma within quotes does not part names: they are a program's.
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
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
    wanted = [known_as(part) for part in names_in(text)]
    for name in wanted:
        if not (people and name == ME):
            _refuse(name, (ME, *names()) if people else names())
    return wanted


def names_in(text: str) -> list[str]:
    """Return the names that commas part."""
    return [part.strip() for part in COMMA.split(text)]


def known_as(text: str) -> str:
    """Return a name as it is known; a command or a file is left as it is."""
    kind, colon, command = text.partition(":")
    if is_foreign(f"{kind.lower()}:"):
        return kind.lower() + colon + command
    return canonical(text.lower())


def _refuse(name: str, known: tuple[str, ...]) -> None:
    """Refuse a name that no player has.

    Raises:
        ArgumentTypeError: listing the names.
    """
    try:
        refuse_misnamed(name) if is_foreign(name) else config_of(name)
    except NoSuchBot as error:
        also = f"{ME}, " if ME in known else ""
        msg = f"no player {name!r}{hint(name, known)}; there is {also}{BOTS}, {FORMS}"
        raise argparse.ArgumentTypeError(msg) from error
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def seated(game: Game, wanted: list[str], seed: int | None) -> list[Player | None]:
    """Return for each seat a function from a playthrough to a move; None for people.

    Args:
        game: that is played.
        wanted: who sits where.
        seed: of their choices, which then depend on no clock; None plays differently every time.

    Raises:
        ProgramFailed: a program does not start, or cannot play; before anybody has moved.
    """
    seeds = [None if seed is None else stream(seed, BOT_SEEDS + i) >> 1 for i in range(len(wanted))]
    return [
        None if name == ME else _ready(name, game, own)
        for name, own in zip(wanted, seeds, strict=True)
    ]


def _ready(name: str, game: Game, seed: int | None) -> Player:
    """Return the moves of a bot that can play: a program is started."""
    from moguls.bots.bot import make  # noqa: PLC0415  # help need not load the search
    from moguls.cli.meter import compiling  # noqa: PLC0415  # likewise

    bot = make(name, game, seed)
    with nullcontext() if is_foreign(name) else compiling():
        bot.start()
    return heard(bot)


def heard(bot: Bot) -> Player:
    """Return a bot's moves; what a program forfeits is told at once, being stopped once a game."""
    stopped: set[int] = set()

    def move(play: Playthrough) -> str:
        before = len(bot.faults)
        moved = bot.move(play)
        for fault in bot.faults[before:]:
            if fault.code != STOPPED or fault.game not in stopped:
                complain(fault.text)
            stopped.update([fault.game] * (fault.code == STOPPED))
        return moved

    return move
