"""The shipped configurations of nginx and Caddy with a standby: they find the active process."""

from __future__ import annotations

import re
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx2 as httpx
import pytest

from tests.server.test_fronts import NAME, SHIPPED, Front, plays, running
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.slow


class StandbyServer(Server):
    """A server that need not serve the site."""

    def _wait(self) -> None:
        while True:
            assert self.process is not None
            assert self.process.poll() is None, (self.data / "server.log").read_text()
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=60):  # noqa: S310  # ours
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.05)


def lines_of(name: str, start: str, end: str) -> str:
    """Return lines of a shipped file that are comments there."""
    text = re.sub(r"(?m)^( *)#[ \t]?", r"\1", (SHIPPED / name).read_text("utf-8"))
    return re.search(rf"(?ms)^\s*{re.escape(start)}.*?{re.escape(end)}", text)[0]  # type: ignore[index]  # it is there


def nginx(front: Front, addresses: list[str]) -> list[str]:
    command = front.nginx("", strips=False)
    path = front.folder / "nginx.conf"
    upstream = lines_of("nginx.conf", "upstream moguls", "}")
    routing = lines_of("nginx.conf", "proxy_next_upstream", "proxy_connect_timeout 2s;")
    text = path.read_text().replace("server {", f"{named(upstream, addresses)}\nserver {{", 1)
    old = f"proxy_pass http://127.0.0.1:{front.server.port};"
    assert old in text
    path.write_text(text.replace(old, f"proxy_pass http://moguls;\n{routing}"))
    return command


def caddy(front: Front, addresses: list[str]) -> list[str]:
    command = front.caddy("", strips=False)
    path = front.folder / "Caddyfile"
    block = lines_of("Caddyfile", "reverse_proxy 10.", "}")
    old = f"reverse_proxy 127.0.0.1:{front.server.port}\n"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, f"{named(block, addresses)}\n", 1))
    return command


def named(text: str, addresses: list[str]) -> str:
    for number, address in enumerate(addresses, 1):
        text = text.replace(f"10.0.0.{number}:8000", address)
    return text


def until_it_answers(front: Front) -> None:
    for _ in range(3000):
        with suppress(httpx.HTTPError):
            if front.ask("/api/games").status_code == 200:
                return
        time.sleep(0.1)
    pytest.fail("nobody has taken over")


@pytest.mark.parametrize("configured", [nginx, caddy])
def test_the_proxy_finds_the_active_process_before_and_after_a_takeover(
    configured: Callable[[Front, list[str]], list[str]], postgresql: str, tmp_path: Path
) -> None:
    words = ("--database", postgresql, "--standby", "--allow-host", NAME, "--proxies", "127.0.0.1")
    servers = []
    for name in ("active", "standby", "front"):
        (tmp_path / name).mkdir()
    try:
        active = Server(tmp_path / "active", *words)
        servers.append(active)
        active.start()
        standby = StandbyServer(tmp_path / "standby", *words)
        servers.append(standby)
        standby.start()
        front = Front(tmp_path / "front", active)
        addresses = [f"127.0.0.1:{it.port}" for it in (standby, active)]
        with running(front, configured(front, addresses)):
            until_it_answers(front)
            for _ in range(4):  # whichever process comes first
                plays(front, "")
            active.kill()
            until_it_answers(front)
            plays(front, "")
    finally:
        for server in servers:
            server.stop()
