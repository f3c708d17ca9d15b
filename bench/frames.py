"""How smooth the tables are: frames while bots play each game and their moves are shown.

    python -m bench.frames [SECONDS [PACE]]

A page watches bots play; it counts the times between frames (`requestAnimationFrame`) while
something is animated, on a desktop and on a phone with a processor four times slower. The bots'
PACE is "human", as at the tables that people make, or "fast", without any pause: a stress.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

import moguls
from bench.notes import tell
from tests.browser.drivers import READY, make, until_mine
from tests.browser.guests import Guest
from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SECONDS = 12.0
PROFILES = {
    "desktop": {"width": 1280, "height": 800, "slower": 1},
    "phone": {"width": 390, "height": 844, "slower": 4},
}
FRAME = 1000 / 60
WATCH = """
window.frames_seen = [];
let last = performance.now();
const look = now => {
    const moving = document.getAnimations().some(each => each.playState === 'running'
        && each.effect.getTiming().iterations !== Infinity);
    if (moving) frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def watch(browser: Browser, url: str, name: str, profile: dict[str, Any], seconds: float) -> Any:
    """Play a game for some seconds, a press as soon as one can be made; return its frames."""
    size = {"width": profile["width"], "height": profile["height"]}
    context = browser.new_context(base_url=url, viewport=size, service_workers="block")  # type: ignore[arg-type]  # a size
    page = context.new_page()
    until_mine(page, make(Guest(context.request), name, pace=profile["pace"]))
    page.context.new_cdp_session(page).send(
        "Emulation.setCPUThrottlingRate", {"rate": profile["slower"]}
    )
    page.evaluate(WATCH)
    end = page.evaluate("performance.now()") + seconds * 1000
    while page.evaluate("performance.now()") < end:
        ready = page.locator(READY)
        if ready.count():
            ready.last.evaluate("node => node.click()")
        page.wait_for_timeout(120)
    deltas: list[float] = page.evaluate("frames_seen")
    context.close()
    return summary(deltas)


def summary(deltas: list[float]) -> dict[str, float]:
    """Return how many frames, which share came in time, how many took two frames or more."""
    ordered = sorted(deltas) or [0.0]
    in_time = sum(delta <= FRAME * 1.1 for delta in deltas)
    return {
        "frames": len(deltas),
        "share_in_time": round(in_time / max(1, len(deltas)), 3),
        "median_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "long_frames": sum(delta > 2 * FRAME for delta in deltas),
        "longest_ms": round(ordered[-1], 1),
    }


def main() -> None:
    """Measure all games and print."""
    asked = dict(enumerate(sys.argv))
    seconds, pace = float(asked.get(1, SECONDS)), asked.get(2, "human")
    figures: dict[str, Any] = {"pace": pace}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        flags = ["--headless", "--no-sandbox", "--disable-gpu"]
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        for kind, profile in PROFILES.items():
            for name in moguls.games():
                figures[f"{name}, {kind}"] = watch(
                    browser, server.url, name, {**profile, "pace": pace}, seconds
                )
        browser.close()
        server.stop()
    tell(figures)


if __name__ == "__main__":
    main()
