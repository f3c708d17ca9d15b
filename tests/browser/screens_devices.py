"""Screens of devices: the code for another one, its sign-in, signing out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def another_device(hall: Hall) -> None:
    """Show the code for another device."""
    hall.me.ask("/me")
    hall.page.goto("/settings")
    hall.page.locator(".devices .row button").click()
    expect(hall.page.get_by_test_id("code")).to_be_visible()


def sign_out(hall: Hall) -> None:
    """Show the consequences of signing out the only device."""
    hall.me.ask("/me")
    hall.page.goto("/settings")
    hall.page.locator(".devices li button").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def enter_code(hall: Hall) -> None:
    """Show the form for a code, after a remote sign-out."""
    hall.page.goto("/link#out")
    expect(hall.page.get_by_role("status")).to_be_visible()


def code_found(hall: Hall) -> None:
    """Show the identity that a code would sign in, and what would be lost."""
    hall.me.make(3)
    code = hall.others[0].ask("/me/code", "post")["code"]
    hall.page.goto(f"/link#{code}")
    expect(hall.page.get_by_text(re.compile(r"Guest \d+")).first).to_be_visible()


def recovery_code(hall: Hall) -> None:
    """Show a new recovery code."""
    hall.me.ask("/me")
    hall.page.goto("/settings")
    hall.page.locator(".account .row button").first.click()
    expect(hall.page.get_by_test_id("recovery-code")).to_be_visible()


def sign_in(hall: Hall) -> None:
    """Show the ways to sign in."""
    hall.page.goto("/sign-in")
    expect(hall.page.get_by_role("textbox").first).to_be_visible()


SCREENS = (another_device, sign_out, enter_code, code_found, recovery_code, sign_in)
