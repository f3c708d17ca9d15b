"""Routes of games, rule books and the caller's own identity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls import bots
from moguls.core.text.rulebook import LANGUAGES, book
from moguls.errors import UsageError
from moguls.games import registry
from moguls.server.commands import do, no_such_game
from moguls.server.live.turns import turns_of
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.queries import BEFORE, LANG
from moguls.server.table.clock.bounds import length_of
from moguls.server.wire import messages as m
from moguls.server.wire.clock.time_control import PRESETS, AskLengths, GameLength
from moguls.server.wire.lobby import MyRecord, MyTables, MyTurns
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.rules import RuleBook, Section
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.switches import Switch
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/games", "The games and their options.", list[m.GameInfo])
async def list_games(_call: Call[None], _site: Site, _person: Person) -> list[m.GameInfo]:
    """List all games with their switches and the levels of bots."""
    return [_game(name) for name in registry.names()]


def _game(name: str) -> m.GameInfo:
    """Return the description of a game for the home page."""
    game = registry.game(name)
    return m.GameInfo(
        name=game.name,
        title=game.title,
        message_prefix=prefix(game.rules.display.turn_rule),
        seats=list(game.seats),
        switches=[_switch(switch, game.rules.identity.table_options) for switch in game.switches],
        levels=bots.LEVELS,
        orders=game.order_fields,
    )


def _switch(switch: Switch, usual: dict[str, str]) -> m.SwitchInfo:
    """Return a switch for the home page, with the default of tables, which may be another."""
    default = usual.get(switch.name, switch.default)
    numbers = None if switch.numbers is None else [switch.numbers[0], switch.numbers[-1]]
    return m.SwitchInfo(switch.name, switch.values, default, switch.rule, numbers)


@ROUTES.post("/api/lengths", "How long a game takes at most.", AskLengths, list[GameLength])
async def ask_lengths(call: Call[AskLengths], _site: Site, _person: Person) -> list[GameLength]:
    """Return how long a game takes under some time controls; nothing is changed."""
    message = call.message
    if message.game not in registry.names():
        raise no_such_game(message.game)
    controls = message.controls or list(PRESETS.values())
    try:
        return [
            length_of(control, message.game, message.seats, message.options) for control in controls
        ]
    except UsageError as error:
        raise Refusal("usage/bad_option", {"why": str(error)}) from error


@ROUTES.get("/api/rules/{game}", "The rule book.", RuleBook, LANG)
async def get_rules(call: Call[None], _site: Site, _person: Person) -> RuleBook:
    """Return the rule book of a game."""
    name = call.path["game"]
    if name not in registry.names():
        raise no_such_game(name)
    lang = call.query.get("lang") or call.lang
    lang = lang if lang in LANGUAGES else "en"
    rule_book = book(registry.game(name).rules.identity.package, lang)
    sections: dict[str, list[Any]] = {}
    for clause in rule_book.clauses:
        sections.setdefault(clause.section, []).append(clause)
    parts = [Section(title, clauses) for title, clauses in sections.items()]
    return RuleBook(name, rule_book.title, lang, rule_book.intro, parts)


@ROUTES.get("/api/me", "Who you are; a new visitor gets a cookie.", m.Me, greets=True)
async def get_me(_call: Call[None], _site: Site, person: Person) -> m.Me:
    """Return the identity of the caller."""
    return person.seen()


@ROUTES.put("/api/me", "Change your name or language.", m.PutMe, m.Me)
async def put_me(call: Call[m.PutMe], site: Site, person: Person) -> m.Me:
    """Change the name or language of the caller."""
    await do(site, "change_me", person, call.message.name, call.message.lang)
    return person.seen()


@ROUTES.get("/api/me/tables", "Your tables.", MyTables, BEFORE)
async def list_mine(call: Call[None], site: Site, person: Person) -> MyTables:
    """List the tables of the caller."""
    return await site.lobby.tables_of(person.id, call.query.get("before", ""))


@ROUTES.get("/api/me/unfinished", "Your unfinished tables, by deadline.", MyTables)
async def list_unfinished(_call: Call[None], site: Site, person: Person) -> MyTables:
    """List the caller's unfinished tables: own turns first, then the nearest deadline."""
    return await site.lobby.unfinished_of(person.id)


@ROUTES.get("/api/me/turns", "Tables at which it is your turn.", MyTurns)
async def list_turns(_call: Call[None], site: Site, person: Person) -> MyTurns:
    """List the tables at which it is the caller's turn."""
    return await turns_of(site.hub, person.id)


@ROUTES.get("/api/me/record", "Your finished games.", MyRecord)
async def get_my_record(_call: Call[None], site: Site, person: Person) -> MyRecord:
    """Return the record of the caller."""
    return await site.lobby.record_of(person.id)


@ROUTES.delete("/api/me/record", "Remove your finished games from your lists.", MyRecord)
async def delete_my_record(_call: Call[None], site: Site, person: Person) -> MyRecord:
    """Remove the caller's finished games from its record and its list."""
    await site.lobby.forget_record(person.id)
    return await site.lobby.record_of(person.id)
