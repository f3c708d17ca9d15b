"""Who can sit on a seat: people at the keyboard, and bots by name."""

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
# A comma within quotes does not part names: they are a program's.
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")


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
