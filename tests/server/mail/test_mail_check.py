"""Settings of mail, and `moguls admin mail-check`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.errors import UsageError
from moguls.server.admin.mailing import PASSWORD, mail_check, mail_host, mailer_of
from moguls.server.settings import Settings
from tests import loops
from tests.server.mail.inbox import ADA, RIGHT, SENDER, serving

if TYPE_CHECKING:
    from pathlib import Path

GOOD = {
    "mail_server": "smtp.example.org",
    "mail_from": SENDER,
    "public_url": "https://games.example.org/moguls/",
}


def settings(**changes: Any) -> Settings:
    return Settings(**{**GOOD, **changes})


def test_without_settings_no_mail_is_sent() -> None:
    assert mailer_of(Settings()) is None


def test_the_password_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    path, from_file, from_environment = tmp_path / "word", "from the file", "from the environment"
    path.write_text(f"{from_file}\n")
    environ = {PASSWORD: from_environment}

    named = mail_host(settings(mail_password_file=str(path)), environ)

    assert named.password == from_file
    assert mail_host(settings(), environ).password == from_environment
    assert named.site == "https://games.example.org/moguls"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"mail_from": ""}, "mail-from"),
        ({"public_url": ""}, "public-url"),
        ({"mail_from": "moguls"}, "cannot be a mail address"),
        ({"public_url": "games.example.org"}, "is not the address of a site"),
        ({"public_url": "https://games.example.org/?a"}, "is not the address of a site"),
        ({"public_url": "https://[a.example/"}, "is not the address of a site"),
        ({"mail_password_file": "/nowhere/password"}, "cannot be read"),
    ],
)
def test_a_bad_setting_is_refused_with_its_name(changes: dict[str, str], says: str) -> None:
    with pytest.raises(UsageError, match=says):
        mail_host(settings(**changes), {})


def test_the_check_connects_sends_and_explains() -> None:
    async def story() -> None:
        async with serving() as inbox:
            is_good, lines = await mail_check(inbox.mailer().host, ADA)

            (mail,) = inbox.mails
            assert is_good
            assert mail["To"] == ADA
            assert lines[0].startswith("connected to 127.0.0.1")
            for word in ("SPF", "DKIM", "DMARC", "_dmarc.games.example.org"):
                assert word in lines[-1]

    loops.run(story())


def test_the_check_says_why_a_server_cannot_be_used() -> None:
    async def story() -> None:
        async with serving(password=RIGHT) as inbox:
            host = inbox.mailer(user="moguls", password=RIGHT[::-1]).host
            is_good, lines = await mail_check(host, ADA)

            assert not is_good
            assert "cannot use 127.0.0.1" in lines[0]
            assert "mail-user" in lines[0]
            assert inbox.mails == []

    loops.run(story())


def test_the_check_reports_a_mail_that_was_not_taken() -> None:
    async def story() -> None:
        async with serving() as inbox:
            inbox.refusals = ["550 5.1.1 no such user"]
            is_good, lines = await mail_check(inbox.mailer().host, ADA)

            assert not is_good
            assert "has not taken" in lines[1]

    loops.run(story())
