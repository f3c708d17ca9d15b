"""A passkey in Chromium: made in the settings, used on the page that signs in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_of_this_browser_signs_its_person_in_again(page: Page, base_url: str) -> None:
    home = base_url.replace("127.0.0.1", "localhost")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page.goto(f"{home}/settings")
    page.get_by_role("textbox", name="Name of the passkey").fill("Virtual")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("listitem").filter(has_text="Virtual")).to_be_visible()
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")

    page.context.clear_cookies()
    page.goto(f"{home}/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("button", name=f"Continue as {me['name']}").click()
    page.wait_for_url("**/games")
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())") == me


def test_a_site_without_a_host_name_says_why_there_are_no_passkeys(page: Page) -> None:
    page.goto("/settings")
    Guest(page.context.request).ask("/me")
    expect(page.get_by_text("Passkeys need a host name")).to_be_visible()
