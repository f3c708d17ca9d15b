"""How a program is named wherever bots are: its command, and how long it may think."""

from __future__ import annotations

import re
from typing import Final

from moguls.errors import UsageError

FORM: Final = "program:COMMAND"
MOVE_S: Final = 5.0  # seconds a decision, unless the name says otherwise
MAX_MOVE_S: Final = 3600.0
NAME: Final = re.compile(r"program(?:@(?P<seconds>[0-9]+(?:\.[0-9]+)?))?:(?P<command>.*\S.*)")


def is_program(name: str) -> bool:
    """Say whether a bot's name stands for a program, as "program:python3 my_bot.py"."""
    return name.startswith(("program:", "program@"))


def read_name(name: str) -> tuple[str, float]:
    """Return the command and the seconds a decision that a name stands for.

    Raises:
        UsageError: it is not of the form program:COMMAND or program@SECONDS:COMMAND.
    """
    found = NAME.fullmatch(name)
    seconds = float((found and found["seconds"]) or MOVE_S)
    if found is None or not 0 < seconds <= MAX_MOVE_S:
        msg = f"{name!r} is not of the form program:COMMAND, as program:python3 my_bot.py, or"
        msg += f" program@SECONDS:COMMAND with more than 0 to {MAX_MOVE_S:.0f} seconds a decision"
        raise UsageError(msg)
    return found["command"].strip(), seconds
