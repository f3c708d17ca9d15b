"""Plots for notebooks and papers; they need Matplotlib: `moguls[plot]`."""

from moguls.plot.arena import arena
from moguls.plot.curve import curve

__all__ = ["arena", "curve"]
