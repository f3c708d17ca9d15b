"""A test that hangs fails, instead of holding up all the others."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

HANGING = """
import threading
import pytest

def test_hangs():
    threading.Event().wait()
"""


def test_what_hangs_is_ended_and_its_stack_told(tmp_path: Path) -> None:
    """A lock waited for is the worst case: no signal wakes it in native code."""
    test = tmp_path / "test_hanging.py"
    test.write_text(HANGING)
    settings = ["-n", "0", "-c", str(ROOT / "pyproject.toml"), "-o", "timeout=1"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *settings, str(test)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "Timeout" in done.stdout + done.stderr
    assert "in test_hangs" in done.stdout + done.stderr


def test_a_test_of_every_change_has_a_quarter_of_an_hour(request: pytest.FixtureRequest) -> None:
    assert request.config.getini("timeout") == "900"
    assert request.node.get_closest_marker("timeout") is None


@pytest.mark.slow
def test_what_is_slow_has_half_an_hour(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("timeout").args == (1800,)
