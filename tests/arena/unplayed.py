"""Games of a plan that nobody has played: what one bot would have come to that wins them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.arena.outcome import Outcome

if TYPE_CHECKING:
    from moguls.arena.manifest import Manifest


def unplayed(made: Manifest, winner: int) -> list[Outcome]:
    """Return all games of an arena: this bot has won where it sits, else the first seat."""
    return [
        Outcome(
            game=each.game,
            deal=each.deal,
            table=each.table,
            bots=each.bots,
            scores=tuple(9 if bot == winner else 2 for bot in each.bots),
            winners=(each.bots.index(winner) if winner in each.bots else 0,),
            plies=200,
            chance="0" * 16,
            thought="0" * 16,
        )
        for deal in range(made.plan.deals)
        for each in made.plan.setups(deal)
    ]
