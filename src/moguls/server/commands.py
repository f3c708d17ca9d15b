"""Commands of people: each name has a rate limit and a function."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from moguls.errors import UsageError
from moguls.games import registry
from moguls.server.live import texts
from moguls.server.live.hints import asker
from moguls.server.live.hub import NewFork
from moguls.server.live.live import Live
from moguls.server.table import (
    auto_response,
    daily,
    decide,
    hosting,
    seating,
    step_mode,
    takeback,
    views,
)
from moguls.server.table.clock import pauses, timeouts, vacations
from moguls.server.table.clock.control import refuse_control
from moguls.server.table.orders import deciding
from moguls.server.table.table import BOT, owner_of
from moguls.server.wire.clock.time_control import DAY
from moguls.server.wire.refusal import LATE, Refusal
from moguls.server.wire.review import HintInfo

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.core.auto_response import AutoResponse
    from moguls.server.people.person import Person
    from moguls.server.replay.replays import GameReplay
    from moguls.server.site import Site
    from moguls.server.table.table import LogEntry, Viewpoint
    from moguls.server.wire.messages import NewTable
    from moguls.server.wire.replay import NewGoOn, RecordKept
    from moguls.server.wire.review import ReviewInfo
    from moguls.server.wire.socket import Words

    Function = Callable[..., Awaitable[Any]]

TRIES = 5  # of a takeback while bots are moving


class Command(NamedTuple):
    """A command.

    Attributes:
        limit: the rate limit of a person that it spends, see `limits.PER_PERSON`; None where the
            function itself spends one, or needs none.
        run: takes the site, the person, and more.
    """

    limit: str | None
    run: Function


def _at_table(command: Callable[..., list[LogEntry]], *, absent: bool = False) -> Function:
    """Return a command as a function that decides it at a table.

    It returns the public number of the last entry; `absent`: it is given who is absent as well.
    """

    async def run(site: Site, person: Person, live: Live, *arguments: object) -> int:
        more = (live.absent(),) if absent else ()
        return await site.hub.do(live, command, person.id, *arguments, *more)

    return run


# -- tables ---------------------------------------------------------------------------------------


async def _make_table(site: Site, person: Person, request: NewTable) -> Live:
    if request.game not in registry.names():
        raise no_such_game(request.game)
    alone = False
    if (control := request.time_control) is not None:
        refuse_control(control, request.options)
        if request.sit and control.mode == "days":
            alone = await _checks_alone(site, person, promised=request.checks_alone)
    request = msgspec.structs.replace(request, checks_alone=alone)
    site.limits.spend("tables", person.id)
    try:
        return await site.hub.make(request, person.id, person.name)
    except UsageError as error:
        raise Refusal("usage/bad_option", {"why": str(error)}) from error


async def _sit(
    site: Site,
    person: Person,
    live: Live,
    seat: int | None,
    friend: str | None = None,
    response: AutoResponse | None = None,
    checks_alone: bool = False,  # a command has positions only
) -> int:
    """Seat a person, or a friend who plays on its device; return the seat."""
    before = live.table.seats_of(person.id)
    if friend is None:
        is_new = not any(owner_of(it) == person.id for it in live.table.seats)
        alone = live.table.is_slow and is_new
        alone = alone and await _checks_alone(site, person, promised=checks_alone)
        timeouts.refuse_return(live.table, person.id, live.outages)
        await site.hub.do(live, auto_response.sit, person.id, person.name, seat, response, alone)
    else:
        more = friend.strip(), seat, live.absent()
        await site.hub.do(live, seating.seat_friend, person.id, *more)
    seats = live.table.seats_of(person.id)
    if not seats:
        raise Refusal("table/full")
    return next((it for it in seats if it not in before), seats[0])


async def _checks_alone(site: Site, person: Person, *, promised: bool) -> bool:
    """Return whether a person at a table for days gets no notifications.

    Raises:
        Refusal: it has not said that it checks by itself.
    """
    alone = not await site.channels.works(person.id)
    if alone and not promised:
        raise Refusal("clock/no_channel")
    return alone


async def _move(
    site: Site,
    person: Person,
    live: Live,
    client_id: str,
    last_seq: int,
    text: str,
    viewpoint: Viewpoint = None,
) -> int:
    """Play a move; return the public number of its entry, also for a repeated client id.

    A move that comes too late is refused with the entries that its sender has not seen.
    """
    try:
        return await site.hub.do(live, decide.move, person.id, client_id, last_seq, text, viewpoint)
    except Refusal as refusal:
        if refusal.code in LATE and last_seq < live.table.seq:
            seat = live.table.seen_from(person.id, viewpoint)
            refusal.log = views.news(live.table, seat, last_seq)
        raise


async def _hint(site: Site, person: Person, live: Live, viewpoint: Viewpoint = None) -> HintInfo:
    """Return a hint; nothing is spent where the seat is not on turn."""
    seat = asker(live.table, person.id, viewpoint)
    if seat is None:
        return HintInfo("passed", None)
    site.limits.spend("hints", person.id)
    return await site.hinter.ask(live, seat, person.id)


async def _take_back(site: Site, person: Person, live: Live, viewpoint: Viewpoint = None) -> int:
    """Undo a person's last choice, with all that followed; the log keeps it.

    Raises:
        Refusal: people play there, nothing was chosen yet, or something hidden was shown since.
    """
    for tries_left in reversed(range(TRIES)):
        table, who = live.table, (person.id, viewpoint)
        has_seen = await site.hub.executor.compute(takeback.has_seen, table, *who)
        command = partial(takeback.take_back, has_seen=has_seen)
        try:
            return await site.hub.do(live, command, *who, table.length)
        except Refusal as refusal:  # a bot has moved meanwhile
            if refusal.code != "table/stale_sequence" or not tries_left:
                raise
    raise Refusal("server/failed")


async def _go_back(site: Site, person: Person, live: Live, viewpoint: Viewpoint = None) -> Live:
    """Make a table that goes on from before a person's last choice, hidden cards redealt."""
    table = live.table
    seat, length = takeback.moment(table, person.id, viewpoint)
    site.limits.spend("tables", person.id)
    seed = secrets.randbits(63)
    start = await site.hub.executor.compute(takeback.redealt, table, seat, length, seed)
    levels = [str(it.level) for it in table.seats if it.kind == BOT]
    levels = ["normal" if level == "steady" else level for level in levels]
    fork: dict[str, object] = {"after": length, "of": table.id}
    if start.game.rules.codec.redeal_history is not None:
        fork["seat"] = seat
    settings = table.auto_responses.get(seat), table.pace, table.step_mode
    return await site.hub.fork(
        start, fork, NewFork(person.id, person.name, seat, levels, *settings)
    )


async def _say(
    site: Site, person: Person, live: Live, viewpoint: Viewpoint, words: Words, to: int | None
) -> None:
    live.say((person.id, person.name, viewpoint), words, to)
    if to is not None:
        await site.notices.add_message(live, to)


async def _write(
    site: Site, person: Person, live: Live, viewpoint: Viewpoint, text: str, to: int | None
) -> None:
    await site.texts.write(live, (person.id, person.name, viewpoint), text, to)
    for seat in texts.seats_told(live.table, person.id, to):
        await site.notices.add_message(live, seat)


async def _report(site: Site, person: Person, live: Live, number: int) -> None:
    await site.texts.report(live, person.id, number)


async def _agree(site: Site, person: Person, live: Live, agrees: bool) -> None:
    await site.texts.agree(live, person.id, agrees=agrees)


async def _rematch(site: Site, person: Person, live: Live) -> str:
    table = await site.hub.rematch(live, person.id)
    await site.notices.see(person.id, live, live.table.seq)
    return table


async def _daily(site: Site, person: Person, game: str, response: AutoResponse | None) -> Live:
    if game not in registry.names():
        raise no_such_game(game)
    return await site.daily.start(person, game, response)


# -- people, replays, records ---------------------------------------------------------------------


async def _change_me(site: Site, person: Person, name: str | None, lang: str | None) -> None:
    """Change a person's name, at all its tables, or its language."""
    if name is not None:
        site.limits.spend("names", person.id)
    await site.people.change(person, name, lang)


async def _fork(site: Site, person: Person, replay: GameReplay, request: NewGoOn) -> Live:
    return await site.archive.fork(replay, request, person)


async def _review(site: Site, person: Person, replay_id: str) -> ReviewInfo:
    """Begin to review a finished game, or return the review or its progress."""
    review = await site.reviews.find(replay_id)
    if review.state in ("none", "failed"):
        site.limits.spend("reviews", person.id)
        review = await site.reviews.begin(replay_id, person.id)
    return review


async def _keep_records(site: Site, person: Person, data: bytes) -> list[RecordKept]:
    with site.limits.importers.one_more(person.id):
        return await site.archive.keep(data, person.id)


async def _pause(site: Site, person: Person, live: Live, agrees: bool) -> int:
    return await site.hub.do(live, partial(pauses.agree, agrees=agrees), person.id, live.now())


async def _vacation(site: Site, person: Person, live: Live, days: int) -> int:
    """Begin a vacation of so many days at most, or end it."""
    if not days:
        return await site.hub.do(live, vacations.come_back, person.id)
    now = live.now()
    intervals = await site.hub.transact(site.store.clocks.vacations.intervals, person.id, now)
    return await site.hub.do(live, vacations.begin, person.id, now, intervals, days * DAY)


COMMANDS: Final = {
    "make_table": Command(None, _make_table),
    "sit": Command("changes", _sit),
    "stand": Command("changes", _at_table(seating.stand)),
    "leave": Command("changes", _at_table(timeouts.leave)),
    "seat_bot": Command("changes", _at_table(seating.seat_bot, absent=True)),
    "arrange": Command("changes", _at_table(hosting.arrange, absent=True)),
    "free": Command("changes", _at_table(hosting.free, absent=True)),
    "ready": Command("changes", _at_table(hosting.ready)),
    "pause": Command("changes", _pause),
    "vacation": Command("changes", _vacation),
    "begin": Command("changes", _at_table(hosting.begin, absent=True)),
    "move": Command("moves", _move),
    "call_next": Command("moves", _at_table(step_mode.call_next)),
    "order": Command("moves", _at_table(decide.order)),
    "standing": Command("moves", _at_table(deciding.put)),
    "auto_response": Command("moves", _at_table(auto_response.put)),
    "hint": Command(None, _hint),
    "take_back": Command(None, _take_back),
    "go_back": Command(None, _go_back),
    "rematch": Command(None, _rematch),
    "daily": Command("tables", _daily),
    "say": Command("talk", _say),
    "write": Command("talk", _write),
    "report": Command("talk", _report),
    "agree": Command("changes", _agree),
    "change_me": Command(None, _change_me),
    "fork": Command("tables", _fork),
    "review": Command(None, _review),
    "keep_records": Command("imports", _keep_records),
}


async def do(site: Site, name: str, person: Person, *arguments: object) -> Any:
    """Run a command of a person; return its result.

    Raises:
        Refusal: too many, or not possible; nothing was changed.
    """
    command = COMMANDS[name]
    if arguments and isinstance(arguments[0], Live):
        daily.refuse_command(arguments[0].table, name, *arguments[1:2])
    if command.limit is not None:
        site.limits.spend(command.limit, person.id)
    return await command.run(site, person, *arguments)


def no_such_game(name: str) -> Refusal:
    """Return the refusal of an unknown game; it lists the games."""
    games = ", ".join(registry.names())
    return Refusal("usage/no_such_game", {"game": name[:40], "games": games})
