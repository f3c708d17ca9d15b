"""What may stand behind the `?` of a route: how it is told, and how it is read."""

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
    from moguls.server.table.table import Looks


MAX_WAIT: Final = 15  # seconds; who is away for longer than 20 may be replaced
MAX_MOVE: Final = 64  # characters of a move's notation
DIGITS: Final = 9  # of a number
EYES = Query("as", "string", "who looks: all (hands open, the default), public, or a seat from 0")
SINCE = Query(
    "since", "integer", "the last entry that you have seen; at most fifty newer ones come"
)
SINCE_ALL = Query("since", "integer", "the last entry that you have seen; all newer ones come")
BEFORE = Query("before", "string", "`next` of the page before; without it, the first page")
AS = Query("as", "string", "as which of your seats, or public: only what everybody may see")
MOVE = Query("move", "string", "one of your legal moves")
ANY_MOVE = Query("move", "string", "a move of the game, legal now or not")
SEQ = Query("seq", "integer", "the last entry that you have seen; if a move came since, no effect")
WAIT = Query(
    "wait", "integer", "seconds to wait until it is your turn or the game is over: 0 to 15"
)
LANG = Query("lang", "string", "en, fr, it or de; otherwise the language of who asks")


def entry_of(query: Mapping[str, str], name: str = "since") -> int:
    """Return the entry that the client has seen last."""
    return _whole(query, name, "a number of entries")


def number_of(query: Mapping[str, str], name: str, most: int) -> int:
    """Return a whole number, 0 where it is not given."""
    said = f"a whole number from 0 to {most}"
    found = _whole(query, name, said)
    if found > most:
        raise Refusal("wire/malformed", {"why": f"{name}: {said}"})
    return found


def _whole(query: Mapping[str, str], name: str, said: str) -> int:
    """Return a whole number, 0 where it is not given.

    Raises:
        Refusal: it is none; what it could be.
    """
    text = query.get(name, "0")
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refusal("wire/malformed", {"why": f"{name}: {said}"})
    return int(text)


def read_looks(text: str | None) -> Looks:
    """Return as which seat somebody would look: a number, "public", or None for what is usual.

    Raises:
        Refusal: it is none of these.
    """
    if text is None or text == AS_PUBLIC:
        return text
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": f"as: the number of a seat, or {AS_PUBLIC}"})
    return int(text)


def looks_of(call: Call[Any], live: Live, person: Person) -> Looks:
    """Return as which of its seats a person looks.

    Raises:
        Refusal: it is no seat, or somebody else's.
    """
    looks = read_looks(call.query.get("as"))
    rights.refuse_anothers(live.table, person.id, looks)
    return looks


def move_of(query: Mapping[str, str]) -> str:
    """Return the move that is asked about."""
    return query.get("move", "")[:MAX_MOVE]
