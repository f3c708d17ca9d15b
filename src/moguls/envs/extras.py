"""Packages that only environments need: an error that says how to install them."""

from __future__ import annotations

import importlib

from moguls.errors import UsageError


class MissingExtra(UsageError, ImportError):
    """A package is missing that an extra of this one installs."""


def need(module: str, extra: str) -> object:
    """Return a module of a package that an extra installs.

    Raises:
        MissingExtra: it is not installed; says what to type.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        msg = f"{module} is missing: pip install 'moguls[{extra}]' ({error})"
        raise MissingExtra(msg) from error
