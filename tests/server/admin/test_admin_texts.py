"""A host reads reports, deletes a text, and disables free text."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.admin import Host, hosted
from tests.server.conftest import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    with hosted(folder) as made:
        yield made


def test_a_host_reads_reports_deletes_a_text_and_disables_free_text(
    client: TestClient, host: Host
) -> None:
    ada, bob = Person(client), Person(client)
    me = str(ada.get("/api/me")["id"])
    table = ada.new_table(seats=3)
    bob.sit(table)
    with ada.socket(table) as mine, bob.socket(table) as other:
        mine.say(type="write", text="Not reported")
        mine.say(type="write", text="Rude words")
        other.hear("talk")
        number = other.hear("talk")["lines"][0]["id"]
        assert host("list", "reports") == []
        other.say(type="report", id=number)
        other.say(type="ping")
        other.hear("pong")

        (row,) = host("list", "reports")
        assert (row["text"], row["words"], row["reports"]) == (number, "Rude words", 1)
        assert (row["person"], row["table"]) == (me, table)
        assert host("clear", str(number)) == [{"text": number, "cleared": True}]
        assert [it["text"] for it in other.hear("talk")["lines"]] == ["Not reported"]
        assert host("list", "reports") == []
        assert "there is no text" in host.refused("clear", str(number))

        for who in (me, table):
            assert host("silence", who) == [{"who": who, "free text": False}]
            mine.say(type="write", text="Again")
            assert mine.hear("error")["code"] == "talk/disabled"
            assert host("silence", who, "--undo") == [{"who": who, "free text": True}]
            assert "nothing was changed" in host.refused("silence", who, "--undo")
        assert "there is no table and no person" in host.refused("silence", "nobody")
    host("delete", me, "--yes")
    with bob.socket(table) as other:
        other.say(type="ping")
        while (message := other.hear_any())["type"] != "pong":
            assert message["type"] != "talk"
