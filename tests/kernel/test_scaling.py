"""Scaling of observations: native code rounds as NumPy does, and leaves what has not changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pytest

import moguls
from moguls.kernel.engines.scaling import FORMS, Scaling
from moguls.kernel.jit import scaling_native
from moguls.kernel.loops import scaling
from moguls.kernel.loops.scaling import Scale

if TYPE_CHECKING:
    from numpy.typing import NDArray

NATIVE: Any = numba.njit(scaling_native.scale_row)
SIZES = (1, 15, 16, 17, 40)


def numbers(name: str, form: str) -> tuple[NDArray[np.int16], Scaling]:
    """Return rows with the bounds of all planes, what lies beyond ranges of play, and between."""
    scaled = Scaling(moguls.game(name).rules, form)
    rng = np.random.default_rng(1)
    between = rng.integers(scaled.low, scaled.high, (20, scaled.size), np.int16, endpoint=True)
    return np.concatenate([scaled.low[None], scaled.high[None], between]), scaled


def part(scale: Any, size: int) -> Any:
    low, high, factors, shift = scale
    return Scale(low[:size], high[:size], factors[:size], shift)


@pytest.mark.parametrize("form", [form for form in FORMS if form != "int16"])
@pytest.mark.parametrize("name", moguls.games())
def test_native_code_and_plain_python_scale_to_the_bits_of_numpy(name: str, form: str) -> None:
    rows, scaled = numbers(name, form)
    for raw in rows:
        expected = scaled.scale(raw, np.empty(scaled.size, np.float32))
        for scale_row in (NATIVE, scaling.scale_row):
            previous, out = np.zeros_like(raw), np.zeros(scaled.size, np.float32)
            scale_row(raw, scaled.scale_arrays, previous, 1, out)
            assert out.tobytes() == expected.tobytes()
            assert np.array_equal(previous, raw)


@pytest.mark.parametrize("size", SIZES)
def test_rows_of_any_length_are_scaled(size: int) -> None:
    rows, scaled = numbers("mogul-2002", "playing")
    expected = scaled.scale(rows[2], np.empty(scaled.size, np.float32))
    previous, out = np.zeros(size, np.int16), np.zeros(size, np.float32)
    NATIVE(rows[2][:size].copy(), part(scaled.scale_arrays, size), previous, 1, out)
    assert out.tobytes() == expected[:size].tobytes()


def test_only_what_has_changed_is_written_unless_all_is_asked_for() -> None:
    rows, scaled = numbers("mogul-2002", "unit")
    raw = rows[2].copy()
    previous, out = np.zeros_like(raw), np.zeros(scaled.size, np.float32)
    NATIVE(raw, scaled.scale_arrays, previous, 1, out)
    out[:] = 7
    NATIVE(raw, scaled.scale_arrays, previous, 0, out)
    assert (out == 7).all()
    raw[3] = 1 - raw[3]  # the phase
    NATIVE(raw, scaled.scale_arrays, previous, 0, out)
    expected = scaled.scale(raw, np.empty(scaled.size, np.float32))
    assert out[3] == expected[3]
    assert (out[scaling_native.WIDE :] == 7).all()
    NATIVE(raw, scaled.scale_arrays, previous, 1, out)
    assert out.tobytes() == expected.tobytes()
