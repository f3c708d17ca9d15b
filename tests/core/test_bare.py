"""Serving and playing need neither a compiler nor NumPy; what does need them says so."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

# A Python in which these are not installed.
BARE = """
import sys

class Without:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, *more):
        if name.partition(".")[0] in ("numba", "llvmlite", "numpy", "matplotlib", "openskill"):
            return None
        return self.finder.find_spec(name, *more)

sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
import moguls
"""


def bare(code: str, folder: Path) -> str:
    """Run a program there, with no library either; return what it printed."""
    env = {"MOGULS_CACHE": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", BARE + code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game", ["mogul-2002", "mogul-2013", "moguli", "take-stock"])
def test_bots_of_every_game_play_plainly(game: str, tmp_path: Path) -> None:
    code = f"""
from moguls.bots.bot import make
play = moguls.game({game!r}).new(seed=1)
for level in ("steady", "easy"):
    play.move(make(level, play.game, seed=1).move(play))
print(play.ply, play.game.choice().name)"""

    assert bare(code, tmp_path) == "2 plain"


def test_the_server_and_the_table_in_the_terminal_can_be_imported(tmp_path: Path) -> None:
    code = """
import moguls.server.main, moguls.server.app, moguls.review
import moguls.cli.commands.play, moguls.cli.commands.simulate
print("numpy" in sys.modules)"""

    assert bare(code, tmp_path) == "False"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate moguli --games 1", ""),
        ("simulate moguli --bots easy,easy --games 1", ""),
        ("arena ladder moguli --bots easy,random --games 2", "[arena]'"),
        ("baselines train moguli --seats 2 --out p.npz", "[baselines]'"),
        ("arena match moguli --bots policy:p.npz,random --games 2", "a saved policy needs NumPy"),
        ("bench native", "[jit]'"),
    ],
)
def test_commands_work_plainly_or_say_what_to_install(
    words: str, told: str, tmp_path: Path
) -> None:
    code = f"""
from moguls.cli.main import main
try:
    status = main({words.split()!r})
except SystemExit as end:
    status = end.code
print("status", status)"""
    env = {"MOGULS_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", BARE + code], env=env, capture_output=True, text=True, check=False
    )

    assert f"status {2 if told else 0}" in done.stdout, done.stderr
    assert "Traceback" not in done.stderr
    assert told in done.stderr


def test_what_needs_arrays_says_what_to_install(tmp_path: Path) -> None:
    code = """
from moguls import vector
from moguls.errors import UsageError
try:
    vector.batch(moguls.game("moguli"), 3, 2, 1)
except UsageError as error:
    print(error)
try:
    moguls.game("moguli").jit()
except UsageError as error:
    print(error)"""

    arrays, compiler = bare(code, tmp_path).splitlines()
    assert arrays.startswith("numpy is missing: ")
    assert "[research]'" in arrays
    assert compiler.startswith("there is no compiler: ")
    assert "[jit]'" in compiler
