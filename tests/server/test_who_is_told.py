"""Presence: a newcomer gets the list once, and the others are notified."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from moguls.server.live import live
from moguls.server.live.live import Live, Viewer
from tests import loops
from tests.server.test_table import seated

if TYPE_CHECKING:
    import pytest


def news_after(here: Live, *viewers: Viewer) -> list[bool]:
    """Return for each viewer whether there is more to send after the presence list."""
    for viewer in viewers:
        if viewer.news.is_set():
            viewer.news.clear()
            here.news_for(viewer)
    return [viewer.news.is_set() for viewer in viewers]


def test_who_comes_first_has_it_all_with_the_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GATHERING", 0.0)

    async def coming() -> None:
        here, ada, bob = Live(seated()), Viewer("ada", 0), Viewer("bob", 0)
        here.come(ada)
        assert news_after(here, ada) == [False]
        await asyncio.sleep(0.05)
        assert not ada.news.is_set(), "its own coming it knows"
        here.come(bob)
        assert news_after(here, bob) == [False]
        while not ada.news.is_set():  # noqa: ASYNC110  # a timer of the table
            await asyncio.sleep(0.001)
        news_after(here, ada, bob)
        here.go(bob)
        while not ada.news.is_set():  # noqa: ASYNC110  # likewise
            await asyncio.sleep(0.001)

    loops.run(asyncio.wait_for(coming(), 300))


def test_a_request_that_waits_is_told_who_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GATHERING", 0.0)

    async def coming() -> None:
        here, ada = Live(seated()), Viewer("ada", 0)
        with here.waiter("bob") as news:
            here.come(ada)
            news_after(here, ada)
            await news.wait()

    loops.run(asyncio.wait_for(coming(), 300))
