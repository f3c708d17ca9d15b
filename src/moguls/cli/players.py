"""Names of players: people at the keyboard, and bots."""

from __future__ import annotations

import argparse
import re
from typing import Final

from moguls.bots.foreign import FORMS, is_foreign, refuse_misnamed
from moguls.bots.levels import CLASSIC, SEARCH, NoSuchBot, config_of, names
from moguls.bots.levels import KINDS as BOTS
from moguls.bots.option_names import canonical
from moguls.core.text.wording import hint
from moguls.errors import UsageError

ME: Final = "me"
KINDS: Final = f"{', '.join(names())}, {SEARCH}SIMS, {CLASSIC}SIMS, {FORMS}"
# A comma in quotes belongs to the command of a program.
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")


def read_bots(text: str) -> list[str]:
    """Read names of bots, separated by commas."""
    return _read(text, people=False)


def read_seats(text: str) -> list[str]:
    """Read the players of seats, separated by commas; a number N is you and N - 1 normal bots."""
    if text.isdecimal():
        return [ME, *["normal"] * (int(text[:3]) - 1)]
    return _read(text, people=True)


def _read(text: str, *, people: bool) -> list[str]:
    players = [known_as(part) for part in names_in(text)]
    for name in players:
        if not (people and name == ME):
            _refuse(name, (ME, *names()) if people else names())
    return players


def names_in(text: str) -> list[str]:
    """Return names separated by commas."""
    return [part.strip() for part in COMMA.split(text)]


def known_as(text: str) -> str:
    """Return the canonical form of a name; a command or a file stays as it is."""
    kind, colon, command = text.partition(":")
    if is_foreign(f"{kind.lower()}:"):
        return kind.lower() + colon + command
    return canonical(text.lower())


def _refuse(name: str, valid: tuple[str, ...]) -> None:
    """Refuse a name that no player has.

    Raises:
        ArgumentTypeError: listing the names.
    """
    try:
        refuse_misnamed(name) if is_foreign(name) else config_of(name)
    except NoSuchBot as error:
        also = f"{ME}, " if ME in valid else ""
        msg = f"unknown player {name!r}{hint(name, valid)}; the players are {also}{BOTS}, {FORMS}"
        raise argparse.ArgumentTypeError(msg) from error
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
