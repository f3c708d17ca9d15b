"""Pictures in mails: a small PNG of what everybody may know, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.server.notify import pictures
from moguls.server.notify.pictures import picture_of, usable_font
from moguls.server.table import decide
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.mail.people import MailHouse

if TYPE_CHECKING:
    from pathlib import Path

SMALL = 100_000  # bytes


def test_a_picture_is_small_and_the_same_with_and_without_an_order(tmp_path: Path) -> None:
    async def story() -> None:
        house = MailHouse(tmp_path / "moguls.sqlite")
        live = await house.table()
        before = picture_of(live.table)
        await house.hub.do(live, decide.order, "bob", {"bowl": 2, "chips": None, "left": None})

        assert before.startswith(b"\x89PNG")
        assert len(before) < SMALL
        assert picture_of(live.table) == before

    loops.run(story())


def test_words_are_drawn() -> None:
    font = usable_font()

    assert font in pictures.FONTS


@pytest.mark.parametrize("missing", ["renderer", "font"])
def test_without_renderer_or_font_a_mail_has_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    if missing == "renderer":
        monkeypatch.setattr(pictures, "find_spec", lambda _name: None)
    else:
        monkeypatch.setattr(pictures, "FONTS", ())  # of another name, the machine may have one
    usable_font.cache_clear()  # last: a thread of another test may draw

    async def story() -> None:
        house = MailHouse(tmp_path / "moguls.sqlite")
        await house.write_to("bob", mode="each")
        await house.until(await house.table(), "bob")
        await house.wait(SLOW_DELAY)

        letter = house.to("bob")[-1]
        assert letter.images == ()
        assert "<img" not in letter.html

    try:
        loops.run(story())
    finally:
        usable_font.cache_clear()
