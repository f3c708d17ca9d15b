"""JSON of which two readers could make two things is refused."""

import json
import time
from typing import Any

import pytest

import moguls
from moguls.core.records.strict_json import Unsound, loads
from moguls.errors import RecordError


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ('{"a": {"b": 1, "c": 2, "b": 1}}', "key_twice", "b"),
        ('{"a": [1, NaN]}', "no_number", "NaN"),
        ("[-Infinity]", "no_number", "-Infinity"),
        ("[1e999]", "no_number", "Infinity"),
        (f"[{'9' * 5000}]", "long_number", ""),
        ('["\\ud800"]', "half_character", "\\ud800"),
        ('{"\\udc00x": 1}', "half_character", "\\udc00"),
    ],
)
def test_what_readers_would_not_agree_on_is_refused(text: str, code: str, found: str) -> None:
    with pytest.raises(Unsound) as caught:
        loads(text)

    assert caught.value.code == code
    assert found in caught.value.found
    assert found in str(caught.value)


def test_what_all_agree_on_is_read() -> None:
    text = '{"a": [1, -2.5, "\\ud83d\\ude80 é", null, true, {"a": {}}], "b": "' + "x" * 5000 + '"}'

    assert loads(text) == json.loads(text)


def test_other_mistakes_keep_their_names() -> None:
    with pytest.raises(json.JSONDecodeError):
        loads("{")
    with pytest.raises(RecursionError):
        loads("[" * 100_000)


def test_a_hundred_thousand_keys_cost_nothing() -> None:
    keys = [f'"{number}": 0' for number in range(100_000)]
    began = time.process_time()

    with pytest.raises(Unsound, match="'99999' stands twice"):
        loads("{" + ", ".join([*keys, keys[-1]]) + "}")

    assert time.process_time() - began < 5, "counted one by one it takes minutes"


def round_itself() -> list[Any]:
    made: list[Any] = []
    made.append(made)
    return made


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"comment": "\ud800"}, "half of a character"),
        ({"comment": 10**5000}, "more digits than any number of a record"),
        ({"comment": float("nan")}, "is not a number of JSON"),
        ({"comment": {1, 2}}, "holds what JSON cannot: .*set"),
        ({"comment": round_itself()}, "holds what JSON cannot: itself"),
        ({"seats": 10**5000}, "more digits"),
        ({"steps": [{"seat": 0, "move": "\ud800"}]}, "half of a character"),
        ({"options": {"first_player": "\ud800"}}, "half of a character"),
    ],
)
def test_a_record_that_is_not_json_is_refused_in_the_library(value: Any, words: str) -> None:
    game = moguls.game("mogul-2002")
    record = {**game.new(seed=1).record(), **value}
    with pytest.raises(RecordError, match=f"^a record is JSON: .*{words}") as refused:
        game.replay(record)
    str(refused.value).encode()  # it can be printed
