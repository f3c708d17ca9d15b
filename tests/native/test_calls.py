"""Calls of a library by its table, with its own arrays and NumPy's."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moguls.kernel.native.library import Library, Misfit, seal, seal_of
from moguls.kernel.native.memory import Block, NativeStates
from tests.native import small


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> Any:
    library = Library(*small.make(tmp_path_factory.mktemp("small")))
    entries = library.entries(small.KEY)
    assert entries is not None
    return entries


def test_numbers_go_in_and_out_as_they_are(calls: Any) -> None:
    assert calls["twice"](-21) == -42
    assert calls["half"](5.0) == 2.5
    assert calls["odd"](7) is True
    assert calls["odd"](8) is False


def test_several_results_come_as_a_tuple_each_of_its_kind(calls: Any) -> None:
    assert calls["both"](4) == (5, 2**64 - 1)


def test_an_own_array_is_passed_with_its_length(calls: Any) -> None:
    numbers = Block("i64", 3)
    numbers[2] = 17

    assert calls["last"](numbers) == 17


def test_an_array_of_numpy_is_passed_with_its_length(calls: Any) -> None:
    assert calls["last"](np.array([3, 5, 9])) == 9


@pytest.mark.parametrize(
    "other", [np.zeros(3), np.zeros(3, np.int32), np.zeros(6, np.int64)[::2], np.zeros((1, 3), "q")]
)
def test_an_array_that_lies_otherwise_is_refused(calls: Any, other: Any) -> None:
    with pytest.raises(TypeError, match=r"native code takes i64\[\], contiguous"):
        calls["last"](other)


def test_a_tuple_is_passed_whole_and_the_next_one_is_not_taken_for_it(calls: Any) -> None:
    arrays = Block("i64", 1), Block("f64", 2)
    trees = [(*arrays, 3), (*arrays, 4)]

    assert [calls["third"](tree) for tree in (*trees, *trees)] == [3, 4, 3, 4]


def test_a_block_is_zeroed_and_read_as_numbers() -> None:
    numbers = Block("i64", 4)
    numbers[1] = -5

    assert (len(numbers), numbers[:3].tolist(), list(numbers)) == (4, [0, -5, 0], [0, -5, 0, 0])
    assert list(numbers.astype(float)) == [0.0] * 4


def test_a_state_stands_for_its_address_which_eight_divides() -> None:
    states = NativeStates(3, 24)

    assert (states[0] % 8, states[2] - states[0], states.ctypes.data) == (0, 48, states[0])
    with pytest.raises(IndexError, match="there are 3 states"):
        states[3]


def test_a_library_with_the_table_of_another_is_refused(tmp_path: Path) -> None:
    library, table = small.make(tmp_path)
    table.write_bytes(table.read_bytes() + b" ")

    with pytest.raises(Misfit, match="were not built together"):
        Library(library, table)


def test_a_library_of_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Misfit, match="of format 0"):
        Library(*small.make(tmp_path, format=0))


def test_a_file_that_is_not_a_library_is_refused(tmp_path: Path) -> None:
    library, table = small.make(tmp_path)
    torn = library.with_name("torn.so")
    torn.write_bytes(library.read_bytes()[:200])
    seal_of(torn).write_bytes(seal(torn.read_bytes()))

    with pytest.raises(Misfit, match=r"torn\.so is not a library of native code"):
        Library(torn, table)


def test_without_its_table_a_library_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Misfit, match="cannot be read: No such file"):
        Library(tmp_path / "none.so", tmp_path / "none.json")


def test_loops_that_are_bound_otherwise_are_not_found(tmp_path: Path) -> None:
    library = Library(*small.make(tmp_path))

    assert library.entries({**small.KEY, "inner": ["small"]}) is None


def test_a_block_is_passed_as_it_is_to_what_takes_it_raw(calls: Any) -> None:
    numbers = Block("i64", 3)
    numbers[2] = 17

    assert calls["last"].held(numbers.passed) == 17
    assert numbers.numbers[:3].tolist() == [0, 0, 17]
    assert list(numbers) == [0, 0, 17]
