"""The weights of the rules of thumb, one set for each style of play."""

from typing import Final

# Styles: the bot that plays by rules of thumb alone, and how a seat that thinks is played on.
STEADY, KEEN = range(2)

# What shares in hand count beside those saved.
IN_HAND: Final = 0
# What shares of the others count against one's own.
RIVALS: Final = 1
# What a hand card that goes costs, of what it would pay if saved: for an event, as one raises with
# it, and beside another one that is saved.
LOST_FOR_EVENT, LOST_IN_RAISE, LOST_IN_SAVING = 2, 3, 4
# What the card saved counts.
SAVED: Final = 5
# What it costs to have a card less for the rest of the round, with four in hand, and with each
# more. Points.
SAVING_COSTS, SAVING_COSTS_MORE = 6, 7
# What two events to choose from are worth, and one kept for later. Points.
TWO_EVENTS, ONE_EVENT = 8, 9
# To end the round: this part of the lead, less what one more round of turns would bring.
LEAD_COUNTS, TURNS_LOST = 10, 11
# The lead is over the best rival in this part, and over their mean in the rest.
OVER_BEST: Final = 12
# A token saves a card that pays so much for each round in which it could be spent yet. Points.
TOKEN: Final = 13
# A freeze stops the rises that would come; this part of them.
STOPPED: Final = 14
NUM_WEIGHTS: Final = 15

WEIGHTS: Final = (
    *(0.35, 1.0, 0.3, 0.3, 0.3, 1.0, 6.0, 0.0, 4.0, 2.1, 0.6, 4.0, 0.0, 7.0, 0.15),
    *(0.4, 1.11, 0.2, 0.45, 0.36, 0.74, 3.81, -1.2, 5.33, 2.62, 0.76, 3.16, 0.62, 6.81, 0.03),
)


def weight(style: int, which: int) -> float:
    """Return a weight of a style."""
    return WEIGHTS[style * NUM_WEIGHTS + which]
