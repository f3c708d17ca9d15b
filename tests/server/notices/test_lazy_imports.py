"""Libraries of channels and passkeys: part of an extra, imported when they are first used."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

from tools.steps import ROOT

LIBRARIES = {"aiosmtplib", "apprise", "icalendar", "pywebpush", "resvg-py", "webauthn"}
CODE = """
import sys
import moguls.cli.main, moguls.server.main
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\\[ ;]", line, maxsplit=1)[0] for line in requirements}


def test_the_extra_notify_has_the_libraries_and_the_plain_install_none() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert names(project["optional-dependencies"]["notify"]) == LIBRARIES
    assert not names(project["dependencies"]) & LIBRARIES


def test_a_server_starts_without_importing_them() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    further = {"aiohttp", "cryptography", "requests", "http_ece", "resvg_py"}

    assert not set(done.stdout.split()) & (LIBRARIES | further)
