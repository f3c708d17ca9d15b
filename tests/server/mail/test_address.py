"""Addresses of mail: one form, and a reason for what cannot be one."""

from __future__ import annotations

import pytest

from moguls.server.mail.address import normalized
from moguls.server.wire.refusal import Refusal


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (" Ada.Lovelace+moguls@Example.ORG ", "Ada.Lovelace+moguls@example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        ("o'hara@mail.example.org.", "o'hara@mail.example.org"),
    ],
)
def test_an_address_has_one_form(text: str, address: str) -> None:
    assert normalized(text) == address


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "mail/no_at"),
        ("ada", "mail/no_at"),
        ("@example.org", "mail/local_part"),
        ("ada lovelace@example.org", "mail/local_part"),
        ("ada@example.org\r\nBcc: eve@example.org", "mail/local_part"),
        ("Ada <ada@example.org>", "mail/local_part"),
        ('"ada"@example.org', "mail/local_part"),
        ("ada,eve@example.org", "mail/local_part"),
        ("a..b@example.org", "mail/local_part"),
        ("ada@localhost", "mail/domain"),
        ("ada@127.0.0.1", "mail/domain"),
        ("ada@exa mple.org", "mail/domain"),
        ("ada@-example.org", "mail/domain"),
        ("a" * 65 + "@example.org", "mail/too_long"),
        ("ada@" + "a." * 130 + "org", "mail/too_long"),
    ],
)
def test_what_cannot_be_an_address_is_refused_with_a_reason(text: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        normalized(text)

    assert caught.value.code == code
