"""A copy of the project in which one place after another is broken and its tests are run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

from tools.steps import ROOT, Failed, fingerprint

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tools.mutants.making import Mutant

LEFT_OUT: Final = (".git", ".venv", ".tools", "node_modules", ".*_cache", "__pycache__", "dist")
QUIET: Final = ("-q", "--no-header", "--no-summary", "-p", "no:cacheprovider")
REACH: Final = ("-m", "not slow", "-p", "tools.mutants.reach")
PASSED, NOTHING_RAN = 0, 5  # exit codes of pytest
SLACK: Final = 3.0  # as many times as long as they took may tests take before they count as hung
START: Final = 60.0  # seconds besides, for a machine that is busy


class Copy:
    """A copy of the project, apart, so that nothing that breaks in it is left in the project."""

    def __init__(self, folder: Path) -> None:
        """Copy what is here now.

        Args:
            folder: for the copy and what is known of it.
        """
        self.folder, self.tree = folder, folder / "tree"
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(ROOT, self.tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
        self._env = {
            **os.environ,
            "MOGULS_ENGINE": "plain",
            "PYTHONPATH": str(self.tree / "src"),
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        }
        self._env.pop("PYTHONDONTWRITEBYTECODE", None)

    def reach(self, files: Sequence[str], tests: Sequence[str], jobs: int) -> dict[str, Any]:
        """Return for each test that passes its seconds and the lines of the files it reaches.

        Raises:
            Failed: no test passes.
        """
        notes, found = self.folder / "reach", dict[str, Any]()
        stamp, now = notes / "sources", self._fingerprint(tests)
        if not stamp.exists() or stamp.read_text() != now:
            shutil.rmtree(notes, ignore_errors=True)
            notes.mkdir()
            watched = ":".join(str(self.tree / file) for file in files)
            env = {"MUTANTS_FILES": watched, "MUTANTS_REACH": str(notes)}
            self._pytest(["-n", str(jobs if jobs > 1 else 0), *REACH, *tests], None, env)
            stamp.write_text(now)
        for path in sorted(notes.glob("*.json")):
            found |= json.loads(path.read_text())
        if not found:
            msg = f"none of these tests passes as it is: {' '.join(tests)}"
            raise Failed(msg)
        return found

    def _fingerprint(self, tests: Sequence[str]) -> str:
        """Return a hash of all that decides which tests reach what."""
        sources = (path for name in ("src", "tests") for path in (self.tree / name).rglob("*.py"))
        return fingerprint([*tests, *sorted(sources)])

    def fate(self, file: str, mutant: Mutant, tests: Sequence[str], seconds: float) -> str:
        """Break one place, run tests that take so long as a rule, and mend it.

        Returns:
            "killed" where a test failed, "hung" where none ended in time, else "survived".
        """
        path = self.tree / file
        source = path.read_text("utf-8")
        path.write_text(mutant.broken(source), "utf-8")
        self._forget_compiled(path)
        named = self.folder / "tests.txt"
        named.write_text("\n".join(tests), "utf-8")
        files = sorted({name.split("::")[0] for name in tests})
        run = ["-n", "0", "-x", "-p", "tools.mutants.only", *files]
        try:
            code = self._pytest(run, SLACK * seconds + START, {"MUTANTS_ONLY": str(named)})
        finally:
            path.write_text(source, "utf-8")
            self._forget_compiled(path)
        # A module that cannot be imported is noticed as well: pytest has other codes for that.
        return "hung" if code is None else "survived" if code in {PASSED, NOTHING_RAN} else "killed"

    def _forget_compiled(self, path: Path) -> None:
        """Forget the bytecode of a module: it goes by seconds, in which much may change."""
        for each in (self.folder / "bytecode").rglob(f"{path.stem}.*.pyc"):
            each.unlink()

    def _pytest(
        self, arguments: Sequence[str], seconds: float | None, env: dict[str, str]
    ) -> int | None:
        command = [sys.executable, "-m", "pytest", *QUIET, *arguments]
        log = self.folder / "pytest.txt"
        with log.open("w") as out:
            program = subprocess.Popen(
                command,
                cwd=self.tree,
                env={**self._env, **env},
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return program.wait(seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                _end(program)


def _end(program: subprocess.Popen[bytes]) -> None:
    if program.poll() is None:
        os.killpg(program.pid, 9)
        program.wait()
