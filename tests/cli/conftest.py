"""Runner of commands in this process, and recorded games."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from moguls.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


PATIENCE = 3600.0  # seconds; however long native code takes to compile, no test hears of it


class Done(NamedTuple):
    """Result of a command: exit code and output."""

    code: int
    out: str
    err: str


@pytest.fixture
def moguls(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Done]:
    """Return a function that runs a command line, given as one text, with some input.

    What is said of native code that is being compiled depends on the machine, so it is not said.
    """
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("moguls.cli.meter.WAIT", PATIENCE)

    def run(line: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = main(line.split())
        written = capsys.readouterr()
        return Done(code, written.out, written.err)

    return run


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    line = f"simulate mogul-2002 --games 3 --seed 5 --record {path} --checks every"
    assert main(line.split()) == 0
    return path
