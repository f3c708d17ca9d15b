"""The pipes of a program: how it ended, which of them it closed, and what it said last."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn

import pytest

import moguls
from moguls import bots
from moguls.bots.external.faults import BadAnswer, ProgramFailed, ProgramSilent
from moguls.bots.external.pipe import Pipe
from moguls.core.text.wording import harmless

if TYPE_CHECKING:
    from pathlib import Path

LONG = 3600.0  # seconds; no test waits for them
CHILD = "import subprocess; child = subprocess.Popen(['sleep', '600'])"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "program.py"


def told(script: Path, body: str) -> ProgramSilent:
    """Return what is told of a program that is spoken to until it hears nothing any more."""
    script.write_text(f"import os, sys, time\n{body}\n", "utf-8")
    with closing(Pipe(f"{sys.executable} -S {script}")) as pipe:
        with pytest.raises(ProgramSilent) as none:
            speak(pipe)
        return none.value


def speak(pipe: Pipe) -> NoReturn:
    while True:
        pipe.send(b"turn", time.monotonic() + LONG)
        pipe.line(time.monotonic() + LONG)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a program that is about to end all the time that a busy machine takes for it."""
    monkeypatch.setattr("moguls.bots.external.pipe.GRACE_S", LONG)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("os.close(0); print(1, flush=True); time.sleep(600)", "it closed its standard input"),
        ("input(); os.close(1); time.sleep(600)", "it closed its standard output"),
    ],
)
def test_which_pipe_a_program_closed_is_told(script: Path, body: str, says: str) -> None:
    none = told(script, body)
    assert (none.code, none.text) == ("ended", says)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("input(); sys.exit(3)", "it ended with exit code 3"),
        ("input(); os.close(1); sys.exit(3)", "it ended with exit code 3"),
        ("os.close(0); sys.exit(3)", "it ended with exit code 3"),
        ("input(); os.kill(os.getpid(), 9)", "it was killed by signal 9"),
        ("input(); sys.exit('no idea')", "it ended with exit code 1; its last words: no idea"),
    ],
)
def test_how_a_program_ended_is_told(script: Path, body: str, says: str) -> None:
    none = told(script, body)
    assert (none.code, none.text) == ("ended", says)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (f"{CHILD}; input(); sys.exit(3)", "it ended with exit code 3"),
        (f"{CHILD}; sys.exit('no idea')", "it ended with exit code 1; its last words: no idea"),
        (f"{CHILD}; os.kill(os.getpid(), 9)", "it was killed by signal 9"),
    ],
)
def test_a_program_has_ended_though_its_child_holds_its_pipes_open(
    script: Path, body: str, says: str
) -> None:
    none = told(script, body)
    assert (none.code, none.text) == ("ended", says)


def test_a_line_that_a_program_said_before_it_ended_is_heard(script: Path) -> None:
    script.write_text(f"{CHILD}\ninput()\nprint('bid', flush=True)\n", "utf-8")
    with closing(Pipe(f"{sys.executable} -S {script}")) as pipe:
        until = time.monotonic() + LONG
        pipe.send(b"turn", until)
        assert pipe.line(until) == b"bid"
        with pytest.raises(ProgramSilent, match="ended with exit code 0"):
            pipe.line(until)


@pytest.mark.usefixtures("patient")
def test_last_words_are_not_commands_to_a_terminal(script: Path) -> None:
    words = "é\\x1b[2J\\x1b]0;title\\x07\\r\\x9b5n\\u202e\\tgone\\nfor\\u00a0good"
    none = told(script, f"input(); sys.exit('{words}')")
    shown = "é\\x1b[2J\\x1b]0;title\\x07\\r\\x9b5n\\u202e\tgone\nfor\u00a0good"
    assert none.text == f"it ended with exit code 1; its last words: {shown}"


def test_what_is_said_of_answers_is_not_a_command_to_a_terminal(script: Path) -> None:
    assert BadAnswer("not_json", "\x1b[2J").text == str(BadAnswer("", "\x1b[2J")) == r"\x1b[2J"
    script.write_text(
        """print('{"type": "ready", "games": ["\\\\u001b[2J"]}', flush=True); input()""", "utf-8"
    )
    bot = bots.make(f"program:{sys.executable} -S {script}", moguls.game("moguli"), 1)
    with closing(bot), pytest.raises(ProgramFailed) as failed:
        bot.start()
    assert r"plays \x1b[2J, not moguli" in str(failed.value)


def test_text_without_commands_stays_as_it_is() -> None:
    text = "Börse: 5\u202f€\n\tplus «deux»\r\n🎲"
    assert harmless(text) == text.replace("\r\n", "\n")
