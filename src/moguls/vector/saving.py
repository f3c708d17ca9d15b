"""Tables as bytes: their states, and what else decides how they go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.core.records import saved as format_of
from moguls.errors import SavedError, UsageError

if TYPE_CHECKING:
    from moguls.vector.plan import VectorPlan

NUMBERS: Final = ("games", "live", "moved", "plies", "learners", "movers")


def saved(plan: VectorPlan, seed: int, arrays: Any, rows: slice) -> bytes:
    """Return some tables as bytes; equal ones give equal bytes."""
    game = plan.setting.game
    body = {
        "tables": len(arrays.live[rows]),
        "layout": format_of.layout_of(game.rules),
        "packed_options": game.packed_options,
        "seats": plan.setting.seats,
        "seed": seed,
        "states": arrays.states[rows].tobytes().hex(),
        **{name: getattr(arrays, name)[rows].tolist() for name in NUMBERS},
    }
    return format_of.write(game.rules, body)


def restored(plan: VectorPlan, arrays: Any, data: bytes, table: int | None) -> int:
    """Put saved tables in place of all, or a saved one in place of `table`; return their seed.

    Raises:
        SavedError: they are no such thing, or of another game, or of other seats.
        UsageError: they are another number of tables.
    """
    body: dict[str, Any] = format_of.read(data)
    _refuse_other(plan, body)
    count = plan.n if table is None else 1
    if body["tables"] != count:
        msg = f"{body['tables']} tables are saved there, but {count} are to be restored"
        raise UsageError(msg)
    rows = slice(0, count) if table is None else slice(table, table + 1)
    try:
        numbers = {name: np.array(body[name], np.int64).reshape(count) for name in NUMBERS}
        states = np.frombuffer(bytes.fromhex(body["states"]), arrays.states.dtype).reshape(count)
        seed = int(body["seed"])
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        msg = "the saved tables are damaged"
        raise SavedError(msg) from error
    arrays.states[rows].view(np.uint8)[:] = states.view(np.uint8)
    for name, value in numbers.items():
        getattr(arrays, name)[rows] = value
    return seed


def _refuse_other(plan: VectorPlan, body: dict[str, Any]) -> None:
    """Refuse what was saved of another game, or of other seats.

    Raises:
        SavedError: naming both.
    """
    game = plan.setting.game
    if "tables" not in body:
        msg = "the saved game is not of tables: moguls.game(…).load reads it"
        raise SavedError(msg)
    format_of.refuse_other(game.rules, body)
    if body.get("layout") != format_of.layout_of(game.rules):
        msg = "the saved tables were made by another version of the rules"
        raise SavedError(msg)
    ours = {"seats": plan.setting.seats, "packed_options": game.packed_options}
    if {name: body.get(name) for name in ours} != ours:
        msg = "the saved tables have other seats or house rules than these"
        raise SavedError(msg)
