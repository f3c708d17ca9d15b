"""Pictures of every screen for the docs: phone and desktop, dark and light, and their page.

    python3 go.py shots [NAME ...]

Each screen is shown as the browser tests show it (`tests/browser/screens*.py`), in Chromium.
Pictures of screens that are no more go.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import screens
from tests.browser.guests import Guest
from tests.serving import Server
from tools.steps import ROOT, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser, Page, Playwright

    from tests.browser.screens import Screen

PICTURES = ROOT / "docs" / "img" / "screens"
PAGE = ROOT / "docs" / "screens.md"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}
SCHEMES = ("dark", "light")
QUALITY = 45  # of WebP: letters stay sharp, and all pictures together stay under 10 MB
HEAD = """\
# Every screen

Made by `python3 go.py shots`; not by hand. The screens are those that the browser tests show.
"""


def files(name: str) -> dict[str, str]:
    """Return the pictures of a screen: file by what it shows."""
    return {
        f"{size}, {scheme}": f"{name}-{size}-{scheme}.webp" for size in SIZES for scheme in SCHEMES
    }


def page_of(names: Sequence[str]) -> str:
    """Return the page that shows the pictures of the named screens."""
    parts = [HEAD]
    told = {each.__name__: (each.__doc__ or "").splitlines()[0] for each in screens.ALL}
    for name in names:
        title = name.replace("_", " ").capitalize()
        images = [f"![{title}, {what}](img/screens/{file})" for what, file in files(name).items()]
        parts.append(f"## {title}\n\n{told[name]}\n\n" + "\n".join(images) + "\n")
    return "\n".join(parts)


def take(page: Page, path: Path) -> None:
    """Take a picture of what is in sight, as WebP."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))
    session.detach()


def show(playwright: Playwright, browser: Browser, url: str, screen: Screen) -> None:
    """Show a screen and take its pictures."""
    context = browser.new_context(
        base_url=url, locale="en-GB", service_workers="block", reduced_motion="reduce"
    )
    requests = [playwright.request.new_context(base_url=url) for _ in range(2)]
    page = context.new_page()
    page.set_viewport_size(SIZES["desk"])  # type: ignore[arg-type]  # width and height
    screen(screens.Hall(page, [Guest(each) for each in requests]))
    for size, numbers in SIZES.items():
        page.set_viewport_size(numbers)  # type: ignore[arg-type]  # width and height
        for scheme in SCHEMES:
            page.evaluate("scheme => { document.documentElement.dataset.scheme = scheme; }", scheme)
            page.wait_for_timeout(250)
            take(page, PICTURES / files(screen.__name__)[f"{size}, {scheme}"])
    context.close()
    for each in requests:
        each.dispose()


def main(wanted: Sequence[str]) -> int:
    """Take the pictures of the screens wanted, of all without a name; write the page."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    failed = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        chromium = shutil.which("chromium") or os.environ.get("MOGULS_CHROMIUM")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for screen in screens.ALL:
            if wanted and screen.__name__ not in wanted:
                continue
            say(screen.__name__)
            try:
                show(playwright, browser, server.url, screen)
            except (AssertionError, OSError, RuntimeError) as error:
                failed.append(f"{screen.__name__}: {str(error).splitlines()[0]}")
        browser.close()
        server.stop()
    known = {file for each in screens.ALL for file in files(each.__name__).values()}
    for path in PICTURES.glob("*.webp"):
        if path.name not in known:
            path.unlink()
    PAGE.write_text(page_of([each.__name__ for each in screens.ALL]), "utf-8")
    sys.stdout.writelines(f"not shown: {each}\n" for each in failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
