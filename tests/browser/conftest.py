"""Fixtures: a real server, and a real browser driven by pytest-playwright."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.screens import Hall
from tests.serving import FIXED_CHANCE, Server
from tools import install

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import ConsoleMessage, Page, Playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "front" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# What a change of size makes the page do is done two frames later.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The strictest set that axe has for WCAG 2.2 AA, and its best practices.
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# All rules of these tags, or those of them that are of one of axe's categories.
AXE_RUN = """([tags, of]) => {
    const some = axe.getRules(['cat.' + of]).filter(it => it.tags.some(tag => tags.includes(tag)));
    const rules = {type: 'rule', values: some.map(it => it.ruleId)};
    return axe.run(document, {runOnly: of ? rules : tags}).then(r => r.violations
        .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')));
}"""


# Milliseconds until a page must show what is expected of it, on a machine that compiles meanwhile.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("site"))
    made.program = FIXED_CHANCE
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def base_url(site: Server) -> str:
    return site.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = filter(None, map(shutil.which, install.BROWSERS))
    chromium = os.environ.get("MOGULS_CHROMIUM") or next(found, None)
    assert chromium, f"no Chromium: apt-get install {install.SHELL}, or set MOGULS_CHROMIUM to one"
    return {**browser_type_launch_args, "executable_path": chromium, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "service_workers": "block"}


@pytest.fixture
def complaints() -> list[str]:
    """Whatever the console of a watched page complained of; a test may clear what it provokes."""
    return []


@pytest.fixture
def watch(complaints: list[str]) -> Iterator[Callable[[Page], Page]]:
    """Watch pages for errors, warnings of Svelte and failed scripts; the test fails on any."""

    def told(said: ConsoleMessage) -> None:
        if said.type == "error" or "svelte.dev" in said.text:
            complaints.append(f"{said.text} ({said.location['url']})")

    def listen(page: Page) -> Page:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", told)
        return page

    yield listen
    assert not complaints, complaints


@pytest.fixture
def axe() -> Callable[..., list[str]]:
    """Return a function that lists what axe finds on a page, or what it finds of colours alone."""

    def run(page: Page, of: str = "") -> list[str]:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text("utf-8") + "; undefined")
        page.evaluate("() => scrollTo(0, 0)")  # else a head that stays may lie over what it leaves
        page.evaluate(DRAWN)
        found = page.evaluate(AXE_RUN, [AXE_TAGS, of])
        return [str(each) for each in found]

    return run


@pytest.fixture
def others(playwright: Playwright, base_url: str) -> Iterator[list[Guest]]:
    requests = [playwright.request.new_context(base_url=base_url) for _ in range(2)]
    yield [Guest(request) for request in requests]
    for request in requests:
        request.dispose()


@pytest.fixture
def hall(page: Page, others: list[Guest]) -> Hall:
    return Hall(page, others)
