"""Fixture: each rule test runs with plain rules and with native code."""

import pytest

from tests import tables


@pytest.fixture(autouse=True, params=sorted(tables.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(tables.ENGINE, "name", name)
    return name
