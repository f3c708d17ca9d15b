"""The work of a page's main thread, counted from a trace that Chromium takes of itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# What the names of a trace's events count as.
KINDS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
}
ALL = "RunTask"  # every task of a thread, whatever is inside
RECEIVED = "WebSocketReceive"  # a message of the server: what has changed
MICRO = 1_000_000


class Tracer:
    """Take a trace while the block runs."""

    def __init__(self, browser: Browser) -> None:
        self.wire = browser.new_browser_cdp_session()
        self.events: list[dict[str, Any]] = []
        self.done = False

    def __enter__(self) -> Self:
        self.wire.on("Tracing.dataCollected", lambda each: self.events.extend(each["value"]))
        self.wire.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))
        config = {"includedCategories": CATEGORIES, "recordMode": "recordAsMuchAsPossible"}
        self.wire.send("Tracing.start", {"traceConfig": config})
        return self

    def __exit__(self, *_: object) -> None:
        self.wire.send("Tracing.end")
        while not self.done:
            self.wire.send("Browser.getVersion")  # what has been collected comes meanwhile
        self.wire.detach()

    def cost(self, seconds: float) -> dict[str, Any]:
        """Return CPU seconds in 20 s of the busiest page's main thread, and counts a second."""
        events = _main(self.events)
        spent = _spent(events)
        counts = Counter(each["name"] for each in events)
        layouts = [each for each in events if each["name"] == "Layout"]
        whole = sum(not _partial(each) for each in layouts)
        objects = sum(_begin(each).get("dirtyObjects", 0) for each in layouts)
        told = sum(e["name"] == RECEIVED for e in self.events)
        tasks = sorted(each.get("tdur", 0) for each in events if each["name"] == ALL)
        styled = sum(
            each.get("args", {}).get("elementCount", 0)
            for each in events
            if each["name"] == "UpdateLayoutTree"
        )
        return {
            "cpu_s_in_20_s": {k: round(v / MICRO / seconds * 20, 2) for k, v in spent.items()},
            "messages": told,
            "cpu_ms_a_message": round(spent["all"] / max(1, told) / 1000, 1),
            "longest_tasks_cpu_ms": [round(each / 1000) for each in tasks[:-6:-1]],
            "a_second": {
                "layouts": round(counts["Layout"] / seconds, 1),
                "whole_page_layouts": round(whole / seconds, 1),
                "objects_laid_out": round(objects / seconds),
                "styles": round(counts["UpdateLayoutTree"] / seconds, 1),
                "elements_styled": round(styled / seconds),
                "paints": round(counts["Paint"] / seconds, 1),
                "commits": round(counts["Commit"] / seconds, 1),
            },
        }


def _main(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events of the main thread that has painted most: that of the page."""
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    painted = Counter((e["pid"], e["tid"]) for e in events if e["name"] in {"Paint", "Commit"})
    page = max(mains, key=lambda each: painted[each])
    return [each for each in events if (each["pid"], each["tid"]) == page and each["ph"] == "X"]


def _spent(events: list[dict[str, Any]]) -> Counter[str]:
    """Return the microseconds of CPU of each kind of work, without what is nested in it."""
    spent: Counter[str] = Counter()
    open_: list[tuple[float, str]] = []
    for each in sorted(events, key=lambda each: (each["ts"], -each["dur"])):
        while open_ and open_[-1][0] <= each["ts"]:
            open_.pop()
        if each["name"] == ALL:
            spent["all"] += each.get("tdur", 0)
        if kind := KINDS.get(each["name"]):
            spent[kind] += each.get("tdur", 0)
            if open_:
                spent[open_[-1][1]] -= each.get("tdur", 0)
            open_.append((each["ts"] + each["dur"], kind))
    return spent


def _begin(layout: dict[str, Any]) -> dict[str, Any]:
    """Return what was known as a layout began."""
    found: dict[str, Any] = layout.get("args", {}).get("beginData", {})
    return found


def _partial(layout: dict[str, Any]) -> bool:
    """Say whether a layout began at a part of the page whose size depends on nothing inside it."""
    return bool(_begin(layout).get("partialLayout"))
