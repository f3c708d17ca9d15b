"""OpenSpiel's own test for every game and number of players, and what its algorithms rely on."""

import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moguls
from moguls.envs.observations import Observer
from moguls.errors import IllegalMove, UsageError

ROOT = Path(__file__).parents[2]
pyspiel = pytest.importorskip("pyspiel", reason="go.py test --slow installs it")

pytestmark = pytest.mark.slow
TABLES = [(name, seats) for name in moguls.games() for seats in moguls.game(name).seats]


def load(name: str, **parameters: Any) -> Any:
    import moguls.envs.openspiel  # noqa: PLC0415  # an extra

    assert name in moguls.envs.openspiel.NAMES.values()
    told = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"moguls_{name.replace('-', '_')}({told})")


def played(state: Any, seed: int, plies: int = 100_000) -> Any:
    rng = random.Random(seed)
    while not state.is_terminal() and (plies or state.is_chance_node()):
        plies -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_test_of_openspiel_passes(name: str, players: int) -> None:
    """At a whole game for few players; many are tried at its beginning, where most differs."""
    whole = players == moguls.game(name).seats[0] and name != "take-stock"
    game = load(name, players=players, **({} if whole else {"horizon": 24}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("reward", ["win", "margin", "rank", "zero_sum"])
def test_rewards_are_of_the_kind_that_the_type_says(reward: str) -> None:
    game = load("take-stock", players=2, reward=reward, horizon=60)
    kinds = pyspiel.GameType.Utility
    zero = reward in {"margin", "zero_sum"}
    assert game.get_type().utility == (kinds.ZERO_SUM if zero else kinds.CONSTANT_SUM)
    assert load("take-stock", players=3, reward="margin").get_type().utility == kinds.GENERAL_SUM
    returns = played(game.new_initial_state(), 1).returns()
    assert sum(returns) == pytest.approx(game.utility_sum())
    assert all(game.min_utility() <= each <= game.max_utility() for each in returns)


def test_the_digits_of_chance_are_the_seed_of_the_deal() -> None:
    state = load("mogul-2002", players=4).new_initial_state()
    for digit in (7, 2, 0):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 1024
        state.apply_action(digit)
    assert state.position.bytes == moguls.game("mogul-2002").engine().begin(4, 7 + 2 * 1024).bytes
    few = load("mogul-2002", players=4, deals=5).new_initial_state()
    assert few.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    few.apply_action(3)
    assert few.position.bytes == moguls.game("mogul-2002").engine().begin(4, 3).bytes


def test_a_reshuffle_is_a_chance_node_of_its_own() -> None:
    state = played(load("take-stock", players=3).new_initial_state(), 2, plies=1)
    rng = random.Random(3)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    twins = [state.clone() for _ in range(3)]
    for twin, digits in zip(twins, ((1, 2, 3), (1, 2, 3), (1, 2, 4)), strict=True):
        for digit in digits:
            assert twin.is_chance_node()
            twin.apply_action(digit)
        assert not twin.is_chance_node()
    assert twins[0].position.bytes == twins[1].position.bytes != twins[2].position.bytes


@pytest.mark.parametrize("name", moguls.games())
def test_what_is_drawn_again_a_player_cannot_tell_apart(name: str) -> None:
    state = played(load(name).new_initial_state(), 5, plies=6)
    player = state.current_player()
    worlds = {str(state)}
    for draw in (0.1, 0.7, 0.9):
        other = state.resample_from_infostate(player, lambda draw=draw: draw)
        worlds.add(str(other))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
    assert len(worlds) == 4


def test_tensors_are_the_planes_from_0_to_1() -> None:
    game = load("take-stock", players=3)
    state = played(game.new_initial_state(), 6, plies=30)
    seen = Observer(moguls.game("take-stock"), "unit", perfect_memory=False)
    known = Observer(moguls.game("take-stock"), "unit", perfect_memory=True)
    for player in range(3):
        assert (
            np.float32(state.observation_tensor(player)) == seen.observe(state.position, player)
        ).all()
        told = np.float32(state.information_state_tensor(player))
        assert (told == known.observe(state.position, player)).all()
    planes = game.make_py_observer().dict
    assert planes["hand"].shape == (55,)


def test_an_information_state_remembers_what_the_player_did() -> None:
    """Two ways to one position: the planes are equal, what was done is not."""
    game = load("mogul-2002", players=3, deals=1)
    state = played(game.new_initial_state(), 1, plies=40)
    twin = state.clone()
    assert twin.information_state_string(0) == state.information_state_string(0)
    twin.past[0] = b"another"
    assert twin.information_state_tensor(0) == state.information_state_tensor(0)
    assert twin.observation_string(0) == state.observation_string(0)
    assert twin.information_state_string(0) != state.information_state_string(0)
    pasts = [list(state.past)]
    for _ in range(6):
        mover = state.current_player()
        state.apply_action(state.legal_actions()[0])
        pasts.append(list(state.past))
        changed = [p for p in range(3) if pasts[-1][p] != pasts[-2][p]]
        assert changed == [mover]


def test_states_and_games_are_serialised_whole() -> None:
    game = load("take-stock", players=2)
    state = played(game.new_initial_state(), 8, plies=50)
    other, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other) == str(game)
    assert str(played(twin, 9)) == str(played(state, 9))
    assert pickle.loads(pickle.dumps(twin.kit)).horizon == game.kit.horizon  # noqa: S301  # our own


def test_an_opening_leads_to_one_position_whose_hidden_cards_are_drawn() -> None:
    game = load("mogul-2002", players=3, opening=130, deals=4, horizon=6)
    states = [game.new_initial_state().child(deal) for deal in range(4)]
    assert len({state.position.bytes for state in states}) == 4
    assert len({state.information_state_string(0) for state in states}) == 1
    assert played(states[0], 1).is_terminal()
    assert len(states[0].history()) == 7


def test_the_python_bots_of_openspiel_decide() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415  # an extra

    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    state = played(load("moguli").new_initial_state(), 1, plies=8)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, rollouts, random_state=rng)
    assert bot.step(state) in state.legal_actions()
    state = played(load("mogul-2002", players=3).new_initial_state(), 1, plies=100)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, 1.4, 6, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_the_example_searches_and_cfr_plus_comes_nearer_an_equilibrium() -> None:
    command = [sys.executable, str(ROOT / "examples" / "openspiel_algorithms.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    moguli, mogul, *solved = done.stdout.splitlines()
    assert moguli.startswith("moguls_moguli: ")
    assert mogul.split(": ")[1] in {"loan", "decline"}
    first, last = (float(line.split("NashConv ")[1]) for line in solved)
    assert 0 < last < first / 2


@pytest.mark.parametrize(
    ("name", "parameters", "told"),
    [
        ("moguli", {"players": 3}, "moguli is for 2 seats, not 3"),
        ("mogul-2002", {"switches": "loan_timing:never"}, "loan_timing=never is not possible"),
        ("mogul-2002", {"switches": "loan_timing"}, "write NAME:VALUE"),
        ("mogul-2002", {"opening": 5000}, "the game is over after"),
        ("mogul-2002", {"horizon": 0}, "horizon at least 1"),
    ],
)
def test_parameters_that_cannot_be_are_told(
    name: str, parameters: dict[str, Any], told: str
) -> None:
    with pytest.raises(UsageError, match=told):
        load(name, **parameters)


def test_a_process_that_has_registered_the_games_ends_well() -> None:
    program = "import moguls.envs.openspiel, pyspiel; pyspiel.load_game('moguls_moguli')"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_actions_and_outcomes_that_are_not_legal_are_refused_and_leave_the_state() -> None:
    state = load("mogul-2002", players=3).new_initial_state()
    for outcome in (-2, 8000):
        with pytest.raises(UsageError, match=f"outcome {outcome} does not exist"):
            state.apply_action(outcome)
    while state.is_chance_node():
        state.apply_action(7)
    before, history = str(state), state.history()
    forbidden = next(
        a for a in range(state.num_distinct_actions()) if a not in state.legal_actions()
    )
    with pytest.raises(IllegalMove, match="M02-"):
        state.apply_action(forbidden)
    for action in (-2, 8000):
        with pytest.raises(UsageError, match=f"action {action} does not exist"):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)
    played(state, 1)
    with pytest.raises(UsageError, match="the game is over"):
        state.apply_action(0)


def test_a_pickled_game_and_its_states_load_where_no_environment_is_imported() -> None:
    game = load("take-stock", players=3, reward="margin", switches="rounds:1")
    state = played(game.new_initial_state(), 1, plies=20)
    program = (
        "import pickle, sys; game, state = pickle.load(sys.stdin.buffer);"
        "print(game, state, state.history())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((game, state)),
        capture_output=True,
        check=False,
    )
    assert done.stdout.decode() == f"{game} {state} {state.history()}\n", done.stderr.decode()
