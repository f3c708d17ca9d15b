"""Hints for continuing: printed commands work unchanged, and Ctrl-C reports saved work."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from moguls.cli.main import main
from moguls.cli.meter import COMPILING

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
    assert f"match … --out {named}` creates one" in said("arena", "report", NAME)
    assert f"saved in {NAME}; moguls arena again {named}\n" in said("arena", *MATCH, "8")
    assert f"`moguls arena report {named}` shows" in said("arena", *MATCH, "4")
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


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["match", "again"])
def test_ctrl_c_tells_how_many_games_of_an_arena_are_kept(
    said: Said, tmp_path: Path, kind: str
) -> None:
    line, out = (
        "match mogul-2002 --bots steady,random --games 40000 --out first",
        tmp_path / "first",
    )
    first = stopped(out, line)
    if kind == "again":
        (out / "games.jsonl").unlink()
        line, out = "again first --out second", tmp_path / "second"
        first = stopped(out, line)
    games = json.loads(said("arena", "report", out.name, "--json"))["games"]
    told = f"stopped; saved in {out.name}: {games:,} games of 40,000; the same command"
    assert first == f"{told} continues there\n"
    assert games > 0
    assert stopped(out, line) != first


def stopped(out: Path, line: str) -> str:
    games = out / "games.jsonl"
    before = games.stat().st_size if games.exists() else 0
    command = [sys.executable, "-m", "moguls", "arena", *line.split(), "--jobs", "1"]
    with subprocess.Popen(
        command, cwd=out.parent, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            while running.poll() is None and not (games.exists() and games.stat().st_size > before):
                time.sleep(0.02)
            running.send_signal(signal.SIGINT)
            said = running.communicate(timeout=300)[1]
            assert running.returncode == 130
        finally:
            running.kill()
    return said.removeprefix(f"{COMPILING}\n")


def test_ctrl_c_says_nothing_of_an_arena_that_has_not_begun_in_its_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    line = ["arena", "match", "moguli", "--bots", "steady,random", "--games", "4", "--jobs", "1"]
    assert main([*line, "--out", str(tmp_path / "other")]) == 0
    capsys.readouterr()
    monkeypatch.setattr("moguls.cli.commands.arena._run", interrupted)
    for out in ([], ["--out", str(tmp_path / "new")], ["--out", str(tmp_path / "other")]):
        assert main([*line, "--seed", "2", *out]) == 130
        assert capsys.readouterr() == ("", "")
