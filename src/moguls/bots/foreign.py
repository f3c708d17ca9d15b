"""External bots, by name: programs, saved policies and registered Python bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moguls.bots.external.files import files_of as files_of_program
from moguls.bots.external.files import hash_of
from moguls.bots.external.names import FORM, is_program, read_name
from moguls.bots.registered import FORM as REGISTERED_FORM
from moguls.bots.registered import is_registered, source_hashes
from moguls.bots.saved.names import FORM as POLICY_FORM
from moguls.bots.saved.names import is_policy, read_policy

FORMS: Final = f"{FORM}, {POLICY_FORM}, {REGISTERED_FORM}"


def is_foreign(name: str) -> bool:
    """Whether a name is that of a program, a saved policy or a registered bot."""
    return is_program(name) or is_policy(name) or is_registered(name)


def refuse_misnamed(name: str) -> None:
    """Refuse an invalid name of a program or policy.

    Raises:
        UsageError: with the expected form.
    """
    if not is_registered(name):
        (read_policy if is_policy(name) else read_name)(name)


def files_of(name: str) -> dict[str, str]:
    """Return a hash of each file that an external bot is made of."""
    if is_program(name):
        return files_of_program(name)
    if not is_policy(name):
        return source_hashes(name)
    file, _ = read_policy(name)
    return {file: hash_of(Path(file))}
