"""A push service on this machine, and a browser that decrypts what it gets."""

from __future__ import annotations

import json
import secrets
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec

from moguls.server.push.keys import encoded

if TYPE_CHECKING:
    from collections.abc import Iterator


class Push(NamedTuple):
    """A message as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes every message; `answers` are the next statuses with their headers, otherwise 201."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.pushes: list[Push] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.pause = 0.0  # seconds before an answer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    """Records a request and answers it."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.pushes.append(Push(self.path, headers, body))
        time.sleep(self.server.pause)
        status, more = self.server.answers.pop(0) if self.server.answers else (201, {})
        self.send_response(status)
        for name, value in {"content-length": "0", **more}.items():
            self.send_header(name, value)
        self.end_headers()

    do_GET = do_POST  # noqa: N815  # a redirect that is followed would come as one

    def log_message(self, *_arguments: object) -> None:
        pass


class Browser:
    """The subscription of a browser."""

    def __init__(self, service: PushService, name: str = "phone") -> None:
        self.service, self.path = service, f"/push/{name}"
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)

    @property
    def address(self) -> str:
        return self.service.url + self.path

    @property
    def keys(self) -> dict[str, str]:
        point = form.PublicFormat.UncompressedPoint
        public = self.private.public_key().public_bytes(form.Encoding.X962, point)
        return {"p256dh": encoded(public), "auth": encoded(self.auth)}

    def row(self, user: str = "bob", lang: str = "en") -> dict[str, Any]:
        data = json.dumps({**self.keys, "site": "https://games.example"})
        place = {"device": self.path, "label": "Firefox", "lang": lang, "zone": "Europe/Rome"}
        return {"user_id": user, "kind": "push", "address": self.address, "data": data, **place}

    def pushes(self) -> list[Push]:
        return [push for push in self.service.pushes if push.path == self.path]

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(self.decrypted(push)) for push in self.pushes()]

    def decrypted(self, push: Push) -> bytes:
        assert push.headers["content-encoding"] == "aes128gcm"
        data: bytes = http_ece.decrypt(
            push.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return data


@contextmanager
def running() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        service.shutdown()
        thread.join()
        service.server_close()
