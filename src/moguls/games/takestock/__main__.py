"""`python -m moguls.games.takestock [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys

from moguls.core.annotate import Annotated
from moguls.games.takestock.game import RULES
from moguls.games.takestock.words import clause_of

main = Annotated(RULES, clause_of, seats=4, seed=2006, width=32).main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
