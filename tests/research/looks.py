"""Loop that evaluates positions of Moguli, to be bound plain and native."""

from typing import Any, Final

from moguls.bots.moguli.evaluation import expected_gain, forward
from moguls.bots.moguli.evaluation_weights import NEXT, NOW, set_weights

ENTRIES: Final = ("look",)


def look(states: Any, w: Any, out: Any) -> None:
    set_weights(w, 0)
    for seat in range(2):
        out[3 * seat] = forward(states[0], seat, w)
        out[3 * seat + 1] = expected_gain(states[0], seat, NOW, w)
        out[3 * seat + 2] = expected_gain(states[0], seat, NEXT, w)
