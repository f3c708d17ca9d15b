"""Lowest supported version of Gymnasium, which `ray[rllib]` requires: the same tests pass."""

import os
import subprocess
from pathlib import Path

import pytest

from tools import install
from tools.steps import ROOT

pytestmark = pytest.mark.slow

TESTS = (
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_rllib_example.py",
    "tests/vector/test_gymnasium.py",
)


def test_the_oldest_gymnasium_passes_the_tests(tmp_path: Path) -> None:
    locked = ["--require-hashes", "-r", str(install.LOCKS / "old-gymnasium.txt")]
    for words in (["venv", "old"], ["pip", "install", "--python", "old", *locked]):
        subprocess.run([install.UV, *words], cwd=tmp_path, check=True, capture_output=True)
    python, env = str(tmp_path / "old/bin/python"), {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    version = [python, "-c", "import gymnasium; print(gymnasium.__version__)"]
    suite = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "slow or not slow"]

    found = subprocess.run(version, capture_output=True, text=True, check=True)
    done = subprocess.run(
        [*suite, *TESTS], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )

    assert found.stdout == "1.2.2\n"
    assert done.returncode == 0, done.stdout + done.stderr
