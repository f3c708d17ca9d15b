"""Mail through a real server: nothing about another seat in text, subject, headers or size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest

from moguls.core.play.game import Game
from moguls.server.mail.notices import MailChannel
from moguls.server.mail.planning import KIND
from moguls.server.notify.notices import Notices
from moguls.server.table import decide
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.mail.inbox import serving
from tests.server.mail.people import MailHouse

if TYPE_CHECKING:
    from pathlib import Path

# What differs from one table to the next by chance: its id, and what is signed with it.
CHANCE = re.compile(r"/move#\S+|/t/[\w-]+|/stop/\w+")
ORDER = {"bowl": 2, "chips": None, "left": None}


class World(NamedTuple):
    """What reaches Bob: words of each mail without ids, and how many bytes each has."""

    words: list[list[str]]
    sizes: list[int]


async def world(path: Path, mode: str, *, order: bool) -> World:
    """Return the mails to Bob, where another seat has a secret order or none."""
    async with serving() as inbox:
        house = MailHouse(path)
        channel = MailChannel(inbox.mailer(house.clock))
        house.notices = Notices(house.hub, house.store.notices, {KIND: channel})
        await house.write_to("bob", mode=mode)
        live = await house.table()
        await house.until(live, "bob")
        if order:
            await house.hub.do(live, decide.order, "cid", ORDER)
        await house.wait(SLOW_DELAY)
        await house.wait(86_400)
        return World(
            [[mail["Subject"], *map(text_of, mail.walk())] for mail in inbox.mails],
            list(map(len, inbox.raw)),
        )


def text_of(part: object) -> str:
    content = getattr(part, "get_content", None)
    is_text = getattr(part, "get_content_maintype", str)() == "text"
    return CHANCE.sub("", str(content())) if is_text and content is not None else ""


@pytest.mark.parametrize("mode", ["digest", "each"])
def test_mails_are_the_same_whether_another_seat_has_an_order(
    tmp_path: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = Game.deal
    monkeypatch.setattr(Game, "deal", lambda game, seats, _seed=1: deal(game, seats, 1))
    one, other = (
        loops.run(world(tmp_path / f"{order}.sqlite", mode, order=order)) for order in (True, False)
    )

    assert one.words
    assert one == other


def test_a_mail_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    words = loops.run(world(tmp_path / "moguls.sqlite", "each", order=True)).words

    for mail in words:
        assert not re.search(r'src="(?!cid:)|<link|<style|url\(|http://', "".join(mail))
