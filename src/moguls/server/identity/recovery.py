"""Recovery codes: printed or written down, valid until they are renewed; only a hash is stored."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from moguls.server.live.links import digest
from moguls.server.people.codes import LETTERS, plain
from moguls.server.wire.identity import CreatedRecoveryCode
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.ports.identity import IdentityStore

# 16 of 31 letters are 79 bits: nobody can guess a code, so that its hash needs no salt.
LENGTH: Final = 16
GROUP: Final = 4


class RecoveryCodes:
    """Makes and checks recovery codes; a person has at most one."""

    def __init__(self, hub: Hub, store: IdentityStore) -> None:
        """Use the codes of a store."""
        self._hub, self._store = hub, store

    async def make(self, person: str) -> CreatedRecoveryCode:
        """Return a new code of a person; an older one becomes invalid."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        at = self._hub.clock.time()
        await self._hub.transact(self._store.put_recovery_code, person, digest(code), at)
        return CreatedRecoveryCode(formatted(code), at)

    async def drop(self, person: str) -> None:
        """Delete the code of a person, if there is one."""
        await self._hub.transact(self._store.drop_recovery_code, person)

    async def owner(self, code: str) -> str:
        """Return the person of a code, however it was typed.

        Raises:
            Refusal: it is nobody's.
        """
        at = self._hub.clock.time()
        user = await self._hub.transact(self._store.use_recovery_code, digest(plain(code)), at)
        if user is None:
            raise Refusal("sign_in/no_such_code")
        return str(user)


def formatted(code: str) -> str:
    """Return a code for display: in groups of four."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
