"""Names of devices for their owner's list: browser and system, from the user agent.

They only help to tell devices apart: nothing else depends on them, and a text sent by a client is
never repeated.
"""

from __future__ import annotations

# The first match counts: most browsers also name others for compatibility.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Epiphany/", "GNOME Web"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> tuple[str, str]:
    """Return browser and system of a user agent; an empty text for an unknown one."""
    return _first(agent, BROWSERS), _first(agent, SYSTEMS)


def _first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in agent), "")
