"""The JSON routes of replays and records: they translate, and decide nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import Response
from starlette.routing import Route

from moguls.server.limits.rates import MAX_RECORD
from moguls.server.replay.replays import viewer_of
from moguls.server.routes.finding import paying, replay_of
from moguls.server.routes.reading import body, whole
from moguls.server.routes.routing import HUNG_UP, route, while_connected
from moguls.server.wire import messages
from moguls.server.wire import replay as messages_replay
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.people.people import Person
    from moguls.server.replay.replays import Replay, Viewer
    from moguls.server.site import Site


def _viewer(request: Request, replay: Replay) -> Viewer:
    """Return who looks; with all hands open unless told otherwise."""
    return viewer_of(request.query_params.get("as", "all"), replay.seats)


@route
async def get_replay(request: Request, site: Site, _person: Person) -> Any:
    """Return what is true of a whole finished game."""
    return (await replay_of(request, site)).about()


@route
async def get_moment(request: Request, site: Site, _person: Person) -> Any:
    """Return a moment of a replay."""
    replay = await replay_of(request, site)
    text = request.path_params["step"]
    if not text.isdecimal() or len(text) > 9:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": "at: a number of steps"})
    return replay.moment(int(text), _viewer(request, replay))


@route
async def get_steps(request: Request, site: Site, _person: Person) -> Any:
    """Return all steps of a replay."""
    replay = await replay_of(request, site)
    viewer = _viewer(request, replay)
    if not replay.has_tape(viewer):
        with paying(request, site) as pay:
            pay(len(replay.steps))
    return await site.archive.tape(replay, viewer)


@route
async def get_replay_record(request: Request, site: Site, _person: Person) -> Any:
    """Return the record of a replay."""
    return (await replay_of(request, site)).origin.record


@route
async def get_review(request: Request, site: Site, _person: Person) -> Any:
    """Return the review of a finished game, or how far it has come."""
    return await site.reviews.find(request.path_params["replay"])


@route
async def post_review(request: Request, site: Site, person: Person) -> Any:
    """Begin to review a finished game, if nobody has yet."""
    await body(request, messages.Nothing)
    return await site.review(request.path_params["replay"], person)


@route
async def post_fork(request: Request, site: Site, person: Person) -> Any:
    """Make a table that goes on from a moment of a replay."""
    wanted = await body(request, messages_replay.NewGoOn)
    live = await site.fork(await replay_of(request, site), wanted, person)
    return messages.TableMade(live.table.id, f"/t/{live.table.id}")


@route
async def post_records(request: Request, site: Site, person: Person) -> Any:
    """Check records and keep them."""
    data = await whole(request, MAX_RECORD)
    kept = await while_connected(request, site.keep_records(data, person))
    return Response(status_code=HUNG_UP) if kept is None else kept


R = "/api/replays/{replay}"
ROUTES = [
    Route(R, get_replay, methods=["GET"]),
    Route(f"{R}/at/{{step}}", get_moment, methods=["GET"]),
    Route(f"{R}/steps", get_steps, methods=["GET"]),
    Route(f"{R}/record", get_replay_record, methods=["GET"]),
    Route(f"{R}/review", get_review, methods=["GET"]),
    Route(f"{R}/review", post_review, methods=["POST"]),
    Route(f"{R}/fork", post_fork, methods=["POST"]),
    Route("/api/records", post_records, methods=["POST"]),
]
