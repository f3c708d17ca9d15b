"""Moves by mail: links for few moves, which show first, play once, and hold for one turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from moguls.server.mail.moves import MoveLink, read_link, signed
from moguls.server.notify.moves import MailMoves, move_in_words
from moguls.server.table.notices.events import SLOW_DELAY
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import LANGUAGES
from tests import loops
from tests.server.mail.people import SITE, MailHouse

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from moguls.server.live.live import Live


@pytest.fixture
def house(tmp_path: Path) -> MailHouse:
    return MailHouse(tmp_path / "moguls.sqlite")


def run(story: Callable[[], Coroutine[object, object, None]]) -> None:
    loops.run(story())


def moves_of(house: MailHouse) -> MailMoves:
    return MailMoves(house.hub, house.store.notices)


async def offered(house: MailHouse) -> tuple[Live, dict[str, str]]:
    """Return a table where it is Bob's turn, and the links of his mail by their words."""
    await house.write_to("bob", mode="each")
    live = await house.table()
    await house.until(live, "bob")
    house.mailer.letters.clear()
    await house.wait(SLOW_DELAY)
    (letter,) = house.to("bob")
    found = re.findall(rf"(.+): {SITE}/mail/move#(\S+)", letter.text)
    assert all(f'href="{SITE}/mail/move#{link}"' in letter.html for _words, link in found)
    assert all(len(f"{SITE}/mail/move#{link}") < 120 for _words, link in found)
    return live, dict(found)


def test_a_mail_offers_the_few_moves_and_a_look_changes_nothing(house: MailHouse) -> None:
    async def story() -> None:
        live, links = await offered(house)
        assert set(links) == {"Take a loan", "No loan"}
        before = live.table.seq
        info = await moves_of(house).look(links["Take a loan"], "de")

        assert (info.move, info.name, info.table) == ("Einen Kredit nehmen", "Bob", live.table.id)
        assert live.table.seq == before

    run(story)


def test_a_link_plays_its_move_once(house: MailHouse) -> None:
    async def story() -> None:
        live, links = await offered(house)
        moves, link = moves_of(house), links["No loan"]
        before = live.table.moved
        assert await moves.play(link) == live.table.id
        after = live.table.seq
        assert live.table.moved > before
        for late in links.values():
            for deed in (moves.play(late), moves.look(late, "en")):
                with pytest.raises(Refusal) as caught:
                    await deed
                assert caught.value.code == "mail/past_move"

        assert live.table.seq == after

    run(story)


def test_a_link_of_an_earlier_turn_plays_nothing_in_a_later_one(house: MailHouse) -> None:
    async def story() -> None:
        live, links = await offered(house)
        await house.play(live)
        while house.on_turn(live) != "bob":
            await house.play(live)
        before = live.table.seq
        with pytest.raises(Refusal) as caught:
            await moves_of(house).play(links["Take a loan"])

        assert caught.value.code == "mail/past_move"
        assert live.table.seq == before

    run(story)


def test_forged_and_foreign_links_play_nothing(house: MailHouse) -> None:
    async def story() -> None:
        live, links = await offered(house)
        good = links["Take a loan"]
        link = read_link(good)
        assert link is not None
        other_move = good.replace(f".{link.choice}.", f".{1 - link.choice}.")
        bad = [
            "",
            "nonsense",
            f"{good}x",
            good[:-1],
            other_move,
            good.replace(live.table.id, "nowhere"),
            signed(link, "eve", "another key"),
            signed(link._replace(seat=99), "bob", "another key"),
            good.replace(f".{link.seat}.", ".²."),
        ]
        before = live.table.seq
        for text in bad:
            for deed in (moves_of(house).play(text), moves_of(house).look(text, "en")):
                with pytest.raises(Refusal) as caught:
                    await deed
                assert caught.value.code == "mail/no_move"

        assert live.table.seq == before

    run(story)


def test_a_link_is_made_for_a_person_and_a_site() -> None:
    link = MoveLink("abc", 1, 7, 0)

    assert signed(link, "bob", "key") != signed(link, "ada", "key")
    assert signed(link, "bob", "key") != signed(link, "bob", "other")
    assert read_link(signed(link, "bob", "key")) == link


def test_each_move_has_words_in_each_language() -> None:
    for move in ("bid", "leave", "loan", "credit", "decline", "take", "sell", "sell 2", "nothing"):
        words = {lang: move_in_words(move, lang) for lang in LANGUAGES}
        assert all(it and "mail-move" not in it for it in words.values())
        assert len(set(words.values())) > 1
