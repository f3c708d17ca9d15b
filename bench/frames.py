"""Smoothness of tables: work and latency of the page during play.

    python -m bench.frames [--seconds 35] [--game NAME] [--profile phone] [--speed full]

A page plays against bots and presses by touch or mouse. Each game is played at full speed, where a
trace (`bench.traces`) counts the work of the main thread, and at a quarter of the speed, like on an
ordinary phone, where the page times events, long tasks and frames. Times suffer from a busy
machine; counts of layouts and paints hardly do.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

import moguls
from bench.browser import launch
from bench.notes import say, tell
from bench.traces import Tracer
from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest
from tests.browser.smooth import WATCH, press
from tests.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PROFILES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
    },
    "desk": {"viewport": {"width": 1280, "height": 800}},
}
SPEEDS = {"full": 1, "quarter": 4}
SETTLE = 2_000  # milliseconds until a table stands
LOOK = 250  # milliseconds between two looks for something to press
LONG_FRAME = 50  # milliseconds


def play(page: Page, seconds: float, *, touch: bool) -> int:
    """Play for some seconds; return how often something was pressed."""
    chance, pressed = random.Random(1), 0
    end = page.evaluate("performance.now()") + seconds * 1000
    while page.evaluate("performance.now()") < end:
        pressed += press(page, chance, touch=touch)
        page.wait_for_timeout(LOOK)
    return pressed


def watch(browser: Browser, url: str, name: str, how: dict[str, Any]) -> dict[str, Any]:
    """Play a game for some seconds in a fresh browser; return what it cost and how it went."""
    profile, slow = PROFILES[how["profile"]], SPEEDS[how["speed"]]
    context = browser.new_context(base_url=url, service_workers="block", **profile)
    page = context.new_page()
    until_mine(page, make(Guest(context.request), name, pace=how["pace"]))
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.wait_for_timeout(SETTLE)
    page.evaluate(WATCH, {"frames": slow > 1})
    touch = profile.get("has_touch", False)
    if slow > 1:
        pressed, cost = play(page, how["seconds"], touch=touch), {}
    else:
        with Tracer(browser) as tracer:
            pressed = play(page, how["seconds"], touch=touch)
        cost = tracer.cost(how["seconds"])
    noted = page.evaluate("noted")
    context.close()
    return {"pressed": pressed, **cost, **summary(noted)}


def summary(noted: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that the page noted: how it shifted, how long all took."""
    frames, tasks, presses = noted["frames"], noted["tasks"], list(noted["presses"].values())
    worst = sorted(noted["shifts"], reverse=True)[:5]
    long = sum(each > LONG_FRAME for each in frames)
    return {
        "shift": round(sum(value for value, _ in noted["shifts"]), 4),
        "worst_shifts": [[round(value, 4), what] for value, what in worst],
        "events_p98_ms": percentile(noted["events"], 0.98),
        "presses_p98_ms": percentile(presses, 0.98),
        "long_tasks": len(tasks),
        "longest_task_ms": round(max(tasks, default=0)),
        "frames": len(frames),
        "long_frames_share": round(long / len(frames), 4) if frames else None,
    }


def percentile(numbers: list[float], part: float) -> float:
    """Return the number that a part of all do not exceed."""
    ordered = sorted(numbers) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))])


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m bench.frames")
    parser.add_argument("--seconds", type=float, default=35.0)
    parser.add_argument("--game", action="append", choices=list(moguls.games()))
    parser.add_argument("--profile", action="append", choices=list(PROFILES))
    parser.add_argument("--speed", action="append", choices=list(SPEEDS))
    paces = ["slow", "normal", "at_once"]
    parser.add_argument("--pace", default="normal", choices=paces, help="of the bots")
    return parser.parse_args()


def main() -> None:
    """Measure what is asked for and print."""
    arguments = asked()
    figures: dict[str, Any] = {"pace": arguments.pace, "seconds": arguments.seconds}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        for name in arguments.game or moguls.games():
            for profile in arguments.profile or PROFILES:
                for speed in arguments.speed or SPEEDS:
                    how = {**vars(arguments), "profile": profile, "speed": speed}
                    key = f"{name}, {profile}, {speed}"
                    say(key)
                    figures[key] = watch(browser, server.url, name, how)
        browser.close()
        server.stop()
    tell(figures)


if __name__ == "__main__":
    main()
