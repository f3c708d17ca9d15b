"""Packages that only environments need: an error that says how to install them."""

from __future__ import annotations

import importlib

from moguls.extras import MissingExtra, needed

__all__ = ["MissingExtra", "need"]


def need(module: str, extra: str) -> object:
    """Return a module of a package that an extra installs.

    Raises:
        MissingExtra: it is not installed; says what to type.
    """
    with needed(f"{module} is missing", extra):
        return importlib.import_module(module)
