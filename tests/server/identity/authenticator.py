"""A software authenticator: passkeys with ES256, as a browser would return them."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One discoverable passkey on one page.

    `count`: of signatures; `flags`: of the next response.
    """

    origin: str = "http://localhost"
    host: str = "localhost"
    count: int = 0
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    user: str = ""

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**data, "crossOrigin": False}).encode()

    def data(self, more: bytes = b"", flags: int = 0) -> bytes:
        self.count += 1
        head = hashlib.sha256(self.host.encode()).digest()
        return head + bytes([self.flags | flags]) + self.count.to_bytes(4, "big") + more

    def register(self, options: str) -> str:
        wanted = json.loads(options)
        self.user = wanted["user"]["id"]
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public_key
        data = self.data(credential, ATTESTED)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", wanted)
        response = {"clientDataJSON": text(client), "attestationObject": text(attestation)}
        return self.answer(response)

    def sign(self, options: str) -> str:
        client = self.client_data("webauthn.get", json.loads(options))
        data = self.data()
        signed = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": self.user,
        }
        return self.answer(response)

    def answer(self, response: dict[str, str]) -> str:
        fields = {"id": text(self.id), "rawId": text(self.id), "type": "public-key"}
        return json.dumps({**fields, "response": response, "clientExtensionResults": {}})
