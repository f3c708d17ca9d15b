"""What a route is, without HTTP: what it takes, what it gives, and the function that does it.

`routing` serves routes and `openapi` describes them; both read what is declared here.
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
Given = TypeVar("Given")
Found = TypeVar("Found")


class Query(NamedTuple):
    """A parameter: its name, the type of its value in JSON Schema, and what it means."""

    name: str
    kind: str
    text: str


class HungUp(Exception):
    """Whoever asked has gone: nobody is there to read an answer."""


@dataclass(frozen=True)
class Call(Generic[Message]):
    """What is asked of a route.

    Attributes:
        message: what the body says; None where a route takes none.
        path: what stands in the path, by name.
        query: what stands behind `?`.
        visit: who asks.
        lang: the language to answer in.
        awaited: does some work as long as somebody waits for it, and raises HungUp otherwise.
    """

    message: Message
    path: Mapping[str, str]
    query: Mapping[str, str]
    visit: Visit
    lang: str
    awaited: Callable[[Awaitable[object]], Awaitable[Any]]


class Later(NamedTuple, Generic[Given]):
    """An answer that says to ask again."""

    message: Given


class Encoded(NamedTuple, Generic[Given]):
    """An answer in JSON already, the same for all who ask, and the tag that names it."""

    content: bytes
    tag: str


# A route's function: it sees plain values, and decides nothing.
Function = Callable[
    [Call[Message], "Site", "Person"], Awaitable[Given | Later[Given] | Encoded[Given]]
]


@dataclass(frozen=True)
class Endpoint:
    """A route.

    Attributes:
        method, path: where it is.
        text: what it is for, in one sentence.
        takes: the message in the body: None for none, bytes for what is not read here.
        gives: the message of the answer.
        do: what does it.
        query: what may stand behind `?`.
        later: what it means where the status is 202 instead.
        greets: whether a stranger becomes somebody by asking: not who only looks, nor who says in
            another way who it is.
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
    """The routes of a module, declared each with its function."""

    all: list[Endpoint] = field(default_factory=list)

    def get(
        self,
        path: str,
        text: str,
        gives: type[Given],
        *query: Query,
        later: str = "",
        greets: bool = False,
    ) -> Callable[[Function[None, Given]], Function[None, Given]]:
        """Declare a route that only tells."""

        def declare(do: Function[None, Given]) -> Function[None, Given]:
            self.all.append(Endpoint("GET", path, text, None, gives, do, query, later, greets))
            return do

        return declare

    def delete(
        self, path: str, text: str, gives: type[Given]
    ) -> Callable[[Function[None, Given]], Function[None, Given]]:
        """Declare a route that takes something away."""

        def declare(do: Function[None, Given]) -> Function[None, Given]:
            self.all.append(Endpoint("DELETE", path, text, None, gives, do))
            return do

        return declare

    def post(
        self,
        path: str,
        text: str,
        takes: type[Message],
        gives: type[Given],
        *query: Query,
        greets: bool = True,
    ) -> Callable[[Function[Message, Given]], Function[Message, Given]]:
        """Declare a route that makes or does something."""

        def declare(do: Function[Message, Given]) -> Function[Message, Given]:
            made = Endpoint("POST", path, text, takes, gives, do, query, greets=greets)
            self.all.append(made)
            return do

        return declare

    def put(
        self, path: str, text: str, takes: type[Message], gives: type[Given], *query: Query
    ) -> Callable[[Function[Message, Given]], Function[Message, Given]]:
        """Declare a route that sets something."""

        def declare(do: Function[Message, Given]) -> Function[Message, Given]:
            self.all.append(Endpoint("PUT", path, text, takes, gives, do, query))
            return do

        return declare
