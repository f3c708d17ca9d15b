"""A server that has a host: its folder, and what the host types."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from tests.admin import Host, hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient


@pytest.fixture
def folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="m") as made:
        yield Path(made)


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    with hosted(folder) as made:
        yield made


@pytest.fixture
def host(folder: Path, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(folder, capsys)
