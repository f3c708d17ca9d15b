"""Two servers on one host at two ports, in one browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow


def test_a_visit_to_another_server_costs_nobody_its_seat(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_role("button", name="Mogul (2002): Play now").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    table, me = page.url, page.request.get("/api/me").json()
    other = Server(tmp_path)
    other.start()
    try:
        page.goto(other.url)
        expect(page.get_by_role("button", name="Mogul (2002): Play now")).to_be_enabled()
        assert page.request.get(f"{other.url}/api/me").json() != me
        page.goto(table)
        expect(page.get_by_test_id("turn")).to_be_visible()
        assert page.request.get("/api/me").json() == me
        assert page.request.get(table.replace("/t/", "/api/tables/")).json()["table"]["you"] == 0
    finally:
        other.stop()
