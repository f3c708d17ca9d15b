"""Optional libraries of the arena, imported on first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from moguls.extras import needed


def rating_model() -> Any:
    """Return OpenSkill's Plackett-Luce model; NumPy is needed, too.

    Raises:
        UsageError: they are not installed.
    """
    with needed("ratings need openskill and numpy", "arena"):
        import_module("numpy")
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra
    return PlackettLuce


def plotting() -> tuple[Any, Any]:
    """Return Matplotlib's context of settings and its figure class.

    Raises:
        UsageError: it is not installed.
    """
    with needed("a report page needs matplotlib", "arena"):
        from matplotlib import figure, rc_context  # noqa: PLC0415  # an extra
    return rc_context, figure.Figure
