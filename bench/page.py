"""The first page as a new visitor gets it: when it shows, how it shifts, what it weighs.

    python -m bench.page

Two profiles, like those that page-speed tools use: a phone on a slow line with a processor four
times slower than this machine's, and a desktop. Each figure is the median of five visits.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from bench.browser import launch
from bench.notes import tell
from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VISITS = 5
PHONE = {"width": 412, "height": 823, "slower": 4, "kbit": 1638, "delay": 150}
DESKTOP = {"width": 1350, "height": 940, "slower": 1, "kbit": 10_240, "delay": 40}
WATCH = """
window.seen = {lcp: 0, shift: 0, blocked: 0};
const on = (type, f) => new PerformanceObserver(l => l.getEntries().forEach(f))
    .observe({type, buffered: true});
on('largest-contentful-paint', e => seen.lcp = e.startTime);
on('layout-shift', e => { if (!e.hadRecentInput) seen.shift += e.value; });
on('longtask', e => seen.blocked += Math.max(0, e.duration - 50));
"""
READ = """() => ({...window.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime})"""


def visit(browser: Browser, url: str, profile: dict[str, int]) -> dict[str, float]:
    """Visit the home page with empty caches; return milliseconds, shift, and bytes by kind."""
    size = {"width": profile["width"], "height": profile["height"]}
    context = browser.new_context(viewport=size, service_workers="block")  # type: ignore[arg-type]  # a size
    page = context.new_page()
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    rate = profile["kbit"] * 1024 / 8
    line: dict[str, float] = {"latency": profile["delay"], "offline": False}
    line |= {"downloadThroughput": rate, "uploadThroughput": rate}
    wire.send("Network.emulateNetworkConditions", line)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": profile["slower"]})
    kinds: dict[str, str] = {}
    weights: dict[str, float] = {}
    wire.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
    wire.on("Network.loadingFinished", lambda e: _weigh(weights, kinds, e))
    page.goto(url, wait_until="networkidle")
    page.wait_for_timeout(1000)
    found: dict[str, float] = {**page.evaluate(READ), **weights}
    context.close()
    return found


def _weigh(weights: dict[str, float], kinds: dict[str, str], done: dict[str, Any]) -> None:
    """Add the bytes of a response, headers included, to its kind and to the whole."""
    for name in (f"bytes_{kinds.get(done['requestId'], 'Other').lower()}", "bytes"):
        weights[name] = weights.get(name, 0) + done["encodedDataLength"]


def medians(visits: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure."""
    names = sorted({name for each in visits for name in each})
    return {n: round(statistics.median(v.get(n, 0) for v in visits), 3) for n in names}


def main() -> None:
    """Measure and print."""
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        for name, profile in (("phone", PHONE), ("desktop", DESKTOP)):
            figures[name] = medians([visit(browser, server.url, profile) for _ in range(VISITS)])
        browser.close()
        server.stop()
    tell(figures)


if __name__ == "__main__":
    main()
