"""Vector steps of games of Pgx on this CPU, for comparison with `bench.vectors`.

    python -m bench.pgx_steps [TABLES] [GAME ...]

It needs Pgx and JAX (`pip install pgx jax`), which no extra of Moguls installs. One move is: a
legal action drawn at each table, the vectorised step with automatic reset, its observation and its
mask; all of it compiled by XLA, STEPS steps in one call, which is Pgx's fastest documented way.
Time is the CPU time of all threads of the process. The games are other games than Moguls' four.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.notes import tell

ROUNDS, STEPS = 7, 50
GAMES = ("connect_four", "backgammon", "hex", "go_9x9")


def stepper(name: str, tables: int) -> tuple[Any, Any]:
    """Return a compiled function that plays STEPS steps at all tables, and what it begins with."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carried: Any) -> Any:
        state, key, seen = carried
        key, draw, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(draw, logits, axis=-1)
        state = step(state, action, jax.random.split(chance, tables))
        return state, key, seen + state.observation.sum(dtype=jnp.float32)

    keys = jax.random.split(jax.random.PRNGKey(1), tables)
    begun = jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2), jnp.float32(0)
    return jax.jit(lambda carried: jax.lax.fori_loop(0, STEPS, one, carried)), begun


def measured(name: str, tables: int) -> float:
    """Return the nanoseconds of CPU time of a move."""
    play, carried = stepper(name, tables)
    carried = jax.block_until_ready(play(carried))  # compiles
    spent = []
    for _ in range(ROUNDS):
        begun = process_time()
        carried = jax.block_until_ready(play(carried))
        spent.append(process_time() - begun)
    return median(spent) / (STEPS * tables) * 1e9


def main() -> None:
    """Measure and print as JSON."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1024
    names = sys.argv[2:] or GAMES
    told: dict[str, object] = {"pgx": pgx.__version__, "jax": jax.__version__, "tables": tables}
    tell({**told, **{name: round(measured(name, tables)) for name in names}})


if __name__ == "__main__":
    main()
