"""Ways in which a person can sign in, without their secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.mail.planning import KIND as MAIL
from moguls.server.wire.exports import SignInMethod

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.ports.storage import Store


def methods_of(store: Store, user: str) -> list[SignInMethod]:
    """Return the ways in which a person can sign in."""
    code = store.identity.recovery_code_of(user)
    codes = [] if code is None else [SignInMethod("recovery_code", **code)]
    passkeys = [
        SignInMethod("passkey", row["made_at"], row["used_at"], row["name"], row["host"])
        for row in store.identity.passkeys_of(user)
    ]
    mails = [
        SignInMethod("mail", row["made_at"], None)
        for row in store.notices.channels_of(user)
        if row["kind"] == MAIL
    ]
    return [*codes, *passkeys, *mails]


def kinds(methods: Iterable[SignInMethod]) -> list[str]:
    """Return the kinds of ways, each once."""
    return list(dict.fromkeys(it.kind for it in methods))
