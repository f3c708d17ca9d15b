"""The setting `thinking`: what is refused before a server starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.errors import UsageError
from moguls.server.configuring import load
from moguls.server.thinking.cluster import address
from moguls.server.thinking.cluster.address import refuse_unusable

if TYPE_CHECKING:
    from pathlib import Path

URL = "ray://10.0.0.1:10001"
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "secret"}


@pytest.fixture(autouse=True)
def ray_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(address, "find_spec", lambda _name: object())
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)


def test_local_needs_nothing_and_a_cluster_needs_a_token() -> None:
    refuse_unusable("local", {})
    refuse_unusable(URL, TOKEN)


@pytest.mark.parametrize(
    "thinking", ["", "ray", "ray://host", "ray://:1", "ray://host:0", "ray://host:70000", "h:1"]
)
def test_another_address_is_refused(thinking: str) -> None:
    with pytest.raises(UsageError, match=r"expected local, or ray://HOST:PORT"):
        refuse_unusable(thinking, TOKEN)


@pytest.mark.parametrize("mode", [{}, {"RAY_AUTH_MODE": "disabled"}])
def test_a_cluster_for_everybody_is_refused(mode: dict[str, str]) -> None:
    with pytest.raises(UsageError, match="set RAY_AUTH_MODE=token here and on all nodes"):
        refuse_unusable(URL, mode)


def test_a_token_may_come_from_the_environment_or_the_file_of_ray(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="there is no token"):
        refuse_unusable(URL, {"RAY_AUTH_MODE": "token"})
    refuse_unusable(URL, {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": "/etc/token"})
    (tmp_path / ".ray").mkdir()
    (tmp_path / ".ray" / "auth_token").write_text("secret")
    refuse_unusable(URL, {"RAY_AUTH_MODE": "token"})


@pytest.mark.parametrize("missing", ["ray", "grpc"])
def test_without_ray_the_message_says_what_to_install(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(UsageError, match=r"thinking on a cluster needs Ray: .*cluster"):
        refuse_unusable(URL, TOKEN)


def test_it_comes_from_the_command_line_the_environment_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "moguls.toml"
    file.write_text(f'thinking = "{URL}"\n')
    settings = [
        load({"thinking": URL}, {}),
        load({}, {"MOGULS_THINKING": URL}),
        load({}, {}, str(file)),
    ]
    assert [it.settings.thinking for it in settings] == [URL] * 3
    assert load({}, {}).settings.thinking == "local"
