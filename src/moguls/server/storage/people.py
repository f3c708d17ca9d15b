"""People and their devices in the database: a person may be signed in on several."""

from __future__ import annotations

import time

import sqlalchemy as sa


class PeopleRows:
    """Writes and reads people and devices; every method is part of a transaction of the store."""

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

    def by_token(self, connection: sa.Connection, token_hash: str) -> dict[str, object] | None:
        """Return the person to whom a token belongs, with its device, or None."""
        users, devices = self.users, self.devices
        query = (
            sa.select(users, devices.c.id.label("device"), devices.c.seen_at)
            .join(devices, devices.c.user_id == users.c.id)
            .where(devices.c.token_hash == token_hash)
        )
        row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def by_id(self, connection: sa.Connection, user: str) -> dict[str, object] | None:
        """Return a person, or None."""
        query = sa.select(self.users).where(self.users.c.id == user)
        row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def add(self, connection: sa.Connection, user: dict[str, object]) -> None:
        """Keep a new person."""
        connection.execute(self.users.insert().values(**user, made_at=time.time()))

    def change(self, connection: sa.Connection, user: str, values: dict[str, str | None]) -> None:
        """Change a person's name or language."""
        which = self.users.c.id == user
        connection.execute(self.users.update().where(which).values(**values))

    def add_device(self, connection: sa.Connection, device: dict[str, object]) -> None:
        """Keep a new device of a person."""
        at = time.time()
        connection.execute(self.devices.insert().values(**device, made_at=at, seen_at=at))

    def see(self, connection: sa.Connection, device: str, browser: str, system: str) -> None:
        """Write that a device has been here now, and as what it came."""
        values = {"seen_at": time.time(), "browser": browser, "system": system}
        which = self.devices.c.id == device
        connection.execute(self.devices.update().where(which).values(**values))

    def devices_of(self, connection: sa.Connection, user: str) -> list[dict[str, object]]:
        """Return the devices of a person, the last seen first."""
        query = sa.select(self.devices).where(self.devices.c.user_id == user)
        rows = connection.execute(query.order_by(self.devices.c.seen_at.desc())).mappings().all()
        return [dict(row) for row in rows]

    def drop_device(self, connection: sa.Connection, user: str, device: str) -> bool:
        """Forget a device of a person; say whether it was one."""
        which = (self.devices.c.id == device) & (self.devices.c.user_id == user)
        return bool(connection.execute(self.devices.delete().where(which)).rowcount)
