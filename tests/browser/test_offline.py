"""The page as an app: it opens without a line, heals when the line is back, and is renewed."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from playwright.sync_api import expect

from tests.serving import Server
from tools.front import WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.slow

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"
CACHED = "caches.keys().then(names => names.sort())"


@pytest.fixture
def context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow", "base_url": base_url}


@pytest.fixture
def app(browser: Browser, context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    context = browser.new_context(**context_args)
    yield context
    context.close()


def opened(app: BrowserContext) -> Page:
    page = app.new_page()
    page.goto("/")
    page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def test_the_shell_opens_without_a_line_and_heals(app: BrowserContext) -> None:
    page = opened(app)
    page.goto("/rules/moguli")
    expect(page.locator(".clause").first).to_be_visible()
    app.set_offline(True)
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.get_by_role("heading", name="No connection to the server")).to_be_visible()
    page.get_by_test_id("offline").get_by_role("link", name="Moguli (2004)").click()
    expect(page.locator(".clause").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    app.set_offline(False)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=15_000)
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
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))  # it tries again by itself, too
    server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=15_000)
    app.close()
    server.stop()


LOGIN = b"<!doctype html><h1>Sign in</h1>"


class Front(BaseHTTPRequestHandler):
    """A door before the server, behind which a newer service worker may come to lie."""

    site = ""
    worker: bytes | None = None
    pages: tuple[str, ...] = ()  # paths that are answered with a page instead of a 404
    login = ""  # "here": every answer is a login page; an address: a redirect to it

    def do_GET(self) -> None:  # its name
        if self.login == "here":
            self._send(200, "text/html", LOGIN)
            return
        if self.login:
            self.send_response(302)
            self.send_header("location", self.login)
            self.end_headers()
            return
        if self.path in self.pages:
            self._send(200, "text/html", b"<!doctype html>")
            return
        answer = httpx2.get(f"{self.site}{self.path}")
        body = answer.content
        if self.path == "/sw.js" and self.worker:
            body = self.worker
        self._send(answer.status_code, answer.headers["content-type"], body)

    def _send(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing of requests."""


@pytest.fixture
def front(base_url: str) -> Iterator[str]:
    Front.site, Front.worker, Front.pages, Front.login = base_url, None, (), ""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Front)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


class Login(BaseHTTPRequestHandler):
    """A login page at an origin of its own."""

    def do_GET(self) -> None:  # its name
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(LOGIN)

    def log_message(self, *_: object) -> None:
        """Say nothing of requests."""


@pytest.fixture
def login() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Login)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_login_page_is_shown_and_never_kept_as_the_app(
    browser: Browser, context_args: dict[str, Any], front: str, login: str, elsewhere: bool
) -> None:
    app = browser.new_context(**{**context_args, "base_url": front})
    page = opened(app)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    app.set_offline(True)
    page.evaluate("navigator.onLine")
    Front.login = login if elsewhere else "here"
    app.set_offline(False)  # the page looks for the server
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()

    app.set_offline(True)
    page.goto(f"{front}/")
    expect(page.get_by_test_id("offline")).to_be_visible()
    Front.login = ""
    app.set_offline(False)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=15_000)
    app.close()


def test_a_newer_version_is_offered_and_old_caches_go(
    browser: Browser, context_args: dict[str, Any], front: str
) -> None:
    app = browser.new_context(**{**context_args, "base_url": front})
    page = opened(app)
    page.evaluate("caches.open('moguls-of-old')")
    worker = (WEB / "sw.js").read_text("utf-8")
    newer = re.sub(r'\$\{OURS\}\$\{"\w+"\}', '${OURS}${"newer"}', worker)
    assert newer != worker
    Front.worker = newer.encode()
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    expect(page.get_by_test_id("newer")).to_be_visible(timeout=15_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    page.wait_for_function(f"() => {CACHED}.then(names => !names.includes('moguls-of-old'))")
    assert "moguls-newer" in page.evaluate(CACHED)
    app.close()


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


SCRIPT = "/assets/Old-12345678.js"
KIND = f"fetch('{SCRIPT}').then(answer => answer.headers.get('content-type'))"
POISON = f"""async () => {{
    for (const name of await caches.keys()) {{
        const headers = {{ 'content-type': 'text/html' }};
        const page = new Response('<!doctype html>', {{ headers }});
        await (await caches.open(name)).put('{SCRIPT}', page);
    }}
}}"""


def test_a_page_that_lies_under_the_name_of_a_script_is_not_a_script(app: BrowserContext) -> None:
    page = opened(app)
    page.evaluate(POISON)

    assert page.evaluate(KIND) == "text/plain; charset=utf-8"


def test_an_answer_of_the_wrong_kind_is_not_kept(
    browser: Browser, context_args: dict[str, Any], front: str
) -> None:
    app = browser.new_context(**{**context_args, "base_url": front})
    page = opened(app)
    Front.pages = (SCRIPT,)

    assert page.evaluate(KIND) == "text/html"
    assert page.evaluate(f"caches.match('{SCRIPT}').then(found => found === undefined)")
    assert page.evaluate("caches.match('/icon.svg').then(found => found !== undefined)")
    app.close()
