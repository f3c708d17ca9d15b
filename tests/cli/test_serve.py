"""Tests of `moguls serve`: start, answers and start errors."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING

import pytest

from moguls.server.front_door.listening import url_of
from tests.serving import free_port

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.mark.slow
@pytest.mark.parametrize("reload", [[], ["--reload"]])
def test_it_serves_until_it_is_stopped(tmp_path: Path, port: int, reload: list[str]) -> None:
    words = ["serve", "--no-browser", "--port", str(port), "--data", str(tmp_path), *reload]
    command = [sys.executable, "-m", "moguls", *words]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as running:
        assert running.stdout is not None
        said = running.stdout.readline().decode()
        assert f"http://127.0.0.1:{port}" in said
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=300) as answer:
            assert b"mogul-2002" in answer.read()
        running.terminate()
        running.wait(300)
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


@pytest.mark.slow
@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 on this machine")
@pytest.mark.parametrize(
    ("host", "said", "reached"),
    [("::", "127.0.0.1", ["127.0.0.1", "[::1]"]), ("::1", "[::1]", ["[::1]"])],
)
def test_it_serves_ipv6(
    tmp_path: Path, port: int, host: str, said: str, reached: list[str]
) -> None:
    words = ["serve", "--no-browser", "--host", host, "--port", str(port), "--data", str(tmp_path)]
    command = [sys.executable, "-u", "-m", "moguls", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert f"Moguls is running at http://{said}:{port} " in running.stdout.readline().decode()
        for name in reached:
            with urllib.request.urlopen(
                f"http://{name}:{port}/api/games", timeout=300
            ) as answer:  # ours
                assert b"mogul-2002" in answer.read()
        running.terminate()
        running.wait(300)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://127.0.0.1:80"),  # noqa: S104  # not bound
        ("::1", "http://[::1]:80"),
        ("2001:db8::7", "http://[2001:db8::7]:80"),
        ("games.example", "http://games.example:80"),
    ],
)
def test_an_address_is_told_as_browsers_take_it(host: str, url: str) -> None:
    assert url_of(host, 80) == url


def test_a_port_in_use_is_said(moguls: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = moguls(f"serve --port {port} --data {tmp_path} --no-browser")
    assert done.code == 2
    assert done.err.startswith(f"moguls: cannot listen on 127.0.0.1 port {port}: ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("wrong", ["--port 0", "--port 70000", "--port web", "--host 999.1.1.1"])
def test_an_address_that_cannot_be_is_said(moguls: Run, wrong: str) -> None:
    done = moguls(f"serve --no-browser {wrong}")
    assert done.code == 2
    assert done.err.count("\n") == 1


@pytest.mark.slow
def test_a_data_folder_that_cannot_be_used_is_said(moguls: Run, port: int) -> None:
    done = moguls(f"serve --no-browser --port {port} --data /dev/null/x")
    assert done.code == 2
    assert "/dev/null/x cannot be used" in done.err
