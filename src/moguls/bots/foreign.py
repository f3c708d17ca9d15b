"""Bots that are none of ours by name: programs, and saved policies. Files of this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moguls.bots.external.files import files_of as files_of_program
from moguls.bots.external.files import hash_of
from moguls.bots.external.names import FORM, is_program, read_name
from moguls.bots.saved.names import FORM as POLICY_FORM
from moguls.bots.saved.names import is_policy, read_policy

FORMS: Final = f"{FORM}, {POLICY_FORM}"  # beside the names of our own bots


def is_foreign(name: str) -> bool:
    """Say whether a bot's name stands for a program or a saved policy."""
    return is_program(name) or is_policy(name)


def refuse_misnamed(name: str) -> None:
    """Refuse a name that is not spelt as those of programs or policies are.

    Raises:
        UsageError: says how they are.
    """
    (read_policy if is_policy(name) else read_name)(name)


def files_of(name: str) -> dict[str, str]:
    """Return a hash of each file that the name of a program or policy names."""
    if is_program(name):
        return files_of_program(name)
    file, _ = read_policy(name)
    return {file: hash_of(Path(file))}
