"""People at a table, each with an own cookie, who play through the JSON API.

They are the opponents in browser tests, at the speed of the server.
"""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import APIRequestContext

GAME = "mogul-2002"
SHORTEST = ("decline", "leave", "take")  # what ends a round soonest


@dataclass
class Guest:
    """One person: `request` keeps the cookie. A page's own is `page.context.request`.

    `base`: the path under which the site lies.
    """

    request: APIRequestContext
    base: str = ""

    def ask(self, path: str, what: str = "get", /, **body: Any) -> Any:
        """Ask the server for something and return its answer, which must be a good one."""
        options = {} if what == "get" else {"data": body}
        answer = getattr(self.request, what)(f"{self.base}/api{path}", **options)
        assert answer.ok, f"{what} {path} {body}: {answer.status} {answer.text()}"
        return answer.json()

    def make(self, seats: int = 3, **settings: Any) -> str:
        """Make a table without auto-responses unless set; return its id."""
        request = {
            "game": GAME,
            "seats": seats,
            "pace": "at_once",
            "auto_response": "ask",
            "checks_alone": True,
            **settings,
        }
        return str(self.ask("/tables", "post", **request)["table"])

    def sit(self, table: str) -> int:
        return int(
            self.ask(f"/tables/{table}/sit", "post", auto_response="ask", checks_alone=True)["seat"]
        )

    def frame(self, table: str) -> dict[str, Any]:
        return dict(self.ask(f"/tables/{table}"))

    def move(self, table: str, move: str, seq: int | None = None) -> None:
        seq = self.frame(table)["seq"] if seq is None else seq
        body = {"id": str(uuid.uuid4()), "seq": seq, "move": move}
        self.ask(f"/tables/{table}/moves", "post", **body)


def shortest(view: dict[str, Any]) -> str:
    """Choose the move that ends a round soonest, selling as much as can be sold."""
    legal = [each["move"] for each in view["actions"] if each["legal"]]
    return next((move for move in SHORTEST if move in legal), legal[-1])


def dearest(view: dict[str, Any]) -> str:
    """Bid while three chips are left, else end the round."""
    legal = [each["move"] for each in view["actions"] if each["legal"]]
    rich = (view["chips"][view["seat"]] or 0) > 3
    return "bid" if rich and "bid" in legal else shortest(view)


def play(
    guests: Iterable[Guest],
    table: str,
    until: Callable[[dict[str, Any]], bool],
    choose: Callable[[dict[str, Any]], str] = shortest,
) -> dict[str, Any]:
    """Let the guests, in the order of their seats, play until a view satisfies a condition.

    The player on turn asks, to limit the load on the server; return its view.
    """
    seated = list(guests)
    looker = 0
    while True:
        frame = seated[looker].frame(table)
        view: dict[str, Any] = frame["view"]
        if until(view):
            return view
        assert not view["over"], "the game ended first"
        if (
            view.get("phase") == "loan"
            and frame["table"]["auto_response"] != "ask"
            and view["turn"] == looker
        ):
            continue  # the server answers
        if view["turn"] == looker:
            seated[looker].move(table, choose(view), frame["seq"])
        else:
            looker = view["turn"]
