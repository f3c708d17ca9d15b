"""Query parameters of the routes: their descriptions and parsers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.server.routes.endpoints import Query
from moguls.server.table import rights
from moguls.server.table.table import AS_PUBLIC
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.live.live import Live
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.table.table import Viewpoint


MAX_WAIT: Final = 15  # seconds; a player who is away for longer than 20 may be replaced
MAX_MOVE: Final = 64  # characters of a move's notation
DIGITS: Final = 9  # of a number
EYES = Query("as", "string", "viewpoint: all (open hands, the default), public, or a seat from 0")
SINCE = Query(
    "since", "integer", "the last entry that you have; at most fifty newer ones are returned"
)
SINCE_ALL = Query("since", "integer", "the last entry that you have; all newer ones are returned")
BEFORE = Query("before", "string", "`next` of the previous page; without it, the first page")
AS = Query("as", "string", "one of your seats, or public: only what everybody may see")
MOVE = Query("move", "string", "one of your legal moves")
ANY_MOVE = Query("move", "string", "a move of the game, legal now or not")
SEQ = Query("seq", "integer", "the last entry that you have; without effect after a newer move")
WAIT = Query(
    "wait", "integer", "seconds to wait until it is your turn or the game is over: 0 to 15"
)
LANG = Query("lang", "string", "en, fr, it or de; by default the language of the caller")


def entry_of(query: Mapping[str, str], name: str = "since") -> int:
    """Return the number of the last entry that the client has."""
    return _whole(query, name, "a number of entries")


def number_of(query: Mapping[str, str], name: str, most: int) -> int:
    """Return a whole number from 0 to `most`, by default 0."""
    expected = f"a whole number from 0 to {most}"
    number = _whole(query, name, expected)
    if number > most:
        raise Refusal("wire/malformed", {"why": f"{name}: {expected}"})
    return number


def _whole(query: Mapping[str, str], name: str, expected: str) -> int:
    """Return a whole number, by default 0.

    Raises:
        Refusal: the parameter is not a number; the refusal says what is expected.
    """
    text = query.get(name, "0")
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refusal("wire/malformed", {"why": f"{name}: {expected}"})
    return int(text)


def read_viewpoint(text: str | None) -> Viewpoint:
    """Return a viewpoint: a seat number, "public", or None for the default.

    Raises:
        Refusal: it is none of these.
    """
    if text is None or text == AS_PUBLIC:
        return text
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": f"as: the number of a seat, or {AS_PUBLIC}"})
    return int(text)


def viewpoint_of(call: Call[Any], live: Live, person: Person) -> Viewpoint:
    """Return the viewpoint of a person.

    Raises:
        Refusal: it is not a seat, or it is somebody else's.
    """
    viewpoint = read_viewpoint(call.query.get("as"))
    rights.refuse_anothers(live.table, person.id, viewpoint)
    return viewpoint


def move_of(query: Mapping[str, str]) -> str:
    """Return the text of the move in question."""
    return query.get("move", "")[:MAX_MOVE]
