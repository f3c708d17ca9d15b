"""People and their devices in the database; each method is part of a transaction."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from moguls.server.ports.storage import Row


class PeopleRows:
    """People and devices; a person may be signed in on several devices."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.users = sa.Table(
            "users",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("name", sa.String, nullable=False),
            sa.Column("lang", sa.String),
            sa.Column("made_at", sa.Float, nullable=False),
        )
        self.devices = sa.Table(
            "devices",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("user_id", sa.String, nullable=False, index=True),
            sa.Column("token_hash", sa.String, nullable=False, unique=True),
            sa.Column("browser", sa.String, nullable=False),
            sa.Column("system", sa.String, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("seen_at", sa.Float, nullable=False),
        )
        users, devices = self.users, self.devices
        columns = devices.c.id.label("device"), devices.c.seen_at, devices.c.token_hash
        sessions = sa.select(users, *columns).join(devices, devices.c.user_id == users.c.id)
        self._by_token = sessions.where(devices.c.token_hash == sa.bindparam("token"))
        self._since = (
            sessions.where(devices.c.seen_at >= sa.bindparam("since"))
            .order_by(devices.c.seen_at.desc())
            .limit(sa.bindparam("most", type_=sa.Integer))
        )

    def by_token(self, connection: sa.Connection, token_hash: str) -> Row | None:
        """Return the person and device of a token, or None."""
        row = connection.execute(self._by_token, {"token": token_hash}).mappings().first()
        return None if row is None else dict(row)

    def sessions_since(self, connection: sa.Connection, since: float, most: int) -> list[Row]:
        """Return people and devices that have been seen since then, the last ones first."""
        rows = connection.execute(self._since, {"since": since, "most": most}).mappings()
        return [dict(row) for row in rows]

    def by_id(self, connection: sa.Connection, user: str) -> Row | None:
        """Return a person, or None."""
        query = sa.select(self.users).where(self.users.c.id == user)
        row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def add(self, connection: sa.Connection, user: Row) -> None:
        """Add a person."""
        connection.execute(self.users.insert().values(**user, made_at=time.time()))

    def change(self, connection: sa.Connection, user: str, values: dict[str, str | None]) -> None:
        """Change a person's name or language."""
        which = self.users.c.id == user
        connection.execute(self.users.update().where(which).values(**values))

    def add_device(self, connection: sa.Connection, device: Row) -> None:
        """Add a device of a person."""
        at = time.time()
        connection.execute(self.devices.insert().values(**device, made_at=at, seen_at=at))

    def see(self, connection: sa.Connection, device: str, browser: str, system: str) -> None:
        """Record that a device has just been used, and its browser and system."""
        values = {"seen_at": time.time(), "browser": browser, "system": system}
        which = self.devices.c.id == device
        connection.execute(self.devices.update().where(which).values(**values))

    def devices_of(self, connection: sa.Connection, user: str) -> list[Row]:
        """Return the devices of a person, the last used first."""
        query = sa.select(self.devices).where(self.devices.c.user_id == user)
        rows = connection.execute(query.order_by(self.devices.c.seen_at.desc())).mappings().all()
        return [dict(row) for row in rows]

    def drop_device(self, connection: sa.Connection, user: str, device: str) -> bool:
        """Delete a device of a person; return whether there was one."""
        which = (self.devices.c.id == device) & (self.devices.c.user_id == user)
        return bool(connection.execute(self.devices.delete().where(which)).rowcount)
