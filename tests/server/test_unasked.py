"""X-Forwarded-For: believed of named proxies only, and said once where it comes unasked."""

import logging
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from moguls.server.configuring import load
from moguls.server.front_door.unasked import Unasked
from tests import loops

FORWARDED = [(b"x-forwarded-for", b"203.0.113.5")]


def client_of(peer: str, headers: list[tuple[bytes, bytes]], proxies: list[str], times: int) -> Any:
    seen: dict[str, Any] = {}

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.update(scope)

    async def ask() -> None:
        served = Unasked(ProxyHeadersMiddleware(app, proxies))
        for _ in range(times):
            scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
            await served(scope, None, None)

    loops.run(ask())
    return seen["client"][0]


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "192.0.2.1"])
def test_nobody_is_believed_unasked(peer: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert client_of(peer, FORWARDED, [], 3) == peer

    assert len(caplog.messages) == 1
    assert peer in caplog.messages[0]
    assert "--proxies" in caplog.messages[0]


@pytest.mark.parametrize(
    ("peer", "headers", "proxies", "client"),
    [
        ("192.0.2.1", FORWARDED, ["192.0.2.0/24"], "203.0.113.5"),
        ("192.0.2.1", FORWARDED, ["*"], "203.0.113.5"),
        ("192.0.2.1", [], [], "192.0.2.1"),
    ],
)
def test_a_named_proxy_is_believed_and_nothing_is_said(
    peer: str, headers: Any, proxies: list[str], client: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert client_of(peer, headers, proxies, 1) == client
    assert not caplog.messages


def test_no_proxy_is_named_unless_the_host_does(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MOGULS_PROXIES", raising=False)

    assert load({"data": str(tmp_path)}, {}, None).settings.proxies == ()
