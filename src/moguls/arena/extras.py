"""Libraries that only parts of the arena need: what they are for, and how to have them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from moguls.extras import needed


def rating_model() -> Any:
    """Return what rates: OpenSkill's model. NumPy must be there too.

    Raises:
        UsageError: they are not installed.
    """
    with needed("ratings need openskill and numpy", "arena"):
        import_module("numpy")
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra
    return PlackettLuce


def plotting() -> tuple[Any, Any]:
    """Return what draws: Matplotlib's context of settings, and its figures.

    Raises:
        UsageError: it is not installed.
    """
    with needed("a report page needs matplotlib", "arena"):
        from matplotlib import rc_context  # noqa: PLC0415  # an extra
        from matplotlib.figure import Figure  # noqa: PLC0415  # likewise
    return rc_context, Figure
