"""Standing orders: answers to what a seat is asked during the turns of others.

An order is a convenience, not a rule of the game. It discards for a bear and exercises options; the
cards that a seat wants to hold are never discarded.
"""

from typing import Final

from moguls.core.standing import ASK_ME, OrderAnswer, OrderField, OrderLanguage, StandingOrder
from moguls.games.takestock.actions import Action
from moguls.games.takestock.market import price
from moguls.games.takestock.material import (
    HIGHEST,
    NUM_CARDS,
    SHARES_ON,
    START,
    STOCK_OF,
    STOCKS,
    VALUE_OF,
)
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import FOUR_STEPS
from moguls.kernel.state.bits import has

FIELDS: Final = ()


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:  # noqa: ARG001  # there are none
    """Return None: no order for one auction can be given. Rules: TKS-T1."""
    return None


def worth(s: State, card: int) -> int:
    """Return what a card would pay as a certificate now. Rules: TKS-C1, TKS-E3."""
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    return SHARES_ON[scale + VALUE_OF[card] - START] * price(s, STOCK_OF[card])


def answer(s: State, seat: int, order: StandingOrder) -> OrderAnswer:
    """Return what an order does: it exercises options and discards for a bear.

    Rules: TKS-V8, TKS-E2.
    """
    hand = [card for card in range(NUM_CARDS) if has(s.hands[seat], card)]
    if s.phase == Phase.OPTIONS:
        return _exercise(s, hand, str(order.general["options"]))
    if s.phase == Phase.BEAR and order.general["discard"] == "least":
        keep = order.general["keep"]
        stocks = keep if isinstance(keep, list) else []
        loose = [card for card in hand if STOCKS[STOCK_OF[card]] not in stocks]
        if not loose:
            return OrderAnswer(None, "only_held")
        least = min(loose, key=lambda card: (worth(s, card), VALUE_OF[card], card))
        return OrderAnswer(Action.BEAR + least, "least")
    return OrderAnswer(None, "no_order")


def _exercise(s: State, hand: list[int], choice: str) -> OrderAnswer:
    """Exercise an option for the card that pays most, as long as one pays anything."""
    if choice == ASK_ME:
        return OrderAnswer(None, "no_order")
    best = max(hand, key=lambda card: (worth(s, card), card), default=None)
    if choice == "best" and best is not None and worth(s, best) > 0:
        return OrderAnswer(Action.OPTION + best, "best")
    return OrderAnswer(Action.OPTION_DONE, "done")


STANDING: Final = OrderLanguage(
    line=(),
    general=(
        OrderField("options", ("best", "none", ASK_ME), default=ASK_ME),
        OrderField("discard", ("least", ASK_ME), default=ASK_ME),
        OrderField("keep", STOCKS, is_list=True),
    ),
    answer=answer,
)
