"""Observations of any seats, apart from those that a step writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.kernel.loops.vector_fields import ScaledViews

if TYPE_CHECKING:
    from types import SimpleNamespace

    from numpy.typing import NDArray

    from moguls.envs.observations import Observer
    from moguls.kernel.loops.vector_fields import How, Kept


def view(
    loops: SimpleNamespace,
    tables: tuple[Kept, How, NDArray[np.int64]],
    observer: Observer,
    out: NDArray[Any] | None,
) -> NDArray[Any]:
    """Write what a seat of each table observes, in one call; return `out`, or a new array.

    Args:
        loops: native code of `kernel.loops.vector`.
        tables: the games, how they are played, and the observing seats.
        observer: of the setting.
        out: of any type that takes such numbers.
    """
    shape = count, _ = len(tables[2]), observer.size
    fits = out is not None and out.shape == shape and out.dtype == observer.dtype
    rows: NDArray[Any]
    rows = out if out is not None and fits and out.flags.carray else np.empty(shape, observer.dtype)
    if observer.form == "int16":
        loops.view_all(*tables, rows, 0, count)
    else:
        views: Any = ScaledViews  # of arrays of NumPy
        row = np.empty(observer.size, np.int16)
        loops.view_scaled(*tables, views(row, rows, *observer.scale_arrays), 0, count)
    if out is None or rows is out:
        return rows
    out[:] = rows
    return out
