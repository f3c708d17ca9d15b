"""The page as an app: it opens without a line, heals when the line is back, and is renewed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.serving import Server
from tools.front import WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"
CACHED = "caches.keys().then(names => names.sort())"


@pytest.fixture
def context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow", "base_url": base_url}


@pytest.fixture
def app(browser: Browser, context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that may keep the page."""
    context = browser.new_context(**context_args)
    yield context
    context.close()


def opened(app: BrowserContext) -> Page:
    """Open the page and wait until its worker keeps the shell."""
    page = app.new_page()
    page.goto("/")
    page.evaluate(READY)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_the_shell_opens_without_a_line_and_heals(app: BrowserContext) -> None:
    page = opened(app)
    page.goto("/rules/moguli")
    expect(page.locator(".clause").first).to_be_visible()
    app.set_offline(True)
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.get_by_role("heading", name="No line to the server")).to_be_visible()
    page.get_by_test_id("offline").get_by_role("link", name="Moguli (2004)").click()
    expect(page.locator(".clause").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    app.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=15_000)
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_a_server_that_is_gone_is_told_as_well(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    args = {**browser_context_args, "service_workers": "allow", "base_url": server.url}
    app = browser.new_context(**args)
    page = opened(app)
    server.kill()
    page.reload()
    expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=15_000)
    app.close()
    server.stop()


def test_a_newer_version_is_offered_and_old_caches_go(app: BrowserContext) -> None:
    page = opened(app)
    page.evaluate("caches.open('moguls-of-old')")
    worker = (WEB / "sw.js").read_text("utf-8")
    newer = re.sub(r'moguls-\$\{"\w+"\}', 'moguls-${"newer"}', worker)
    assert newer != worker
    app.route(
        "**/sw.js",
        lambda route: route.fulfill(body=newer, content_type="text/javascript"),
    )
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    expect(page.get_by_test_id("newer")).to_be_visible(timeout=15_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    page.wait_for_function(f"{CACHED}.then(names => !names.includes('moguls-of-old'))")
    assert "moguls-newer" in page.evaluate(CACHED)


def test_the_app_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert len(manifest["shortcuts"]) == 4
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for picture in pictures:
        assert page.request.get(picture["src"]).headers["content-type"] == picture["type"]
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
