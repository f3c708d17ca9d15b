"""Answers of a standby."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from moguls.server.standby.pages import standby_app


@pytest.fixture
def client() -> TestClient:
    return TestClient(standby_app("", ""), "http://localhost")


def test_health_checks_send_people_elsewhere(client: TestClient) -> None:
    for path in ("/healthz", "/readyz"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (503, "standby\n")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "standby"), ("de", "steht nur bereit"), ("fr", "en réserve"), ("it", "di riserva")],
)
def test_each_page_says_in_each_language_that_it_is_the_standby(
    client: TestClient, lang: str, words: str
) -> None:
    for path in ("/", "/t/ABC", "/rules/mogul-2002"):
        answer = client.get(path, headers={"accept-language": lang})
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{lang}">' in answer.text
        assert words in answer.text


def test_programs_are_refused_with_a_code(client: TestClient) -> None:
    for method, path in (("GET", "/api/games"), ("POST", "/api/tables"), ("POST", "/mail/off")):
        answer = client.request(method, path)
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
        assert answer.json()["error"]["code"] == "server/standby"


def test_sockets_are_refused_with_a_status_that_proxies_understand(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        client.websocket_connect("/ws/tables/ABC"),
    ):
        pass
    assert denied.value.status_code == 503


def test_metrics_say_that_the_process_is_not_active() -> None:
    client = TestClient(standby_app("secret", ""), "http://localhost")
    assert client.get("/metrics").status_code == 403
    answer = client.get("/metrics", headers={"authorization": "Bearer secret"})
    assert "moguls_active " in answer.text


def test_a_site_under_a_path_answers_below_it() -> None:
    client = TestClient(standby_app("", "/moguls"), "http://localhost")
    assert client.get("/moguls/api/games").json()["error"]["code"] == "server/standby"
    assert "<html" in client.get("/moguls/lobby").text
