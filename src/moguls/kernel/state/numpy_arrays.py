"""Arrays of NumPy for those who ask for them: a plain installation is without."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from moguls.extras import needed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray


class Listable(Protocol):
    """Whole numbers that become a list: an array of Python or of NumPy."""

    def tolist(self) -> list[int]:
        """Return them."""


class Sliceable(Protocol):
    """Whole numbers of which a part becomes a list."""

    def __getitem__(self, at: slice, /) -> Listable: ...


@cache
def numpy_for(what: str) -> ModuleType:
    """Return NumPy.

    Args:
        what: it is wanted for, for the message: "a batch of tables".

    Raises:
        UsageError: it is missing.
    """
    with needed(f"{what} needs NumPy", "research"):
        import numpy  # noqa: PLC0415, ICN001  # slow to import
    return numpy


def mask_of(
    choices: Sequence[int], actions: int, out: NDArray[np.bool_] | None
) -> NDArray[np.bool_]:
    """Return which actions are legal: (actions,) of bool.

    Args:
        choices: the legal ones.
        actions: how many there are.
        out: written and returned, in place of a new array.

    Raises:
        UsageError: NumPy is missing.
    """
    mask: NDArray[np.bool_] = numpy_for("a mask").zeros(actions, bool) if out is None else out
    mask[:] = False
    mask[choices] = True
    return mask
