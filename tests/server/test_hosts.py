"""Host names of `allow-host`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import Options, make_app
from moguls.server.front_door.hosts import hosts_from
from tests.server.conftest import NoThinkers

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("setting", "host"),
    [
        ("games.example.org", "games.example.org"),
        ("Games.Example.ORG", "games.example.org"),
        ("games.example.org.", "games.example.org"),
        ("games.example.org:8443", "games.example.org"),
        ("https://Games.example.org", "games.example.org"),
        ("http://games.example.org:80/", "games.example.org"),
        ("spiele.müller.example", "spiele.xn--mller-kva.example"),
        (f"https://{'Spiele.MÜLLER.example.'}/", "spiele.xn--mller-kva.example"),
        ("xn--mller-kva.example", "xn--mller-kva.example"),
        ("straße.example", "xn--strae-oqa.example"),
        ("my_club", "my_club"),
        ("nas", "nas"),
        ("[2001:DB8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("http://[2001:db8::1]:8000/", "2001:db8::1"),
        ("192.168.1.7:8000", "192.168.1.7"),
        ("*", "*"),
    ],
)
def test_a_setting_has_the_form_of_requests(setting: str, host: str) -> None:
    assert hosts_from([setting]) == {host}


@pytest.mark.parametrize(
    "setting",
    [
        *("a b.example", "*.example.org", "a..b", "-a.example", "games.example.org/moguls"),
        *("ftp://games.example.org", "me@games.example.org", "a.example:port", "a.example:70000"),
        *("https://", ".", "[::1", "ü..example", "a.example?x", "a" * 64),
    ],
)
def test_what_cannot_be_a_host_is_refused_with_what_is_possible(setting: str) -> None:
    with pytest.raises(UsageError) as error:
        hosts_from(["games.example.org", setting])

    assert str(error.value) == (
        f"allow-host: {setting!r} cannot be a host name; expected a name such as "
        "games.example.org, or * for any"
    )


@pytest.mark.parametrize(
    "host", ["games.example", "GAMES.example:8443", "games.example.", "games.example.:443"]
)
def test_requests_may_write_a_name_in_every_form(tmp_path: Path, host: str) -> None:
    options = Options(hosts_from([f"https://{'Games.Example.'}:443"]))
    with TestClient(make_app(tmp_path / "db", NoThinkers(), options)) as client:
        assert client.get("/api/games", headers={"host": host}).status_code == 200
