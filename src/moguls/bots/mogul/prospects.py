"""Expected rounds, prices and chances of a sale in both Mogul games, from public facts only."""

from moguls.mechanisms.mogul.edition import MogulState


def rounds_left(s: MogulState, crash_places: int) -> float:
    """Return how many shares will on average still be revealed before the crash."""
    shares = len(s.deck) - s.deck_at - 1
    if shares >= crash_places - 1:
        return shares - (crash_places - 1) / 2
    return shares / 2


def shown_part(s: MogulState, crash_places: int) -> float:
    """Return which part of the unseen shares will on average be revealed before the crash."""
    shares = len(s.deck) - s.deck_at - 1
    return rounds_left(s, crash_places) / max(1, shares)


def price_of(s: MogulState, company: int) -> int:
    """Return what a sold share of the company would pay now: all its shares in front."""
    total = 0
    for seat in range(s.seats):
        total += s.shares[seat][company]
    return total


def chance_to_sell(options: float, chance: float) -> float:
    """Return how likely a holder is to sell yet, with so many options to come, by each of them."""
    chances = options * chance
    return chances / (1 + chances)
