"""`python -m moguls.games.mogul2013 [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys

from moguls.core.annotate import Annotated
from moguls.games.mogul2013.game import RULES
from moguls.games.mogul2013.words import clause_of

main = Annotated(RULES, clause_of, seats=4, seed=2013, width=13).main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
