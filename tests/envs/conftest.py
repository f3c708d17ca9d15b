"""Fixtures for tests of environments."""

import pytest


@pytest.fixture(autouse=True)
def _bots_compile_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots decide by plain rules, which come to the same moves: no thread outlives a test."""
    monkeypatch.setattr("moguls.envs.opponents.prepare", lambda _name: None)
