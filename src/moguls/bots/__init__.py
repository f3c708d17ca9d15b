"""Bots: levels, searches, programs, saved policies and Python objects that play a seat.

>>> import moguls
>>> from moguls import bots
>>> play = moguls.game("mogul-2002").new(seats=4, seed=7)
>>> bots.make("steady", play.game, seed=1).move(play)
'decline'
"""

from moguls.bots.bot import Player, make
from moguls.bots.levels import LEVELS, names
from moguls.bots.python_bot import Bot, DecisionPoint
from moguls.bots.registered import register
from moguls.bots.service import choose, is_prepared, is_ready, prepare

__all__ = [
    "LEVELS",
    "Bot",
    "DecisionPoint",
    "Player",
    "choose",
    "is_prepared",
    "is_ready",
    "make",
    "names",
    "prepare",
    "register",
]
