"""Processes that do not start on a database, and what they say."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.settings import Settings
from moguls.server.standby.process import Process
from tests.serving import free_port, shared

if TYPE_CHECKING:
    from pathlib import Path


def unusable(url: str, *, standby: bool) -> str:
    """Return why a process, in this one, cannot serve a database."""
    with pytest.raises(UsageError) as refused:
        _started(Settings(database=url, standby=standby))
    return str(refused.value)


def _started(settings: Settings) -> None:
    """Start, and wait for the end of a standby."""
    process, ended = Process(settings, "", _opened), threading.Event()
    process.app.on_end = ended.set
    with TestClient(process.app):
        assert ended.wait(20)
    process.result(0)


def _opened(_guard: object) -> Any:
    pytest.fail("the site was opened")


def served(url: str, folder: Path, *words: str) -> tuple[int, str]:
    """Return the exit code and the last words of a server that does not start."""
    command = [sys.executable, "-m", "moguls", "serve", "--no-browser", "--database", url, *words]
    command += ["--port", str(free_port()), "--data", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=shared())
    return done.returncode, done.stderr.splitlines()[-1]
