"""Information state of Moguli, which hides nothing but the random numbers."""

from moguls.games.moguli.state import State


def mask_hidden(s: State, seat: int) -> None:  # noqa: ARG001  # every seat sees everything
    """Forget the counter of random numbers: nothing else is hidden. Rules: MOG-H1."""
    s.rng = 0
