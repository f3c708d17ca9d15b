"""A host ends all sign-ins of a person, and exports what is stored about one."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from tests.server.admin.test_admin_acts import come, last_words
from tests.server.conftest import Person

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from tests.admin import Host

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")


def test_all_devices_links_and_codes_of_a_person_end_and_the_printed_code_stays(
    client: TestClient, host: Host
) -> None:
    (ada, me), (bob, other) = come(client, "Ada"), come(client, "Bob")
    phone, laptop, thief = (Person(client) for _ in range(3))
    table, before = ada.new_table(), bob.get("/api/me")
    phone.post("/api/code", code=ada.post("/api/me/code")["code"])
    printed = ada.post("/api/me/recovery")["code"]
    link = thief.post("/api/sign-in/recovery", code=printed)["link"]
    code = ada.post("/api/me/code")["code"]
    with phone.socket(table) as socket:
        socket.hear("frame")
        answer = host("sign-out", me, "--yes")
        assert last_words(socket)[1] == 4401

    assert answer == [{"person": me, "devices": 2, "can_return_by": ["recovery_code"]}]
    for device in (ada, phone):
        assert device.get("/api/me")["id"] != me
    refused = thief.refused("POST", "/api/sign-in", link=link)
    assert refused["code"] == "one_time/not_found"
    refused = thief.refused("POST", "/api/code", code=code)
    assert refused["code"] == "device/no_such_code"
    assert bob.get("/api/me") == before
    offer = laptop.post("/api/sign-in/recovery", code=printed)
    laptop.post("/api/sign-in", link=offer["link"])
    assert laptop.get(f"/api/tables/{table}")["table"]["you"] == 0
    assert host("sign-out", other, "--yes")[0]["can_return_by"] == []


def test_an_unknown_person_is_refused_and_without_yes_nothing_happens(
    client: TestClient, host: Host
) -> None:
    ada, me = come(client, "Ada")
    assert "there is no person nobody" in host.refused("sign-out", "nobody", "--yes")
    assert "sign-out cannot be undone" in host.refused("sign-out", me)
    assert ada.get("/api/me")["id"] == me


def test_an_export_of_a_person_has_no_addresses_and_no_secrets(
    client: TestClient, host: Host, folder: Path
) -> None:
    ada, me = come(client, "Ada")
    table, code = ada.new_table(), ada.post("/api/me/recovery")["code"]
    hook = ada.post("/api/me/webhooks", url="https://ada-host.example/", zone="Europe/Rome")
    file = folder / "person.json"
    assert host.types("export", str(file), "--person", me)[0] == 0
    text = file.read_text()
    export = json.loads(text)

    assert (export["person"]["name"], export["tables"], export["texts"]) == ("Ada", [table], [])
    assert [it["kind"] for it in export["channels"]] == ["webhook"]
    assert [it["kind"] for it in export["sign_in"]] == ["recovery_code"]
    assert len(export["devices"]) == 1
    for word in ("ada-host", hook["secret"], code, code.replace("-", ""), "token", "digest"):
        assert word not in text
    assert "no person nobody" in host.refused("export", "-", "--person", "nobody")
