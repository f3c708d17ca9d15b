"""Messages of notices: in the reader's language and time zone, still true an hour later."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

from moguls.server.ports.notices import NoticeMessage
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.notices.notice import BOT_CAME, QUARTER, TURN
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table

TAG_BYTES: Final = 12
MANY_TAG: Final = "moguls-turns"
_DATES: Final = {"en": "%d %b, %H:%M", "de": "%d.%m., %H:%M", "fr": "%d/%m, %H:%M"}


def message_of(
    table: Table, notice: dict[str, Any], channel: dict[str, Any], outages: Sequence[Interval] = ()
) -> NoticeMessage:
    """Return the message of a notice: the game and the names are public, and nothing else is words.

    Args:
        table: as it is.
        notice: its row.
        channel: the row of the channel: its language and time zone.
        outages: of the server, for the clock.
    """
    kind, lang = notice["kind"], channel["lang"]
    deadline = (next_deadline(table, outages) or 0.0) if kind in {TURN, QUARTER} else 0.0
    seat = table.seats[notice["seat"]]
    words: dict[str, str | int] = {
        "game": table.play.game.title,
        "name": seat.player,
        "time": shown_time(notice["made_at"], lang, channel["zone"]),
        "deadline": shown_time(deadline, lang, channel["zone"]),
    }
    key = f"notice-{kind}"
    if kind == TURN and deadline:
        key = "notice-turn-until"
    if kind == BOT_CAME and seat.former == notice["user_id"]:
        key = "notice-bot-own"
    return NoticeMessage(
        title=say(lang, f"notice-{kind}-title", words),
        body=say(lang, key, words),
        path=f"/t/{table.id}",
        tag=tag_of(table.id, notice["seat"]),
        expires_at=min(notice["expires_at"], deadline or notice["expires_at"]),
        is_urgent=kind in {TURN, QUARTER},
    )


def collapsed(message: NoticeMessage, lang: str, game: str) -> NoticeMessage:
    """Return a message without a sound in place of one too many a day."""
    words: dict[str, str | int] = {"count": message.waiting, "game": game}
    return message._replace(
        title=say(lang, "notice-many-title", words),
        body=say(lang, "notice-many", words),
        tag=MANY_TAG,
        is_urgent=False,
        is_quiet=True,
    )


def test_message(channel: dict[str, Any], now: float, life: float) -> NoticeMessage:
    """Return the message of a test; to open it shows that the channel works."""
    lang = channel["lang"]
    words = {"time": shown_time(now, lang, channel["zone"])}
    title, body = say(lang, "notice-test-title"), say(lang, "notice-test", words)
    return NoticeMessage(title, body, f"/settings?heard={channel['id']}", "moguls-test", now + life)


def tag_of(table_id: str, seat: int) -> str:
    """Return the tag of all messages about a seat: the later one replaces the earlier one."""
    return blake2b(f"{table_id}:{seat}".encode(), digest_size=TAG_BYTES).hexdigest()


def shown_time(at: float, lang: str, zone: str) -> str:
    """Return a time with its date, as it is written in a language, in a time zone."""
    local = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone))
    return local.strftime(_DATES.get(lang, _DATES["fr"]))
