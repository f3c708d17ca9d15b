"""Tests of what both editions share play on each, by the plain rules and by the compiled ones."""

from __future__ import annotations

import pytest

from tests import tables
from tests.games.mogul.editions import EDITIONS, Edition


@pytest.fixture(autouse=True, params=sorted(tables.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lay the tables of a test on the plain engine, then on the compiled one."""
    name = str(request.param)
    monkeypatch.setitem(tables.ENGINE, "name", name)
    return name


@pytest.fixture(params=EDITIONS, ids=lambda edition: edition.name)
def edition(request: pytest.FixtureRequest) -> Edition:
    """Return one edition after the other."""
    assert isinstance(request.param, Edition)
    return request.param
