"""Fixture: rule tests with a table run with plain and with compiled rules."""

from __future__ import annotations

import pytest

from tests.games.moguli import laid


@pytest.fixture(params=sorted(laid.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(laid.ENGINE, "name", name)
    return name
