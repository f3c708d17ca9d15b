"""What all tests share: the marker `rule`, whose clause ids must exist."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

from tools import trace

# The same examples each time, and as much time for them as a busy machine takes.
settings.register_profile(
    "tests",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("tests")

# A shell that runs the tests in the background ignores Ctrl-C for them and all that they start;
# the programs that are told to stop by it must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Stop when a test is marked with a clause that no rule book has."""
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
