"""Commands that are named in what we say can be typed as they stand, whatever a file is called."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest

from moguls.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Said = Callable[..., str]

NAME = "Tom's & mine"
MATCH = ("match", "mogul-2002", "--bots", "random", "--jobs", "1", "--out", NAME, "--games")


@pytest.fixture
def said(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Said:
    """Return a function that runs words as a command in a folder of its own, and what it says."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> str:
        main(list(words))
        written = capfd.readouterr()
        return written.out + written.err

    return run


def test_an_arena_names_its_folder_as_a_shell_reads_it(said: Said) -> None:
    named = shlex.quote(NAME)
    assert f"match … --out {named}` makes one" in said("arena", "report", NAME)
    assert f"kept in {NAME}; moguls arena again {named}\n" in said("arena", *MATCH, "8")
    assert f"`moguls arena report {named}` tells" in said("arena", *MATCH, "4")
    assert f"`moguls arena again {named}`" in said("arena", *MATCH, "8", "--seed", "2")


@pytest.mark.parametrize(
    ("words", "then"),
    [
        (("simulate", "mogul-2002", "--games", "1"), "--check"),
        (("play", "mogul-2002", "--seats", "random,random,random", "--seed", "1"), "--show"),
    ],
)
def test_a_record_is_named_as_a_shell_reads_it(
    said: Said, words: tuple[str, ...], then: str
) -> None:
    told = said(*words, "--record", NAME)
    assert f" {NAME}; moguls replay {shlex.quote(NAME)} {then}" in told
