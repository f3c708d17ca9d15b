"""In which language somebody is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.wire.words import language

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from moguls.server.people.people import Person


def lang_of(connection: HTTPConnection, person: Person | None) -> str:
    """Return the language to answer in."""
    wanted = None if person is None else person.lang
    cookie = connection.cookies.get("lang")
    return language(wanted or cookie, connection.headers.get("accept-language", ""))
