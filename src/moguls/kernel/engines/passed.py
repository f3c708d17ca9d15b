"""What calls of native code take of one state: made once, for many calls."""

from __future__ import annotations

from typing import Protocol

from moguls.kernel.state.numpy_arrays import Sliceable


class Settable(Protocol):
    """Words of which one can be set."""

    def __setitem__(self, at: int, word: int, /) -> None: ...


# How a state is stepped: the words of `single_calls.Asked`, and which of them is the action; the
# same as calls take it; and where these write the legal actions, as what can be listed.
Asking = tuple[Settable, int, object, Sliceable]
