"""Test vectors for native code: the answers of an engine to a fixed list of questions.

`python -m tests.native.answers` asks the jit engines and writes `vectors.json`, whose answers
every library must give. Run it after a change of rules or bots, which changes the numbers.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import MODULES
from moguls.bots.search.tree_fields import Lineup
from moguls.bots.searcher.searcher import Searcher
from moguls.core.perft import perft
from moguls.core.play.game import Game
from moguls.kernel.engines.native import NativePosition
from moguls.kernel.loops import batch as batch_loops
from moguls.kernel.loops import playouts, tally
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.types import Seating, Slice
from tests.native.planes import Planes, flat

PLACE: Final = Path(__file__).with_name("vectors.json")
SEEDS: Final = (1, 7, -5, 2**62 + 11)
GAMES: Final = 50  # of a batch of playouts
TABLES: Final = 3  # of a batch that is stepped together
STEPS: Final = 400
APART: Final = 20  # steps between two looks at all tables
PLIES: Final = 2  # that perft looks ahead
# Who decides at each ply of a whole game, over and over: the slowest seldom.
LEVELS: Final = (
    *("hard", "normal", "beginner", "easy", "expert", "normal", "hard", "beginner"),
    *("normal", "easy", "hard", "normal", "classic:2000", "beginner", "normal"),
)
WHOLE: Final = 3  # games of each game from beginning to end
FEW: Final = 1  # whole games where an engine is slow: the arena has decisions for all seats, too
ADVICE: Final = "if rules or bots were changed on purpose: python -m tests.native.answers"


class Contender(NamedTuple):
    """An arm of a race under the name that the stored hashes contain."""

    action: int
    tries: int
    worth: float
    is_left: bool


def answers(game: Game, engine: Any, games: int = WHOLE) -> dict[str, Any]:
    """Return the answers of an engine to all questions about a game.

    Args:
        game: game without switches.
        engine: engine of the game.
        games: number of whole games; fewer for a slow engine.
    """
    seats = [*game.seats]
    numbers = [seats[k * (len(seats) - 1) // (WHOLE - 1)] for k in range(WHOLE)]
    searcher = Searcher(engine)
    return {
        "playouts": [_playouts(engine, count, seed) for count in seats for seed in SEEDS],
        "walks": [_walk(engine, count, seed) for count in seats for seed in SEEDS],
        "perft": [perft(engine, count, 1, PLIES) for count in seats],
        "batches": [_batch(engine, count) for count in seats],
        "tally": [_tally(engine, count) for count in seats],
        "arena": [_arena(searcher, count) for count in seats],
        "games": [_game(game, searcher, count, seed) for seed, count in enumerate(numbers[:games])],
    }


def first(said: dict[str, Any], games: int) -> dict[str, Any]:
    """Return the answers about a game restricted to fewer whole games."""
    return {**said, "games": said["games"][:games]}


def _playouts(engine: Any, seats: int, seed: int) -> list[Any]:
    """Play a batch at random; 64-bit numbers are strings because JSON lacks them."""
    plies, checksum = engine.playouts(seats, seed, GAMES)
    return [plies, f"{checksum & (1 << 64) - 1:016x}"]


def _walk(engine: Any, seats: int, seed: int) -> list[Any]:
    """Play a game step by step, chance and refusals included; hash all that it shows."""
    position = NativePosition(engine)
    engine.calls.setup_at(position.address, seats, engine.options, wrapped(stream(seed, 0)))
    position.write(position.bytes)  # what native code has written is read again
    shown, plies = hashlib.sha256(position.bytes), 0
    while not position.over:
        action = plies % engine.rules.num_actions
        twin = position.copy()
        twin.redeal(twin.turn)
        legal = position.choices()
        seen = (position.turn, position.chance_due, legal, sum(1 << action for action in legal))
        shown.update(repr((seen, position.why_not(action))).encode() + twin.bytes)
        _step(position)
        shown.update(position.bytes)
        plies += 1
    return [plies, shown.hexdigest()[:16]]


def _step(position: NativePosition) -> None:
    """Play one step at random: by itself, or up to the chance that follows, which is drawn."""
    action, twin = position.sample(), position.copy()
    twin.apply(action)
    position.engine.calls.advance_at(position._address, action)  # noqa: SLF001  # a call of its own
    position.write(position.bytes)
    assert twin.chance_due or twin.bytes == position.bytes


def _batch(engine: Any, seats: int) -> list[Any]:
    """Step tables together, with a new deal after each game; hash observations and legal sets."""
    ask, rules = engine.build(batch_loops), engine.rules
    states, masks = engine.states(TABLES), engine.table(TABLES, (rules.num_actions + 63) // 64)
    live, numbers, actions = (engine.integers(TABLES) for _ in range(3))
    size = sum(each.count for each in rules.planes)
    shown, over = hashlib.sha256(), 0
    for step in range(STEPS):
        for i in range(TABLES):
            if not live[i]:
                numbers[i], over = over, over + 1
        ask.deal_all(states, Seating(seats, engine.options), 3, numbers, live, masks)
        for look in (ask.observe_all, ask.information_all) if step % APART == 0 else ():
            planes = Planes(engine, TABLES, size)
            look(states, planes.passed)
            shown.update(planes.bytes)
        actions[step % TABLES] = -1 if step % 2 else rules.num_actions - 1
        refused = ask.step_all(states, actions, live, masks)
        ask.random_all(states, live, actions)
        done = ask.step_all(states, actions, live, masks)
        seen = [[int(n) for n in flat(each)] for each in (actions, live, masks)]
        shown.update(repr((int(refused), int(done), seen)).encode())
    return [over, shown.hexdigest()[:16]]


def _tally(engine: Any, seats: int) -> list[int]:
    sums = [engine.integers(seats) for _ in range(3)]
    loop = engine.build(playouts, tally).tally
    table = Seating(seats, engine.options)
    plies = int(loop(engine.states(1), table, Slice(1, 0, GAMES), *sums))
    return [plies, *(int(n) for row in sums for n in row)]


def _arena(searcher: Searcher, seats: int) -> str:
    configs = [config_of(name, searcher.policy) for name in ("hard", "beginner", "easy")]
    flat = searcher.packed_configs([configs[k % len(configs)] for k in range(seats)])
    searcher.arrays(max(config.sims for config in configs))
    out = searcher.engine.integers(2 * (seats + 1))
    table, part = Lineup(seats, searcher.engine.options, flat), Slice(seed=5, first=0, size=2)
    given = (searcher.tree, searcher.scratch, out)
    plies = int(searcher.loops.play_games(searcher.states, table, part, *given))
    return _hash([plies, *(int(n) for n in out)])


def _game(game: Game, searcher: Searcher, seats: int, seed: int) -> dict[str, Any]:
    """Return the decision at each ply of a whole game, and a hash of its analysis."""
    play = game.new(seats=seats, seed=seed)
    actions: list[int] = []
    found: list[str] = []
    while not play.over:
        ply, state = len(actions), play.state
        config = config_of(level_at(ply), searcher.policy)
        action = searcher.think(state, config, ply, None)
        actions.append(action)
        found.append(
            _hash([searcher.visit_counts(), [Contender(*arm) for arm in searcher.contest()]])
            if hasattr(searcher.loops, "visit_counts")
            else ""
        )
        play.step(action)
    return {"seats": seats, "seed": seed, "actions": actions, "found": found}


def level_at(ply: int) -> str:
    return LEVELS[ply % len(LEVELS)]


def _hash(value: Any) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:8]


def main() -> None:
    made = {name: answers(moguls.game(name), moguls.game(name).jit()) for name in MODULES}
    games = [f'"{name}": {json.dumps(each, separators=(",", ":"))}' for name, each in made.items()]
    PLACE.write_text("{\n" + ",\n".join(games) + "\n}\n")


if __name__ == "__main__":
    main()
