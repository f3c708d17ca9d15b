"""Call path: a newcomer reads at most seven files to follow a first step."""

from __future__ import annotations

import pytest

import moguls
from moguls.kernel.native.engine import Native
from tools.call_path import files_of, walk


def test_a_first_step_runs_through_seven_files_at_most() -> None:
    if not isinstance(moguls.game("moguli").ready_engine(), Native):
        pytest.skip("no library of native code is here")
    walk("moguli")

    files = files_of("moguli")
    assert "core/play/playthrough.py" in files
    assert len(files) <= 7, files
