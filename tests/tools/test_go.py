"""Tests of the arguments of `python3 go.py`."""

import ast
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import commit_message, install, launch, locks
from tools.steps import ROOT, Failed


def go(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "go.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_help_tells_every_command() -> None:
    done = go("--help")

    assert done.returncode == 0
    assert all(name in done.stdout for name in launch.COMMANDS if name != "run")


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    done = go("tset")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"unknown command 'tset'; the commands are {', '.join(launch.COMMANDS)}\n"


def test_a_taken_port_is_told_at_once_with_a_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = go("--port", str(port))

    assert done.returncode == 1
    assert f"127.0.0.1:{port} is in use" in done.stderr
    assert f"python3 go.py --port {port + 1}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("port", ["web", "-1", "65536"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    done = go(f"--port={port}")

    assert (done.returncode, done.stderr) == (
        1,
        f"Stopped: argument --port: invalid value: {port!r}; expected 1 to 65535\n",
    )


def test_a_command_that_takes_no_arguments_refuses_them() -> None:
    with pytest.raises(Failed, match="build takes no arguments, but was given now"):
        launch.COMMANDS["build"](["now"])


@pytest.mark.parametrize(
    ("typed", "more", "ran"),
    [
        ([], False, ["-m", "not slow"]),
        (["--slow"], True, ["-m", "slow"]),
        (["tests/core", "-x"], False, ["-m", "not slow", "tests/core", "-x"]),
        (["tests/browser", "--slow"], True, ["-m", "slow", "tests/browser"]),
        (["--deep", "tests/laws"], False, [*launch.EXAMPLES, "tests/laws"]),
    ],
)
def test_there_are_tests_for_every_change_and_long_ones_that_need_more(
    typed: list[str], more: bool, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[dict[str, bool]] = []
    commands: list[list[str]] = []
    monkeypatch.setattr(install, "everything", lambda **what: installed.append(what))
    monkeypatch.setattr(install, "zig", lambda: linkers.append("zig"))
    linkers: list[str] = []
    compiled: list[Any] = []
    monkeypatch.setattr(launch, "_become", commands.append)
    monkeypatch.setattr(launch, "call", lambda _, command: compiled.append(command[1:]))
    launch.COMMANDS["test"](typed)

    assert compiled == ([] if ran[2:] else [["-m", "tests.compiled"]])
    assert installed == [{"dev": True, "browser": True, "long": more}]
    assert linkers == ["zig"] * more
    assert [command[3:] for command in commands] == [[*launch.ALL_CORES, *ran]]


def test_the_checks_are_those_of_the_gate_without_what_runs_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed: list[dict[str, bool]] = []
    commands: list[list[str]] = []
    monkeypatch.setattr(install, "everything", lambda **what: installed.append(what))
    monkeypatch.setattr(launch, "_become", commands.append)
    launch.COMMANDS["check"]([])
    *_, folder, _, left_out = launch.CHECKS

    assert installed == [{"dev": True}]
    assert [command[3:] for command in commands] == [[*launch.ALL_CORES, *launch.CHECKS]]
    # the names stand in a text, so they are looked up
    tools = (ROOT / folder / "test_tools.py").read_text()
    assert f"def {left_out.removeprefix('not ')}()" in tools


def test_setup_installs_the_hook_of_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    monkeypatch.setattr(install, "everything", lambda **_what: steps.append("packages"))
    monkeypatch.setattr(commit_message, "install_hook", lambda: steps.append("hook"))

    assert launch.COMMANDS["setup"]([]) == 0
    assert steps == ["packages", "hook"]


def test_lock_resolves_every_lock_file(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(install, "uv", lambda: None)
    monkeypatch.setattr(locks, "call", lambda _, command: commands.append(command[1:]))
    launch.COMMANDS["lock"](["--upgrade"])

    written = {command[command.index("-o") + 1] for command in commands}
    assert written == {f"requirements/{path.name}" for path in install.LOCKS.glob("*.txt")}
    assert all(
        "--generate-hashes" in command and command[-1] == "--upgrade" for command in commands
    )


def test_long_tests_and_many_examples_are_not_asked_for_at_once() -> None:
    with pytest.raises(Failed, match="--slow and --deep choose different tests"):
        launch.COMMANDS["test"](["--deep", "--slow"])


@pytest.mark.parametrize(("fast", "slow"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_the_gate_runs_both_whatever_comes_of_the_first(
    fast: int, slow: int, tmp_path: Path
) -> None:
    double = tmp_path / "python3"
    double.write_text(f'#!/bin/sh\necho "$@"\n[ "$3" ] && exit {slow} || exit {fast}\n')
    double.chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [ROOT / ".ci" / "run"], env=env, capture_output=True, text=True, check=False
    )

    assert done.stdout.splitlines() == ["go.py test", "go.py test --slow"]
    assert done.returncode == max(fast, slow)


def test_an_older_python_can_read_the_launcher_and_so_be_told() -> None:
    ast.parse((ROOT / "go.py").read_text(), feature_version=(3, 4))
