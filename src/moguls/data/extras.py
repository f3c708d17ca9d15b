"""Import of pyarrow, an optional dependency."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from moguls.extras import needed


def arrow() -> Any:
    """Return pyarrow, with its module `parquet` loaded.

    Raises:
        UsageError: it is not installed.
    """
    with needed("games as Parquet need pyarrow", "data"):
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
