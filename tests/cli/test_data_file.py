"""Tests of `--data-file`, in separate processes because a game is loaded once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.cli.overview import COMMANDS
from moguls.errors import UsageError
from moguls.games.mogul2013.material import FILE
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

TEXT = FILE.data.decode()


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environment},
    )


def command(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run("-m", "moguls", *line.split(), **environment)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    text = TEXT.replace("reconstruction = true", "reconstruction = false")
    text = text.replace("SEA", "TAC").replace("Seattle", "Tacoma")
    text = text.replace("gray   = { brown = 2, purple = 2, blue = 2, yellow = 2 }", GRAY, 1)
    return _written(tmp_path / "mine.toml", text)


GRAY = "gray   = { brown = 2, purple = 2, blue = 1, yellow = 3 }"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    return _written(tmp_path / "wrong.toml", TEXT.replace("chips = 45", "chips = 44"))


def _written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


@pytest.mark.rule("M13-C1", "M13-C3")
def test_games_are_played_with_the_facts_of_the_file(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = f"simulate mogul-2013 --games 20 --seed 3 --record {out} --checks every"

    done = command(f"{line} --data-file {mine}")

    assert done.returncode == 0, done.stderr
    records = [json.loads(text) for text in out.read_text().splitlines()]
    moves = {step["move"] for record in records for step in record["steps"]}
    assert "erect TAC" in moves
    assert "erect SEA" not in moves
    assert any(record["deal"]["deck"].count("gray/yellow") == 3 for record in records)
    again = command(f"replay {out} --check --data-file {mine}")
    assert again.returncode == 0
    assert "0 differences" in again.stdout
    assert command(f"replay {out} --check").returncode != 0  # other facts, another game


@pytest.mark.rule("M13-C1", "M13-C3", "M13-C4", "M13-P1")
def test_a_reconstruction_is_marked_in_the_list_of_games_unless_the_file_is_none(
    mine: Path,
) -> None:
    assert "map, track: reconstructed (M13-C1," in command("games mogul-2013").stdout
    assert "reconstructed" not in command(f"games mogul-2013 --data-file {mine}").stdout
    assert json.loads(command("games mogul-2013 --json").stdout)[0]["remark"]
    assert "reconstructed" not in command("games mogul-2002").stdout


@pytest.mark.parametrize(
    "line",
    [
        *("simulate mogul-2013 --games 5", "play mogul-2013", "perft mogul-2013 --depth 2"),
        *("games", "games mogul-2013", "rules", "rules mogul-2013", "rules M13-C1", "serve"),
        *("replay tests/golden/mogul-2013.jsonl", "bench --game mogul-2013"),
        *("arena match mogul-2013 --bots random", "arena report x"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line_by_every_command(line: str, wrong: Path) -> None:
    done = command(f"{line} --data-file {wrong}")

    assert done.returncode == 2
    assert done.stderr == f"moguls: {wrong}, line 5: chips must be 45, not 44 (M13-C2)\n"


def test_a_part_of_the_arena_leaves_a_file_that_is_named_before_it(wrong: Path) -> None:
    done = command(f"arena --data-file {wrong} match mogul-2013 --bots random")

    assert done.returncode == 2
    assert f"{wrong}, line 5: chips must be 45" in done.stderr


def test_a_file_that_the_environment_names_is_refused_as_well(wrong: Path) -> None:
    done = command("games mogul-2013", MOGULS_MOGUL_2013_DATA=str(wrong))

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "line 5" in done.stderr
    assert command("games mogul-2002", MOGULS_MOGUL_2013_DATA=str(wrong)).returncode == 0


def test_a_game_without_a_data_file_says_which_has_one(mine: Path) -> None:
    done = command(f"simulate mogul-2002 --data-file {mine}")

    assert done.returncode == 2
    assert done.stderr == "moguls: mogul-2002 has no data file; games with one: mogul-2013\n"


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_tells_of_the_option(name: str) -> None:
    assert "--data-file FILE" in command(f"{name} --help").stdout


def test_in_python_a_file_is_named_before_the_game_is_first_used(mine: Path) -> None:
    program = (
        f"import moguls; moguls.use_data_file('mogul-2013', {str(mine)!r}); "
        "print(moguls.game('mogul-2013').new(3, seed=1).view(None)['reconstruction'])"
    )

    done = run("-c", program)

    assert (done.returncode, done.stdout) == (0, "False\n")


def test_in_python_a_wrong_file_can_be_followed_by_a_right_one(mine: Path, wrong: Path) -> None:
    program = f"""
import moguls
try:
    moguls.use_data_file("mogul-2013", {str(wrong)!r})
except Exception as error:
    print(type(error).__name__)
moguls.use_data_file("mogul-2013", {str(mine)!r})
print(moguls.game("mogul-2013").seats)
"""

    assert run("-c", program).stdout == "UsageError\nrange(3, 6)\n"


def test_in_python_a_file_is_refused_once_the_game_has_been_used(mine: Path) -> None:
    moguls.game("mogul-2013")

    with pytest.raises(UsageError, match="mogul-2013 has been used already"):
        moguls.use_data_file("mogul-2013", mine)
    with pytest.raises(UsageError, match="mogul-2002 has no data file; games with one: mogul-2013"):
        moguls.use_data_file("mogul-2002", mine)
    with pytest.raises(UsageError, match="no game 'chess'"):
        moguls.use_data_file("chess", mine)


@pytest.mark.slow
def test_compiled_code_of_another_file_is_kept_apart(mine: Path) -> None:
    program = (
        "import moguls; from moguls.kernel.jit.build import cache_folder; "
        "print(cache_folder([*moguls.game('mogul-2013').rules.modules]))"
    )

    ours, theirs = run("-c", program), run("-c", program, MOGULS_MOGUL_2013_DATA=str(mine))

    assert ours.stdout.strip()
    assert theirs.stdout.strip()
    assert ours.stdout != theirs.stdout
    assert ours.stdout == run("-c", program).stdout
