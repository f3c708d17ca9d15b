"""WebKitGTK by WebDriver: the engine of every browser on an iPhone, in Debian's small browser."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx2

from tests.foreign.driver import A_MOMENT, PATIENCE, Foreign
from tests.serving import free_port

DRIVER = "WebKitWebDriver"
EXECUTE = "/execute/sync"
A_WHILE = 15.0  # seconds for a script that may be asked again
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
# Under automation it keeps no session, and without one WebKit tells nobody of its console: so the
# page itself is asked to listen, as soon as there is one, and what it could not fetch is asked for.
LISTEN = """if (!window.heard) {
    const heard = (window.heard = []);
    const say = (what) => heard.push(String(what));
    const before = console.error;
    console.error = (...words) => { say(words.join(' ')); before(...words); };
    addEventListener('error', (event) => say(event.message ?? event.target.outerHTML), true);
    addEventListener('unhandledrejection', (event) => say(event.reason));
    addEventListener('securitypolicyviolation', (event) => say(event.violatedDirective));
}
return [location.href, document.readyState];"""
HEARD = """const bad = performance.getEntriesByType('resource')
    .filter((each) => each.responseStatus >= 400).map((each) => each.name);
return [...(window.heard ?? []), ...bad];"""
# The page was laid out again at once; other engines do not report it.
HARMLESS = "ResizeObserver loop completed with undelivered notifications."
LOST = "Could not parse script result"


class LostResult(AssertionError):
    """A script whose result the driver lost."""


class WebKit(Foreign):
    """MiniBrowser on a screen of its own, which nobody sees."""

    def start(self) -> None:
        assert BROWSERS, "no MiniBrowser: apt-get install webkit2gtk-driver"
        assert shutil.which("Xvfb"), "no Xvfb: apt-get install xvfb"
        self.told = list[str]()
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        home = {"DISPLAY": self._screen(quiet), "HOME": str(self.folder), "NO_AT_BRIDGE": "1"}
        env = {**os.environ, **home, "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11"}
        port = free_port()
        self.begin(DRIVER, f"--port={port}", env=env, **quiet)
        address = f"http://127.0.0.1:{port}"
        self.http = self.ends.enter_context(httpx2.Client(base_url=address, timeout=PATIENCE))
        self.session = self._session()
        self.ends.callback(self._ask, "DELETE", "")

    def _screen(self, quiet: dict[str, Any]) -> str:
        reading, writing = os.pipe()
        words = ["-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-noreset"]
        self.begin("Xvfb", *words, pass_fds=[writing], **quiet)
        os.close(writing)
        with os.fdopen(reading) as told:
            return f":{told.readline().strip()}"

    def _session(self) -> str:
        """Let the driver start the browser; return the address of the session."""
        program = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
        options = {"webkitgtk:browserOptions": program}
        request = {"capabilities": {"alwaysMatch": {**options, "pageLoadStrategy": "none"}}}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.http.post("/session", json=request).json()["value"]
                return f"/session/{answer['sessionId']}"
            except httpx2.TransportError:  # it is still starting
                assert time.monotonic() < end, "no answer from the driver"
                time.sleep(A_MOMENT)

    def _ask(self, method: str, path: str, *, within: float = PATIENCE, **body: Any) -> Any:
        sent = body if method == "POST" else None
        answer = self.http.request(method, self.session + path, json=sent, timeout=within)
        value = answer.json()["value"]
        if answer.status_code != 200 and value.get("message") == LOST:
            raise LostResult(value)
        assert answer.status_code == 200, value
        return value

    def open(self, url: str) -> None:
        self.told += self.run(HEARD)
        self.run("window.old = true")
        self._ask("POST", "/url", url=url)
        end = time.monotonic() + PATIENCE
        while self._read("return window.old === true", end):
            assert time.monotonic() < end, f"{url} does not load"
        while self._read(LISTEN, end)[1] != "complete":
            assert time.monotonic() < end, f"{url} is never complete"

    def _read(self, script: str, end: float) -> Any:
        """Return what a script returns that may run twice, asked until there is an answer.

        The old page gives way to the new one in a process of its own, and what the driver has just
        asked the old one is never answered. Rarely the driver loses a result of a busy page.
        """
        while True:
            try:
                return self._ask("POST", EXECUTE, script=script, args=[], within=A_WHILE)
            except (httpx2.ReadTimeout, LostResult):
                assert time.monotonic() < end, "no answer from the page"

    def run(self, script: str, *arguments: Any) -> Any:
        return self._ask("POST", EXECUTE, script=script, args=list(arguments))

    def act(self, *sources: dict[str, Any]) -> None:
        self._ask("POST", "/actions", actions=list(sources))

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", "/window/rect", width=width, height=height)
        # The window has a frame of its own, and GTK makes none narrower than its buttons.
        end = time.monotonic() + PATIENCE
        wide, high = self._read("return [innerWidth, innerHeight]", end)
        self._ask("POST", "/window/rect", width=2 * width - wide, height=2 * height - high)

    def picture(self) -> str:
        return str(self._ask("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        return [said for said in (*self.told, *self.run(HEARD)) if said != HARMLESS]
