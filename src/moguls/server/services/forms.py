"""Forms of the addresses of services, and what a plug-in gets of them.

Apprise itself reads addresses generously: an option may name another host, switch off the check of
certificates, or attach a file of the server. So it never gets an address: each form matches whole
addresses, without options, and only its groups are given to one plug-in, whose host is fixed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST: Final = 300  # characters of an address
_LONG: Final = r"[A-Za-z0-9_-]{16,120}"


class ServiceForm(NamedTuple):
    """A form of addresses.

    Attributes:
        title: the name of the service.
        host: to which the plug-in speaks, whatever the address says.
        plugin: module and class of the plug-in.
        address: a regular expression; its groups are arguments of the plug-in.
        constants: other arguments.
    """

    title: str
    host: str
    plugin: tuple[str, str]
    address: str
    constants: Mapping[str, object]


_SLACK: Final = (
    r"(?P<token_a>T[A-Z0-9]{6,16})/(?P<token_b>B[A-Z0-9]{6,16})/(?P<token_c>[A-Za-z0-9]{16,40})"
)
FORMS: Final = (
    ServiceForm(
        "Telegram",
        "api.telegram.org",
        ("telegram", "NotifyTelegram"),
        r"tgram://(?P<bot_token>[0-9]{6,12}:[A-Za-z0-9_-]{30,60})/"
        r"(?P<targets>-?[0-9]{1,16}|@[A-Za-z][A-Za-z0-9_]{4,31})",
        {"detect_owner": False, "preview": False},
    ),
    ServiceForm(
        "Discord",
        "discord.com",
        ("discord", "NotifyDiscord"),
        rf"(discord://|https://discord(app)?\.com/api/webhooks/)"
        rf"(?P<webhook_id>[0-9]{{15,22}})/(?P<webhook_token>{_LONG})",
        {"avatar": False},
    ),
    ServiceForm(
        "Slack",
        "hooks.slack.com",
        ("slack", "NotifySlack"),
        rf"(slack://|https://hooks\.slack\.com/services/){_SLACK}",
        {"include_image": False, "include_footer": False},
    ),
    ServiceForm(
        "ntfy.sh",
        "ntfy.sh",
        ("ntfy", "NotifyNtfy"),
        r"(ntfys?://(ntfy\.sh/)?|https://ntfy\.sh/)(?P<targets>[A-Za-z0-9_-]{1,64})",
        {"mode": "cloud", "include_image": False},
    ),
    ServiceForm(
        "Pushover",
        "api.pushover.net",
        ("pushover", "NotifyPushover"),
        r"pover://(?P<user_key>[A-Za-z0-9]{30})@(?P<token>[A-Za-z0-9]{30})",
        {},
    ),
    ServiceForm(
        "Pushbullet",
        "api.pushbullet.com",
        ("pushbullet", "NotifyPushBullet"),
        r"pbul://(?P<accesstoken>(o\.)?[A-Za-z0-9]{20,60})",
        {},
    ),
    ServiceForm(
        "Google Chat",
        "chat.googleapis.com",
        ("google_chat", "NotifyGoogleChat"),
        rf"gchat://(?P<workspace>[A-Za-z0-9_-]{{6,40}})/(?P<webhook_key>{_LONG})"
        r"/(?P<webhook_token>[A-Za-z0-9_-]{16,120}(%3D|=)?)",
        {},
    ),
    ServiceForm(
        "Google Chat",
        "chat.googleapis.com",
        ("google_chat", "NotifyGoogleChat"),
        r"https://chat\.googleapis\.com/v1/spaces/(?P<workspace>[A-Za-z0-9_-]{6,40})/messages"
        rf"\?key=(?P<webhook_key>{_LONG})&token=(?P<webhook_token>[A-Za-z0-9_-]{{16,120}}(%3D|=)?)",
        {},
    ),
    ServiceForm(
        "Prowl",
        "api.prowlapp.com",
        ("prowl", "NotifyProwl"),
        r"prowl://(?P<apikey>[A-Za-z0-9]{40})",
        {},
    ),
)
TITLES: Final = tuple(dict.fromkeys(form.title for form in FORMS))


def read_service(address: str) -> tuple[ServiceForm, dict[str, object]]:
    """Return the form of an address, and the arguments of its plug-in.

    Raises:
        Refusal: it has none of the forms.
    """
    if len(address) <= LONGEST:
        for form in FORMS:
            parts = re.fullmatch(form.address, address, re.ASCII)
            if parts is not None:
                return form, {**form.constants, **_unquoted(parts.groupdict())}
    raise Refusal("service/address", {"services": ", ".join(TITLES)})


def _unquoted(parts: Mapping[str, str]) -> dict[str, str]:
    """Return parts with the only character that a form accepts in both notations."""
    return {name: part.replace("%3D", "=") for name, part in parts.items()}
