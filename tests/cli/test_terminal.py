"""Tests of `moguls play` on a real terminal: colours, curtain, Ctrl-C."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PATIENCE = 300  # seconds
WIPE = b"\033[3J"


class Screen:
    """A program in a terminal of its own: what it has shown, and keys for it."""

    def __init__(self, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
        env.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "moguls", *words]
        self.program = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=env
        )
        os.close(theirs)
        self.shown = b""

    def until(self, text: str) -> bytes:
        begun, start = time.monotonic(), len(self.shown)
        while text.encode() not in self.shown[start:]:
            assert time.monotonic() - begun < PATIENCE, self.shown[start:].decode()
            self.shown += os.read(self.ours, 65536)
        return self.shown[start:]

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())


@pytest.fixture
def two_people(tmp_path: Path) -> Iterator[Screen]:
    path = tmp_path / "game.jsonl"
    screen = Screen("play", "--seats", "me,me,random", "--seed", "4", "--record", str(path))
    yield screen
    screen.program.kill()
    screen.program.wait()
    os.close(screen.ours)


@pytest.mark.rule("M02-H1")
def test_the_screen_is_wiped_between_two_people(two_people: Screen) -> None:
    two_people.until("Press Enter")
    two_people.type("\n")
    first = two_people.until("your move:")
    assert b"player" in first
    assert b"\033[38;5;" in first
    two_people.type("decline\n")
    between = two_people.until("Press Enter")
    assert WIPE in between
    assert b"chips" not in between[between.index(WIPE) :]


def test_ctrl_c_leaves_with_130_and_keeps_the_record(two_people: Screen, tmp_path: Path) -> None:
    two_people.until("Press Enter")
    two_people.type("\n")
    two_people.until("your move:")
    time.sleep(0.3)  # the prompt is there before anybody waits for an answer
    two_people.program.send_signal(signal.SIGINT)
    assert two_people.program.wait(PATIENCE) == 130
    assert '"steps":[' in (tmp_path / "game.jsonl").read_text("utf-8")


@pytest.fixture
def screen_of() -> Iterator[Callable[[str], Screen]]:
    screens: list[Screen] = []

    def begin(name: str) -> Screen:
        screens.append(Screen("play", name, "--seats", "me,me", "--seed", "4"))
        return screens[-1]

    yield begin
    for screen in screens:
        screen.program.kill()
        screen.program.wait()
        os.close(screen.ours)


@pytest.mark.rule("TKS-H1")
def test_a_hand_is_wiped_before_the_next_person_looks(screen_of: Callable[[str], Screen]) -> None:
    screen = screen_of("take-stock")
    screen.until("Press Enter")
    screen.type("\n")
    assert b"your hand" in screen.until("your move:")
    screen.type("discard\n")
    screen.until("your move:")
    screen.type("2\n")
    screen.until("your move:")
    screen.type("1\n")
    between = screen.until("Press Enter")
    assert b"your hand" not in between[between.rindex(WIPE) :]


@pytest.mark.rule("MOG-H1")
def test_where_nothing_is_hidden_there_is_no_curtain(screen_of: Callable[[str], Screen]) -> None:
    screen = screen_of("moguli")
    first = screen.until("your move:")
    assert WIPE not in first
    assert "║".encode() in first
    screen.type("end\n")
    assert WIPE not in screen.until("your move:")
