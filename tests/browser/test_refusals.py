"""Browsers that refuse features which pages may usually use: the table works anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import READY
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

# As with "block all cookies": to name it is enough.
THROWS = """const refuse = () => { throw new DOMException('no', 'SecurityError'); };
for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
"""
# As in old views of the web inside other programs.
NULL = """for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => null });
"""
# It can be read, and nothing goes in.
FULL = (
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
)
# Nonsense, such as another program or another version may have left it.
NONSENSE = """for (const key of ['lang', 'coach', 'coach.learnt', 'moguli'])
    localStorage.setItem('moguls.' + key, '[7]');
for (const key of ['poster', 'new-table', 'lobby', 'name', 'bot-level', 'record'])
    localStorage.setItem('moguls.draft.' + key, '7');
localStorage.setItem('moguls.settings', JSON.stringify({scheme: '<x>', motion: 7, keys: [],
    palette: {}, spoken: 7, pace: '<x>', sound: 'on', volume: 'loud'}));
"""
# A plain-HTTP home network, an old browser, a strict one.
BARE = """delete window.Notification;
for (const name of ['share', 'clipboard', 'vibrate', 'wakeLock', 'serviceWorker', 'setAppBadge',
        'clearAppBadge', 'connection'])
    Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
delete window.caches;
"""


@pytest.mark.parametrize(
    "refusal",
    [THROWS, NULL, FULL, NONSENSE, BARE],
    ids=["throws", "null", "full", "nonsense", "bare"],
)
def test_the_table_works_without_what_is_refused(
    refusal: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).add_init_script(refusal)
    page.goto("/")
    page.get_by_role("button", name="Mogul (2002): Play now").click()
    page.locator(READY).first.wait_for()
    pressed = page.locator(READY).first
    move = pressed.get_attribute("data-move")
    pressed.click()
    if move is None:  # the way to several
        page.locator(READY).first.click()
    page.get_by_test_id("turn").wait_for()
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Einstellungen", level=1)).to_be_visible()


def test_a_browser_without_cookies_is_told_what_it_cannot_do(page: Page) -> None:
    page.add_init_script(
        "const refuse = () => { throw new DOMException('no', 'SecurityError'); };"
        "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });"
        "Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });"
    )
    page.goto(f"/t/{Guest(page.context.request).make(3)}")
    note = page.get_by_test_id("no-cookies")
    expect(note).to_contain_text("This browser blocks cookies")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_a_browser_older_than_the_build_target_is_told_what_is_needed(page: Page) -> None:
    page.add_init_script("delete Array.prototype.toSorted")
    page.goto("/new")
    expect(page.get_by_role("alert")).to_contain_text("Firefox 115, Safari 16")
    expect(page.get_by_role("heading")).to_have_count(0)
