"""Rule tests that lay a table play twice: by the rules as written, and compiled."""

from __future__ import annotations

import pytest

from tests.games.moguli import laid


@pytest.fixture(params=sorted(laid.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lay the tables of a test on the plain engine, then on the compiled one."""
    name = str(request.param)
    monkeypatch.setitem(laid.ENGINE, "name", name)
    return name
