"""Firefox by WebDriver BiDi, which it speaks itself over a WebSocket."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from tests.foreign.driver import A_MOMENT, PATIENCE, Foreign

if TYPE_CHECKING:
    from pathlib import Path

FIREFOX = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Said of a page that is left while the service worker loads its files.
INTERRUPTED = re.compile(r"Failed to load .+ A ServiceWorker intercepted the request")


class Firefox(Foreign):
    """Firefox without windows, with its own profile; `preferences` are those of about:config."""

    def __init__(self, folder: Path, preferences: dict[str, Any] | None = None) -> None:
        self.preferences = preferences or {}
        super().__init__(folder)

    def start(self) -> None:
        program = next(filter(None, map(shutil.which, FIREFOX)), None)
        assert program, "no Firefox: apt-get install firefox-esr"
        profile = self.folder / "profile"
        profile.mkdir()
        preferences = self.preferences.items()
        lines = [
            f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in preferences
        ]
        (profile / "user.js").write_text("\n".join(lines))
        words = ["--headless", "--no-remote", "--profile", str(profile), "about:blank"]
        self.log = self.folder / "firefox.log"
        log = self.ends.enter_context(self.log.open("wb"))
        env = {**os.environ, "HOME": str(self.folder)}
        port = ["--remote-debugging-port", "0"]
        self.begin(program, *port, *words, env=env, stdout=log, stderr=log)
        calling = connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE)
        self.line = self.ends.enter_context(calling)
        self.number, self.told = 0, list[str]()
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE
        while not (found := LISTENS.search(self.log.read_text("utf-8", "replace"))):
            assert time.monotonic() < end, self.log.read_text("utf-8", "replace")
            time.sleep(A_MOMENT)
        return found[1]

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Return the answer to a command; what is told meanwhile is kept."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            heard = json.loads(self.line.recv(timeout=PATIENCE))
            if heard.get("id") == self.number:
                assert heard["type"] == "success", heard
                return heard["result"]
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.told.append(str(heard["params"]["text"]))

    def open(self, url: str) -> None:
        before = self.complaints()[:]
        self._ask("browsingContext.navigate", context=self.page, url=url, wait="complete")
        leaving = self.told[len(before) :]
        self.told = before + [text for text in leaving if not INTERRUPTED.match(text)]

    def run(self, script: str, *arguments: Any) -> Any:
        body = f"JSON.stringify((function () {{ {script} }})(...{json.dumps(arguments)}) ?? null)"
        target = {"context": self.page}
        found = self._ask("script.evaluate", expression=body, target=target, awaitPromise=False)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def act(self, *sources: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self.page, actions=list(sources))

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.page, viewport=size)

    def picture(self) -> str:
        return str(self._ask("browsingContext.captureScreenshot", context=self.page)["data"])

    def complaints(self) -> list[str]:
        self._ask("session.status")  # what was told before it has come now
        return self.told
