"""Every rule test plays twice: by the rules as written, and by what the compiler makes of them."""

from __future__ import annotations

import pytest

from tests import tables


@pytest.fixture(autouse=True, params=sorted(tables.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lay the tables of a test on the plain engine, then on the compiled one."""
    name = str(request.param)
    monkeypatch.setitem(tables.ENGINE, "name", name)
    return name
