"""Sender of messages by Apprise, in threads of its own, without a word of it in the log."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from moguls.server.ports.notices import FAILED, SENT, WAITING, DeliveryOutcome

if TYPE_CHECKING:
    from moguls.server.services.forms import ServiceForm

TIME: Final = 15.0  # seconds for a message, with the time in the queue
THREADS: Final = 2  # a service that hangs delays other services only
AGAIN: Final = frozenset({408, 425, 429})
REFUSED, BROKEN = 400, 500
BENEATH: Final = ("requests", "urllib3")  # their lines contain addresses with tokens, too
_STATUS: Final = re.compile(r"error=(\d{3})\b")

_POOL: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="moguls-service")
_STATUSES: Final = threading.local()


def is_installed() -> bool:
    """Return whether the library is there; it is imported with the first message."""
    return find_spec("apprise") is not None


async def send(
    form: ServiceForm, arguments: dict[str, object], title: str, body: str
) -> DeliveryOutcome:
    """Send a message by the plug-in of a form."""
    loop = asyncio.get_running_loop()
    work = loop.run_in_executor(_POOL, _send, form, arguments, title, body)
    try:
        return await asyncio.wait_for(work, TIME)
    except TimeoutError:
        return DeliveryOutcome(WAITING, "timeout")


def _send(
    form: ServiceForm, arguments: dict[str, object], title: str, body: str
) -> DeliveryOutcome:
    """Send a message; the library says only whether that worked, and its log says why not."""
    asset = _asset()
    module, name = form.plugin
    plugin = getattr(import_module(f"apprise.plugins.{module}"), name)
    _STATUSES.last = 0
    if plugin(**arguments, asset=asset).notify(body=body, title=title):
        return DeliveryOutcome(SENT)
    status: int = _STATUSES.last
    is_final = REFUSED <= status < BROKEN and status not in AGAIN
    return DeliveryOutcome(FAILED if is_final else WAITING, str(status or "connection"))


@cache
def _asset() -> Any:
    """Return the settings of the library: no redirects, no files, no templates, no log."""
    asset = import_module("apprise").AppriseAsset
    logging.getLogger("apprise").addFilter(_note_status)
    for name in BENEATH:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    return asset(storage_mode="memory", http_redirects=False, allow_templates=False)


def _note_status(record: logging.LogRecord) -> bool:
    """Note the status of a refusal; drop the line itself, since it may have tokens."""
    match = _STATUS.search(record.getMessage())
    if match is not None:
        _STATUSES.last = int(match[1])
    return False
