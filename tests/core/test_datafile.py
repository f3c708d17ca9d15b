"""Data files: named by the environment, read with the line of every key, refused in one line."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from moguls.core.datafile import file
from moguls.core.datafile.file import DataFile, parse
from moguls.core.datafile.values import (
    list_at,
    name_at,
    refuse_keys,
    refuse_unless,
    whole,
    yes_or_no,
)
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TEXT = """\
# a game
chips = 45

[deck.a]   # cards
brown = { blue = 2 }
"purple" = [
  "one",
  "two", # second
]

[stations]
DEN.town = "Denver"
"""
GAMES, PACKAGE, NAME = "mogul-2013", "moguls.games.mogul2013", "mogul-2013.toml"


def made(text: str = TEXT) -> DataFile:
    return parse("my.toml", text.encode())


def told(call: Callable[[], object]) -> str:
    with pytest.raises(UsageError) as refused:
        call()
    return str(refused.value)


def test_every_key_has_its_line() -> None:
    assert made().lines == {
        ("chips",): 2,
        ("deck", "a"): 4,
        ("deck", "a", "brown"): 5,
        ("deck", "a", "purple"): 6,
        ("stations",): 11,
        ("stations", "DEN", "town"): 12,
    }


@pytest.mark.parametrize(
    ("key", "near", "line"),
    [
        (("chips",), "", 2),
        (("deck", "a", "brown", "blue"), "", 5),
        (("deck", "a", "purple"), "", 6),
        (("deck", "a", "purple"), "two", 8),
        (("deck", "a", "purple"), "Denver", 6),  # not within this key
        (("deck", "a", "gray"), "", 4),
        (("nothing",), "", 1),
    ],
)
def test_a_refusal_names_the_line_of_the_nearest_key(
    key: tuple[str, ...], near: str, line: int
) -> None:
    assert told(lambda: made().refuse(key, "so", near)) == f"my.toml, line {line}: so"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = [1,\n2,\n", 2),
        ("[a\n", 1),
        ("a = 1\n\nb == 2", 3),
        ("=", 1),
    ],
)
def test_invalid_toml_is_refused_with_its_line(text: str, line: int) -> None:
    assert told(lambda: made(text)).startswith(f"my.toml, line {line}: it is not valid TOML: ")


def test_invalid_text_is_refused_with_its_line() -> None:
    message = told(lambda: parse("my.toml", b"a = 1\nb = '\xff'\n"))

    assert message == "my.toml, line 2: it is not UTF-8 text"


def test_a_byte_order_mark_is_left_out() -> None:
    file = parse("my.toml", TEXT.encode("utf-8-sig"))

    assert file == made()


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_refused_with_what_is_possible(encoding: str) -> None:
    message = told(lambda: parse("my.toml", TEXT.encode(encoding)))

    assert message == "my.toml, line 1: it is UTF-16 text or no text; save it as UTF-8"


def test_a_file_that_is_nested_too_deeply_is_refused() -> None:
    assert told(lambda: made(f"a = {'[' * 100_000}")) == "my.toml, line 1: it is nested too deeply"


def test_an_empty_file_lacks_its_first_key() -> None:
    message = told(lambda: refuse_keys(made(""), (), ["chips"]))

    assert message == "my.toml, line 1: the file lacks 'chips'"


@pytest.mark.parametrize(
    ("text", "read", "message"),
    [
        ("a = 1", lambda f: refuse_keys(f, ("a",), ["b"]), "line 1: a must be a table"),
        (
            *("[a]\nc = 1", lambda f: refuse_keys(f, ("a",), ["b"], ["d"])),
            "line 2: unknown key 'c'; a has b, d",
        ),
        ("a = 2", lambda f: refuse_unless(f, ("a",), 1, "Z-1"), "line 1: a must be 1, not 2 (Z-1)"),
        (
            *("a = true", lambda f: refuse_unless(f, ("a",), 1, "Z-1")),
            "line 1: a must be 1, not True (Z-1)",
        ),
        (
            *("a = 1.0", lambda f: refuse_unless(f, ("a",), 1, "Z-1")),
            "line 1: a must be 1, not 1.0 (Z-1)",
        ),
        ("a = 1", lambda f: yes_or_no(f, ("a",)), "line 1: a must be true or false, not 1"),
        (
            "a = 9",
            lambda f: whole(f, ("a",), 1, 8),
            "line 1: a must be a number from 1 to 8, not 9",
        ),
        (
            *("a = true", lambda f: whole(f, ("a",), 1, 8)),
            "line 1: a must be a number from 1 to 8, not True",
        ),
        ("a = ' '", lambda f: name_at(f, ("a",)), "line 1: a must be a name, not ' '"),
        ('a = "x\\n"', lambda f: name_at(f, ("a",)), "line 1: a must be a name, not 'x\\n'"),
        (
            *(f"a = '{'x' * 41}'", lambda f: name_at(f, ("a",))),
            "line 1: a is longer than 40 characters",
        ),
        (
            "a = 1",
            lambda f: list_at(f, ("a",), "cards"),
            "line 1: a must be a list of cards, not 1",
        ),
    ],
)
def test_a_value_of_another_kind_is_refused(
    text: str, read: Callable[[DataFile], object], message: str
) -> None:
    assert told(lambda: read(made(text))) == f"my.toml, {message}"


def test_a_named_file_is_loaded_in_place_of_the_packaged_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("chips = 45\n")

    assert file.load(GAMES, PACKAGE, NAME).values["seats"] == [3, 5]
    with file.named(GAMES, path):
        assert file.load(GAMES, PACKAGE, NAME) == DataFile(
            str(path), b"chips = 45\n", {"chips": 45}, {("chips",): 1}
        )
    del os.environ[file.variable(GAMES)]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    def load() -> None:
        with file.named(GAMES, path):
            file.load(GAMES, PACKAGE, NAME)

    assert told(load) == f"{path}: the data file cannot be read: No such file or directory"
    assert file.variable(GAMES) not in os.environ


def test_after_a_failure_the_file_named_before_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOGULS_MOGUL_2013_DATA", "/old.toml")

    def load() -> None:
        with file.named(GAMES, "new.toml"):
            assert os.environ["MOGULS_MOGUL_2013_DATA"].endswith("/new.toml")
            raise UsageError

    told(load)
    assert os.environ["MOGULS_MOGUL_2013_DATA"] == "/old.toml"
