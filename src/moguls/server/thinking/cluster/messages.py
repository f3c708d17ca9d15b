"""Messages between the server, its bridge process and the nodes of a cluster."""

from __future__ import annotations

from struct import Struct as Layout
from typing import IO, Any, Final

import msgspec

from moguls.server.thinking.job import IMPORT, PackedPosition

SIZE: Final = Layout(">I")  # before each frame


class Ask(msgspec.Struct, tag="ask", array_like=True):
    """Question for a worker; `task` is all that leaves this machine."""

    number: int
    worker: str
    task: bytes


class EndThought(msgspec.Struct, tag="end", array_like=True):
    """Cancellation of a question."""

    number: int
    worker: str


class Prepare(msgspec.Struct, tag="prepare", array_like=True):
    """Request to load the native code of a game."""

    worker: str
    game: str


class Drop(msgspec.Struct, tag="drop", array_like=True):
    """Request to kill a worker that is silent for too long."""

    worker: str


class WorkerJoined(msgspec.Struct, tag="joined", array_like=True):
    """A worker on a node is ready."""

    worker: str
    node: str


class WorkerLeft(msgspec.Struct, tag="left", array_like=True):
    """A worker is gone."""

    worker: str
    why: str


class QuestionAnswered(msgspec.Struct, tag="answered", array_like=True):
    """Answer to a question."""

    number: int
    worker: str
    text: str


class QuestionFailed(msgspec.Struct, tag="failed", array_like=True):
    """Failure of a question: `why` is `RAISED` or `DIED`."""

    number: int
    worker: str
    why: str
    details: str


class Note(msgspec.Struct, tag="note", array_like=True):
    """Line for the log of the server."""

    level: str
    text: str


class Alive(msgspec.Struct, tag="alive", array_like=True):
    """Sign of life of the bridge, which has just asked the cluster for its nodes."""


class Down(msgspec.Struct, tag="down", array_like=True):
    """The bridge has ended; all its workers are gone."""

    why: str


Request = Ask | EndThought | Prepare | Drop
Event = WorkerJoined | WorkerLeft | QuestionAnswered | QuestionFailed | Note | Alive | Down

_requests: Final = msgspec.msgpack.Decoder(Request)
_events: Final = msgspec.msgpack.Decoder(Event)


def write(stream: IO[bytes], message: Request | Event) -> None:
    """Write a message as a frame."""
    data = msgspec.msgpack.encode(message)
    stream.write(SIZE.pack(len(data)) + data)
    stream.flush()


def read_request(stream: IO[bytes]) -> Request | None:
    """Return the next request, or None at the end."""
    frame = _frame(stream)
    return None if frame is None else _requests.decode(frame)


def read_event(stream: IO[bytes]) -> Event | None:
    """Return the next event, or None at the end."""
    frame = _frame(stream)
    return None if frame is None else _events.decode(frame)


def _frame(stream: IO[bytes]) -> bytes | None:
    head = stream.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    (size,) = SIZE.unpack(head)
    data = stream.read(size)
    return data if len(data) == size else None


def task_of(question: tuple[object, ...]) -> bytes:
    """Return a question as the bytes that are sent to a node."""
    return msgspec.msgpack.encode(question)


def question_of(task: bytes) -> tuple[Any, ...]:
    """Return the question of a task: kind, seconds, position (or records), and more by kind."""
    kind, seconds, first, *more = msgspec.msgpack.decode(task)
    return kind, seconds, first if kind == IMPORT else PackedPosition(*first), *more
