"""Refusals of impossible exports, in one sentence; pyarrow is not needed."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import moguls
from moguls.data.described import Described, first_difference
from moguls.data.extras import arrow
from moguls.data.folder import Folder
from moguls.data.make import plan_of
from moguls.data.schema import GAMES, MORE, STEPS, as_markdown, asked_for, columns_of
from moguls.errors import UsageError
from moguls.extras import command
from tests.quality.files import text_of
from tools.steps import ROOT


def test_without_pyarrow_it_is_told_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(UsageError, match=f"need pyarrow: {re.escape(command('data'))}"):
        arrow()


def test_bots_that_a_seed_does_not_fix_make_no_set() -> None:
    game = moguls.game("moguli")
    with pytest.raises(UsageError, match="'hard@1' is not reproducible"):
        plan_of(game, ["hard@1"], 4, 1, 2)
    with pytest.raises(UsageError, match="too many bots, 3 for 2 seats"):
        plan_of(game, ["hard"] * 3, 4, 1, 2)
    with pytest.raises(UsageError, match="hardd"):
        plan_of(game, ["hardd"], 4, 1, 2)


def test_columns_on_request_are_those_of_the_schema() -> None:
    assert asked_for(["policy", "mask"]) == ("mask", "policy")
    assert [each.name for each in columns_of("steps", ["policy"])][-2:] == ["policy", "visits"]
    with pytest.raises(UsageError, match="unknown column 'masks'; the columns are obs"):
        asked_for(["masks"])


@pytest.mark.parametrize("name", ["", "my own", "cc-by-4.0\n", "<b>", "MIT OR X", "4.0"])
def test_a_licence_is_an_identifier_of_spdx(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"--licence: .* is not an identifier of SPDX, such as cc"):
        Folder(tmp_path).licence(name)

    assert Folder(tmp_path).licence("GPL-2.0+") == "gpl-2.0+"
    assert Folder(tmp_path).licence() is None


GROWN: Final[dict[str, dict[str, Any]]] = {
    "games": {"games": 2},
    "licence": {"licence": "mit"},
    "sources": {"games": 2, "of": {"sources": ["a", "b"]}},
}
OTHER: Final[dict[str, dict[str, Any]]] = {
    "fewer": {"games": 0},
    "other": {"of": {"sources": ["b"]}},
    "kind": {"kind": "make"},
}


def test_a_description_may_grow_and_nothing_else() -> None:
    there = Described("export", 1, (), {"sources": ["a"]}, {})

    assert {
        key: replace(there, **new).difference(there.as_json()) for key, new in GROWN.items()
    } == (dict.fromkeys(GROWN))
    for new in OTHER.values():
        assert replace(there, **new).difference(there.as_json()) is not None
    assert there.difference(None) is not None


def test_two_descriptions_are_told_apart_by_their_first_difference() -> None:
    one = {"of": {"bots": [{"name": "a"}]}, "games": 1}

    assert first_difference(one, {**one}) is None
    other = {"of": {"bots": [{"name": "b"}]}, "games": 2}
    assert first_difference(one, other) == 'of.bots.0.name is "a" there and "b" here'


def test_what_says_that_a_shard_is_whole_is_written_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(Folder, "put", lambda _folder, name, _data: written.append(name))
    Folder(tmp_path).put_shard(3, [b"games", b"steps"])

    assert written == ["steps/00003.parquet", "games/00003.parquet"]


@pytest.mark.parametrize("columns", [GAMES, STEPS, MORE])
def test_the_page_has_the_columns_of_the_code(columns: tuple[object, ...]) -> None:
    assert as_markdown(columns) in text_of(ROOT / "docs" / "data.md")  # type: ignore[arg-type]
