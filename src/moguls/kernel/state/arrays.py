"""Arrays of NumPy that native code works in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from moguls.kernel.state.layout import SIZES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.kernel.state.layout import State


def dtype_of(state: type[State]) -> np.dtype[np.void]:
    """Return the aligned dtype of a declared state: as many bytes as `pack` gives."""
    layout = state.layout_
    formats = [
        (np.dtype(_letter(field.code)), field.shape) if field.shape else _letter(field.code)
        for field in layout.fields.values()
    ]
    return np.dtype(
        {
            "names": list(layout.fields),
            "formats": formats,
            "offsets": list(layout.offsets.values()),
            "itemsize": layout.size,
            "aligned": True,
        }
    )


def zeroed(state: type[State], count: int) -> NDArray[np.void]:
    """Return an array of `count` zeroed records of a declared state."""
    return np.zeros(count, dtype_of(state))


def integers(count: int) -> NDArray[np.int64]:
    """Return an array of `count` zeros."""
    return np.zeros(count, np.int64)


def _letter(code: str) -> str:
    """Return NumPy's name of an integer: signed or not, and how many bytes."""
    return f"{'u' if code.isupper() else 'i'}{SIZES[code]}"
