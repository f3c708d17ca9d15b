"""Routes of puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.replay import puzzles
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire.puzzle import PuzzleAnswer, PuzzleCount, PuzzleInfo
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
    counts: list[PuzzleCount] = await site.hub.executor.compute(puzzles.counts)
    return counts


@ROUTES.get(PUZZLE, "A puzzle, numbered from 1, as its seat sees it.", PuzzleInfo)
async def get_puzzle(call: Call[None], site: Site, _person: Person) -> PuzzleInfo:
    """Return a puzzle without its answer."""
    which = call.path["game"], _number(call)
    info: PuzzleInfo = await site.hub.executor.compute(puzzles.question, *which)
    return info


@ROUTES.get(f"{PUZZLE}/answer", "Its answer.", PuzzleAnswer)
async def get_answer(call: Call[None], _site: Site, _person: Person) -> PuzzleAnswer:
    """Return the answer of a puzzle."""
    return puzzles.answer(call.path["game"], _number(call))
