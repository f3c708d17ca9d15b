"""Notices in one database; each method is one short transaction."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from moguls.server.ports.notices import (
    DEAD,
    DROPPED,
    FAILED,
    NO_FAILURES,
    OFF,
    SENDING,
    SENT,
    WAITING,
)
from moguls.server.storage.portable import insert_new, insert_or_update, larger
from moguls.server.table.notices.notice import MESSAGE, QUARTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.notices import DeliveryOutcome, Row
    from moguls.server.storage.notices.tables import NoticeTables
    from moguls.server.table.notices.notice import Notice

MOST_NOTICES: Final = 100  # finished ones of a person that are stored
_LISTINGS: Final = sa.table("listings", sa.column("table_id"), sa.column("game"))
ENDS: Final = (SENT, DROPPED, FAILED, DEAD)


class StoredNotices:
    """Notices, deliveries and channels."""

    def __init__(self, engine: sa.Engine, tables: NoticeTables) -> None:
        """Use an open database."""
        self.engine, self.tables = engine, tables

    # -- notices ----------------------------------------------------------------------------------

    def add(self, table_id: str, notices: Sequence[Notice]) -> None:
        """Add notices that no log entry has caused."""
        with self.engine.begin() as connection:
            self.tables.put(connection, table_id, notices)

    def next_at(self) -> float | None:
        """Return when something is to be done next, or None."""
        columns = self.tables.notices.c.due_at, self.tables.deliveries.c.due_at
        with self.engine.connect() as connection:
            times = [connection.execute(sa.select(sa.func.min(it))).scalar() for it in columns]
        return min((float(at) for at in times if at is not None), default=None)

    def spread(self, now: float, limit: int) -> int:
        """Make deliveries of due notices; return the number of notices."""
        table = self.tables.notices
        query = sa.select(table).where(table.c.due_at <= now).order_by(table.c.due_at)
        with self.engine.begin() as connection:
            notices = connection.execute(query.limit(limit)).mappings().all()
            for notice in notices:
                why = self._spread_one(connection, notice, now)
                which = table.c.id == notice["id"]
                connection.execute(table.update().where(which).values(due_at=None, why=why))
            for user in {notice["user_id"] for notice in notices}:
                self._prune(connection, user)
        return len(notices)

    def _spread_one(self, connection: sa.Connection, notice: Any, now: float) -> str | None:
        """Make the deliveries of a notice; return why there are none, or None."""
        # A message belongs to no entry: it is seen by who has looked since.
        since = notice["made_at"] if notice["kind"] == MESSAGE else 0.0
        last = self._last_sight(connection, notice["user_id"], notice["table_id"], since)
        if last >= notice["seq"] and notice["kind"] != QUARTER:
            return "seen"
        channels = self.tables.channels.c
        query = sa.select(channels.id).where(channels.user_id == notice["user_id"])
        rows = [
            {
                "notice_id": notice["id"],
                "channel_id": channel,
                "state": WAITING,
                "why": "",
                "tries": 0,
                "is_quiet": False,
                "due_at": now,
            }
            for channel in connection.execute(query).scalars()
        ]
        if not rows:
            return "no_channel"
        insert_new(connection, self.tables.deliveries, rows)
        return None

    def _prune(self, connection: sa.Connection, user: str) -> None:
        """Delete the oldest finished notices of a person."""
        notices, deliveries = self.tables.notices, self.tables.deliveries
        query = sa.select(notices.c.id).where(notices.c.user_id == user)
        pending = sa.select(deliveries.c.notice_id).where(deliveries.c.due_at.is_not(None))
        query = query.where(notices.c.due_at.is_(None), notices.c.id.not_in(pending))
        query = query.order_by(notices.c.id.desc()).offset(MOST_NOTICES)
        old = list(connection.execute(query).scalars())
        if old:
            connection.execute(deliveries.delete().where(deliveries.c.notice_id.in_(old)))
            connection.execute(notices.delete().where(notices.c.id.in_(old)))

    # -- deliveries -------------------------------------------------------------------------------

    def claim(self, now: float, lease: float, limit: int) -> list[Row]:
        """Take due deliveries until a lease ends, each with its notice and its channel."""
        table = self.tables.deliveries
        query = sa.select(table).where(table.c.due_at <= now).order_by(table.c.due_at)
        return self._take(query.limit(limit), now, now + lease)

    def claim_rest(self, delivery: Row, now: float, limit: int) -> list[Row]:
        """Take all other deliveries to the address of one, also those that wait for their time.

        Their lease ends together, so that after a crash they are found together again. Those that
        are taken before their time have no attempt of their own.
        """
        table = self.tables.deliveries
        can_wait = (table.c.state == WAITING) & (table.c.why != "paused")
        here = table.c.channel_id == delivery["channel_id"]
        query = sa.select(table).where(here, can_wait | (table.c.due_at <= now))
        return self._take(query.order_by(table.c.due_at).limit(limit), now, delivery["due_at"])

    def _take(self, query: sa.Select[Any], now: float, until: float) -> list[Row]:
        """Take deliveries until a lease ends, each with its notice and its channel."""
        table, claimed = self.tables.deliveries, []
        with self.engine.begin() as connection:
            for row in connection.execute(query).mappings().all():
                tries = row["tries"] + (row["due_at"] <= now)
                values = {"state": SENDING, "due_at": until, "tries": tries}
                joined = self._joined(connection, {**row, **values})
                if joined is None:  # the channel or the table is gone
                    values = {"state": DROPPED, "due_at": None, "why": "gone", "done_at": now}
                else:
                    claimed.append(joined)
                connection.execute(table.update().where(self._which(row)).values(**values))
        return claimed

    def states_of(self, notice: int, kind: str) -> set[str]:
        """Return the states of the deliveries of a notice to channels of a kind."""
        channels, deliveries = self.tables.channels.c, self.tables.deliveries.c
        query = sa.select(deliveries.state).where(
            deliveries.notice_id == notice,
            deliveries.channel_id == channels.id,
            channels.kind == kind,
        )
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def _joined(self, connection: sa.Connection, row: Row) -> Row | None:
        parts = [(self.tables.notices, row["notice_id"]), (self.tables.channels, row["channel_id"])]
        joined = []
        for table, key in parts:
            part = connection.execute(sa.select(table).where(table.c.id == key)).mappings().first()
            if part is None:
                return None
            joined.append(dict(part))
        if joined[0]["user_id"] != joined[1]["user_id"]:  # somebody else uses that browser now
            return None
        return {**row, "notice": joined[0], "channel": joined[1]}

    def finish(
        self, deliveries: Sequence[Row], outcome: DeliveryOutcome, now: float, *, is_quiet: bool
    ) -> None:
        """Record the outcome of deliveries to one address; a dead one is deleted."""
        values = {
            "state": outcome.state,
            "why": outcome.why,
            "done_at": now,
            "due_at": None,
            "is_quiet": is_quiet,
        }
        with self.engine.begin() as connection:
            for delivery in deliveries:
                self._update(connection, delivery, values)
            channels = self.tables.channels
            which = channels.c.id == deliveries[0]["channel_id"]
            if outcome.state == SENT:
                works = {"sent_at": now, "failing_since": None}
                connection.execute(channels.update().where(which).values(**works))
            elif outcome.state == DEAD:
                connection.execute(channels.delete().where(which))
            elif outcome.state == FAILED and outcome.why != OFF:
                self._mark_failing(connection, delivery["channel_id"], now)

    def put_off(self, delivery: Row, until: float, why: str) -> None:
        """Try a delivery again later."""
        values = {"state": WAITING, "why": why, "due_at": until}
        if why in NO_FAILURES:
            values["tries"] = 0
        with self.engine.begin() as connection:
            self._update(connection, delivery, values)
            if why not in NO_FAILURES:
                began = delivery["notice"]["not_before"]
                self._mark_failing(connection, delivery["channel_id"], began)

    def _mark_failing(self, connection: sa.Connection, channel: str, since: float) -> None:
        channels = self.tables.channels
        which = (channels.c.id == channel) & channels.c.failing_since.is_(None)
        connection.execute(channels.update().where(which).values(failing_since=since))

    def _update(self, connection: sa.Connection, delivery: Row, values: dict[str, Any]) -> None:
        table = self.tables.deliveries
        connection.execute(table.update().where(self._which(delivery)).values(**values))

    def _which(self, row: Any) -> sa.ColumnElement[bool]:
        columns = self.tables.deliveries.c
        here = columns.notice_id == row["notice_id"]
        return sa.and_(here, columns.channel_id == row["channel_id"])

    def count_sent(self, channel: str, kind: str, since: float) -> int:
        """Return how many notices of tables that last for days were sent with a sound."""
        notices, sent = self.tables.notices.c, self.tables.deliveries.c
        query = sa.select(sa.func.count()).where(
            notices.id == sent.notice_id,
            sent.channel_id == channel,
            sent.state == SENT,
            sent.done_at > since,
            ~sent.is_quiet,
            notices.kind == kind,
            notices.is_slow,
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def recent(self, user: str, limit: int) -> list[Row]:
        """Return the last deliveries to a person with their outcomes, the latest first."""
        notices, deliveries = self.tables.notices, self.tables.deliveries
        columns = (notices.c.kind, notices.c.table_id, notices.c.made_at, notices.c.why)
        more = (deliveries.c.state, deliveries.c.why.label("detail"), deliveries.c.channel_id)
        times = (deliveries.c.done_at, deliveries.c.is_quiet)
        both = notices.outerjoin(deliveries, deliveries.c.notice_id == notices.c.id)
        query = sa.select(*columns, *more, *times).select_from(both)
        query = query.where(notices.c.user_id == user, notices.c.due_at.is_(None))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(notices.c.id.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()]

    def expire(self, before: float) -> int:
        """Delete what is older than a time; return how many channels have failed since then."""
        tables = self.tables
        with self.engine.begin() as connection:
            old = sa.select(tables.notices.c.id).where(tables.notices.c.made_at < before)
            for table in (tables.deliveries, tables.notices):
                which = table.c.notice_id if table is tables.deliveries else table.c.id
                connection.execute(table.delete().where(which.in_(old)))
            connection.execute(tables.sights.delete().where(tables.sights.c.at < before))
            failing = tables.channels.c.failing_since < before
            return int(connection.execute(tables.channels.delete().where(failing)).rowcount)

    # -- what people have seen --------------------------------------------------------------------

    def see(self, user: str, table_id: str, seq: int, at: float) -> None:
        """Record that a visible page has shown an entry; an earlier one changes nothing."""
        table = self.tables.sights
        row = {"user_id": user, "table_id": table_id, "seq": seq, "at": at}
        later = {"seq": larger(table.c.seq, seq), "at": at}
        with self.engine.begin() as connection:
            insert_or_update(connection, table, row, ["user_id", "table_id"], later)

    def seen_up_to(self, user: str, table_id: str, since: float = 0.0) -> int:
        """Return the public number of the last entry that a person has seen, if since a time."""
        with self.engine.connect() as connection:
            return self._last_sight(connection, user, table_id, since)

    def _last_sight(
        self, connection: sa.Connection, user: str, table_id: str, since: float = 0.0
    ) -> int:
        sights = self.tables.sights.c
        which = (sights.user_id == user) & (sights.table_id == table_id) & (sights.at >= since)
        return connection.execute(sa.select(sights.seq).where(which)).scalar() or 0

    # -- channels ---------------------------------------------------------------------------------

    def reachable(self) -> set[str]:
        """Return the people who have a channel."""
        query = sa.select(self.tables.channels.c.user_id).distinct()
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def channels_of(self, user: str) -> list[Row]:
        """Return the channels of a person, the oldest first."""
        table = self.tables.channels
        query = sa.select(table).where(table.c.user_id == user).order_by(table.c.made_at)
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def channel(self, channel: str) -> Row | None:
        """Return a channel of anybody, or None."""
        query = sa.select(self.tables.channels).where(self.tables.channels.c.id == channel)
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def mail_channels(self, address: str, limit: int) -> list[Row]:
        """Return the channels with an address of mail, each with the name of its person."""
        table, users = self.tables.channels, sa.table("users", sa.column("id"), sa.column("name"))
        query = (
            sa.select(table, users.c.name)
            .join(users, users.c.id == table.c.user_id)
            .where(table.c.kind == "mail", sa.func.lower(table.c.label) == address.lower())
            .order_by(table.c.made_at)
        )
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query.limit(limit)).mappings()]

    def put_channel(self, row: Row, now: float) -> str:
        """Add a channel, or renew the one with the same address; return its id.

        A device whose address has changed has shown a test already.
        """
        table = self.tables.channels
        new: Row = {"id": secrets.token_hex(8), "made_at": now, "renewed_at": now}
        same = table.c.user_id == row["user_id"]
        works = {name: sa.case((same, table.c[name])) for name in ("opened_at", "sent_at")}
        renewed = {**row, **works, "renewed_at": now}
        older = same & (table.c.device == row["device"]) & (table.c.kind == row["kind"])
        older &= (table.c.device != "") & (table.c.address != row["address"])
        opened = sa.select(sa.func.max(table.c.opened_at)).where(older)
        with self.engine.begin() as connection:
            new["opened_at"] = connection.execute(opened).scalar()
            connection.execute(table.delete().where(older))
            insert_or_update(connection, table, {**row, **new}, ["address"], renewed)
            which = table.c.address == row["address"]
            return str(connection.execute(sa.select(table.c.id).where(which)).scalar_one())

    def place_channels(self, user: str, device: str, lang: str, zone: str) -> None:
        """Change language and time zone of the channels on a device, and of those on none."""
        table = self.tables.channels
        which = (table.c.user_id == user) & table.c.device.in_(["", device])
        change = table.update().where(which).values(lang=lang, zone=zone)
        with self.engine.begin() as connection:
            connection.execute(change)

    def channel_at(self, address: str) -> Row | None:
        """Return the channel with an address, or None."""
        table = self.tables.channels
        query = sa.select(table).where(table.c.address == address)
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def published(self, channel: str, limit: int) -> list[Row]:
        """Return the notices that were sent to a channel with their games, the latest first."""
        notices, sent, listings = self.tables.notices.c, self.tables.deliveries.c, _LISTINGS.c
        query = sa.select(self.tables.notices, sent.done_at, listings.game).where(
            sent.channel_id == channel,
            sent.state == SENT,
            notices.id == sent.notice_id,
            listings.table_id == notices.table_id,
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(notices.id.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()]

    def mark_channel(self, channel: str, column: str, at: float) -> None:
        """Record when something happened to a channel."""
        table = self.tables.channels
        change = table.update().where(table.c.id == channel).values(**{column: at})
        with self.engine.begin() as connection:
            connection.execute(change)

    def drop_channel(self, user: str, channel: str) -> bool:
        """Delete a channel of a person; return whether there was one."""
        table = self.tables.channels
        which = (table.c.id == channel) & (table.c.user_id == user)
        with self.engine.begin() as connection:
            return bool(connection.execute(table.delete().where(which)).rowcount)

    # -- keys -------------------------------------------------------------------------------------

    def key(self, name: str, new: str) -> str:
        """Return a stored key; `new` is stored if there is none."""
        table = self.tables.keys
        with self.engine.begin() as connection:
            insert_new(connection, table, {"name": name, "key": new})
            which = table.c.name == name
            return str(connection.execute(sa.select(table.c.key).where(which)).scalar_one())
