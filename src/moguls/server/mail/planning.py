"""Times of mails: at once, or with others in a daily digest. No I/O in here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

import msgspec

from moguls.server.table.notices.notice import QUARTER

if TYPE_CHECKING:
    from moguls.server.ports.notices import Row

KIND: Final = "mail"  # of a row of the channels
DIGEST, AT_ONCE = "digest", "each"
MODES: Final = (DIGEST, AT_ONCE)
EARLY: Final = 6 * 3600.0  # a deadline so soon after the next digest has it sent at once
IN_DIGEST: Final = "digest"  # why a delivery waits
# Reasons to wait after which a notice has still to be planned.
UNPLANNED: Final = ("", "paused")


class MailData(msgspec.Struct):
    """What a channel of mail consists of.

    Attributes:
        address: checked and confirmed.
        mode: DIGEST or AT_ONCE.
        hour: of the digest, in the time zone of the channel.
        stop: a secret by which a link in a mail ends these mails.
    """

    address: str
    mode: str
    hour: int
    stop: str


def data_of(channel: Row) -> MailData:
    """Return what the row of a channel contains."""
    return msgspec.json.decode(channel["data"], type=MailData)


def next_digest(now: float, hour: int, zone: str) -> float:
    """Return when the next digest is sent: at an hour of the day in a time zone."""
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    at = here.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if at.timestamp() <= now:
        at = (at + timedelta(days=1)).replace(fold=0)
    return at.timestamp()


def is_single(notice: dict[str, Any], channel: Row) -> bool:
    """Return whether a notice has a letter of its own: a warning, or at the wish of the person."""
    return notice["kind"] == QUARTER or data_of(channel).mode == AT_ONCE


def waits_until(notice: dict[str, Any], channel: Row, now: float) -> float | None:
    """Return until when a notice waits for the digest; None: it is sent now."""
    if is_single(notice, channel):
        return None
    at = next_digest(now, data_of(channel).hour, channel["zone"])
    if notice["deadline"] and notice["deadline"] < at + EARLY:
        return None
    return at
