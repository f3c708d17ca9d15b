"""Names of saved policies: their file and how they choose."""

from __future__ import annotations

import re
from typing import Final

from moguls.errors import UsageError

FORM: Final = "policy:FILE"
NAME: Final = re.compile(r"policy(?P<draws>@draw)?:(?P<file>.*\S.*)")


def is_policy(name: str) -> bool:
    """Whether a bot's name is that of a saved policy, such as "policy:ppo.npz"."""
    return name.startswith(("policy:", "policy@"))


def read_policy(name: str) -> tuple[str, bool]:
    """Return the file of a name, and whether actions are drawn by their probability.

    Raises:
        UsageError: it is not of the form policy:FILE or policy@draw:FILE.
    """
    match = NAME.fullmatch(name)
    if match is None:
        msg = f"invalid policy {name!r}: expected policy:FILE, for example policy:ppo.npz, which"
        msg += " plays the most probable action, or policy@draw:FILE, which draws by the"
        msg += " probabilities"
        raise UsageError(msg)
    return match["file"].strip(), match["draws"] is not None
