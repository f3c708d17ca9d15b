"""Screens of the settings: ways to be notified, the account, and the pages of links in mails.

The server's answers are made up here, so that no host has to be set up and nothing is sent.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import expect

from moguls.server.wire import channels as wire
from moguls.server.wire.identity import AccountInfo, PasskeyInfo

if TYPE_CHECKING:
    from tests.browser.screens import Hall

NEW_YEAR = 1_767_258_300.0  # 1 January 2026, 09:05 in UTC: a day that no text expects to be near
ADA = "ada@games.example"
DAYS = {"mode": "days", "bank": 259_200, "increment": 43_200, "cap": 432_000}
KINDS = ("push", "mail", "service", "webhook", "feed")
KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"


def answer(hall: Hall, path: str, info: object, status: int = 200) -> None:
    """Let the page get this answer to requests at a path of the API."""
    text = msgspec.json.encode(info)
    hall.page.route(
        f"**/api{path}",
        lambda route: route.fulfill(body=text, content_type="application/json", status=status),
    )


def channel(kind: str, label: str, *, fails: bool = False, opened: bool = True) -> wire.ChannelInfo:
    """Return a channel that had its last message ten minutes ago, or fails since then."""
    ago = time.time() - 600
    return wire.ChannelInfo(
        id=f"{kind} {label}",
        kind=kind,
        label=label,
        made_at=NEW_YEAR,
        sent_at=ago,
        failing_since=ago if fails else None,
        opened_at=NEW_YEAR if opened else None,
    )


def notice(kind: str, state: str, why: str = "", at: int = 0) -> wire.RecentNotice:
    """Return a notice and what became of it on one of the channels below."""
    return wire.RecentNotice(
        kind=kind,
        table="nowhere",
        made_at=NEW_YEAR - 3600 * at,
        state=state,
        why=why,
        channel=CHANNELS[at % len(CHANNELS)].id,
        is_quiet=False,
    )


CHANNELS = [
    channel("push", "Chrome, Linux"),
    channel("push", "Safari, iPhone", opened=False),
    channel("service", "Telegram"),
    channel("webhook", "games.example", fails=True),
]
NOTICES = [
    notice("turn", "sent"),
    notice("quarter", "dropped", "seen", 1),
    notice("started", "failed", "timeout", 2),
    notice("bot", "failed", "410", 3),
    notice("message", "waiting", at=4),
]


def notifications(
    hall: Hall, own: list[wire.ChannelInfo], recent: list[wire.RecentNotice], *, missing: bool
) -> None:
    """Let the page get these channels, from a server with all kinds, or with none of them."""
    off = {"push": "push-contact", "mail": "mail-server", "service": "extra"} if missing else {}
    offers = [
        wire.OfferInfo(kind, not missing, [off[kind]] if kind in off else []) for kind in KINDS
    ]
    here = [own[0].id] if own else []
    key = None if missing else KEY
    answer(hall, "/me/notifications", wire.NotificationsInfo(offers, key, own, here, recent))


def mail(hall: Hall, *, some: bool) -> None:
    """Let the page get two addresses, one with a daily mail and one that fails, or none."""
    daily = wire.MailAddressInfo("m1", ADA, "digest", 8, "UTC", NEW_YEAR, None)
    each = wire.MailAddressInfo("m2", f"agatha.{ADA}", "each", 8, "UTC", NEW_YEAR, NEW_YEAR)
    answer(hall, "/me/mail", wire.MailInfo(offered=True, addresses=[daily, each] if some else []))


def opened(hall: Hall) -> None:
    """Open the settings and everything in them that can be unfolded."""
    hall.me.ask("/me")
    hall.page.goto("/settings")
    section = hall.page.locator("#notifications")
    expect(section).to_be_visible()
    expect(hall.page.locator(".account h2")).to_be_visible()
    for summary in section.locator("summary").all():
        summary.click()


def channels(hall: Hall) -> None:
    """Show channels of all kinds, and what became of the last notifications."""
    notifications(hall, CHANNELS, NOTICES, missing=False)
    mail(hall, some=True)
    opened(hall)
    expect(hall.page.get_by_text(ADA, exact=True)).to_be_visible()


def no_channels(hall: Hall) -> None:
    """Show what is offered to somebody without a channel."""
    notifications(hall, [], [], missing=False)
    mail(hall, some=False)
    opened(hall)
    expect(hall.page.locator("#notifications details form")).to_have_count(2)


def channels_missing(hall: Hall) -> None:
    """Show the host what is missing before others can be notified."""
    notifications(hall, [], [], missing=True)
    opened(hall)
    expect(hall.page.locator("#notifications .missing li")).to_have_count(3)


def secrets(hall: Hall) -> None:
    """Show what is shown once: addresses of feeds, and the secret of a webhook."""
    notifications(hall, CHANNELS, [], missing=False)
    mail(hall, some=False)
    site = "https://games.example/feeds/8f3b1c5d7e9a0b2c4d6e8f0a1b3c5d7e"
    feed = channel("feed", "")
    answer(hall, "/me/feeds", wire.CreatedFeeds(feed, f"{site}.atom", f"{site}.ics"))
    answer(hall, "/me/webhooks", wire.CreatedWebhook(CHANNELS[3], "8f3b1c5d7e9a0b2c4d6e8f0a"))
    opened(hall)
    form = hall.page.locator("#notifications details form").last
    form.get_by_role("textbox").fill("https://games.example/hook")
    form.get_by_role("button").click()
    hall.page.get_by_test_id("feeds").get_by_role("button").first.click()
    expect(hall.page.locator("#notifications input[readonly]")).to_have_count(3)


def mail_asked(hall: Hall) -> None:
    """Show that a link has been sent to a new address."""
    notifications(hall, [], [], missing=False)
    mail(hall, some=False)
    opened(hall)
    hall.page.unroute("**/api/me/mail")
    answer(hall, "/me/mail", {})
    form = hall.page.locator("#notifications form").filter(has=hall.page.locator("#mail-address"))
    form.get_by_role("textbox").fill(ADA)
    form.get_by_role("button").click()
    expect(hall.page.get_by_role("status").filter(has_text=ADA)).to_be_visible()


def account(hall: Hall) -> None:
    """Show passkeys, a recovery code and a confirmed address: all ways to sign in."""
    passkeys = [
        PasskeyInfo("p1", "Ada", "games.example", NEW_YEAR, NEW_YEAR),
        PasskeyInfo("p2", "Basil", "games.example", NEW_YEAR, None),
    ]
    info = AccountInfo(NEW_YEAR, NEW_YEAR, passkeys, passkeys_off="", mail=True)
    answer(hall, "/me/account", info)
    hall.me.ask("/me")
    hall.page.goto("/settings")
    expect(hall.page.locator(".account li")).to_have_count(2)


def account_deletion(hall: Hall) -> None:
    """Show what deleting the account would do."""
    hall.me.ask("/me")
    hall.page.goto("/settings")
    hall.page.locator(".account .row").last.get_by_role("button").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def check_alone(hall: Hall) -> None:
    """Show what is asked before one sits down at a table whose turns last for days."""
    table = hall.others[0].make(2, game="moguli", time_control=DAYS)
    hall.me.ask("/me", "put", name="Ada")
    hall.page.goto(f"/t/{table}")
    hall.page.get_by_test_id("chair-1").get_by_role("button").first.click()
    expect(hall.page.get_by_test_id("check-alone")).to_be_visible()


def way_back(hall: Hall) -> None:
    """Show the settings to somebody who needs a notification to sit down."""
    check_alone(hall)
    hall.page.get_by_test_id("check-alone").get_by_role("button").first.click()
    expect(hall.page.get_by_test_id("way-back")).to_be_visible()


def mail_confirm(hall: Hall) -> None:
    """Show the page that confirms an address."""
    answer(hall, "/mail/look", wire.ConfirmedAddress(ADA))
    hall.page.goto("/mail/confirm#secret")
    expect(hall.page.get_by_role("main").get_by_role("button")).to_be_visible()


def mail_move(hall: Hall) -> None:
    """Show the page that plays a move of a mail."""
    info = wire.MailMoveInfo("nowhere", "Mogul (2002)", "Ada", "Mogul")
    answer(hall, "/mail/move/look", info)
    hall.page.goto("/mail/move#secret")
    expect(hall.page.get_by_role("main").get_by_role("button")).to_be_visible()


def mail_stop(hall: Hall) -> None:
    """Show the page that ends mails."""
    hall.page.goto("/mail/stop/channel/secret")
    expect(hall.page.get_by_role("main").get_by_role("button")).to_be_visible()


SCREENS = (
    channels,
    no_channels,
    channels_missing,
    secrets,
    mail_asked,
    account,
    account_deletion,
    check_alone,
    way_back,
    mail_confirm,
    mail_move,
    mail_stop,
)
