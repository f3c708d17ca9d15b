"""The site under a path, behind a proxy that strips the path and one that does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import finish
from tests.browser.guests import Guest
from tests.proxying import Proxy
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.slow

BASE = "/moguls"
READY = "navigator.serviceWorker.ready.then(found => new URL(found.scope).pathname)"
MANIFEST = "fetch(document.querySelector('link[rel=manifest]').href).then(found => found.status)"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("below"), "--base-path", BASE)
    made.start()
    yield made
    made.stop()


@pytest.fixture(params=["strips", "keeps"])
def door(below: Server, request: pytest.FixtureRequest) -> Iterator[Proxy]:
    with Proxy(below, BASE, strips=request.param == "strips") as made:
        yield made


@pytest.fixture
def app(
    browser: Browser, browser_context_args: dict[str, Any], door: Proxy
) -> Iterator[BrowserContext]:
    """A browser that may keep the page; its requests begin at the site's own path."""
    more = {"service_workers": "allow", "base_url": f"http://{door.host}"}
    context = browser.new_context(**{**browser_context_args, **more})
    yield context
    context.close()


def test_a_site_under_a_path_is_played_shared_and_opened_without_a_line(
    app: BrowserContext, door: Proxy, watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    page = watch(app.new_page())
    page.goto(door.url)
    expect(page).to_have_url(f"{door.url}/")
    assert page.evaluate(READY) == f"{BASE}/"
    assert page.evaluate(MANIFEST) == 200
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(rf"{door.url}/t/[\w-]+$"))
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert {each["path"] for each in app.cookies()} == {f"{BASE}/"}

    _watched_again(page, door)
    _nothing_there(page, door)

    assert not complaints
    app.set_offline(True)
    page.goto(f"{door.url}/rules")
    expect(page.get_by_role("heading", level=1, name="rule books")).to_be_visible()
    complaints.clear()  # of what could not be asked for


def _watched_again(page: Page, door: Proxy) -> None:
    guest = Guest(page.context.request, BASE)
    table = guest.make(3, bots=["easy", "easy"])
    finish(guest, table)
    page.goto(f"{door.url}/t/{table}")
    page.get_by_test_id("result").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(rf"{door.url}/replay/{table}\?at=0"))
    expect(page.get_by_test_id("place")).to_have_text(re.compile("Step 0 of"))
    page.goto(f"{door.url}/replay/{table}?at=3&as=all")
    expect(page.get_by_test_id("place")).to_have_text(re.compile("Step 3 of"))


def _nothing_there(page: Page, door: Proxy) -> None:
    answer = page.request.get(f"{door.url}/nowhere")
    assert answer.status == 404
    assert f'src="{BASE}/assets/' in answer.text()


def test_a_proxy_that_passes_no_sockets_is_named_as_what_is_likely_wrong(
    below: Server, page: Page
) -> None:
    with Proxy(below, BASE, strips=False, sockets=False) as door:
        table = Guest(page.context.request, f"{door.url}").make(3)
        page.goto(f"{door.url}/t/{table}")
        expect(page.get_by_role("status").filter(has_text="blocks WebSockets")).to_be_visible()
