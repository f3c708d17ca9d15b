"""Packages that only parts of the library need: an error that says how to install them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingExtra(UsageError, ImportError):
    """A package is missing that an extra of this one installs."""


@contextmanager
def needed(what: str, extra: str) -> Iterator[None]:
    """Import what an extra installs, within.

    Args:
        what: needs which package, as a message begins: "plots need matplotlib".
        extra: the name of the extra.

    Raises:
        MissingExtra: it is not installed; says what to type.
    """
    try:
        yield
    except ImportError as error:
        msg = f"{what}: pip install 'moguls[{extra}]' ({error})"
        raise MissingExtra(msg) from error
