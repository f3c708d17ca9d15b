"""Phrases and emotes: who gets them, who does not, and what stays of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.live.live import MOST_LETTERS, Viewer
from moguls.server.live.talk import MOST, sender_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person, Socket


def lines(socket: Socket) -> list[tuple[int | None, str]]:
    """Return what has arrived up to now: seats and words."""
    socket.say(type="ping")
    received = []
    while (message := socket.hear_any())["type"] != "pong":
        if message["type"] == "talk":
            received += [(said["seat"], said["words"]) for said in message["lines"]]
    return received


def test_all_seats_read_a_phrase_and_spectators_do_not(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    people, table = three
    watcher = person()
    with (
        people[0].socket(table) as mine,
        people[1].socket(table) as other,
        watcher.socket(table) as watching,
    ):
        mine.say(type="say", words="hello")
        own, read = mine.hear("talk"), other.hear("talk")

        assert read["is_new"]
        said = read["lines"][0]
        assert (said["seat"], said["to"], said["words"], said["own"]) == (0, None, "hello", False)
        assert said["name"]
        assert own["lines"][0]["own"]
        assert lines(watching) == []


def test_spectators_talk_among_themselves(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    people, table = three
    one, two = person(), person()
    with (
        people[0].socket(table) as seated,
        one.socket(table) as talking,
        two.socket(table) as watching,
    ):
        talking.say(type="say", words="surprise")

        assert watching.hear("talk")["lines"][0]["seat"] is None
        assert lines(seated) == []
        talking.say(type="say", words="surprise", to=0)
        assert talking.hear("error")["code"] == "talk/watching"


def test_one_seat_alone_reads_what_is_said_to_it(three: tuple[list[Person], str]) -> None:
    people, table = three
    with (
        people[0].socket(table) as mine,
        people[1].socket(table) as other,
        people[2].socket(table) as reader,
    ):
        mine.say(type="say", words="sorry", to=2)

        assert reader.hear("talk")["lines"][0]["to"] == 2
        assert lines(other) == []


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"words": "hello", "to": 0}, "talk/nobody"),  # oneself
        ({"words": "hello", "to": 9}, "table/no_such_seat"),
        ({"words": "hello", "to": 1}, "talk/nobody"),  # a bot
        ({"words": "insult"}, "wire/unknown_value"),
        ({"words": "hello", "text": "x"}, "wire/unknown_field"),
    ],
)
def test_what_cannot_be_said_is_refused(
    person: Callable[[], Person], message: dict[str, Any], code: str
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", None])
    with ada.socket(table) as socket:
        socket.say(type="say", **message)

        assert socket.hear("error")["code"] == code
        assert lines(socket) == []


@pytest.mark.usefixtures("stopped_clock")
def test_a_person_who_talks_too_much_has_to_wait(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[0].socket(table) as mine, people[1].socket(table) as other:
        for _ in range(7):
            mine.say(type="say", words="applause")

        assert mine.hear("error")["code"] == "wire/rate_limited"
        assert lines(other) == [(0, "applause")] * 6


def test_a_returning_player_reads_the_last_messages_and_the_log_has_none(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    seq = people[0].get(f"/api/tables/{table}")["seq"]
    with people[0].socket(table) as mine:
        mine.say(type="say", words="thanks", to=1)
        mine.hear("talk")
    with people[1].socket(table) as late, people[2].socket(table) as other:
        earlier = late.hear("talk")

        assert not earlier["is_new"]
        assert earlier["lines"][0]["words"] == "thanks"
        assert lines(other) == []
    assert people[0].get(f"/api/tables/{table}")["seq"] == seq


def test_an_author_is_the_same_to_one_reader_everywhere_and_another_to_others() -> None:
    assert sender_key("reader", "author") == sender_key("reader", "author")
    keys = {sender_key(reader, "author") for reader in ("one", "two", None)}
    assert len(keys) == 3
    assert not any("author" in key for key in keys)


def test_a_connection_that_does_not_read_keeps_the_last_messages() -> None:
    viewer = Viewer("ada", 0)
    for number in range(MOST_LETTERS + 5):
        viewer.receive(str(number))

    assert viewer.letters == [str(number) for number in range(5, MOST_LETTERS + 5)]
    assert not viewer.needs_frame
    assert MOST_LETTERS <= MOST
