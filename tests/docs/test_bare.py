"""Examples of pages, run with only the wheel and the extras that the page names."""

import os
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import moguls
from tests.docs.test_python_pages import ELSEWHERE, programs
from tools import install, wheels
from tools.native import make, target
from tools.steps import ROOT

Bare = Callable[[str], Path]

pytestmark = pytest.mark.slow

KIND = "linux-x86-64-v2"
(TAG,) = (tag for tag, kinds in wheels.PLATFORMS.items() if KIND in kinds)
EXTRAS = re.compile(r"moguls\[([a-z,]+)\]")
# gigabytes; what pages show in Python needs none of them
HEAVY = {"baselines", "cluster", "tensorboard", "train"}
SCRIPTS = {"examples/openspiel_algorithms.py": "openspiel"}


def pages() -> list[str]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    shown = [page for page in found if ">>> " in page.read_text("utf-8") or programs(page)]
    return [name for page in shown if (name := str(page.relative_to(ROOT))) not in ELSEWHERE]


def extras_of(page: str) -> str:
    named = ",".join(EXTRAS.findall((ROOT / page).read_text("utf-8"))).split(",")
    return ",".join(sorted({*named} - {"", *HEAVY}))


def test_pages_and_their_extras_are_found() -> None:
    found = {page: extras_of(page) for page in pages()}

    assert found["README.md"] == ""
    assert found["docs/api.md"] == "research"
    assert found["docs/environments.md"] == "gymnasium,openspiel,pettingzoo"


def test_no_page_installs_by_a_name_that_no_index_has() -> None:
    found = [ROOT / "README.md", ROOT / "research/README.md", *(ROOT / "docs").rglob("*.md")]

    assert [page for page in found if "pip install 'moguls[" in page.read_text("utf-8")] == []
    assert extras_of("docs/data.md") == "data"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    kind = target.TARGETS[KIND]
    if not target.runs_here(kind):
        pytest.skip("no such library can be loaded on this machine")
    games = map(moguls.game, moguls.games())
    native = [make.make(game, kind, make.place())[0] for game in games]
    folder = tmp_path_factory.mktemp("wheel")
    wheels.wheel(TAG, native, folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Bare:
    @cache
    def installed(extras: str) -> Path:
        folder = tmp_path_factory.mktemp("bare")
        named = f"moguls[{extras}] @ {wheel.as_uri()}" if extras else str(wheel)
        locks = [f"-c{install.LOCKS / name}.txt" for name in ("dev", "envs")]
        pip = ["pip", "install", "-q", "--python=bare", named, *locks]
        for words in (["venv", "-q", "bare"], pip):
            subprocess.run([install.UV, *words], cwd=folder, check=True, capture_output=True)
        return folder / "bare" / "bin" / "python"

    return installed


def run(python: Path, folder: Path, *arguments: str | Path) -> str:
    env = {"HOME": str(folder), "PATH": os.defpath, "MPLBACKEND": "agg"}
    command = [python, *arguments]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("document", pages())
def test_the_examples_of_a_page_need_only_what_it_says(
    document: str, bare: Bare, tmp_path: Path
) -> None:
    python = bare(extras_of(document))
    text = (ROOT / document).read_text("utf-8")
    (tmp_path / "page.txt").write_text(text.replace("```", ""), "utf-8")
    (tmp_path / "own_loop.py").write_bytes((ROOT / "examples" / "own_loop.py").read_bytes())
    run(python, tmp_path, "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", "page.txt")
    for program in programs(ROOT / document):
        (tmp_path / "program.py").write_text(program, "utf-8")
        run(python, tmp_path, "program.py")


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_needs_only_what_it_says(script: str, bare: Bare, tmp_path: Path) -> None:
    assert run(bare(SCRIPTS[script]), tmp_path, ROOT / script)
