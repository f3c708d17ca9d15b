"""The package that writes Parquet: what it is for, and how to have it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from moguls.extras import needed


def arrow() -> Any:
    """Return pyarrow; its module `parquet` is loaded, too.

    Raises:
        UsageError: it is not installed.
    """
    with needed("games as Parquet need pyarrow", "data"):
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
