"""What a hint says in its window: chances as they are shown, the move and what it brings.

Its sentences, and moves in the words of their buttons, are the client's logic: `front/src/table`,
`reasons.test.ts`, `move.test.ts` and `actions.test.ts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import make
from tests.browser.screens_review import hinted_move, show_hint

if TYPE_CHECKING:
    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow


def test_a_difference_is_that_of_the_numbers_shown(hall: Hall) -> None:
    table = make(hall.me, "mogul-2002")
    show_hint(hall, table, [hinted_move("bid", 0.6752), hinted_move("leave", 0.6048)])
    hall.page.get_by_test_id("hint").click()
    window = hall.page.get_by_role("dialog")
    expect(window.get_by_role("rowheader")).to_have_text(["Bid 1 chip", "Leave"])
    cells = window.locator("tbody td")
    expect(cells.nth(0)).to_contain_text("68%")
    expect(cells.nth(1)).to_contain_text("60%")
    expect(window.get_by_role("status")).to_contain_text("8 games in a hundred more")
    effect = window.locator(".effect").inner_text()
    bid = hall.page.locator('[data-testid="dock"] [data-move="bid"]')
    assert effect
    assert effect in bid.inner_text()
