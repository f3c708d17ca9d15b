"""Names of programs: their command and their time for a decision."""

from __future__ import annotations

import re
from typing import Final

from moguls.errors import UsageError

FORM: Final = "program:COMMAND"
MOVE_S: Final = 5.0  # seconds a decision, unless the name says otherwise
MAX_MOVE_S: Final = 3600.0
NAME: Final = re.compile(r"program(?:@(?P<seconds>[0-9]+(?:\.[0-9]+)?))?:(?P<command>.*\S.*)")


def is_program(name: str) -> bool:
    """Whether a bot's name is that of a program, such as "program:python3 my_bot.py"."""
    return name.startswith(("program:", "program@"))


def read_name(name: str) -> tuple[str, float]:
    """Return the command and the seconds a decision of a name.

    Raises:
        UsageError: it is not of the form program:COMMAND or program@SECONDS:COMMAND.
    """
    match = NAME.fullmatch(name)
    seconds = float((match and match["seconds"]) or MOVE_S)
    if match is None or not 0 < seconds <= MAX_MOVE_S:
        msg = f"invalid program {name!r}: expected program:COMMAND, for example"
        msg += " program:python3 my_bot.py, or program@SECONDS:COMMAND with up to"
        msg += f" {MAX_MOVE_S:.0f} seconds a decision"
        raise UsageError(msg)
    return match["command"].strip(), seconds
