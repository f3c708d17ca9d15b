"""Tests of help, usage errors and broken pipes."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from moguls.cli.overview import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

MOGULS = (sys.executable, "-m", "moguls")


@pytest.mark.parametrize("line", ["", "--help", "-h", "help"])
def test_the_overview_names_every_command(moguls: Run, line: str) -> None:
    done = moguls(line)
    assert done.code == 0
    assert all(f"  {name} " in done.out for name in COMMANDS)
    assert done.err == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_teaches_itself_with_examples(moguls: Run, name: str) -> None:
    done = moguls(f"{name} --help")
    assert done.code == 0
    assert f"  moguls {name}" in done.out
    assert "examples:" in done.out
    assert moguls(f"help {name}").out == done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_what_every_option_defaults_to(moguls: Run, name: str) -> None:
    text = moguls(f"{name} --help").out.split("options:")[1].split("examples:")[0]
    for option in re.split(r"^  (?=-)", text, flags=re.MULTILINE)[1:]:
        takes_a_value = re.match(r"--\S+ [A-Z{]", option)
        assert not takes_a_value or "(default:" in option or "repeat" in option


def test_the_version(moguls: Run) -> None:
    assert moguls("--version").out.startswith("moguls 0.")


def test_a_misspelt_command_gets_a_suggestion_and_the_list(moguls: Run) -> None:
    done = moguls("simulat mogul-2002")
    assert done.code == 2
    assert "did you mean simulate?" in done.err
    assert all(name in done.err for name in COMMANDS)
    assert done.err.count("\n") == 1


def test_a_misspelt_option_gets_a_suggestion_and_the_list(moguls: Run) -> None:
    done = moguls("simulate mogul-2002 --sed 3")
    assert done.code == 2
    assert "unknown option --sed (did you mean --seed?)" in done.err
    assert "--record" in done.err
    assert done.err.count("\n") == 1


def test_help_loads_neither_compiler_nor_server() -> None:
    code = (
        "import sys; from moguls.cli.main import main; main(['--help']); main(['play', '--help']);"
        "print([m for m in ('numba', 'numpy', 'uvicorn', 'starlette') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_leaves_a_text_for_people_is_not_an_error_either() -> None:
    """Rich would end the program with 1, as if the answer were no."""
    with subprocess.Popen(
        [*MOGULS, "rules", "mogul-2013"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(300) == 141


def test_a_reader_that_leaves_early_is_not_an_error() -> None:
    command = [*MOGULS, "simulate", "mogul-2002", "--games", "300", "--record", "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        first = running.stdout.readline()
        running.stdout.close()
        complaint = running.stderr.read()
        assert running.wait(300) == 141
    assert json.loads(first)["game"] == "mogul-2002"
    assert complaint == b""


def test_ctrl_c_leaves_quietly_with_130(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    command = [*MOGULS, "simulate", "mogul-2002", "--games", "100000", "--record", str(records)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stderr is not None
        while running.poll() is None and not (records.exists() and records.stat().st_size):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        try:
            assert running.wait(300) == 130
            assert running.stderr.read() == b""
        finally:
            running.kill()
