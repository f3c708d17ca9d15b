"""`python -m moguls` is the command line, as `moguls` is."""

import sys

from moguls.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
