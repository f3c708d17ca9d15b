"""Data sets are read by an older pyarrow, which cannot read null lists of a fixed size."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.data.conftest import made, rows
from tools import install

pytestmark = pytest.mark.slow

PROGRAM = """
import json, sys, pyarrow, pyarrow.parquet
steps = pyarrow.parquet.read_table(sys.argv[1]).to_pylist()
print(json.dumps([pyarrow.__version__, [[s["seat"], s["observation"]] for s in steps]]))
"""


def test_an_older_pyarrow_reads_observations_of_chance(tmp_path: Path) -> None:
    folder = made(tmp_path / "a", "take-stock", ["steady"], 2, 3, ["observation", "mask"])
    locked = ["--require-hashes", "-r", str(install.LOCKS / "old-pyarrow.txt")]
    for words in (["venv", "old"], ["pip", "install", "--python", "old", *locked]):
        subprocess.run([install.UV, *words], cwd=tmp_path, check=True, capture_output=True)
    command = [str(tmp_path / "old/bin/python"), "-c", PROGRAM, str(folder / "steps")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    version, steps = json.loads(done.stdout)
    expected = rows(folder, "steps")
    assert version.startswith("20.")
    assert steps == [[step["seat"], step["observation"]] for step in expected]
    assert any(seat is None for seat, _ in steps)
