"""Reviews of any game whose chances wander at random: made at once, without a thought."""

import random
from dataclasses import replace

from moguls import review
from moguls.core.play.playthrough import Playthrough
from moguls.review import Weighed
from moguls.review.weigh import WeighedAction


def wandering(play: Playthrough) -> review.Review:
    """Return a review of a finished game with chances and costs made up, the same each time."""
    source, seats = random.Random(4), play.seats
    odds, weighed = [1.0] * seats, []
    for it in review.decisions(play):
        odds = [max(0.05, each * source.uniform(0.82, 1.2)) for each in odds]
        wins = tuple(each / sum(odds) for each in odds)
        loss = source.choice((0.0, 0.0, 0.01, 0.06))
        cost = tuple(-loss if seat == it.seat else loss / (seats - 1) for seat in range(seats))
        legal = play.game.rules.legal_actions(it.state)
        best = next((each for each in legal if each != it.action), it.action)
        told = (
            WeighedAction(best, wins[it.seat], 0.01, 200),
            WeighedAction(it.action, wins[it.seat], 0.01, 90),
        )
        errors = (0.01,) * seats
        done = best if loss else it.action
        made = Weighed(it.seat, it.action, done, len(legal), wins, errors, cost, 0.01, told)
        counts = play.game.name != "moguli"
        weighed.append(replace(made, lead=-50 * loss, lead_error=0.4) if counts else made)
    return review.make(play, weighed, 400, 1)
