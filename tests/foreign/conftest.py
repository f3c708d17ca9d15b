"""Browsers of other makers, and a server to tour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.foreign.firefox import Firefox
from tests.foreign.webkit import WebKit
from tests.serving import FIXED_CHANCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.foreign.driver import Foreign

KINDS = {"webkit": WebKit, "firefox": Firefox}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("site"))
    made.program = FIXED_CHANCE
    made.start()
    yield made
    made.stop()


@pytest.fixture(params=KINDS)
def foreign(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Foreign]:
    made = KINDS[request.param](tmp_path)
    yield made
    made.close()
