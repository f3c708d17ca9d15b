"""Fixtures: both editions of Mogul, each with plain and native rules."""

import pytest

from tests import tables
from tests.games.mogul.editions import EDITIONS, Edition


@pytest.fixture(autouse=True, params=sorted(tables.KINDS, reverse=True))
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(tables.ENGINE, "name", name)
    return name


@pytest.fixture(params=EDITIONS, ids=lambda edition: edition.name)
def edition(request: pytest.FixtureRequest) -> Edition:
    assert isinstance(request.param, Edition)
    return request.param
