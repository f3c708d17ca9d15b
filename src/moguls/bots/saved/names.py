"""How a saved policy is named wherever bots are: its file, and how it chooses."""

from __future__ import annotations

import re
from typing import Final

from moguls.errors import UsageError

FORM: Final = "policy:FILE"
NAME: Final = re.compile(r"policy(?P<draws>@draw)?:(?P<file>.*\S.*)")


def is_policy(name: str) -> bool:
    """Say whether a bot's name stands for a saved policy, as "policy:ppo.npz"."""
    return name.startswith(("policy:", "policy@"))


def read_policy(name: str) -> tuple[str, bool]:
    """Return the file that a name stands for, and whether actions are drawn by their probability.

    Raises:
        UsageError: it is not of the form policy:FILE or policy@draw:FILE.
    """
    found = NAME.fullmatch(name)
    if found is None:
        msg = f"{name!r} is not of the form policy:FILE, as policy:ppo.npz, which plays the most"
        msg += " probable action, or policy@draw:FILE, which draws by the probabilities"
        raise UsageError(msg)
    return found["file"].strip(), found["draws"] is not None
