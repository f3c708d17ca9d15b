"""Players that are programs: the levels offered at tables, and how to ask one for a move.

>>> import moguls
>>> from moguls import bots
>>> play = moguls.game("mogul-2002").new(seats=4, seed=7)
>>> bots.make("steady", play.game, seed=1).move(play)
'decline'
"""

from moguls.bots.bot import Bot, make
from moguls.bots.levels import LEVELS, names
from moguls.bots.service import choose, is_prepared, is_ready, prepare

__all__ = ["LEVELS", "Bot", "choose", "is_prepared", "is_ready", "make", "names", "prepare"]
