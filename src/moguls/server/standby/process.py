"""Process over PostgreSQL: active from the start, or a standby that becomes active."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.standby import closing
from moguls.server.standby.pages import standby_app
from moguls.server.standby.switch import SwitchingApp
from moguls.server.storage.postgresql.term import Term

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn
    from starlette.applications import Starlette

    from moguls.server.settings import Settings
    from moguls.server.storage.postgresql.engine import Guard

    Open = Callable[[Guard], Starlette]

LOG: Final = logging.getLogger("moguls.standby")


class Process:
    """A process with the lock of its database, or one that waits for it.

    Attributes:
        app: what it serves.
    """

    def __init__(self, settings: Settings, base: str, open_site: Open) -> None:
        """Become active, unless the settings name a standby.

        Args:
            settings: with a database.
            base: the path under which the site lies.
            open_site: opens the site with a guard for its writes.

        Raises:
            UsageError: the database cannot be used, or another process is active.
        """
        self._term, self._open_site = Term(settings.database), open_site
        site = None if settings.standby else self._at_once()
        waiting = standby_app(settings.metrics_token, base)
        self.app = SwitchingApp(self._term.leadership, waiting, self._open, site)

    def _at_once(self) -> Starlette:
        """Return the site; the process is active.

        Raises:
            UsageError: the database cannot be used, or another process is active.
        """
        if self._term.take():
            return self._open()
        msg = (
            f"{self._term.address} is in use: another process is active there, and only one can "
            "be. Start this one with --standby, so that it takes over when the other ends, or stop "
            "the other one first"
        )
        raise UsageError(msg)

    def _open(self) -> Starlette:
        """Return the site, fenced against earlier processes before anything is read."""
        try:
            self._term.enter()
            site = self._open_site(self._term.fence.check)
            self._term.enter()  # the database was empty
        except BaseException:
            self._term.leadership.drop()
            raise
        LOG.info("epoch %s of %s begins", self._term.fence.epoch, self._term.address)
        return site

    def watch(self, server: uvicorn.Server) -> None:
        """End a server once this process is no longer active."""
        self.app.on_end = lambda: closing.end(server)

    def result(self, code: int) -> int:
        """Return the exit code of a server that has ended, instead of its usual one.

        Raises:
            UsageError: the standby could not open the site.
        """
        if self.app.failure:
            raise UsageError(self.app.failure)
        if self._term.leadership.reason:
            LOG.error("ended with code %s: start it again, as a standby", closing.LOST)
            return closing.LOST
        return code


def refuse_standby(settings: Settings) -> None:
    """Refuse a standby without a database that another process can reach.

    Raises:
        UsageError: the settings name none.
    """
    if settings.standby and not settings.database:
        msg = (
            "the setting standby cannot be used with a SQLite file: a standby takes over a "
            "PostgreSQL database, named with --database"
        )
        raise UsageError(msg)
