"""A browser that Playwright does not drive, driven by the same few things in all."""

from __future__ import annotations

import base64
import subprocess
import time
from abc import ABC, abstractmethod
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 90.0  # seconds for anything; a busy machine compiles meanwhile
A_MOMENT = 0.1
A_WHILE = 2.0  # seconds that the answer to a request takes at most

# Where the middle of an element is, once it can be pressed there; null until then.
MIDDLE = """return (function (css) {
    for (const found of document.querySelectorAll(css)) {
        found.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = found.getBoundingClientRect();
        const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
        const hit = document.elementFromPoint(...at);
        if (width && height && (found === hit || found.contains(hit))) return at;
    }
    return null;
})(arguments[0])"""
# How many requests have been answered.
LOADED = 'return performance.getEntriesByType("resource").length'
SEEN = """return [...document.querySelectorAll(arguments[0])].some((found) => {
    const { width, height } = found.getBoundingClientRect();
    return width > 0 && height > 0;
})"""


class Foreign(ABC):
    """A browser with one page; coordinates are CSS pixels of its window."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.ends = folder, ExitStack()
        try:
            self.start()
        except BaseException:
            self.ends.close()
            raise

    @abstractmethod
    def start(self) -> None:
        """Start the browser; what must end with it goes to `ends`."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, script: str, *arguments: Any) -> Any:
        """Return what the body of a function returns in the page."""

    @abstractmethod
    def act(self, *sources: dict[str, Any]) -> None:
        """Perform WebDriver actions of pointer and keys."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""

    @abstractmethod
    def picture(self) -> str:
        """Return a screenshot: a PNG in base64."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Return the errors that the console has had so far."""

    def close(self) -> None:
        self.ends.close()

    def begin(self, *command: str, **how: Any) -> None:
        """Start a program that ends with the browser, and with the tests if they are killed."""
        program = subprocess.Popen(["setpriv", "--pdeathsig", "TERM", *command], **how)
        self.ends.callback(program.wait)
        self.ends.callback(program.terminate)

    def shot(self) -> bytes:
        return base64.b64decode(self.picture())

    def sees(self, css: str) -> bool:
        return bool(self.run(SEEN, css))

    def until(self, css: str, *, gone: bool = False) -> None:
        end = time.monotonic() + PATIENCE
        while self.sees(css) is gone:
            assert time.monotonic() < end, (
                f"{css} {'stays' if gone else 'is missing'}: {self.said()}"
            )
            time.sleep(A_MOMENT)

    def settle(self) -> None:
        known, end = -1, time.monotonic() + PATIENCE
        while (loaded := int(self.run(LOADED))) != known:
            assert time.monotonic() < end, f"it loads more and more: {self.said()}"
            known = loaded
            time.sleep(A_WHILE)

    def said(self) -> str:
        return str(self.run("return document.body.innerText"))[:600]

    def press(self, css: str) -> None:
        end = time.monotonic() + PATIENCE
        while (at := self.run(MIDDLE, css)) is None:
            assert time.monotonic() < end, f"{css} cannot be pressed: {self.said()}"
            time.sleep(A_MOMENT)
        move = {"type": "pointerMove", "duration": 0, "x": at[0], "y": at[1]}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        parameters = {"pointerType": "mouse"}
        self.act({"type": "pointer", "id": "mouse", "parameters": parameters, "actions": steps})

    def key(self, value: str) -> None:
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.act({"type": "key", "id": "keys", "actions": steps})
