"""Fixture: each rule test runs with plain rules and with native code."""

import pytest

from tests.games.takestock import positions


@pytest.fixture(autouse=True, params=sorted(positions.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(positions.ENGINE, "name", name)
    return name
