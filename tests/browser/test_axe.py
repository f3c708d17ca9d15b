"""What axe finds on every screen, dark and light, on a phone and on a desk: nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import screens, screens_replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall, Screen

SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}
SCHEMES = ("dark", "light", "contrast")


@pytest.mark.parametrize("screen", screens.ALL, ids=lambda screen: str(screen.__name__))
def test_axe_finds_nothing(
    screen: Screen,
    hall: Hall,
    watch: Callable[[Page], Page],
    axe: Callable[[Page], list[str]],
    complaints: list[str],
) -> None:
    page = watch(hall.page)
    page.emulate_media(reduced_motion="reduce")
    screen(hall)
    found = []
    for scheme in SCHEMES:
        page.evaluate("scheme => { document.documentElement.dataset.scheme = scheme; }", scheme)
        for name, size in SIZES.items():
            page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
            found += [f"{name}, {scheme}: {each}" for each in axe(page)]
    assert not found, "\n".join(found)
    if screen in (screens.no_table, screens.missing, screens_replay.bring_record):
        complaints.clear()  # the browser tells of the answer 404 or 400
