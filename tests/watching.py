"""Server with logging, in this process."""

from __future__ import annotations

import json
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.settings import Settings
from moguls.server.watching.watch import watch
from tests.server.conftest import HOME, NoThinkers

if TYPE_CHECKING:
    import io
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.applications import Starlette

HERE = ("127.0.0.1", 40_000)
FAR = ("192.0.2.7", 40_000)


@contextmanager
def restored_logging() -> Iterator[None]:
    names = [logging.getLogger(), *(logging.getLogger(n) for n in logging.root.manager.loggerDict)]
    before = [(each, each.handlers[:], each.level, each.propagate) for each in names]
    try:
        yield
    finally:
        for each, handlers, level, propagate in before:
            each.handlers, each.level, each.propagate = handlers, level, propagate


def lines(told: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told.getvalue().splitlines()]


def watched(path: Path, **settings: Any) -> Starlette:
    made = make_app(path, NoThinkers())
    return watch(made, Settings(**settings))


def served(path: Path, peer: tuple[str, int] = HERE, **settings: Any) -> TestClient:
    app = watched(path, **settings)
    return TestClient(app, base_url=HOME, client=peer, raise_server_exceptions=False)
