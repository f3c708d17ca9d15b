"""A plugin of pytest that runs the tests named in a file, in that order, and no others.

`pytest -p tools.mutants.only`, with `MUTANTS_ONLY`, the file. A test that a broken line has renamed
is left out; named on the command line, it would end the run before the first test.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep those that are named."""
    names = Path(os.environ["MUTANTS_ONLY"]).read_text("utf-8").splitlines()
    places = {name: place for place, name in enumerate(names)}
    left: Sequence[pytest.Item] = [it for it in items if it.nodeid not in places]
    config.hook.pytest_deselected(items=left)
    items[:] = sorted((it for it in items if it.nodeid in places), key=lambda it: places[it.nodeid])
