"""Checks of deliveries: all arrive, once, in time, true, and by mail only where no push did."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

from moguls.server.mail.planning import DIGEST, data_of, next_digest
from moguls.server.notify.wording import shown_time
from moguls.server.notify.worker import LOUD_TURNS
from moguls.server.table.clock.banks import next_deadline, stopped
from moguls.server.table.due import is_automatic
from tests.simulation.reception import CONNECTION, LOST
from tests.simulation.world import DAY, HOUR, MINUTE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.live.live import Live
    from moguls.server.ports.notices import NoticeMessage, Row
    from tests.simulation.world import World

EARLY: Final = 6 * HOUR  # after the next digest: a deadline until then has it sent at once
LATE: Final = 15 * MINUTE
QUIET: Final = 7 * HOUR  # without a fault, after which nothing waits for another attempt
SETTLED: Final = 20 * HOUR  # after which a notice has been sent, dropped, or has failed for good
PATIENCE: Final = 4 * HOUR  # of the server with services that do not answer
PASSING: Final = (CONNECTION, "timeout", "451", "503", "waiting")  # reasons of failures that end


class DeliveryChecker:
    """Looks at each message when it is shown, and at what waits.

    Attributes:
        shown: the number of messages.
        troubles: what was wrong. An assertion would be one more failure of a device.
    """

    def __init__(self, world: World) -> None:
        self._world, self.troubles, self.shown = world, world.troubles, 0
        world.letters.look = self._letter
        for reception in world.receptions.values():
            reception.look = self._message

    # -- at the moment of sending -----------------------------------------------------------------

    def _message(self, address: Row, message: NoticeMessage, now: float) -> None:
        self.shown += 1
        if (wrong := self._wrong(address, message, now)) is not None:
            self.troubles.append(f"{address['kind']}: {message.title}: {wrong}")

    def _wrong(self, address: Row, message: NoticeMessage, now: float) -> str | None:
        """Return what is not true in a message."""
        if message.expires_at <= now:
            return "says nothing new any more"
        live = self._world.site.hub.in_use().get(message.path.rsplit("/", 1)[-1])
        if live is None or not message.is_urgent:
            return None
        table, seat = live.table, live.table.play.turn
        if table.status != "playing" or seat not in table.seats_of(address["user_id"]):
            return "not this person's turn"
        if is_automatic(table):
            return "an order answers"
        if any(begin <= now < end for begin, end in stopped(table.stops, seat, live.outages)):
            return "the clock stands still"
        deadline = next_deadline(table, live.outages)
        written = shown_time(deadline, address["lang"], address["zone"]) if deadline else ""
        return None if written in message.body else f"the deadline is {written}: {message.body}"

    def _letter(self, address: Row, notices: Sequence[int], now: float) -> None:
        """Check that a digest is sent at its hour, or because a deadline comes first."""
        data, places = data_of(address), ",".join("?" * len(notices))
        rows = self._rows(f"SELECT kind, deadline FROM notices WHERE id IN ({places})", notices)  # noqa: S608  # question marks
        if "quarter" in {row["kind"] for row in rows}:
            assert len(rows) == 1, "a warning is a letter of its own"
        elif data.mode == DIGEST and self._is_calm("mail", QUIET):
            following = next_digest(now, data.hour, address["zone"])
            at_hour = now < next_digest(now - DAY, data.hour, address["zone"]) + LATE
            is_early = any(0 < row["deadline"] < following + EARLY for row in rows)
            changed = address["renewed_at"] > now - DAY  # its hour was another one
            if not (at_hour or is_early or changed):
                self.troubles.append(f"a digest came at {datetime.fromtimestamp(now, UTC)}")

    def _is_calm(self, kind: str, seconds: float) -> bool:
        return self._world.is_calm(seconds) and self._world.receptions[kind].is_calm(seconds)

    # -- every hour -------------------------------------------------------------------------------

    def turn(self, live: Live) -> None:
        """Check that there is a notice of a turn that has begun a while ago."""
        table, seat, now = live.table, live.table.play.turn, self._world.clock.time()
        user = None if seat is None else table.seats[seat].user
        is_fresh = LATE < now - table.turn_at < DAY / 4
        if user is None or is_automatic(table) or not is_fresh:
            return
        rows = self._rows(
            "SELECT (SELECT min(made_at) FROM channels WHERE user_id = ?1) AS since,"
            " (SELECT count(*) FROM notices WHERE user_id = ?1 AND table_id = ?2"
            " AND kind = 'turn' AND made_at >= ?3 - 1) AS count",
            (user, table.id, table.turn_at),
        )
        since = rows[0]["since"]
        if since is not None and since < table.turn_at and not rows[0]["count"]:
            self.troubles.append(f"{table.id}: no notice of the turn at {table.turn_at}")

    def waiting(self) -> None:
        """Check what waits: nothing too long, and everything in a digest until its hour."""
        now = self._world.clock.time()
        if self._world.is_calm(LATE):
            late = "SELECT id FROM notices WHERE due_at < ?"
            assert not self._rows(late, (now - LATE,)), "a notice was not spread"
            late = "SELECT notice_id FROM deliveries WHERE due_at < ?"
            assert not self._rows(late, (now - LATE,)), "a delivery was forgotten"
        rows = self._rows(
            "SELECT c.*, d.due_at AS due_at, n.deadline AS deadline FROM deliveries d"
            " JOIN notices n ON n.id = d.notice_id JOIN channels c ON c.id = d.channel_id"
            " WHERE d.state = 'waiting' AND d.why = 'digest'"
        )
        for row in rows:
            assert not row["deadline"] or row["deadline"] >= row["due_at"] + EARLY, "too late"
            local = datetime.fromtimestamp(row["due_at"], UTC).astimezone(ZoneInfo(row["zone"]))
            hour = data_of(row).hour
            is_old = row["renewed_at"] > row["due_at"] - 2 * DAY
            assert is_old or (local.hour, local.minute) == (hour, 0), "not at its hour"

    def finished(self) -> dict[str, int]:
        """Check what has been sent, dropped or has failed; return deliveries by their state."""
        now = self._world.clock.time()
        lost = self._rows(
            "SELECT n.id FROM notices n LEFT JOIN deliveries d ON d.notice_id = n.id"
            " WHERE n.not_before < ? AND n.why IS NULL AND d.state IS NULL AND n.due_at IS NULL",
            (now - SETTLED,),
        )
        assert not lost, f"{len(lost)} notices were lost without a reason"
        unsaid = "SELECT * FROM deliveries WHERE state IN ('dropped', 'failed') AND why = ''"
        assert not self._rows(unsaid), "a delivery has ended without a reason"
        self._check_loud()
        self._check_given_up()
        self._check_both()
        rows = self._rows("SELECT state, count(*) AS count FROM deliveries GROUP BY state")
        return {row["state"]: row["count"] for row in rows}

    def _check_loud(self) -> None:
        """Check that nobody is called to a slow table more than three times in any day."""
        rows = self._rows(
            "SELECT d.channel_id, d.done_at FROM deliveries d JOIN notices n ON n.id = d.notice_id"
            " JOIN channels c ON c.id = d.channel_id WHERE c.kind != 'mail'"
            " AND d.state = 'sent' AND NOT d.is_quiet AND n.kind = 'turn' AND n.is_slow"
            " ORDER BY d.channel_id, d.done_at"
        )
        for first, fourth in zip(rows, rows[LOUD_TURNS:], strict=False):
            same = first["channel_id"] == fourth["channel_id"]
            assert not same or fourth["done_at"] - first["done_at"] >= DAY, "a fourth loud message"

    def _check_given_up(self) -> None:
        """Check that a failure that may pass is not final within hours."""
        for row in self._rows(
            "SELECT d.*, n.not_before AS began FROM deliveries d"
            " JOIN notices n ON n.id = d.notice_id WHERE d.state = 'failed'"
        ):
            key = row["channel_id"], row["notice_id"]
            began = self._world.letters.first.get(key, row["began"])
            if row["why"] in PASSING:
                assert row["done_at"] - began >= PATIENCE, f"given up within hours: {dict(row)}"

    def _check_both(self) -> None:
        """Check that no turn is mailed whose push has arrived at once."""
        both = self._rows(
            "SELECT p.notice_id FROM deliveries p JOIN channels c ON c.id = p.channel_id"
            " JOIN deliveries m ON m.notice_id = p.notice_id JOIN channels l ON l.id = m.channel_id"
            " WHERE c.kind = 'push' AND l.kind = 'mail' AND p.state = 'sent' AND m.state = 'sent'"
            " AND p.tries = 1"
        )
        assert len(both) <= self._world.kills, f"{len(both)} pushes were mailed as well"

    # -- at the end -------------------------------------------------------------------------------

    def repeated(self) -> None:
        """Check that nothing was shown twice, but where an answer was not recorded."""
        world, twice = self._world, 0
        lost = sum(it.outcomes[LOST] for it in world.receptions.values())
        for kind, reception in world.receptions.items():
            again = [count - 1 for count in reception.shown.values() if count > 1]
            twice += max(again, default=0) if kind == "mail" else sum(again)
        assert twice <= world.kills + lost, f"{twice} messages were shown twice"

    def _rows(self, query: str, values: Any = ()) -> list[dict[str, Any]]:
        database = sqlite3.connect(self._world.path)
        database.row_factory = sqlite3.Row
        try:
            return [dict(row) for row in database.execute(query, values)]
        finally:
            database.close()
