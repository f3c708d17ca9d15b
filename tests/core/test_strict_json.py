"""JSON of which two readers could make two things is refused."""

from __future__ import annotations

import json
import time

import pytest

from moguls.core.strict_json import Unsound, loads


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ('{"a": {"b": 1, "c": 2, "b": 1}}', "key_twice", "b"),
        ('{"a": [1, NaN]}', "no_number", "NaN"),
        ("[-Infinity]", "no_number", "-Infinity"),
        (f"[{'9' * 5000}]", "long_number", ""),
        ('["\\ud800"]', "half_character", "\\ud800"),
        ('{"\\udc00x": 1}', "half_character", "\\udc00"),
    ],
)
def test_what_readers_would_not_agree_on_is_refused(text: str, code: str, found: str) -> None:
    with pytest.raises(Unsound) as caught:
        loads(text)

    assert (caught.value.code, caught.value.found) == (code, found)
    assert found in str(caught.value)


def test_what_all_agree_on_is_read() -> None:
    text = '{"a": [1, -2.5, "\\ud83d\\ude80 é", null, true, {"a": {}}], "b": "' + "x" * 5000 + '"}'

    assert loads(text) == json.loads(text)


def test_other_mistakes_keep_their_names() -> None:
    with pytest.raises(json.JSONDecodeError):
        loads("{")
    with pytest.raises(RecursionError):
        loads("[" * 100_000)


def test_a_hundred_thousand_keys_are_no_work() -> None:
    keys = [f'"{number}": 0' for number in range(100_000)]
    began = time.process_time()

    with pytest.raises(Unsound, match="'99999' stands twice"):
        loads("{" + ", ".join([*keys, keys[-1]]) + "}")

    assert time.process_time() - began < 5, "counted one by one it takes minutes"
