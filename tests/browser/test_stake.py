"""Stake of a bid: visible during the auction, also on the smallest phones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

PHONES = [(390, 844), (360, 640)]
# Whether all of it lies on the screen, in front of everything else.
SEEN = """at => {
    const box = at.getBoundingClientRect();
    const inside = box.width > 0 && box.top >= 0 && box.left >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;
    const points = [0.1, 0.5, 0.9].map(part => [box.left + part * box.width,
        box.top + box.height / 2]);
    return inside && points.every(([x, y]) => at.contains(document.elementFromPoint(x, y)));
}"""


def is_seen(part: Locator) -> bool:
    return bool(part.evaluate(SEEN))


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_price_unseen_and_own_shares_are_seen_while_one_bids(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    guest = Guest(page.context.request)
    table = make(guest, name)
    watch(page).set_viewport_size({"width": 390, "height": 844})
    until_mine(page, table)
    view: dict[str, Any] = guest.frame(table)["view"]
    sold = view["revealed"].split("/")[1]
    own = view["shares"][0].get(sold, 0)
    stake = page.get_by_test_id("stake")
    expect(stake.locator("b")).to_have_text(f"price {view['price']}")
    expect(stake).to_contain_text(f"{view['market'][sold]['unseen']} unseen")
    expect(stake).to_contain_text(f"{own} yours")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        buttons = page.get_by_test_id("dock").locator("[data-move]")
        for part in (*stake.locator(":scope > :not(.unseen)").all(), *buttons.all()[:2]):
            assert is_seen(part), (width, height, part.inner_text())
