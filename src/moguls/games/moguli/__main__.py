"""`python -m moguls.games.moguli [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys

from moguls.core.annotate import Annotated
from moguls.games.moguli.game import RULES
from moguls.games.moguli.words import clause_of

main = Annotated(RULES, clause_of, seats=2, seed=2004, width=13).main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
