"""Common test configuration: examples, time limits, and the marker `rule` with existing clauses."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

from moguls.kernel.jit import cache_place
from tests.postgresql import cluster, empty_postgresql, postgresql
from tools import trace
from tools.steps import ROOT

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

# fixtures for all folders
__all__ = ["cluster", "empty_postgresql", "postgresql"]

BEGAN = time.monotonic()

# As much time for examples as a busy machine takes.
UNHURRIED = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
# The same examples each time: a test that fails fails again.
settings.register_profile("ci", UNHURRIED, derandomize=True, database=None)
# Others each time, and many; what failed is kept, tried first the next time, and told to be
# copied. `python3 go.py test --deep` takes it.
settings.register_profile(
    "deep",
    UNHURRIED,
    derandomize=False,
    max_examples=1000,
    print_blob=True,
    database=DirectoryBasedExampleDatabase(ROOT / ".hypothesis" / "examples"),
)
settings.load_profile("ci")

LONG = 1800  # seconds for what is marked slow; for the others `timeout` in pyproject.toml

# A shell that runs the tests in the background ignores Ctrl-C for them and all that they start;
# the programs that are told to stop by it must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Servers keep native code beside their tables; those of tests take it from where all others do.
os.environ.setdefault("MOGULS_CACHE", str(cache_place.root()))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give slow tests more time; stop when a test is marked with an unknown clause."""
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.timeout(LONG))
    known = trace.known_clauses()
    wrong = [
        f"{item.nodeid} is marked with {key}"
        for item in items
        for mark in item.iter_markers("rule")
        for key in mark.args
        if key not in known
    ]
    if known and wrong:
        msg = f"no rule book has these clauses: {'; '.join(sorted(set(wrong)))}"
        raise pytest.UsageError(msg)


def pytest_terminal_summary(terminalreporter: TerminalReporter, exitstatus: int) -> None:
    """Report the time of each folder, and tests that were not selected."""
    reports = [each for found in terminalreporter.stats.values() for each in found]
    seconds: dict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for report in reports:
        if isinstance(report, pytest.TestReport):
            folder = "/".join(report.nodeid.split("/")[:2])
            seconds[folder] += report.duration
            tests[folder] += report.when == "call"
    terminalreporter.section("time by folder")
    for folder in sorted(seconds, key=seconds.__getitem__, reverse=True):
        terminalreporter.line(f"{seconds[folder]:8.1f} s {tests[folder]:6} tests  {folder}")
    wall = time.monotonic() - BEGAN
    terminalreporter.line(
        f"{sum(seconds.values()):8.1f} s {tests.total():6} tests  in {wall:.1f} s"
    )
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        terminalreporter.line("What is marked slow runs by `python3 go.py test --slow`.")
