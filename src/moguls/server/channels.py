"""Channels of a site, from the settings of its host, and what each kind lacks."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from moguls.server.feeds.channel import KIND as FEED
from moguls.server.feeds.channel import FeedChannel
from moguls.server.mail.notices import MailChannel
from moguls.server.mail.planning import KIND as MAIL
from moguls.server.ports.notices import Offer
from moguls.server.push.channel import KIND as PUSH
from moguls.server.push.channel import PushChannel
from moguls.server.push.keys import KEY, new_private_key
from moguls.server.push.services import check_contact, check_hosts
from moguls.server.services import sender
from moguls.server.services.channel import KIND as SERVICE
from moguls.server.services.channel import ServiceChannel
from moguls.server.webhooks.channel import KIND as WEBHOOK
from moguls.server.webhooks.channel import WebhookChannel
from moguls.server.webhooks.client import WebhookClient

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.executor import Executor
    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.notices import Channel, NoticeStore
    from moguls.server.settings import Settings
    from moguls.server.webhooks.public import Network

LOG = logging.getLogger("moguls.notices")


class SiteChannels(NamedTuple):
    """The channels of a site by kind, and for each kind what its host must still do."""

    channels: dict[str, Channel]
    offers: list[Offer]


def channels_of(
    store: NoticeStore,
    settings: Settings | None,
    executor: Executor,
    webhook_networks: Sequence[Network] = (),
    mailer: Mailer | None = None,
) -> SiteChannels:
    """Return the channels of a site.

    Args:
        store: has the keys of the site.
        settings: of the host; None: nothing is set up.
        executor: waits for services.
        webhook_networks: private networks that webhooks may reach.
        mailer: sends mails; None: it is not set up.

    Raises:
        UsageError: a setting is not valid.
    """
    webhooks = WebhookChannel(WebhookClient(webhook_networks))
    every = SiteChannels({WEBHOOK: webhooks, FEED: FeedChannel()}, [Offer(WEBHOOK), Offer(FEED)])
    _add_services(every)
    _add_mail(every, settings, mailer)
    _add_push(every, store, settings, executor)
    if settings is not None and settings.allow_host:  # others than the host come here
        _log_missing(every.offers)
    return every


def _add_services(every: SiteChannels) -> None:
    is_installed = sender.is_installed()
    if is_installed:
        every.channels[SERVICE] = ServiceChannel()
    every.offers.append(Offer(SERVICE, () if is_installed else ("extra",)))


def _add_mail(every: SiteChannels, settings: Settings | None, mailer: Mailer | None) -> None:
    """Add mail; a mailer lacks nothing, see `admin.mailing`."""
    if mailer is not None:
        every.channels[MAIL] = MailChannel(mailer)
        every.offers.append(Offer(MAIL))
        return
    missing = [] if find_spec("aiosmtplib") else ["extra"]
    missing += [
        name
        for name in ("mail-server", "mail-from", "public-url")
        if settings is None or not getattr(settings, name.replace("-", "_"))
    ]
    every.offers.append(Offer(MAIL, tuple(missing)))


def _add_push(
    every: SiteChannels, store: NoticeStore, settings: Settings | None, executor: Executor
) -> None:
    """Add web push; every site has a key from its first start on."""
    private_key = store.key(KEY, new_private_key())
    contact = "" if settings is None else settings.push_contact
    missing = ["extra"] if find_spec("pywebpush") is None else []
    if settings is not None and contact:
        check_contact(contact)
        check_hosts(settings.push_hosts)
        if not missing:
            hosts = settings.push_hosts
            every.channels[PUSH] = PushChannel(private_key, contact, hosts, executor)
    else:
        missing.append("push-contact")
    every.offers.append(Offer(PUSH, tuple(missing)))


def _log_missing(offers: list[Offer]) -> None:
    for offer in offers:
        if offer.missing:
            what = ", ".join(offer.missing)
            LOG.info("%s is not offered: set up %s, see docs/hosting.md", offer.kind, what)
