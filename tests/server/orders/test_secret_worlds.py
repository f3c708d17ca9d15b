"""Orders of every game look like playing by hand: the same bytes in all worlds."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.table.orders.answering import judged
from moguls.server.table.table import Standing
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.orders.test_secret_standing import is_asked
from tests.server.test_secret_orders import everything

if TYPE_CHECKING:
    from pathlib import Path

MOVES = 40  # public entries of each game
ACTING = {"leaves", "asks", "bot", "all", "long", "short"}  # worlds whose orders move
LINE = {"bowl": 4, "win": "take", "option": "nothing"}
LEAVES = {"lines": [{**LINE, "then": "leave"}], "general": {"otherwise": "leave", "loan_below": 0}}
ASKS = {"lines": [{**LINE, "then": "ask"}], "general": {"otherwise": "ask", "loan_below": 0}}
BOT = {**LEAVES, "bot": {"level": "easy"}}
CARDS = {"general": {"options": "best", "discard": "least"}}


class Worlds(NamedTuple):
    """What seat 0 means to play, and the orders in each world: all play the same moves."""

    seats: int
    meant: dict[str, Any]
    orders: dict[str, dict[str, Any] | str | None]


NEVER = {"lines": [], "general": {"otherwise": "ask"}}
AUCTIONS: dict[str, dict[str, Any] | str | None] = {
    "by hand": None,
    "leaves": LEAVES,
    "asks": ASKS,
    "never acts": NEVER,
    "bot": BOT,
}
GAMES = {
    "mogul-2013": Worlds(3, LEAVES, AUCTIONS),
    "take-stock": Worlds(
        3,
        CARDS,
        {
            "by hand": None,
            "all": CARDS,
            "options": {"general": {"options": "best"}},
            "discards": {"general": {"discard": "least"}},
            "never acts": {"general": {"discard": "ask"}},
        },
    ),
    "moguli": Worlds(
        2,
        {},
        {"by hand": None, "long": "12", "short": "5", "one": "1", "other": "other"},
    ),
}


def test_every_game_with_orders_is_here() -> None:
    automations = {name: registry.game(name).rules.automation for name in registry.names()}
    assert {*GAMES, "mogul-2002"} == {  # that one is in test_secret_standing
        name for name, it in automations.items() if it.standing is not None or it.has_replies
    }


def playing(client: TestClient, table: str) -> Any:
    portal = client.portal
    assert portal is not None
    return portal.call(client.app.state.site.hub.find, table).table.play  # type: ignore[attr-defined]  # Starlette


def choice(play: Any, meant: dict[str, Any]) -> str:
    """Return the move of the seat on turn: seat 0 plays what it means, the others the last one."""
    if play.turn == 0 and meant:
        standing = Standing({"bot": None, "lines": [], **meant}, -1, [])
        if (move := judged(play.game.rules, play.state, 0, standing).move) is not None:
            return move
    return str(max(play.legal()))


def replies(play: Any, how: str) -> dict[str, Any]:
    """Return the moves that will follow, as a tree; `other`: after a move that is not played."""
    after, line = play.copy(), []
    if how == "other":
        return {"replies": [{"move": min(play.legal())}]}
    for _ in range(int(how)):
        line.append(choice(after, {}))
        after.move(line[-1])
    tree: list[dict[str, Any]] = []
    for move in reversed(line):
        tree = [{"move": move, "then": tree}]
    return {"replies": tree}


def give(person: Person, path: str, orders: dict[str, Any]) -> None:
    """Set orders after a bot and after none, look at them and try others out."""
    for given in ({"bot": {"level": "easy"}}, None, orders):
        person.ask("PUT", f"{path}/standing", json={"orders": given})
        person.post(f"{path}/standing/preview", orders=given)
    person.get(f"{path}/standing")


def world(
    client: TestClient, name: str, how: str, orders: dict[str, Any] | str | None
) -> list[list[str]]:
    """Play for a while; return all that seat 1 and a spectator get, over both doors."""
    seats, meant, _orders = GAMES[name]
    people = [Person(client) for _ in range(seats + 1)]
    table = people[0].new_table(game=name, seats=seats, options={"first_player": "1"})
    for other in people[1:seats]:
        other.sit(table)
    people[seats].get("/api/me")
    path = f"/api/tables/{table}"
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(people[who].socket(table)) for who in (1, seats)]
        for socket in sockets:
            everything(socket, people[1].get(path)["seq"])
        if orders is not None:
            content = replies(playing(client, table), orders) if isinstance(orders, str) else orders
            give(people[0], path, content)
        viewpoint: list[str] = []
        while True:
            frame = people[0].get(path)
            turn = frame["view"]["turn"]
            if turn == 0:
                if is_asked(frame):
                    people[0].play(table, choice(playing(client, table), meant))
                continue
            viewpoint += [people[who].ask("GET", path).text for who in (1, seats)]
            if turn is None or frame["seq"] > MOVES:
                assert how not in ACTING or frame["table"]["standing"]["executed"]
                return [viewpoint, *(everything(socket, frame["seq"]) for socket in sockets)]
            people[turn].play(table, choice(playing(client, table), meant))


@pytest.mark.parametrize("name", GAMES)
def test_the_others_get_the_same_bytes_in_all_worlds(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = GAMES[name]
    deal = moguls.game(name, first_player="1").deal(worlds.seats, seed=5)
    seen = {}
    for at, (how, orders) in enumerate(worlds.orders.items()):
        with monkeypatch.context() as patch:
            numbers = iter(range(10**6))
            patch.setattr(secrets, "token_urlsafe", lambda _=0, numbers=numbers: f"{next(numbers)}")
            patch.setattr(
                secrets,
                "token_hex",
                lambda size=0, numbers=numbers: f"{next(numbers):0{2 * size}x}",
            )
            patch.setattr(secrets, "randbelow", lambda _bound: 7)
            patch.setattr(Game, "deal", lambda *_args, **_more: deal)
            patch.setattr("moguls.server.live.live.GATHERING", 0.0)
            with TestClient(make_app(tmp_path / f"{at}", NoThinkers()), base_url=HOME) as client:
                seen[how] = world(client, name, how, orders)

    assert all(len(messages) > 10 for messages in seen["by hand"])
    for how in worlds.orders:
        assert seen[how] == seen["by hand"], how
