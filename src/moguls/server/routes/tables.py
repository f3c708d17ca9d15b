"""The JSON routes: they translate between HTTP and the site, and decide nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import Response
from starlette.routing import Route

from moguls import bots
from moguls.core.text.rulebook import LANGUAGES, book
from moguls.games import registry
from moguls.server.people.language import lang_of
from moguls.server.people.people import wish_of_program
from moguls.server.routes import devices, links, programs, replays, seats
from moguls.server.routes.finding import table_of
from moguls.server.routes.reading import body, read_looks
from moguls.server.routes.routing import HUNG_UP, answer, route, while_connected
from moguls.server.site import Site, no_such_game
from moguls.server.table import decide, rights, views
from moguls.server.wire import ask, messages, seat
from moguls.server.wire import rules as messages_rules
from moguls.server.wire.openapi import openapi
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.core.switches import Switch
    from moguls.server.live.live import Live
    from moguls.server.people.people import Person
    from moguls.server.table.table import Looks


@route
async def list_games(_request: Request, _site: Site, _person: Person) -> Any:
    """List all games with their switches and the levels of bots."""
    return [_game(name) for name in registry.names()]


def _game(name: str) -> messages.GameSeen:
    """Return a game as the home page offers it."""
    game = registry.game(name)
    return messages.GameSeen(
        name=game.name,
        title=game.title,
        words=prefix(game.rules.turn_rule),
        seats=list(game.seats),
        switches=[_switch(each, game.rules.table_options) for each in game.switches],
        levels=bots.LEVELS,
        orders=game.order_fields,
    )


def _switch(switch: Switch, usual: dict[str, str]) -> messages.SwitchSeen:
    """Return a switch as the home page offers it: tables of people may have their own default."""
    default = usual.get(switch.name, switch.default)
    numbers = None if switch.numbers is None else [switch.numbers[0], switch.numbers[-1]]
    return messages.SwitchSeen(switch.name, switch.values, default, switch.rule, numbers)


@route
async def get_me(_request: Request, _site: Site, person: Person) -> Any:
    """Tell who one is."""
    return person.seen()


@route
async def put_me(request: Request, site: Site, person: Person) -> Any:
    """Change one's name or language."""
    wanted = await body(request, messages.PutMe)
    await site.change_me(person, wanted.name, wanted.lang)
    return person.seen()


@route
async def list_tables(request: Request, site: Site, _person: Person) -> Any:
    """List the open tables; who asks again and again is told only what is new."""
    content, tag = await site.lobby.open_tables()
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, "application/json")


@route
async def list_mine(request: Request, site: Site, person: Person) -> Any:
    """List the tables of who asks."""
    before = request.query_params.get("before", "")
    return await site.lobby.tables_of(person.id, before)


@route
async def post_table(request: Request, site: Site, person: Person) -> Any:
    """Make a table."""
    wanted = await body(request, messages.NewTable)
    wanted.wish = wanted.wish or wish_of_program(request)
    live = await site.make_table(wanted, person)
    return messages.TableMade(live.table.id, f"/t/{live.table.id}")


@route
async def get_table(request: Request, site: Site, person: Person) -> Any:
    """Return the frame of a table: as its seat if one sits there, else as a spectator."""
    live = await table_of(request, site)
    live.look(person.id or None)
    site.driver.look(live)
    return live.frame(person.id, _since(request), _looks(request, live, person))


@route
async def get_log(request: Request, site: Site, person: Person) -> Any:
    """Return what has happened since an entry."""
    live = await table_of(request, site)
    frame = live.frame(person.id, _since(request), _looks(request, live, person))
    return messages.News(frame.seq, frame.from_, frame.log)


def _since(request: Request, name: str = "since") -> int:
    """Return the entry that the client has seen last."""
    text = request.query_params.get(name, "0")
    if not text.isdecimal() or len(text) > 9:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": f"{name}: a number of entries"})
    return int(text)


def _looks(request: Request, live: Live, person: Person) -> Looks:
    """Return as which of its seats a person looks."""
    looks = read_looks(request.query_params.get("as"))
    rights.refuse_anothers(live.table, person.id, looks)
    return looks


@route
async def post_move(request: Request, site: Site, person: Person) -> Any:
    """Play a move."""
    wanted = await body(request, messages.PlayMove)
    live = await table_of(request, site)
    looks = _looks(request, live, person)
    return messages.Done(await site.move(live, person, wanted.id, wanted.seq, wanted.move, looks))


@route
async def get_preview(request: Request, site: Site, person: Person) -> Any:
    """Tell the seat on turn what a move would change."""
    live = await table_of(request, site)
    looks = _looks(request, live, person)
    move = request.query_params.get("move", "")[:MAX_MOVE]
    seen = _since(request, "seq") if "seq" in request.query_params else None
    effect = decide.preview(live.table, person.id, move, seen, looks)
    return ask.Preview(live.table.seq, move, effect)


@route
async def get_why_not(request: Request, site: Site, person: Person) -> Any:
    """Tell the seat on turn why a move is not possible now."""
    live = await table_of(request, site)
    move = request.query_params.get("move", "")[:MAX_MOVE]
    denial = decide.why_not(live.table, person.id, move, _looks(request, live, person))
    told = (None, None) if denial is None else (denial.rule, denial.code)
    return ask.WhyNot(move, *told)


@route
async def get_hint(request: Request, site: Site, person: Person) -> Any:
    """Tell the seat on turn what its moves may bring, where all others are bots."""
    live = await table_of(request, site)
    hint = site.hint(live, person, _looks(request, live, person))
    seen = await while_connected(request, hint)
    if seen is None:  # nobody is there to read it
        return Response(status_code=HUNG_UP)
    return answer(seen, 202 if seen.state in {"preparing", "waiting"} else 200)


@route
async def put_order(request: Request, site: Site, person: Person) -> Any:
    """Set the standing order, or take it back."""
    wanted = await body(request, messages.PutOrder)
    live = await table_of(request, site)
    looks = _looks(request, live, person)
    return messages.Done(await site.order(live, person, wanted.order, looks))


@route
async def put_wish(request: Request, site: Site, person: Person) -> Any:
    """Say how a seat wants to be asked the game's standing question."""
    wanted = await body(request, seat.PutWish)
    live = await table_of(request, site)
    looks = _looks(request, live, person)
    return messages.Done(await site.wish(live, person, wanted.wish, looks))


@route
async def get_record(request: Request, site: Site, _person: Person) -> Any:
    """Return the record of a finished game."""
    return views.record((await table_of(request, site)).table)


@route
async def post_take_back(request: Request, site: Site, person: Person) -> Any:
    """Take one's last choice back, in place."""
    await body(request, messages.Nothing)
    live = await table_of(request, site)
    return messages.Done(await site.take_back(live, person, _looks(request, live, person)))


@route
async def post_go_back(request: Request, site: Site, person: Person) -> Any:
    """Go on from before one's last choice at another table, with cards drawn anew."""
    await body(request, messages.Nothing)
    live = await table_of(request, site)
    made = await site.go_back(live, person, _looks(request, live, person))
    return messages.TableMade(made.table.id, f"/t/{made.table.id}")


@route
async def post_rematch(request: Request, site: Site, person: Person) -> Any:
    """Play again: return the table of the rematch."""
    await body(request, messages.Nothing)
    return messages.RematchMade(await site.rematch(await table_of(request, site), person))


@route
async def get_rules(request: Request, _site: Site, person: Person) -> Any:
    """Return the rule book of a game."""
    name = request.path_params["game"]
    if name not in registry.names():
        raise no_such_game(name)
    lang = request.query_params.get("lang") or lang_of(request, person)
    lang = lang if lang in LANGUAGES else "en"
    rules = book(registry.game(name).rules.package, lang)
    sections: dict[str, list[Any]] = {}
    for clause in rules.clauses:
        sections.setdefault(clause.section, []).append(clause)
    parts = [messages_rules.Section(title, clauses) for title, clauses in sections.items()]
    return messages_rules.RuleBook(name, rules.title, lang, rules.intro, parts)


@route
async def get_openapi(_request: Request, _site: Site, _person: Person) -> Any:
    """Return the description of these routes for programs."""
    return openapi()


@route
async def not_found(request: Request, _site: Site, _person: Person) -> Any:
    """Answer for a path under /api that there is not, or not with this method."""
    if any(each.path_regex.match(request.url.path) for each in ROUTES[:-1]):
        raise Refusal("wire/method", {"method": request.method})
    raise Refusal("wire/not_found", {"path": request.url.path[:100]})


MAX_MOVE = 64  # characters of a move's notation
T = "/api/tables/{table}"
ROUTES = [
    *replays.ROUTES,
    *programs.ROUTES,
    *devices.ROUTES,
    *seats.ROUTES,
    *links.ROUTES,
    Route("/api/games", list_games, methods=["GET"]),
    Route("/api/me", get_me, methods=["GET"]),
    Route("/api/me", put_me, methods=["PUT"]),
    Route("/api/me/tables", list_mine, methods=["GET"]),
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables", post_table, methods=["POST"]),
    Route(T, get_table, methods=["GET"]),
    Route(f"{T}/log", get_log, methods=["GET"]),
    Route(f"{T}/moves", post_move, methods=["POST"]),
    Route(f"{T}/preview", get_preview, methods=["GET"]),
    Route(f"{T}/why-not", get_why_not, methods=["GET"]),
    Route(f"{T}/hint", get_hint, methods=["GET"]),
    Route(f"{T}/orders", put_order, methods=["PUT"]),
    Route(f"{T}/wish", put_wish, methods=["PUT"]),
    Route(f"{T}/record", get_record, methods=["GET"]),
    Route(f"{T}/take-back", post_take_back, methods=["POST"]),
    Route(f"{T}/go-back", post_go_back, methods=["POST"]),
    Route(f"{T}/rematch", post_rematch, methods=["POST"]),
    Route("/api/rules/{game}", get_rules, methods=["GET"]),
    Route("/api/openapi.json", get_openapi, methods=["GET"]),
    Route("/api/{path:path}", not_found, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
]
