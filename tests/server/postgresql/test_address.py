"""Setting `database`: what it may be, and that no message contains its password."""

from __future__ import annotations

import re
import sqlite3
import sys
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.extras import command
from moguls.server.configuring import load, shown
from moguls.server.routes.routing import refusal_after
from moguls.server.storage.opening import open_store
from moguls.server.storage.postgresql import address
from moguls.server.storage.postgresql.address import Address, address_of
from moguls.server.storage.postgresql.troubles import refusal
from moguls.server.storage.troubles import disk_trouble

if TYPE_CHECKING:
    from pathlib import Path

URL = "postgresql://ada:hidden@games.invalid/moguls"
PLACE = {"user": "ada", "password": "hidden", "host": "games.invalid", "dbname": "moguls"}


@pytest.mark.parametrize("url", ["mysql://ada:hidden@h/x", "sqlite:///x", "moguls", "postgresql:x"])
def test_a_database_of_another_kind_is_refused_in_one_sentence(url: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError) as refused:
        open_store(tmp_path / "unused", url)

    text = str(refused.value)
    assert "postgresql://USER@HOST/NAME" in text
    assert "SQLite" in text
    assert "\n" not in text
    assert "hidden" not in text


def test_a_missing_driver_is_refused_with_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "DRIVER", "psycopg_that_is_missing")
    with pytest.raises(UsageError, match=re.escape(command("postgresql"))):
        open_store(tmp_path / "unused", URL)


def test_the_driver_is_not_loaded_for_sqlite(tmp_path: Path) -> None:
    before = set(sys.modules)
    open_store(tmp_path / "moguls.sqlite").close()
    assert not any(name.startswith("psycopg") for name in set(sys.modules) - before)


def test_the_setting_comes_from_file_environment_and_command_line(tmp_path: Path) -> None:
    (tmp_path / "moguls.toml").write_text(f'database = "{URL}/file"\n')
    data = {"data": str(tmp_path)}
    variable = {"MOGULS_DATABASE": f"{URL}/environment"}
    loaded = [
        load(data, {}),
        load(data, variable),
        load({**data, "database": f"{URL}/option"}, variable),
    ]

    ends = [each.settings.database.rpartition("/")[2] for each in loaded]
    assert ends == ["file", "environment", "option"]
    assert load({"data": str(tmp_path / "other")}, {}).settings.database == ""
    assert not any("hidden" in shown(each) for each in loaded)
    assert "# database is set, but secret" in shown(loaded[0])


def test_an_address_in_words_has_no_password() -> None:
    for text in (str(Address(PLACE)), repr(Address(PLACE))):
        assert "PostgreSQL database moguls at games.invalid:5432" in text
        assert "hidden" not in text
    assert Address(PLACE).redacted("no hidden text") == "no *** text"
    assert Address({}).redacted("as it is") == "as it is"


def test_values_of_the_url_replace_the_usual_ones() -> None:
    usual = Address(PLACE).connecting()
    own = Address({**PLACE, "connect_timeout": "60", "options": "-c search_path=own"}).connecting()

    assert (usual["connect_timeout"], own["connect_timeout"]) == ("5", "60")
    assert own["options"] == f"{usual['options']} -c search_path=own"
    assert {"user", "password", "dbname"} < set(own)


REFUSALS = {
    'FATAL:  password authentication failed for user "ada"': "check the user and the password",
    "fe_sendauth: no password supplied": "PGPASSWORD",
    'FATAL:  database "moguls" does not exist': "createdb",
    'FATAL:  role "ada" does not exist': "createuser",
    "permission denied for schema public": "let the user own the database",
    'relation "users" already exists': "name an empty one",
    "no pg_hba.conf entry for host": "pg_hba.conf",
    "unsupported startup parameter: options": "without a pooling proxy",
    "Connection refused\n\tIs the server running?": "check that it runs",
}


@pytest.mark.parametrize(("reason", "remedy"), REFUSALS.items())
def test_a_database_that_cannot_be_used_is_refused_with_reason_and_remedy(
    reason: str, remedy: str
) -> None:
    error = sa.exc.OperationalError("SELECT 1", {}, Exception(f"connection failed: {reason}"))
    text = str(refusal(Address(PLACE), error))

    assert text.startswith("PostgreSQL database moguls at games.invalid:5432 cannot be used: ")
    assert reason.splitlines()[0] in text
    assert remedy in text
    assert "or leave the setting database out to use SQLite" in text
    assert "\n" not in text


def test_a_reason_that_contains_the_password_is_redacted() -> None:
    error = sa.exc.OperationalError("SELECT 1", {}, Exception('host "hidden" is unknown'))
    assert "hidden" not in str(refusal(Address(PLACE), error))


def of_driver(state: str | None, kind: str = "OperationalError") -> Exception:
    """Return an error such as psycopg raises."""
    made: Any = type(kind, (Exception,), {"__module__": "psycopg", "sqlstate": state})
    error: Exception = made("said by the server")
    return error


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (of_driver(None), "cannot be reached"),
        (of_driver("53100"), "disk of PostgreSQL is full"),
        (of_driver("53300"), "max_connections"),
        (of_driver("57P01"), "ending or starting"),
        (of_driver("25006", "ReadOnlySqlTransaction"), "takes no writes"),
        (of_driver("42501", "InsufficientPrivilege"), "own the database"),
    ],
)
def test_the_log_says_what_hinders_postgresql(error: Exception, words: str) -> None:
    assert words in str(disk_trouble(error))


def test_a_bug_keeps_its_traceback() -> None:
    assert disk_trouble(of_driver("42601", "SyntaxError")) is None
    assert disk_trouble(of_driver(None, "ProgrammingError")) is None
    assert disk_trouble(ValueError("OperationalError")) is None


def test_a_client_reads_that_the_database_is_away_and_not_that_there_is_a_bug() -> None:
    away = sa.exc.OperationalError("INSERT", {}, of_driver(None))
    away.__cause__ = away.orig
    assert refusal_after(away).code == "server/no_database"
    assert refusal_after(away).status == 503
    assert refusal_after(sa.exc.TimeoutError("no connection left")).code == "server/no_database"
    assert refusal_after(of_driver("42601", "SyntaxError")).code == "server/failed"
    assert refusal_after(sqlite3.OperationalError("disk is full")).code == "server/failed"


@pytest.mark.slow  # psycopg is installed for slow tests only
def test_a_url_is_read_as_libpq_does() -> None:
    pytest.importorskip("psycopg")
    read = address_of("postgres://ada:p%40ss@a.invalid:5433/moguls?sslmode=require&passfile=f")
    assert read.parameters == {
        "user": "ada",
        "password": "p@ss",
        "host": "a.invalid",
        "port": "5433",
        "dbname": "moguls",
        "sslmode": "require",
        "passfile": "f",
    }
    two = address_of("postgresql://a.invalid:1,b.invalid:2/moguls?target_session_attrs=read-write")
    assert two.place == "a.invalid,b.invalid:1,2"


@pytest.mark.slow
@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:hid@den@h/x",
        "postgresql://ada:hid/den@h/x",
        "postgresql://ada:hid%zzden@h/x",
        "postgresql://ada@h:hidden/x",
        "postgresql://ada@h/x?hidden=1",
    ],
)
def test_an_invalid_url_is_refused_without_any_part_of_it(url: str) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(UsageError, match="%40 for @") as refused:
        address_of(url)
    assert not re.search("hid|den", str(refused.value))
    assert refused.value.__cause__ is None
