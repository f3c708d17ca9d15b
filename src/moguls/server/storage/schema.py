"""Database schema: all tables, each with the queries that belong to it."""

from __future__ import annotations

import sqlalchemy as sa

from moguls.server.storage.bans import BanRows
from moguls.server.storage.clock.deadlines import Deadlines
from moguls.server.storage.clock.outages import Outages
from moguls.server.storage.clock.vacations import Vacations
from moguls.server.storage.daily.stored import DailyTables
from moguls.server.storage.facts import Facts
from moguls.server.storage.identity.links import OneTimeLinkRows
from moguls.server.storage.identity.stored import IdentityTables
from moguls.server.storage.lists import Lists
from moguls.server.storage.logs import Logs
from moguls.server.storage.notices.tables import NoticeTables
from moguls.server.storage.people import PeopleRows
from moguls.server.storage.puzzles.tables import PuzzleTables
from moguls.server.storage.records import Records
from moguls.server.storage.reviews import ReviewTables
from moguls.server.storage.snapshots.rows import SnapshotRows
from moguls.server.storage.talk.tables import TalkTables

META = sa.MetaData()
PEOPLE = PeopleRows(META)
BANS = BanRows(META)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("made", sa.Text, nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
)
SITE = sa.Table(
    "site",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("alive_at", sa.Float),  # when the clock was last watched
)
# Counted up by each process that becomes active on PostgreSQL: one row.
EPOCH = sa.Table(
    "server_epoch", META, sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False)
)
JUMPS = sa.Table(
    "clock_jumps",
    META,
    sa.Column("from_at", sa.Float, primary_key=True),
    sa.Column("to_at", sa.Float, nullable=False),
)
LOGS = Logs(META)
ENTRIES = LOGS.table
SNAPSHOTS = SnapshotRows(META)
DEADLINES = Deadlines(META, LOGS)
LISTS = Lists(META, LOGS, DEADLINES)
FACTS = Facts(META)
REVIEWS = ReviewTables(META)
RECORDS = Records(META)
OUTAGES = Outages(META)
VACATIONS = Vacations(META)
NOTICES = NoticeTables(META)
ONE_TIME_LINKS = OneTimeLinkRows(META)
TALK = TalkTables(META)
IDENTITY = IdentityTables(META)
DAILY = DailyTables(META)
PUZZLES = PuzzleTables(META)
