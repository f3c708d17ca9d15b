"""Importing this module registers the games with OpenSpiel: moguls_mogul_2002 and so on.

import moguls.envs.openspiel
import pyspiel
game = pyspiel.load_game("moguls_take_stock(players=3)")
"""

from __future__ import annotations

from moguls.envs.extras import need

need("pyspiel", "openspiel")

from moguls.envs.openspiel_game import NAMES, register  # noqa: E402  # now it can be imported

__all__ = ["NAMES"]

register()
