"""Passkeys: registered with a name, removed, and used at sign-in.

A passkey belongs to a host name, and works only on a page that a browser takes for secure. The
library is imported when it is needed; without it passkeys are not offered.
"""

from __future__ import annotations

import base64
import json
import logging
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from moguls.server.people import agents
from moguls.server.wire.identity import PasskeyInfo, PasskeyOptions
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from moguls.server.identity.one_time_links import OneTimeLinks
    from moguls.server.live.hub import Hub
    from moguls.server.people.person import Person
    from moguls.server.people.visits import Caller
    from moguls.server.ports.identity import IdentityStore, Row

LOG: Final = logging.getLogger("moguls.identity")
REGISTER: Final = "passkey-register"
SIGN_IN: Final = "passkey-sign-in"
MOST: Final = 20  # of one person
LOCAL: Final = "localhost"
# Why passkeys are not offered: the library is missing, no TLS, no host name.
MISSING, INSECURE, ADDRESS = "missing", "insecure", "address"


class PasskeyPlace(NamedTuple):
    """Where passkeys are used.

    Attributes:
        host: the host name to which they belong.
        origin: of the page.
        off: why they are not offered, "" if they are.
    """

    host: str
    origin: str
    off: str


def place_of(caller: Caller) -> PasskeyPlace:
    """Return the host of a request, and whether passkeys can be used there."""
    scheme = "https" if caller.is_secure else "http"
    own = f"{scheme}://{caller.headers.get('host', '')}"
    origin = caller.headers.get("origin") or own  # the guard has compared them
    host = urlsplit(origin).hostname or ""
    if find_spec("webauthn") is None:
        return PasskeyPlace(host, origin, MISSING)
    if _is_address(host):
        return PasskeyPlace(host, origin, ADDRESS)
    off = "" if caller.is_secure or host == LOCAL else INSECURE
    return PasskeyPlace(host, origin, off)


class Passkeys:
    """Registers and checks passkeys.

    A challenge is a one-time link, so that no response is accepted twice.
    """

    def __init__(self, hub: Hub, store: IdentityStore, links: OneTimeLinks) -> None:
        """Use the passkeys of a store."""
        self._hub, self._store, self._links = hub, store, links

    async def all(self, person: str) -> list[PasskeyInfo]:
        """Return the passkeys of a person, the oldest first."""
        rows = await self._hub.transact(self._store.passkeys_of, person)
        keys = ("id", "name", "host", "made_at", "used_at")
        return [PasskeyInfo(*(row[key] for key in keys)) for row in rows]

    async def offer(self, person: Person, caller: Caller) -> PasskeyOptions:
        """Return what a browser needs to make a passkey.

        Raises:
            Refusal: passkeys are not possible here, or the person has too many.
        """
        place = _possible(caller)
        stored = await self._hub.transact(self._store.passkeys_of, person.id)
        if len(stored) >= MOST:
            raise Refusal("sign_in/many_passkeys", {"limit": MOST})
        challenge = await self._links.make(REGISTER, person.id)
        return PasskeyOptions(_registration(person, place, challenge, stored))

    async def add(self, person: Person, caller: Caller, response: str, name: str) -> None:
        """Store a passkey that a browser has made for a person.

        Raises:
            Refusal: the response is forged, foreign, expired or was used already.
        """
        place = _possible(caller)
        challenge = await self._spend(REGISTER, response, person.id)
        verified = _verified_registration(response, challenge, place)
        browser, system = agents.device_name(caller.agent)
        row = {
            "id": _text(verified.credential_id),
            "user_id": person.id,
            "name": name.strip() or ", ".join(filter(None, (system, browser))) or place.host,
            "public_key": _text(verified.credential_public_key),
            "sign_count": verified.sign_count,
            "host": place.host,
            "made_at": self._hub.clock.time(),
        }
        if not await self._hub.transact(self._store.add_passkey, row):
            raise Refusal("sign_in/bad_passkey")  # it is somebody's already

    async def drop(self, person: str, passkey: str) -> None:
        """Delete a passkey of a person.

        Raises:
            Refusal: the person has no such passkey.
        """
        if not await self._hub.transact(self._store.drop_passkey, person, passkey):
            raise Refusal("sign_in/no_such_passkey")

    async def ask(self, caller: Caller) -> PasskeyOptions:
        """Return what a browser needs to sign somebody in by a passkey.

        Raises:
            Refusal: passkeys are not possible here.
        """
        place = _possible(caller)
        return PasskeyOptions(_authentication(place, await self._links.make(SIGN_IN, None)))

    async def owner(self, caller: Caller, response: str) -> str:
        """Return the person of a passkey that has signed a challenge.

        Raises:
            Refusal: the response is forged, foreign, expired or was used already.
        """
        place = _possible(caller)
        challenge = await self._spend(SIGN_IN, response, None)
        passkey = str(_fields(response).get("id", ""))
        row = await self._hub.transact(self._store.passkey, passkey)
        if row is None:
            raise Refusal("sign_in/no_such_passkey")
        count = _verified_count(response, challenge, place, row)
        await self._hub.transact(self._store.use_passkey, passkey, count, self._hub.clock.time())
        return str(row["user_id"])

    async def _spend(self, purpose: str, response: str, person: str | None) -> bytes:
        """Return the challenge that a response answers; it is used up.

        Raises:
            Refusal: it is not a valid challenge of this person.
        """
        challenge = _challenge_of(response)
        link = await self._links.look(purpose, challenge)
        if link.person != person:
            raise Refusal("one_time/not_found")
        await self._links.use(purpose, challenge)
        return challenge.encode()


def warn_of_lost(counts: Mapping[str, int], hosts: Collection[str]) -> None:
    """Warn the host of passkeys that belong to a host name by which nobody reaches the site."""
    lost = {host: count for host, count in counts.items() if host not in {*hosts, LOCAL}}
    for host, count in {} if "*" in hosts else lost.items():
        LOG.warning(
            "%s passkeys belong to the host name %s, which allow-host does not name: they work "
            "nowhere else; serve the site under that name, or ask their owners to add new ones "
            "by another way to sign in",
            *(count, host),
        )


def _possible(caller: Caller) -> PasskeyPlace:
    """Return the place of a request, or refuse."""
    place = place_of(caller)
    if place.off:
        raise Refusal("sign_in/no_passkeys", {"host": place.host})
    return place


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _fields(text: str | bytes) -> dict[str, Any]:
    """Return the fields of a JSON object, or refuse."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise Refusal("sign_in/bad_passkey")
    return fields


def _challenge_of(response: str) -> str:
    """Return the challenge that a response claims to answer."""
    inner = _fields(response).get("response")
    try:
        client = _fields(_data(str(inner["clientDataJSON"])))  # type: ignore[index]
        return _data(str(client["challenge"])).decode()
    except (KeyError, TypeError, ValueError):
        raise Refusal("sign_in/bad_passkey") from None


def _registration(person: Person, place: PasskeyPlace, challenge: str, stored: list[Row]) -> str:
    import webauthn  # noqa: PLC0415  # optional
    from webauthn.helpers import structs  # noqa: PLC0415  # optional

    selection = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    options = webauthn.generate_registration_options(
        rp_id=place.host,
        rp_name="Moguls",
        user_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge.encode(),
        authenticator_selection=selection,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=_data(row["id"])) for row in stored
        ],
    )
    return webauthn.options_to_json(options)


def _authentication(place: PasskeyPlace, challenge: str) -> str:
    import webauthn  # noqa: PLC0415  # optional

    options = webauthn.generate_authentication_options(
        rp_id=place.host, challenge=challenge.encode()
    )
    return webauthn.options_to_json(options)


def _verified_registration(response: str, challenge: bytes, place: PasskeyPlace) -> Any:
    """Return the credential of a response, or refuse."""
    import webauthn  # noqa: PLC0415  # optional

    try:
        return webauthn.verify_registration_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception as error:  # the library lets errors of its parsers through
        raise Refusal("sign_in/bad_passkey") from error


def _verified_count(response: str, challenge: bytes, place: PasskeyPlace, row: Row) -> int:
    """Return the signature counter of a response, or refuse."""
    import webauthn  # noqa: PLC0415  # optional

    try:
        verified = webauthn.verify_authentication_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=_data(row["public_key"]),
            credential_current_sign_count=row["sign_count"],
        )
    except Exception as error:  # the library lets errors of its parsers through
        raise Refusal("sign_in/bad_passkey") from error
    return int(verified.new_sign_count)
