"""Random draws of tests are reproducible, so that a failure repeats."""

import re
import subprocess
import sys
from pathlib import Path

from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

from tests.strategies import law
from tools.launch import EXAMPLES
from tools.steps import ROOT

TESTS = Path(__file__).parents[1]
UNSEEDED = re.compile(
    r"\brandom\.Random\(\)"
    r"|\brandom\.(?:random|choice|choices|randrange|randint|shuffle|sample|uniform)\("
)


def test_examples_are_drawn_the_same_way_each_time_and_have_time() -> None:
    assert settings().derandomize
    assert (settings().deadline, settings().database) == (None, None)
    assert (law.derandomize, law.max_examples) == (True, 50)


def test_many_others_are_drawn_where_that_is_asked_for_and_what_failed_is_kept() -> None:
    deep = settings.get_profile("deep")
    assert (deep.derandomize, deep.deadline, deep.max_examples) == (False, None, 1000)
    assert isinstance(deep.database, DirectoryBasedExampleDatabase)


DRAWN = """
from hypothesis import given, strategies as st
from tests.strategies import law

@law
@given(st.booleans())
def test_drawn(_either):
    assert (law.derandomize, law.max_examples, law.print_blob) == (False, 1000, True)

def test_not_drawn():
    raise AssertionError
"""


def test_asked_for_many_examples_those_tests_run_that_draw_and_laws_draw_as_many(
    tmp_path: Path,
) -> None:
    test = tmp_path / "test_drawn.py"
    test.write_text(DRAWN)
    options = ["-n", "0", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    options += ["-c", str(ROOT / "pyproject.toml"), *EXAMPLES]
    command = [sys.executable, "-m", "pytest", *options, str(test)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed, 1 deselected" in done.stdout


def test_no_test_draws_without_a_seed() -> None:
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(TESTS.rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNSEEDED.search(line)
    ]
    assert found == []
