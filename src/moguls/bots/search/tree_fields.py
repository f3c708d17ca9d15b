"""The counts of a tree, in tree[7].

The first two are those of a sparse table of edges. BUDGET is of simulations, ADVICE what rules of
thumb advise at the root, ENDED whether the thought has ended early, NODES of positions looked at in
exact play, SHOWN what was to be seen when the thought began; ALIVE the candidates that halving or a
race has left, as bits, and STAGE how often it has halved, or which try the race looks at next;
ROOTS how many actions are compared at the root.
"""

BUDGET, ADVICE, ENDED, NODES, SHOWN, ALIVE, STAGE, ROOTS = range(2, 10)
NUM_COUNTS = 10
