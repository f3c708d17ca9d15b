"""Arrays of NumPy for those who ask for them: a plain installation is without."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from moguls.errors import UsageError

if TYPE_CHECKING:
    from types import ModuleType


@cache
def numpy_for(what: str) -> ModuleType:
    """Return NumPy.

    Args:
        what: it is wanted for, for the message: "a batch of tables".

    Raises:
        UsageError: it is missing.
    """
    try:
        import numpy  # noqa: PLC0415, ICN001  # slow to import
    except ImportError as error:
        msg = f"{what} needs NumPy: pip install 'moguls[research]' ({error})"
        raise UsageError(msg) from error
    return numpy
