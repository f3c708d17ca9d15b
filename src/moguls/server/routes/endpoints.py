"""Declarations of routes without HTTP: request message, response message and function.

`routing` serves the declared routes, and `openapi` describes them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.people.person import Person
    from moguls.server.people.visits import Visit
    from moguls.server.site import Site

Message = TypeVar("Message")
Reply = TypeVar("Reply")


class Query(NamedTuple):
    """A query parameter: name, type in JSON Schema, and description."""

    name: str
    kind: str
    text: str


class HungUp(Exception):
    """The client has disconnected: nobody reads the response."""


@dataclass(frozen=True)
class Call(Generic[Message]):
    """A request to a route.

    Attributes:
        message: the decoded body; None for a route without one.
        path: path parameters by name.
        query: query parameters by name.
        visit: the caller and its session.
        lang: the language of the response.
        awaited: awaits some work while the client is connected, and raises HungUp otherwise.
    """

    message: Message
    path: Mapping[str, str]
    query: Mapping[str, str]
    visit: Visit
    lang: str
    awaited: Callable[[Awaitable[object]], Awaitable[Any]]


class Later(NamedTuple, Generic[Reply]):
    """A response that asks the client to try again (status 202)."""

    message: Reply


class Encoded(NamedTuple, Generic[Reply]):
    """A response encoded as JSON, the same for all clients, with its ETag."""

    content: bytes
    tag: str


# The function of a route: it gets plain values, and decides nothing.
Function = Callable[
    [Call[Message], "Site", "Person"], Awaitable[Reply | Later[Reply] | Encoded[Reply]]
]


@dataclass(frozen=True)
class Endpoint:
    """A route.

    Attributes:
        method, path: HTTP method and path.
        text: summary in one sentence.
        takes: type of the body: None for none, bytes for a body that is not decoded here.
        gives: type of the response.
        do: the function.
        query: the query parameters.
        later: meaning of status 202, if the route uses it.
        greets: whether a client without identity gets one: not if it only reads, or identifies
            itself in another way.
    """

    method: str
    path: str
    text: str
    takes: Any
    gives: object
    do: Function[Any, object]
    query: tuple[Query, ...] = ()
    later: str = ""
    greets: bool = True


@dataclass
class Endpoints:
    """The routes of a module; its methods are decorators of their functions."""

    all: list[Endpoint] = field(default_factory=list)

    def get(
        self,
        path: str,
        text: str,
        gives: type[Reply],
        *query: Query,
        later: str = "",
        greets: bool = False,
    ) -> Callable[[Function[None, Reply]], Function[None, Reply]]:
        """Declare a route that only reads."""

        def declare(do: Function[None, Reply]) -> Function[None, Reply]:
            self.all.append(Endpoint("GET", path, text, None, gives, do, query, later, greets))
            return do

        return declare

    def delete(
        self, path: str, text: str, gives: type[Reply]
    ) -> Callable[[Function[None, Reply]], Function[None, Reply]]:
        """Declare a route that deletes something."""

        def declare(do: Function[None, Reply]) -> Function[None, Reply]:
            self.all.append(Endpoint("DELETE", path, text, None, gives, do))
            return do

        return declare

    def post(
        self,
        path: str,
        text: str,
        takes: type[Message],
        gives: type[Reply],
        *query: Query,
        greets: bool = True,
    ) -> Callable[[Function[Message, Reply]], Function[Message, Reply]]:
        """Declare a route that creates or does something."""

        def declare(do: Function[Message, Reply]) -> Function[Message, Reply]:
            self.all.append(Endpoint("POST", path, text, takes, gives, do, query, greets=greets))
            return do

        return declare

    def put(
        self, path: str, text: str, takes: type[Message], gives: type[Reply], *query: Query
    ) -> Callable[[Function[Message, Reply]], Function[Message, Reply]]:
        """Declare a route that sets something."""

        def declare(do: Function[Message, Reply]) -> Function[Message, Reply]:
            self.all.append(Endpoint("PUT", path, text, takes, gives, do, query))
            return do

        return declare
