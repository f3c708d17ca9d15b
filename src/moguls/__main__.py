"""Entry point of `python -m moguls`, the same as `moguls`."""

import sys

from moguls.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
