"""Push messages that Chromium delivers to the service worker, and presses on what it shows.

A browser without windows denies the permission to show notifications: the last step is recorded in
the worker instead, and a press is raised there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guests import Guest
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Worker

pytestmark = pytest.mark.slow

ATTEMPTS = 1200  # of 50 ms each
RECORD = """() => {
    self.shown = [];
    registration.showNotification = async (title, {data}) => {
        self.shown.push({title, navigate: data.navigate ?? null});
    };
    self.visits = [];
    self.clients.openWindow = async url => void self.visits.push(['open', url]);
    WindowClient.prototype.focus = async function () { self.visits.push(['focus', this.url]); };
}"""
PRESS = """async (navigate) => {
    const event = new ExtendableEvent('notificationclick');
    const steps = [];
    event.waitUntil = step => void steps.push(step);
    Object.defineProperty(event, 'notification', {value: {close() {}, data: {navigate}}});
    self.dispatchEvent(event);
    await Promise.all(steps);
    return self.visits.splice(0);
}"""


@pytest.fixture
def context(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> Iterator[BrowserContext]:
    server = Server(tmp_path)
    server.start()
    url = f"http://localhost:{server.port}"
    args = {**browser_context_args, "service_workers": "allow", "base_url": url}
    context = browser.new_context(**args)
    yield context
    context.close()
    server.stop()


def deliver(page: Page, worker: Worker, data: str) -> list[dict[str, Any]]:
    """Let the worker get a push message as from a push service; return what it shows."""
    devtools = page.context.new_cdp_session(page)
    ids: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(it["registrationId"] for it in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    wait(page, lambda: ids)
    origin = page.evaluate("() => location.origin")
    message = {"origin": f"{origin}/", "registrationId": ids[0], "data": data}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    shown: list[dict[str, Any]] = wait(page, lambda: worker.evaluate("() => self.shown.splice(0)"))
    devtools.detach()
    return shown


def wait(page: Page, condition: Any) -> Any:
    for _ in range(ATTEMPTS):
        if result := condition():
            return result
        page.wait_for_timeout(50)
    return pytest.fail("it did not happen")


def test_push_messages_are_shown_and_lead_to_their_table(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/settings")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    (worker,) = context.service_workers
    worker.evaluate(RECORD)

    for data in ("", "not JSON", "null", '{"notification": 7}'):
        assert deliver(page, worker, data) == [{"title": "Moguls", "navigate": None}], data

    table = Guest(context.request).make(2, game="moguli")
    url = f"{page.evaluate('() => location.origin')}/t/{table}"
    notification = {"title": "Moguli: your turn", "body": "Until 14:05.", "navigate": url}
    shown = deliver(page, worker, json.dumps({"notification": notification}))
    assert shown == [{"title": "Moguli: your turn", "navigate": url}]

    assert worker.evaluate(PRESS, url) == [["open", url]]
    page.goto(f"/t/{table}")
    assert worker.evaluate(PRESS, url) == [["focus", url]]
