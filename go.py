#!/usr/bin/env python3
"""The one command: `python3 go.py` sets everything up and serves the site; `--help` tells the rest.

Needs Python 3.11 and nothing else. This file alone must be readable by older Pythons, so that
they can say so.
"""

import os
import sys

if os.name != "posix":
    sys.exit("Moguls runs on Linux and macOS; on Windows, run it in the Linux subsystem (WSL).")
if sys.version_info < (3, 11):  # noqa: UP036  # an older one may well read this
    sys.exit(
        "Moguls needs Python 3.11 or newer, and this is %d.%d; "  # noqa: UP031
        "try: python3.11 go.py, or install a newer Python." % sys.version_info[:2]
    )

from tools.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
