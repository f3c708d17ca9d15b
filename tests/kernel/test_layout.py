"""One declaration gives bytes, plain objects and native records that agree."""

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import moguls
from moguls.kernel.state import arrays
from moguls.kernel.state.layout import SIZES, State, i8, i16, i32, i64, record, u8, u16, u32, u64
from tests.strategies import law


@record
class Odd(State):
    """Fields in an order that needs gaps."""

    flag: int = u8()
    wide: int = u64()
    row: list[int] = i16[3]
    small: int = i8()
    table: list[list[int]] = i32[2, 3]
    tail: list[int] = u8[5]
    half: int = u16()
    long: int = i64()
    word: int = u32()


ALL = [Odd, *(moguls.game(name).rules.state for name in moguls.games())]
STATES = pytest.mark.parametrize("kind", ALL, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")


@STATES
def test_the_layout_is_the_one_that_numpy_aligns(kind: type[State]) -> None:
    """NumPy, left to itself, places the fields at the same offsets; the whole is rounded to 8."""
    made = arrays.dtype_of(kind)
    fields = [
        (name, f"{'u' if f.code.isupper() else 'i'}{SIZES[f.code]}", f.shape)
        for name, f in kind.layout_.fields.items()
    ]
    aligned = np.dtype(fields, align=True)

    assert offsets(made) == offsets(aligned) == kind.layout_.offsets
    assert made.itemsize == -(-aligned.itemsize // 8) * 8 == kind.layout_.size
    assert made.isalignedstruct


def offsets(dtype: np.dtype[Any]) -> dict[str, int]:
    assert dtype.fields is not None
    return {name: dtype.fields[name][1] for name in dtype.fields}


MOST_BYTES = {"mogul-2002": 128, "mogul-2013": 256, "moguli": 384, "take-stock": 512}


@pytest.mark.parametrize("name", moguls.games())
def test_a_state_of_a_game_is_small(name: str) -> None:
    """Tree search copies states by the million."""
    assert moguls.game(name).rules.state.layout_.size <= MOST_BYTES[name]


def test_a_new_state_is_zero() -> None:
    state = Odd()

    assert state.pack() == bytes(Odd.layout_.size)
    assert (state.wide, state.row, state.table) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])


def filled(data: st.DataObject, kind: type[State]) -> State:
    state = kind()
    for name, field in kind.layout_.fields.items():
        bits = SIZES[field.code] * 8
        low = 0 if field.code.isupper() else -(1 << bits - 1)
        numbers = st.integers(low, low + (1 << bits) - 1)
        drawn = data.draw(st.lists(numbers, min_size=field.count, max_size=field.count))
        setattr(state, name, shaped(drawn, field.shape))
    return state


def shaped(numbers: list[int], shape: tuple[int, ...]) -> Any:
    return np.array(numbers, object).reshape(shape).tolist()


@law
@given(st.data(), st.sampled_from(ALL))
def test_bytes_read_back_what_was_written(data: st.DataObject, kind: type[State]) -> None:
    state = filled(data, kind)

    assert kind.unpack(state.pack()) == state
    assert kind.unpack(state.pack()).pack() == state.pack()


@law
@given(st.data(), st.sampled_from(ALL))
def test_a_native_record_has_the_same_numbers_in_the_same_bytes(
    data: st.DataObject, kind: type[State]
) -> None:
    state = filled(data, kind)

    native = np.frombuffer(state.pack(), arrays.dtype_of(kind))[0]

    for name in kind.layout_.fields:
        assert np.array(native[name]).tolist() == getattr(state, name), name


@law
@given(st.data(), st.sampled_from(ALL))
def test_a_copy_shares_nothing(data: st.DataObject, kind: type[State]) -> None:
    state = filled(data, kind)
    before = state.pack()

    twin = state.copy()
    assert twin == state
    for name in kind.layout_.fields:
        spoil(twin, name)

    assert state.pack() == before
    assert twin != state


def spoil(state: State, name: str) -> None:
    value = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, value ^ 1)
    elif isinstance(value[0], list):
        value[0][0] ^= 1
    else:
        value[0] ^= 1


def test_states_of_different_classes_are_never_equal() -> None:
    assert Odd() != object()
    assert Odd().__eq__(3) is False


def test_a_state_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Odd())


def test_a_state_has_no_fields_but_those_declared() -> None:
    with pytest.raises(AttributeError):
        Odd().bowls = 1  # type: ignore[attr-defined]  # that is what is tested


@pytest.mark.parametrize(("field", "value"), [("flag", 256), ("flag", -1), ("small", 128)])
def test_a_number_that_does_not_fit_is_not_a_silent_error(field: str, value: int) -> None:
    state = Odd()
    setattr(state, field, value)

    with pytest.raises(struct.error):
        state.pack()


@pytest.mark.parametrize("size", [0, Odd.layout_.size - 1, Odd.layout_.size + 1])
def test_bytes_of_another_size_are_refused(size: int) -> None:
    with pytest.raises(struct.error):
        Odd.unpack(bytes(size))


def test_a_state_shows_its_fields() -> None:
    state = Odd()
    state.row[1] = -7

    assert repr(state).startswith("Odd(flag=0, wide=0, row=[0, -7, 0], small=0, table=[[0, 0, 0]")
