"""A match of searches, one that leans to a learned policy against a table that does not.

python -m research.policies.match GAME BOT RIVAL [GAMES [SEATS [FOLDER]]]     # 400 4
python -m research.policies.match take-stock search:90:policy_prior=1:prior_weight=1000 search:100

As `research.values.match`: a policy that is not in the package is known to this process alone.
"""

import sys

from research.policies.recipe import recipe_of
from research.values.match import main

if __name__ == "__main__":
    main(sys.argv[1:], recipe_of(sys.argv[1]).policy)
