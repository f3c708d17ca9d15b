"""Notifications of a browser: from the button in Settings to the test that was opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.notices.push_service import Browser as Subscription
from tests.server.notices.push_service import PushService, running
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

pytestmark = pytest.mark.slow

# No push service is behind this browser: its subscription is the test's own.
SUBSCRIBE = """([endpoint, keys]) => {
    const bytes = text => Uint8Array.from(
        atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0)).buffer;
    PushManager.prototype.subscribe = async function ({applicationServerKey}) {
        window.asked = applicationServerKey.length;
        const options = {applicationServerKey: applicationServerKey.buffer};
        const getKey = name => bytes(keys[name]);
        const made = {endpoint, options, getKey, unsubscribe: async () => true};
        PushManager.prototype.getSubscription = async () => made;
        return made;
    };
}"""
# A browser without windows denies every permission: the page is given what it lacks.
PERMIT = """() => {
    Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
    Notification.requestPermission = async () => 'granted';
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with running() as service:
        yield service


@pytest.fixture
def app(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path, service: PushService
) -> Iterator[BrowserContext]:
    words = ("--push-contact", "mailto:host@games.example", "--push-hosts", service.url)
    server = Server(tmp_path, *words)
    server.start()
    url = f"http://localhost:{server.port}"
    args = {**browser_context_args, "service_workers": "allow", "base_url": url}
    context = browser.new_context(**args)
    context.add_init_script(f"({PERMIT})()")
    yield context
    context.close()
    server.stop()


def test_a_device_is_subscribed_tested_and_works(app: BrowserContext, service: PushService) -> None:
    page, own = app.new_page(), Subscription(service)
    page.goto("/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(SUBSCRIBE, [own.address, own.keys])
    page.get_by_role("button", name="Notify me on this device").click()
    section = page.locator("#notifications")
    expect(section.get_by_text("this device")).to_be_visible()
    expect(section.get_by_text("not tested yet")).to_be_visible()
    assert page.evaluate("() => window.asked") == 65

    section.get_by_role("button", name="Send a test").click()
    expect(section.get_by_text("The test is on its way")).to_be_visible()
    (message,) = own.messages()
    page.goto(message["notification"]["navigate"])
    expect(section.get_by_text("The test has arrived: this channel works.")).to_be_visible()
    expect(page).to_have_url(page.url.partition("?")[0])
