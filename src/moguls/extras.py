"""Error for missing optional packages."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingExtra(UsageError, ImportError):
    """An optional package is missing; an extra of this package installs it."""


@contextmanager
def needed(what: str, extra: str) -> Iterator[None]:
    """Context for imports of optional packages.

    Args:
        what: beginning of the message: "plots need matplotlib".
        extra: name of the extra.

    Raises:
        MissingExtra: a package is missing; says what to type.
    """
    try:
        yield
    except ImportError as error:
        msg = f"{what}: pip install 'moguls[{extra}]' ({error})"
        raise MissingExtra(msg) from error
