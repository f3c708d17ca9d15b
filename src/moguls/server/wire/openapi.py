"""The description of the routes for programs (OpenAPI 3.1), made from the message types."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from moguls import __version__
from moguls.server.wire import ask, lobby
from moguls.server.wire import devices as d
from moguls.server.wire import messages as m
from moguls.server.wire import programs as p
from moguls.server.wire import replay as r
from moguls.server.wire import review as v
from moguls.server.wire import socket as s
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.rules import RuleBook
from moguls.server.wire.seat import CallNext, PutWish
from moguls.server.wire.shown import REF
from moguls.server.wire.unions import parts, unions

ABOUT = """Tables of board games for people and programs.
The cookie of the first answer says who you are from then on; keep it.
A program asks for a token instead and sends it as Authorization: Bearer TOKEN.
Writes from a browser must come from the server's own pages.
Error codes: {codes}."""
TABLE = "/api/tables/{table}"
REPLAY = "/api/replays/{replay}"
EYES = ("as", "string", "who looks: all (hands open, the default), public, or a seat from 0")
SINCE = ("since", "integer", "the last entry that you have seen; at most fifty newer ones come")
SINCE_ALL = ("since", "integer", "the last entry that you have seen; all newer ones come")
BEFORE = ("before", "string", "`next` of the page before; without it, the first page")
AS = ("as", "string", "as which of your seats, or public: only what everybody may see")
MOVE = ("move", "string", "one of your legal moves")
ANY_MOVE = ("move", "string", "a move of the game, legal now or not")
SEQ = ("seq", "integer", "the last entry that you have seen; if a move came since, no effect")
WAIT = ("wait", "integer", "seconds to wait until it is your turn or the game is over: 0 to 15")
PREVIEWED = (MOVE, SEQ, AS)
LATER = "Not ready yet: ask again."
LANG = ("lang", "string", "en, fr, it or de; otherwise the language of who asks")


class Told(NamedTuple):
    """A route: the message that it takes, what it answers, and what may stand after `?`."""

    path: str
    method: str
    text: str
    gives: Any
    takes: Any = None
    query: tuple[tuple[str, str, str], ...] = ()
    later: str = ""  # when the status is 202 instead


ROUTES: tuple[Told, ...] = (
    Told("/api/games", "get", "The games and what can be chosen.", list[m.GameSeen]),
    Told("/api/programs", "post", "A token for a program.", p.ProgramMade, p.NewProgram),
    Told("/api/me", "get", "Who you are; a new visitor gets a cookie.", m.Me),
    Told("/api/me", "put", "Change your name or language.", m.Me, m.PutMe),
    Told("/api/me/tables", "get", "Your tables.", lobby.MyTables, None, (BEFORE,)),
    Told("/api/tables", "get", "The open tables; send back its ETag.", lobby.OpenTables),
    Told("/api/tables", "post", "Make a table.", m.TableMade, m.NewTable),
    Told(TABLE, "get", "A table, as you may see it.", m.Frame, None, (SINCE, AS)),
    Told(f"{TABLE}/turn", "get", "Wait for your turn.", p.TurnSeen, None, (SINCE_ALL, WAIT, AS)),
    Told(f"{TABLE}/log", "get", "What has happened.", m.News, None, (SINCE, AS)),
    Told(f"{TABLE}/sit", "post", "Sit down.", m.Seated, m.SitDown),
    Told(f"{TABLE}/stand", "post", "Stand up.", m.Done, m.StandUp),
    Told(f"{TABLE}/bots", "post", "Seat a bot, or take it away.", m.Done, m.SeatBot),
    Told(f"{TABLE}/arrangement", "put", "List the table or not, and more.", m.Done, m.Arrange),
    Told(f"{TABLE}/free", "post", "Free a seat, as the host, before the game.", m.Done, m.FreeSeat),
    Told(f"{TABLE}/ready", "post", "Say that the game may begin.", m.Done, m.SayReady),
    Told(f"{TABLE}/begin", "post", "Let the game begin, as the host.", m.Done, m.Nothing),
    Told(f"{TABLE}/next", "post", "Let the bot that waits move.", m.Done, CallNext),
    Told(f"{TABLE}/leave", "post", "Leave for good, seats and all.", m.Done, m.Nothing),
    Told(f"{TABLE}/moves", "post", "Play a move, once for each id.", m.Done, m.PlayMove, (AS,)),
    Told(f"{TABLE}/preview", "get", "What a legal move would do.", ask.Preview, None, PREVIEWED),
    Told(f"{TABLE}/why-not", "get", "Why a move is impossible.", ask.WhyNot, None, (ANY_MOVE, AS)),
    Told(f"{TABLE}/hint", "get", "A hint, among bots alone.", v.HintSeen, None, (AS,), LATER),
    Told(f"{TABLE}/take-back", "post", "Take back, against bots.", m.Done, m.Nothing, (AS,)),
    Told(f"{TABLE}/go-back", "post", "Go back, cards anew.", m.TableMade, m.Nothing, (AS,)),
    Told(f"{TABLE}/wish", "put", "Say how a seat is asked.", m.Done, PutWish, (AS,)),
    Told(f"{TABLE}/orders", "put", "Set or take back a standing order.", m.Done, m.PutOrder, (AS,)),
    Told(f"{TABLE}/record", "get", "The record of a finished game, its seal opened.", dict),
    Told(f"{TABLE}/rematch", "post", "Play again, seats moved on.", m.RematchMade, m.Nothing),
    Told(REPLAY, "get", "A finished game: a table's id, or that of a record.", r.ReplaySeen),
    Told(f"{REPLAY}/at/{{step}}", "get", "A moment of it.", r.MomentSeen, None, (EYES,)),
    Told(f"{REPLAY}/steps", "get", "All its steps.", list[r.StepSeen], None, (EYES,)),
    Told(f"{REPLAY}/record", "get", "Its record.", dict),
    Told(f"{REPLAY}/review", "get", "Its review, or how far that has come.", v.ReviewSeen),
    Told(f"{REPLAY}/review", "post", "Begin its review, once for all.", v.ReviewSeen, m.Nothing),
    Told(f"{REPLAY}/fork", "post", "Play on from a moment against bots.", m.TableMade, r.NewGoOn),
    Told("/api/records", "post", "Bring a record, or JSON Lines.", list[r.RecordKept], dict),
    Told("/api/rules/{game}", "get", "The rule book.", RuleBook, None, (LANG,)),
    Told(f"{TABLE}/links", "post", "Give a seat a new link.", d.LinkMade, d.GiveLink),
    Told(f"{TABLE}/links/{{seat}}", "delete", "Take the link of a seat back.", m.Done),
    Told(f"{TABLE}/links/look", "post", "Which seat a link is for.", d.LinkFound, d.TryLink),
    Told(f"{TABLE}/links/use", "post", "Take the seat of a link.", m.Seated, d.UseLink),
    Told("/api/me/devices", "get", "Your devices.", list[d.DeviceSeen]),
    Told("/api/me/devices/{device}", "delete", "Sign a device out.", list[d.DeviceSeen]),
    Told("/api/me/code", "post", "A code for one more device.", d.CodeMade, m.Nothing),
    Told("/api/code/look", "post", "As whom a code would sign you in.", d.CodeFound, d.TryCode),
    Told("/api/code", "post", "Sign this device in by a code.", m.Me, d.UseCode),
    Told("/api/openapi.json", "get", "This description.", dict),
)  # fmt: skip
SAID = (
    s.MoveSaid, s.OrderSaid, s.WishSaid, s.SitSaid, s.StandSaid, s.LookSaid, s.BotSaid,
    s.ArrangeSaid, s.FreeSaid, s.ReadySaid, s.BeginSaid, s.NextSaid, s.RematchSaid, s.Ping,
)  # fmt: skip
HEARD = (m.Frame, m.Ack, m.ErrorSaid, m.Pong)


@cache
def openapi() -> dict[str, Any]:
    """Return the description."""
    schemas, components = _schemas()
    paths: dict[str, dict[str, Any]] = {}
    for told in ROUTES:
        paths.setdefault(told.path, {})[told.method] = _operation(told, schemas)
    paths["/ws/tables/{table}"] = {"get": _socket(schemas)}
    about = ABOUT.format(codes=", ".join(sorted(STATUS))).replace("\n", " ")
    cookie = {"type": "apiKey", "in": "cookie", "name": "moguls-SERVER"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Moguls", "version": __version__, "description": about},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": cookie, "token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _schemas() -> tuple[dict[Any, Any], dict[str, Any]]:
    """Return the schema of each message by its type, and the parts that they refer to."""
    kinds = [each for told in ROUTES for each in (told.takes, told.gives) if each is not None]
    kinds = list(dict.fromkeys([*kinds, *SAID, *HEARD, m.Refused, *parts()]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return dict(zip(kinds, schemas, strict=True)), components | unions()


def _operation(told: Told, schemas: dict[Any, Any]) -> dict[str, Any]:
    """Return one route of the description."""
    made: dict[str, Any] = {
        "summary": told.text,
        "responses": {
            "200": {"description": "Done.", "content": _json(schemas[told.gives])},
            "default": {
                "description": "Refused; the table is as it was.",
                "content": _json(schemas[m.Refused]),
            },
        },
    }
    if told.later:
        content = _json(schemas[told.gives])
        made["responses"]["202"] = {"description": told.later, "content": content}
    parameters = [*_in_path(told.path), *(_in_query(*each) for each in told.query)]
    if parameters:
        made["parameters"] = parameters
    if told.takes is not None:
        made["requestBody"] = {"required": True, "content": _json(schemas[told.takes])}
    return made


def _socket(schemas: dict[Any, Any]) -> dict[str, Any]:
    """Return the socket of a table: it is opened by GET, then both sides send messages."""
    return {
        "summary": "A WebSocket: frames as they come, and the same messages as the routes.",
        "parameters": [*_in_path("{table}"), _in_query(*SINCE), _in_query(*AS)],
        "responses": {
            "101": {
                "description": "Open. It needs an Origin, the server's own, or a program's token."
            }
        },
        "x-you-say": {"oneOf": [schemas[kind] for kind in SAID]},
        "x-you-hear": {"oneOf": [schemas[kind] for kind in HEARD]},
    }


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a content in JSON."""
    return {"application/json": {"schema": schema}}


def _in_path(path: str) -> list[dict[str, Any]]:
    """Return the parameters in a path."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    simple = {"in": "path", "required": True, "schema": {"type": "string"}}
    return [{"name": name, **simple} for name in names]


def _in_query(name: str, kind: str, text: str) -> dict[str, Any]:
    """Return a parameter after `?`."""
    return {"name": name, "in": "query", "description": text, "schema": {"type": kind}}
