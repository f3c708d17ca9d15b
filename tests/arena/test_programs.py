"""Arenas with programs of their own: what they forfeit is marked, what they become is seen."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from moguls.arena.notes import notes
from moguls.arena.outcome import KINDS, BadLine, read
from moguls.arena.reproduce import again, record
from moguls.arena.runner import run
from moguls.arena.store import GAMES, MANIFEST
from moguls.arena.summary import summary_of
from moguls.cli.main import main
from moguls.errors import UsageError
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
WRONG = FIRST.replace('heard["legal"][0]', '"none such"')


@pytest.mark.slow
def test_games_of_a_program_are_not_mixed_with_those_of_what_it_has_become(tmp_path: Path) -> None:
    script, folder = tmp_path / "bot.py", tmp_path / "one"
    script.write_text(FIRST, "utf-8")
    names = [f"program:{sys.executable} -S {script}", "easy", "easy"]
    run(made(3, names=names), folder, 1)
    assert len(run(made(6, names=names), folder, 1)) == 6, "it is the same program"

    script.write_text(FIRST.replace("[0]", "[-1]"), "utf-8")
    with pytest.raises(UsageError, match=r"has changed: its files \S+bot\.py are different"):
        run(made(9, names=names), folder, 1)
    assert again(folder, tmp_path / "two", 1).first is None, "its moves are written down"
    assert record(folder, 5)["players"].count(names[0]) == 1


def marking(folder: Path) -> tuple[list[str], Path, Path]:
    """Return a program beside two bots, its script, and the file that it writes when it starts."""
    script, mark = folder / "bot.py", folder / "started"
    script.write_text(f"open({str(mark)!r}, 'w').close()\n{FIRST}", "utf-8")
    return [f"program:{sys.executable} -S {script}", "easy", "easy"], script, mark


def test_no_program_is_started_by_who_looks_at_an_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, script, mark = marking(tmp_path)
    folder = tmp_path / "one"
    games = run(made(3, names=names), folder, 1)
    mark.unlink()
    assert again(folder, tmp_path / "two", 1).first is None
    assert record(folder, 2)["result"]["scores"] == list(games[2].scores)
    assert main(["arena", "report", str(folder)]) == 0
    assert not mark.exists()

    script.unlink()
    assert main(["arena", "again", str(folder), "--jobs", "1"]) == 0
    assert "identical to the byte" in capsys.readouterr().out
    assert record(folder, 1)["result"]["scores"] == list(games[1].scores)


def test_no_program_is_started_for_moves_that_are_not_written_down(tmp_path: Path) -> None:
    names, _script, mark = marking(tmp_path)
    folder = tmp_path / "one"
    run(made(3, names=names), folder, 1)
    mark.unlink()
    first, second, third = (folder / GAMES).read_text("utf-8").splitlines()
    told = json.loads(second)
    del told["moves"]
    (folder / GAMES).write_text(f"{first}\n{json.dumps(told)}\n{third}\n", "utf-8")
    sure = json.loads((folder / MANIFEST).read_text("utf-8"))
    sure["bots"][0]["same_again"] = True
    for manifest in (None, sure):
        if manifest is not None:
            (folder / MANIFEST).write_text(json.dumps(manifest), "utf-8")
        with pytest.raises(UsageError, match=r"line 2: has no moves"):
            again(folder, tmp_path / "two", 1, anyway=True)
    with pytest.raises(UsageError, match=r"other code, .*: its bots are configured otherwise"):
        record(folder, 1)
    (folder / GAMES).unlink()
    with pytest.raises(UsageError, match=r"no recorded moves: games\.jsonl must be in"):
        again(folder, tmp_path / "two", 1, anyway=True)
    assert not mark.exists()


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


@pytest.mark.slow
def test_a_report_tells_which_program_has_forfeited_how_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in (("slow.py", SLOW), ("first.py", FIRST), ("wrong.py", WRONG)):
        (tmp_path / name).write_text(text, "utf-8")
    slow, first, wrong = (
        f"program@0.5:{sys.executable} -S {tmp_path / name}.py"
        for name in ("slow", "first", "wrong")
    )
    folder = tmp_path / "one"
    games = run(made(3, names=[slow, first, wrong]), folder, 1)

    summary = summary_of(made(3, names=[slow, first, wrong]), games)
    lost = sum(game.forfeits for game in games) - 1
    assert summary.as_json()["forfeited"] == (1, 0, lost)
    assert main(["arena", "report", str(folder)]) == 0
    told = "".join(capsys.readouterr().out.split())  # lines end within the long names, too
    wanted = f"forfeited by external bots ({wrong} {lost}, {slow} 1) and played at random;"
    assert wanted.replace(" ", "") in told


@pytest.mark.slow
def test_forfeits_without_a_seat_are_reported_in_total(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW, "utf-8")
    names = [f"program@0.5:{sys.executable} -S {tmp_path / 'slow.py'}", "easy", "easy"]
    games = [replace(game, forfeited=None) for game in run(made(3, names=names), tmp_path / "a", 1)]

    summary = summary_of(made(3, names=names), games)
    assert (summary.forfeits, summary.forfeited) == (1, None)
    assert "forfeited" not in summary.as_json()
    assert any(
        "1 decision was forfeited by external bots and played" in note for note in notes(summary)
    )


@pytest.mark.parametrize("counts", [[1], [1, 1, 0], [2, -1, 0], [0, 0, 0]])
def test_counts_of_forfeits_that_are_not_those_of_the_moves_are_refused(counts: list[int]) -> None:
    line = {**dict.fromkeys(KINDS, 0), "bots": [0, 1, 1], "scores": [1, 2, 3], "winners": [2]}
    line |= {"chance": "0", "thought": "0", "moves": ["pass !late", "pass"]}
    assert read(json.dumps({**line, "forfeited": [1, 0, 0]})).forfeited == (1, 0, 0)
    with pytest.raises(BadLine, match="3 counts whose sum is 1, the number of marked moves"):
        read(json.dumps({**line, "forfeited": counts}))
