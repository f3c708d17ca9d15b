"""Expiry of what notices leave behind: old deliveries, and addresses that no longer work."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from moguls.server.live.ages import Ages
    from moguls.server.notify.notices import Notices

LOG: Final = logging.getLogger("moguls.notices")
LIFE: Final = 90 * 86_400.0  # seconds


async def expire(notices: Notices, ages: Ages) -> None:
    """Delete addresses after 90 days of failure, and notices of that age.

    Time that the system's clock has left out does not count.
    """
    before = await ages.before(LIFE)
    count = await notices.hub.transact(notices.store.expire, before)
    if count:
        LOG.info("%d addresses have not worked for 90 days, and are deleted", count)
        await notices.load()
