"""`python -m moguls.games.mogul2002 [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys

from moguls.core.annotate import Annotated
from moguls.games.mogul2002.game import RULES
from moguls.games.mogul2002.words import clause_of

main = Annotated(RULES, clause_of, seats=4, seed=2002, width=8).main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
