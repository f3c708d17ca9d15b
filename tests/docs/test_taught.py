"""What documents taught to import before modules moved still imports, and does the same."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

TAUGHT = Path(__file__).with_name("taught")
FENCE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
WRITES = {
    "arena": r"Estimate\(mean=0\.\d+, low=0\.\d+, high=0\.\d+\)",
    "bots": "",
    "review": r"(loan|decline) \d\.\d+",
}
NAMES = (
    *(("moguls.core.errors", name) for name in ("Denial", "GameOver", "IllegalMove")),
    *(("moguls.core.errors", name) for name in ("MalformedMove", "MogulsError", "NoNativeCode")),
    *(("moguls.core.errors", name) for name in ("RecordError", "RulesError", "UsageError")),
    ("moguls.bots.bot", "make"),
    ("moguls.bots.analysis", "Analyst"),
    *(("moguls.arena", name) for name in ("play_match", "plan", "manifest_of", "run")),
    ("moguls.arena", "summary_of"),
)


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_a_taught_name_is_where_it_was(module: str, name: str) -> None:
    assert hasattr(importlib.import_module(module), name)


def test_errors_are_the_same_under_both_names() -> None:
    taught, now = (importlib.import_module(f"moguls.{at}") for at in ("core.errors", "errors"))

    assert [
        name for name in taught.__all__ if getattr(taught, name) is not getattr(now, name)
    ] == []


def test_the_examples_of_the_api_give_what_they_gave() -> None:
    page = TAUGHT / "api.md"
    text = page.read_text("utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    # the module of an error is another one now, and that stands in a traceback
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    runner = doctest.DocTestRunner(verbose=False, optionflags=flags)
    runner.run(examples, out=told.append)

    assert "".join(told) == ""
    assert runner.summarize(verbose=False).attempted > 0


@pytest.mark.parametrize("name", WRITES)
def test_a_taught_program_runs_as_it_did(name: str, tmp_path: Path) -> None:
    (program,) = FENCE.findall((TAUGHT / f"{name}.md").read_text("utf-8"))
    (tmp_path / "taught.py").write_text(program, "utf-8")
    command = [sys.executable, "taught.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert re.match(WRITES[name], done.stdout), done.stdout
