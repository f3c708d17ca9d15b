"""OpenSpiel's search and its CFR+ on our games, with the extra moguls[openspiel].

MCTS plays Moguli, where nothing is hidden; ISMCTS plays Mogul, where the deck is. CFR+ needs the
whole tree, so it gets the last six decisions of one game of Mogul: 130 actions at random lead to
it, and what player 0 cannot know, the order of the deck, is one of two, each as likely.

Take OpenSpiel's bots in Python: those in C++ end the process on games that are written in Python.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import moguls.envs.openspiel  # noqa: F401  # registers the games

SIMULATIONS, ITERATIONS = 10, 4
rng = np.random.RandomState(1)


def dealt(game):
    """Return a state after the deal, which is chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    return state


def search(name, make_bot):
    """Let a bot choose the first move of a game."""
    game = pyspiel.load_game(name)
    state = dealt(game)
    bot = make_bot(game, mcts.RandomRolloutEvaluator(1, rng))
    move = state.action_to_string(state.current_player(), bot.step(state))
    print(f"{game.get_type().short_name}: {move}")


search(
    "moguls_moguli",
    lambda game, rollouts: mcts.MCTSBot(game, 1.4, SIMULATIONS, rollouts, random_state=rng),
)
search(
    "moguls_mogul_2002(players=3)",
    lambda game, rollouts: ismcts.ISMCTSBot(game, rollouts, 1.4, SIMULATIONS, random_state=rng),
)

endgame = pyspiel.load_game("moguls_mogul_2002(players=3,opening=130,deals=2,horizon=6)")
solver = cfr.CFRPlusSolver(endgame)
for iteration in range(1, ITERATIONS + 1):
    solver.evaluate_and_update_policy()
    if iteration in {1, ITERATIONS}:
        distance = exploitability.nash_conv(endgame, solver.average_policy())
        print(f"CFR+ after {iteration}: NashConv {distance:.4f}")
