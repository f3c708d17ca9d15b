"""Routes of puzzles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire.puzzle import PuzzleAnswer, PuzzleConsent, PuzzleCount, PuzzleInfo
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

PUZZLE = "/api/puzzles/{game}/{number}"
ROUTES = Endpoints()


def _number(call: Call[None]) -> int:
    text = call.path["number"]
    if not text.isdecimal() or len(text) > 6:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": "the number of a puzzle"})
    return int(text)


@ROUTES.get("/api/puzzles", "The numbers of puzzles.", list[PuzzleCount])
async def get_counts(_call: Call[None], site: Site, _person: Person) -> list[PuzzleCount]:
    """Return the games with the numbers of their puzzles."""
    return await site.puzzles.counts()


@ROUTES.get(PUZZLE, "A puzzle, numbered from 1, as its seat sees it.", PuzzleInfo)
async def get_puzzle(call: Call[None], site: Site, _person: Person) -> PuzzleInfo:
    """Return a puzzle without its answer."""
    return await site.puzzles.question(call.path["game"], _number(call))


@ROUTES.get(f"{PUZZLE}/answer", "Its answer.", PuzzleAnswer)
async def get_answer(call: Call[None], site: Site, _person: Person) -> PuzzleAnswer:
    """Return the answer of a puzzle."""
    return await site.puzzles.answer(call.path["game"], _number(call))


@ROUTES.get("/api/me/puzzles", "Whether your games may become puzzles.", PuzzleConsent)
async def get_consent(_call: Call[None], site: Site, person: Person) -> PuzzleConsent:
    """Return whether the caller agrees that its finished games become puzzles."""
    return PuzzleConsent(await site.hub.transact(site.store.puzzles.agrees, person.id))


@ROUTES.put("/api/me/puzzles", "Agree, or no longer agree.", PuzzleConsent, PuzzleConsent)
async def put_consent(call: Call[PuzzleConsent], site: Site, person: Person) -> PuzzleConsent:
    """Record whether the caller agrees; a game becomes puzzles only if all its people do."""
    site.limits.spend("changes", person.id)
    agree = partial(site.store.puzzles.agree, person.id, agrees=call.message.agrees)
    await site.hub.transact(agree)
    return call.message
