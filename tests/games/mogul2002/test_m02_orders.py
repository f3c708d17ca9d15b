"""Standing orders and loans; `tests/games/mogul/test_orders.py` has the rest."""

import pytest

from tests.tables import at_auction, at_loans, state


@pytest.mark.rule("M02-L2")
def test_an_order_never_borrows() -> None:
    for table in (at_auction(chips=(0, 6, 6), loan_timing="on_own_turn"), at_loans()):
        move = table.game.standing_order(state(table), 0, {})

        assert move == ("leave" if table.view(0)["phase"] == "auction" else None)
