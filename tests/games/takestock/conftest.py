"""Fixture: each rule test runs with plain and with compiled rules."""

from __future__ import annotations

import pytest

from tests.games.takestock import laid


@pytest.fixture(autouse=True, params=sorted(laid.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(laid.ENGINE, "name", name)
    return name
