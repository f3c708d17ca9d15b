"""Arenas with programs of their own: what they forfeit is marked, what they become is seen."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from moguls.arena.again import again, record
from moguls.arena.runner import run
from moguls.core.errors import UsageError
from tests.arena.test_arena import made

if TYPE_CHECKING:
    from pathlib import Path

SLOW = """
import json, sys, time
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    if heard["type"] == "turn" and heard["id"] != 2:
        move = {"type": "move", "id": heard["id"], "move": heard["legal"][-1]}
        print(json.dumps(move), flush=True)
"""


FIRST = """
import json, sys
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    if heard["type"] == "turn":
        move = {"type": "move", "id": heard["id"], "move": heard["legal"][0]}
        print(json.dumps(move), flush=True)
"""


def test_games_of_a_program_are_not_mixed_with_those_of_what_it_has_become(tmp_path: Path) -> None:
    script, folder = tmp_path / "bot.py", tmp_path / "one"
    script.write_text(FIRST, "utf-8")
    names = [f"program:{sys.executable} -S {script}", "easy", "easy"]
    run(made(3, names=names), folder, 1)
    assert len(run(made(6, names=names), folder, 1)) == 6, "it is the same program"

    script.write_text(FIRST.replace("[0]", "[-1]"), "utf-8")
    with pytest.raises(UsageError, match=r"is not what it was: another file is now \S+bot\.py"):
        run(made(9, names=names), folder, 1)
    assert again(folder, tmp_path / "two", 1).first is None, "its moves are written down"
    assert record(folder, 5)["players"].count(names[0]) == 1


def test_what_a_program_forfeits_is_marked_in_its_moves_and_can_be_had_again(
    tmp_path: Path,
) -> None:
    script = tmp_path / "slow.py"
    script.write_text(SLOW, "utf-8")
    names = [f"program@0.5:{sys.executable} -S {script}", "easy", "easy"]
    asked = made(3, names=names)
    games = run(asked, tmp_path / "one", 1)

    late = [move for game in games for move in game.moves or () if move.endswith(" !late")]
    assert (len(late), sum(game.forfeits for game in games)) == (1, 1)  # one process, one slow turn
    assert again(tmp_path / "one", tmp_path / "two", 1).first is None
    assert record(tmp_path / "one", 0)["result"]["scores"] == list(games[0].scores)
