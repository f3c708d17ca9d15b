"""The notebooks of examples/: no stored outputs, and they run in the slow tests."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.steps import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
# What each shows at least: kinds of outputs, and how many.
SHOWN = {"positions": {"text/html": 2, "image/svg+xml": 1}, "arena_and_learning": {"image/png": 2}}
RUN = """
import json, sys
import nbformat
from nbclient import NotebookClient

book = nbformat.read(sys.argv[1], 4)
NotebookClient(book, timeout=900, kernel_name="python3").execute()
json.dump([output for cell in book.cells for output in cell.get("outputs", [])], sys.stdout)
"""


def code(notebook: Path) -> list[dict[str, Any]]:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_put_out(notebook: Path) -> None:
    for cell in code(notebook):
        assert (cell["outputs"], cell["execution_count"]) == ([], None)
        compile("".join(cell["source"]), notebook.name, "exec")


def test_each_notebook_says_what_it_shows() -> None:
    assert {path.stem for path in NOTEBOOKS} == set(SHOWN)


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, str(notebook)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    outputs = json.loads(done.stdout)
    kinds = [kind for output in outputs for kind in output.get("data", {})]
    for kind, count in SHOWN[notebook.stem].items():
        assert kinds.count(kind) >= count, (kind, kinds)
    assert [output["text"] for output in outputs if output.get("name") == "stderr"] == []
