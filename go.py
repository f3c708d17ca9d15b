#!/usr/bin/env python3
"""Launcher: `python3 go.py` installs everything and serves the site; `--help` lists more commands.

Needs only Python 3.11. This file must also parse in older Pythons, which print the error below.
"""

import os
import sys

if os.name != "posix":
    sys.exit("Moguls runs on Linux and macOS; on Windows, run it in WSL.")
if sys.version_info < (3, 11):  # noqa: UP036  # an older one may well read this
    sys.exit(
        "Moguls needs Python 3.11 or newer, but this is %d.%d; "  # noqa: UP031
        "try: python3.11 go.py, or install a newer Python." % sys.version_info[:2]
    )

from tools.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
