"""The browser that measurements are made in: the one that the tests use."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from tools import install

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]


def launch(playwright: Playwright) -> Browser:
    """Start Chromium: the one that `MOGULS_CHROMIUM` names, or the first that is there."""
    found = filter(None, map(shutil.which, install.BROWSERS))
    path = os.environ.get("MOGULS_CHROMIUM") or next(found, None)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
