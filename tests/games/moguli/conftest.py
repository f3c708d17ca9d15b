"""Fixture: rule tests with a table run with plain rules and with native code."""

import pytest

from tests.games.moguli import positions


@pytest.fixture(params=sorted(positions.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(positions.ENGINE, "name", name)
    return name
