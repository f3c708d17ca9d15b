"""The configurations of nginx and Caddy that the project ships, before a real server."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.serving import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow

SHIPPED = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
BASE = "/moguls"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
CADDY = shutil.which("caddy")
CERTIFICATE = [
    *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
    *("-keyout", "key.pem", "-out", "cert.pem"),
]
# Where nginx keeps what it would keep for the whole machine.
ALONE = "daemon off; user root; pid pid; error_log error.log; events {}"
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
OWN_FILES = " ".join(f"{name}_temp_path kept-{name};" for name in KEPT)
TOO_LARGE = (413, 502)  # older versions of Caddy say that they could not pass it on
# Under a path, which nginx takes off where its `proxy_pass` ends with a slash.
UNDER = "location = /moguls { return 308 /moguls/; }\n    location /moguls/ {"


class Front:
    """A proxy on free ports, by a shipped configuration with these and a certificate put in."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder, self.server = folder, server
        self.plain, self.tls = free_port(), free_port()
        self.host = f"{NAME}:{self.tls}"
        self.context = ssl.create_default_context()
        self.context.check_hostname, self.context.verify_mode = False, ssl.CERT_NONE

    def ask(self, path: str, method: str = "GET", **more: Any) -> httpx.Response:
        headers = {"host": self.host, **more.pop("headers", {})}
        url = f"https://127.0.0.1:{self.tls}{path}"
        extensions = {"sni_hostname": NAME}
        with httpx.Client(verify=self.context, timeout=300) as client:
            return client.request(method, url, headers=headers, extensions=extensions, **more)

    def speaks_tls(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.tls)) as line:
                self.context.wrap_socket(line, server_hostname=NAME).close()
        except OSError:
            return False
        return True

    def nginx(self, base: str, *, strips: bool) -> list[str]:
        certificate = [*CERTIFICATE, "-subj", f"/CN={NAME}"]
        subprocess.run(certificate, cwd=self.folder, capture_output=True, check=True)
        text = (SHIPPED / "nginx.conf").read_text("utf-8")
        text = re.sub(r"\n *listen \[::\].*", "", text)
        text = re.sub(r"/\S+/fullchain.pem", "cert.pem", text)
        text = re.sub(r"/\S+/privkey.pem", "key.pem", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{self.tls} ")
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self.server.port}")
        if base:
            text = text.replace("location / {", UNDER)
            text = text.replace(f":{self.server.port};", f":{self.server.port}{'/' * strips};")
        text = f"{ALONE} http {{ access_log off; {OWN_FILES} {text} }}"
        (self.folder / "nginx.conf").write_text(text)
        return [str(NGINX), "-e", "error.log", "-p", str(self.folder), "-c", "nginx.conf"]

    def caddy(self, base: str, *, strips: bool) -> list[str]:
        text = (SHIPPED / "Caddyfile").read_text("utf-8")
        if base:
            text = "\n".join(re.findall(r"(?m)^# {5}(?! *moguls)(.*)", text))
            text = text.replace("example.org {", f"{NAME} {{")
            assert not strips
        text = text.replace(f"{NAME} {{", f"{self.host} {{\n\ttls internal")
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self.server.port}")
        options = "admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"
        options += f"\tstorage file_system {self.folder}/kept\n"
        (self.folder / "Caddyfile").write_text(f"{{\n\t{options}}}\n{text}")
        return [str(CADDY), "run", "--config", str(self.folder / "Caddyfile")]


@contextmanager
def running(front: Front, command: list[str]) -> Iterator[Front]:
    log = front.folder / "front.log"
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            while not front.speaks_tls():
                assert process.poll() is None, log.read_text()
                time.sleep(0.05)
            yield front
        finally:
            process.terminate()
            process.wait(300)


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _served(tmp_path_factory.mktemp("top"))


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _served(tmp_path_factory.mktemp("below"), "--base-path", BASE)


def _served(folder: Path, *words: str) -> Iterator[Server]:
    made = Server(folder, "--allow-host", NAME, "--proxies", "127.0.0.1", *words)
    made.start()
    yield made
    made.stop()


AT_TOP = {
    "nginx": lambda front: front.nginx("", strips=False),
    "caddy": lambda front: front.caddy("", strips=False),
}
UNDER_A_PATH = {
    "nginx": lambda front: front.nginx(BASE, strips=False),
    "nginx that strips": lambda front: front.nginx(BASE, strips=True),
    "caddy": lambda front: front.caddy(BASE, strips=False),
}


def plays(front: Front, base: str) -> None:
    """Make a table by TLS and see it over a socket, as a page of the public name does."""
    headers = {"origin": f"https://{front.host}"}
    wanted = {"game": "mogul-2002", "seats": 3}
    made = front.ask(f"{base}/api/tables", "POST", json=wanted, headers=headers)
    assert made.status_code == 200, made.text
    cookie = made.headers["set-cookie"].split(";")[0]
    prefix = "__Secure-moguls-" if base else "__Host-moguls-"
    assert cookie.startswith(prefix), "it knows that people come by TLS"
    url = f"wss://{front.host}{base}/ws/tables/{made.json()['table']}"
    with socket.create_connection(("127.0.0.1", front.tls)) as line:
        headers = {"cookie": cookie}
        origin = Origin(f"https://{front.host}")
        with connect(
            url, sock=line, ssl=front.context, origin=origin, additional_headers=headers
        ) as there:
            assert '"you":0' in str(there.recv(timeout=300))


@pytest.mark.parametrize("name", AT_TOP)
def test_a_site_is_played_behind_it(name: str, top: Server, tmp_path: Path) -> None:
    front = Front(tmp_path, top)
    with running(front, AT_TOP[name](front)):
        plays(front, "")
        page = front.ask("/rules/moguli")
        assert page.headers["strict-transport-security"]
        assert front.ask("/api/records", "POST", content=b" " * 500_000).status_code == 400
        assert front.ask("/api/records", "POST", content=b" " * 700_000).status_code in TOO_LARGE
        told = front.ask("/api/me", headers={"x-forwarded-host": "evil.example"})
        assert told.status_code == 200, "what a client says goes no further"


@pytest.mark.parametrize("name", UNDER_A_PATH)
def test_a_site_is_played_under_a_path(name: str, below: Server, tmp_path: Path) -> None:
    front = Front(tmp_path, below)
    with running(front, UNDER_A_PATH[name](front)):
        plays(front, BASE)
        assert f'src="{BASE}/assets/' in front.ask(f"{BASE}/rules/moguli").text
        leads = front.ask(BASE)
        assert leads.is_redirect
        assert leads.headers["location"].endswith(f"{BASE}/")


def test_nginx_leads_from_plain_http_to_tls(top: Server, tmp_path: Path) -> None:
    front = Front(tmp_path, top)
    with running(front, front.nginx("", strips=False)):
        url = f"http://127.0.0.1:{front.plain}/t/x?as=1"
        answer = httpx.get(url, headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (308, f"https://{NAME}/t/x?as=1")


def test_who_comes_through_a_front_server_is_told_apart_by_address_alone(
    top: Server, tmp_path: Path
) -> None:
    front = Front(tmp_path, top)
    with running(front, front.nginx("", strips=False)):
        for number in range(2_000):
            made_up = {"x-forwarded-for": f"192.0.{number // 250}.{number % 250}"}
            if front.ask("/api/me", headers=made_up).status_code == 429:
                return
    pytest.fail("addresses that a client makes up were believed")
