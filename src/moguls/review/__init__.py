"""Reviews of finished games: chances move by move, turning points, luck and skill.

>>> import moguls
>>> from moguls import review
>>> from moguls.bots.analysis.analyst import Analyst
>>> play = moguls.game("mogul-2002").new(seats=3, seed=7)
>>> analyst = Analyst(play.game.plain())
>>> review.weigh(analyst, play.state, play.legal()["decline"], seed=1, sims=8).choices
2
"""

from moguls.review.make import Decision, Review, decisions, make
from moguls.review.weigh import Weighed, weigh

__all__ = ["Decision", "Review", "Weighed", "decisions", "make", "weigh"]
