"""Python programs printed in the documents, run as printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Pages, and what their program writes; those of docs/programs.md need somebody to speak to, and
# docs/add-a-game.md has files, not programs (tests/browser/test_add_a_game.py).
PAGES = {
    "README.md": r"\d \['loan', 'decline'\]\n.*M02-",
    "docs/arena.md": r"Estimate\(mean=0\.\d+, low=0\.\d+, high=0\.\d+\)",
    "docs/bots/levels.md": "",
    "docs/review.md": r"(loan|decline) \d\.\d+",
}


# Tested where what they need is: a toy game, a program of one's own, the packages of `--slow`.
ELSEWHERE = {"docs/add-a-game.md", "docs/data.md", "docs/programs.md"}


def programs(page: Path) -> list[str]:
    return FENCE.findall(page.read_text("utf-8"))


def test_all_pages_with_programs_are_known() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {str(page.relative_to(ROOT)) for page in pages if programs(page)}
    assert found == {*PAGES, *ELSEWHERE}


@pytest.mark.parametrize("document", PAGES)
def test_the_program_of_a_page_runs_as_it_is_printed(document: str, tmp_path: Path) -> None:
    program = "\n\n".join(programs(ROOT / document))
    (tmp_path / "printed.py").write_text(program, "utf-8")
    command = [sys.executable, "printed.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.match(PAGES[document], done.stdout), done.stdout
