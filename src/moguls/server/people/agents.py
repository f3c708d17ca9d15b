"""What a device is called in the list of one's devices: browser and system, by the user agent.

Only a help to tell one's own devices apart: nothing else depends on it, and a foreign name is
never repeated.
"""

from __future__ import annotations

# The first that is found counts: most browsers also name those that they want to be taken for.
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


def named(agent: str) -> tuple[str, str]:
    """Return browser and system by a user agent; an empty text for what is not known."""
    return _first(agent, BROWSERS), _first(agent, SYSTEMS)


def _first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    """Return the name of the first mark that an agent has."""
    return next((name for mark, name in names if mark in agent), "")
