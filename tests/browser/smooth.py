"""Measurements of a page's motion, and presses by finger or mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.drivers import READY

if TYPE_CHECKING:
    import random

    from playwright.sync_api import Page

# What the page notes about itself; frames only where asked for, as that keeps it awake.
WATCH = """({frames}) => {
    const watched = 'noted' in window;
    window.noted = {shifts: [], events: [], presses: {}, tasks: [], frames: []};
    if (watched) return;
    const on = (type, note, more) => new PerformanceObserver(list => list.getEntries()
        .forEach(note)).observe({type, ...more});
    const name = at => at?.nodeType === 1 ? at.tagName.toLowerCase() + '.'
        + (at.getAttribute('class') ?? '').replace(/svelte-\\w+/g, '').trim() : '';
    on('layout-shift', each => each.hadRecentInput || noted.shifts.push([each.value,
        each.sources.map(({node}) => name(node)).join(' | ')]));
    on('event', each => {
        noted.events.push(each.duration);
        if (each.interactionId) noted.presses[each.interactionId] =
            Math.max(noted.presses[each.interactionId] ?? 0, each.duration);
    }, {durationThreshold: 16});
    on('longtask', each => noted.tasks.push(each.duration));
    let last = 0;
    const look = now => {
        if (last) noted.frames.push(now - last);
        last = now;
        requestAnimationFrame(look);
    };
    if (frames) requestAnimationFrame(look);
}"""
# Where the middle of each thing lies that can be pressed and seen.
PLACES = """ready => [...document.querySelectorAll(ready)].flatMap(at => {
    if (!at.checkVisibility()) return [];
    const box = at.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    return at.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""


def press(page: Page, chance: random.Random, *, touch: bool) -> bool:
    """Press anything that can be pressed, as a finger or a mouse would."""
    places = page.evaluate(PLACES, READY.replace(":visible", ""))
    if not places:
        return False
    x, y = chance.choice(places)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True
