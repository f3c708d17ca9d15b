"""A plugin of pytest that writes down which tests reach which lines, and how long they take.

`pytest -p tools.mutants.reach`, with `MUTANTS_FILES`, paths parted by colons, and `MUTANTS_REACH`,
a folder in which each process leaves a file.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import coverage
import pytest

if TYPE_CHECKING:
    from collections.abc import Generator


class Reach:
    """What the tests of this process have reached so far."""

    def __init__(self, files: list[str]) -> None:
        """Begin to watch some files."""
        self._watching = coverage.Coverage(data_file=None, include=files, config_file=False)
        warnings = ["no-data-collected", "module-not-measured", "module-not-imported"]
        self._watching.set_option("run:disable_warnings", warnings)
        self._watching.start()
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Write down what one test reaches."""
        self._watching.switch_context(item.nodeid)
        began = time.perf_counter()
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = time.perf_counter() - began
            self._watching.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out who fails anyway, or is skipped."""
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Leave a file with all of it."""
        self._watching.stop()
        data = self._watching.get_data()
        tests: dict[str, dict[str, Any]] = {
            name: {"seconds": seconds, "lines": defaultdict(list)}
            for name, seconds in self._seconds.items()
            if name not in self._failed
        }
        for file in data.measured_files():
            for line, names in data.contexts_by_lineno(file).items():
                for name in tests.keys() & set(names):
                    tests[name]["lines"][file].append(line)
        path = Path(os.environ["MUTANTS_REACH"]) / f"{os.getpid()}.json"
        path.write_text(json.dumps(tests))


def pytest_configure(config: pytest.Config) -> None:
    """Watch in each process that runs tests."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Reach(os.environ["MUTANTS_FILES"].split(":")))
