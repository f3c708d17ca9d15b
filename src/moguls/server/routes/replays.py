"""Routes of replays, reviews and records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.commands import do
from moguls.server.replay.replays import viewer_of
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.finding import paying, replay_of
from moguls.server.routes.queries import EYES
from moguls.server.wire import replay as r
from moguls.server.wire.messages import CreatedTable, Nothing
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.review import ReviewInfo

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.replay.replays import GameReplay, Viewer
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

REPLAY = "/api/replays/{replay}"
ROUTES = Endpoints()


def _viewer(call: Call[None], replay: GameReplay) -> Viewer:
    """Return the viewpoint of a request, by default with open hands."""
    return viewer_of(call.query.get("as", "all"), replay.seats)


@ROUTES.get(REPLAY, "A finished game: a table's id, or that of a record.", r.ReplayInfo)
async def get_replay(call: Call[None], site: Site, person: Person) -> r.ReplayInfo:
    """Return the description of a finished game."""
    return (await replay_of(call, site)).about(person.id)


@ROUTES.get(f"{REPLAY}/at/{{step}}", "A moment of it.", r.MomentInfo, EYES)
async def get_moment(call: Call[None], site: Site, _person: Person) -> r.MomentInfo:
    """Return a moment of a replay."""
    replay, text = await replay_of(call, site), call.path["step"]
    if not text.isdecimal() or len(text) > 9:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": "at: a number of steps"})
    return replay.moment(int(text), _viewer(call, replay))


@ROUTES.get(f"{REPLAY}/steps", "All its steps.", list[r.StepInfo], EYES)
async def get_steps(call: Call[None], site: Site, _person: Person) -> list[r.StepInfo]:
    """Return all steps of a replay."""
    replay = await replay_of(call, site)
    viewer = _viewer(call, replay)
    if not replay.has_tape(viewer):
        with paying(call.visit, site) as pay:
            pay(len(replay.steps))
    return await site.archive.tape(replay, viewer)


@ROUTES.get(f"{REPLAY}/record", "Its record.", dict)
async def get_record(call: Call[None], site: Site, _person: Person) -> dict[str, object]:
    """Return the record of a replay."""
    return (await replay_of(call, site)).origin.record


@ROUTES.get(f"{REPLAY}/review", "Its review, or the progress of it.", ReviewInfo)
async def get_review(call: Call[None], site: Site, _person: Person) -> ReviewInfo:
    """Return the review of a finished game, or its progress."""
    return await site.reviews.find(call.path["replay"])


@ROUTES.post(f"{REPLAY}/review", "Start its review, once for everybody.", Nothing, ReviewInfo)
async def begin_review(call: Call[Nothing], site: Site, person: Person) -> ReviewInfo:
    """Start the review of a finished game, unless it exists."""
    review: ReviewInfo = await do(site, "review", person, call.path["replay"])
    return review


@ROUTES.post(f"{REPLAY}/fork", "Play on from a moment against bots.", r.NewGoOn, CreatedTable)
async def fork(call: Call[r.NewGoOn], site: Site, person: Person) -> CreatedTable:
    """Create a table that continues from a moment of a replay."""
    live = await do(site, "fork", person, await replay_of(call, site), call.message)
    return CreatedTable(live.table.id, f"/t/{live.table.id}")


@ROUTES.post("/api/records", "Upload a record, or JSON Lines.", bytes, list[r.RecordKept])
async def keep_records(call: Call[bytes], site: Site, person: Person) -> list[r.RecordKept]:
    """Check and store records."""
    records: list[r.RecordKept] = await call.awaited(do(site, "keep_records", person, call.message))
    return records
