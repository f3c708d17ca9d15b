"""JSON that all readers agree on: no key twice, no number but JSON's, no half of a character."""

from __future__ import annotations

import json
from typing import Final

from moguls.errors import PicklableError

SHOWN: Final = 60  # characters of what is wrong
WORDS: Final = {
    "key_twice": "the key {found!r} stands twice in one object",
    "no_number": "{found} is not a number of JSON",
    "long_number": "a number has more digits than any number of a record",
    "no_json": "it holds what JSON cannot: {found}",
    "half_character": "{found} is half of a character",
}


class Unsound(PicklableError, ValueError):  # reads as what it tells
    """JSON that readers would not agree on: `code` is a key of `WORDS`, `found` what is wrong."""

    def __init__(self, *, code: str, found: str = "") -> None:
        """Say what is wrong."""
        self.code, self.found = code, found[:SHOWN]
        super().__init__(WORDS[code].format(found=self.found))


def loads(text: str) -> object:
    """Read a JSON value.

    Raises:
        Unsound: a reader could take it for something else.
        json.JSONDecodeError: it is not JSON.
        RecursionError: it is nested too deeply.
    """
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (Unsound, json.JSONDecodeError):
        raise
    except ValueError as error:  # Python reads no number of so many digits
        raise Unsound(code="long_number") from error
    refuse_unsound(value)
    return value


def refuse_unsound(value: object) -> None:
    """Refuse a value that cannot be written as JSON that all readers agree on.

    Raises:
        Unsound: says what is wrong.
        RecursionError: it is nested too deeply.
    """
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError as error:
        half = f"\\u{ord(error.object[error.start]):04x}"
        raise Unsound(code="half_character", found=half) from error
    except TypeError as error:
        raise Unsound(code="no_json", found=str(error)) from error
    except ValueError as error:
        raise _of_writing(str(error)) from error


def _of_writing(why: str) -> Unsound:
    """Return what Python says of a value that it cannot write."""
    if "JSON compliant" in why:
        return Unsound(code="no_number", found="NaN or Infinity")
    if "Circular" in why:
        return Unsound(code="no_json", found="itself")
    return Unsound(code="long_number")  # Python writes no number of so many digits


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its pairs."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise Unsound(code="key_twice", found=key)
        result[key] = value
    return result


def _no_number(name: str) -> object:
    """Refuse what some writers of JSON put for no number."""
    raise Unsound(code="no_number", found=name)
