"""What all tests share: the marker `rule`, whose clause ids must exist."""

from __future__ import annotations

import pytest

from tools import trace


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
