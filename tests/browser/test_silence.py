"""A silent connection: the server accepts and never answers, until the network is back."""

from __future__ import annotations

import socket
import threading
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow

LOST = "Connection lost"


class Door:
    """A door before the server: open, or silent. Silent, it accepts and hands nothing on."""

    def __init__(self, port: int) -> None:
        self.server, self.silent = ("127.0.0.1", port), False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.ends: list[socket.socket] = []  # kept: one that is forgotten is closed, and no silence
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                guest, _ = self.listener.accept()
            except OSError:
                return
            self.ends.append(guest)
            if not self.silent:
                inside = socket.create_connection(self.server)
                self.ends.append(inside)
                for ends in ((guest, inside), (inside, guest)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if self.silent:
                    return
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def close(self) -> None:
        self.listener.close()
        for end in self.ends:
            end.close()


@pytest.fixture
def door(base_url: str) -> Iterator[Door]:
    made = Door(int(base_url.rsplit(":", 1)[1]))
    yield made
    made.close()


@pytest.fixture
def player(browser: Browser, door: Door) -> Iterator[Page]:
    context = browser.new_context(base_url=door.url, locale="en-GB", service_workers="block")
    page = context.new_page()
    table = Guest(context.request).make(3, bots=["easy"] * 2)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    yield page
    context.close()


def fall_silent(door: Door, page: Page) -> None:
    """Let the line fall silent, long enough that tries to come back have met the silence."""
    door.silent = True
    page.evaluate("dispatchEvent(new Event('focus'))")  # else it is noticed at the next ping
    expect(page.get_by_text(LOST)).to_be_visible(timeout=20_000)
    page.wait_for_timeout(9_000)
    expect(page.get_by_text(LOST)).to_be_visible()


def back_after(page: Page) -> float:
    began = time.monotonic()
    expect(page.get_by_text(LOST)).to_be_hidden()
    return time.monotonic() - began


def test_it_comes_back_by_itself_within_15_seconds(door: Door, player: Page) -> None:
    fall_silent(door, player)
    door.silent = False

    assert back_after(player) < 15


def test_it_comes_back_within_8_seconds_of_an_event(door: Door, player: Page) -> None:
    fall_silent(door, player)
    door.silent = False
    player.evaluate("dispatchEvent(new Event('online'))")

    assert back_after(player) < 8
