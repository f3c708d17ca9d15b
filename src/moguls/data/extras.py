"""The package that writes Parquet: what it is for, and how to have it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from moguls.errors import UsageError


def arrow() -> Any:
    """Return pyarrow; its module `parquet` is loaded, too.

    Raises:
        UsageError: it is not installed.
    """
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError as error:
        msg = f"games as Parquet need pyarrow: pip install 'moguls[data]' ({error})"
        raise UsageError(msg) from error
