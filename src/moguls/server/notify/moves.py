"""Moves by mail: links for a turn with few possibilities, and what their page shows and does."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from moguls.server.mail.moves import FEW, MoveLink, is_signed, read_link, signed
from moguls.server.table import decide
from moguls.server.table.due import is_automatic
from moguls.server.wire.channels import MailMoveInfo
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.ports.notices import NoticeStore, Row
    from moguls.server.table.table import Table

KEY: Final = "mail-moves"
KEY_BYTES: Final = 32
# Moves that can be judged without the board; the catalogues have words for them.
NAMED: Final = frozenset({"bid", "leave", "loan", "credit", "decline", "take", "sell", "nothing"})


class MailMoves:
    """Makes, shows and plays the links of moves."""

    def __init__(self, hub: Hub, store: NoticeStore) -> None:
        """Sign by a key of the store."""
        self._hub, self._store = hub, store

    async def links(self, table: Table, notice: Row, lang: str) -> tuple[tuple[str, str], ...]:
        """Return words and path of each move of a turn; none where there are many."""
        moves, seat = list(table.play.legal()), notice["seat"]
        is_named = NAMED.issuperset(move.split()[0] for move in moves)
        if len(moves) > FEW or table.play.turn != seat or not is_named:
            return ()
        key = await self._key()
        links = [
            signed(MoveLink(table.id, seat, table.moved, choice), notice["user_id"], key)
            for choice in range(len(moves))
        ]
        words = [move_in_words(move, lang) for move in moves]
        return tuple((word, f"/mail/move#{link}") for word, link in zip(words, links, strict=True))

    async def look(self, text: str, lang: str) -> MailMoveInfo:
        """Return what a link would do; nothing is changed.

        Raises:
            Refusal: the link is forged, or its turn is over.
        """
        live, link = await self._find(text)
        table = live.table
        move = list(table.play.legal())[link.choice]
        name, title = table.seats[link.seat].player, table.play.game.title
        return MailMoveInfo(table.id, title, name, move_in_words(move, lang))

    async def play(self, text: str) -> str:
        """Play the move of a link; return the table.

        Raises:
            Refusal: the link is forged, its turn is over, or the move is refused.
        """
        live, link = await self._find(text)
        table = live.table
        user, move = str(table.seats[link.seat].user), list(table.play.legal())[link.choice]
        seat = link.seat
        await self._hub.do(live, decide.move, user, f"mail {text}", table.moved, move, seat)
        return table.id

    async def _find(self, text: str) -> tuple[Live, MoveLink]:
        """Return the table and the turn of a link, if it can be played now.

        Raises:
            Refusal: the link is forged, or its turn is over.
        """
        link = read_link(text)
        if link is None:
            raise Refusal("mail/no_move")
        try:
            live = await self._hub.find(link.table)
        except Refusal:
            raise Refusal("mail/no_move") from None
        table, key = live.table, await self._key()
        user = table.seats[link.seat].user if link.seat < len(table.seats) else None
        # A link of somebody whose seat is another's now is not told from a forged one.
        if user is None or not is_signed(text, user, key):
            raise Refusal("mail/no_move")
        turn = (table.status, table.play.turn, table.moved)
        if turn != ("playing", link.seat, link.moved) or is_automatic(table):
            raise Refusal("mail/past_move")
        return live, link

    async def _key(self) -> str:
        new = secrets.token_hex(KEY_BYTES)
        key: str = await self._hub.transact(self._store.key, KEY, new)
        return key


def move_in_words(move: str, lang: str) -> str:
    """Return a move in the words of a language."""
    verb, _, count = move.partition(" ")
    return say(lang, f"mail-move-{verb}{'-count' if count else ''}", {"count": count})
