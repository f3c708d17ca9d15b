"""The names by which game-blind loops call the rules of a game.

A loop (playouts, perft, tree search) imports these placeholders; `kernel.jit.build` and
`kernel.rules.binding` bind them to the functions of one game, native or plain.
Called unbound, they raise.
"""

from typing import NoReturn, TypeVar

from moguls.kernel.state.types import GameState, IntArray, States, Target

OneState = TypeVar("OneState", bound=GameState)


def _unbound() -> NoReturn:
    msg = "this loop is not bound to a game: use game.plain().build(module) or game.jit()"
    raise NotImplementedError(msg)


def setup(s: GameState, seats: int, options: int, rng: int) -> None:
    """Set the state up for a new game whose random numbers begin at `rng`."""
    _unbound()


def legal(s: GameState) -> int:
    """Return the legal actions of the seat to act, as a set of bits; 0 when the game is over.

    Only games of at most 63 actions have it; loops for all games call `choices` or `sample`.
    """
    _unbound()


def choices(s: GameState, out: Target) -> int:
    """Write the legal actions of the seat to act into `out`, ascending; return how many.

    None when the game is over, and while chance is due. `Rules.max_choices` is the most there are.
    """
    _unbound()


def legal_words(s: GameState, out: IntArray) -> int:
    """Write the legal actions as bits, 64 to a word; return how many there are.

    Args:
        s: the game.
        out: words for all actions; what they held is lost. Bit 63 counts as -2**63 in an array.
    """
    _unbound()


def legal_count(s: GameState, out: IntArray) -> int:
    """Return how many actions are legal; nothing is written into `out`, which any array is."""
    _unbound()


def sample(s: GameState) -> int:
    """Draw one of the legal actions, each as likely as the others: choices[draw(s, number)]."""
    _unbound()


def why_not(s: GameState, action: int) -> int:
    """Say why the seat to act may not play an action, as a number; 0 when it may."""
    _unbound()


def apply(s: GameState, action: int) -> None:
    """Play a legal action, and all that follows by itself, until chance is due."""
    _unbound()


def chance_due(s: GameState) -> bool:
    """Say whether an outcome of chance must be drawn before anybody can act."""
    _unbound()


def draw_chance(s: GameState) -> None:
    """Lay the outcome of the chance that is due into the state, by its counter."""
    _unbound()


def take_chance(s: GameState) -> None:
    """Go on from the outcome that has been laid to the next decision, chance, or the end."""
    _unbound()


def is_over(s: GameState) -> bool:
    """Say whether the game has ended."""
    _unbound()


def redeal(s: GameState, seat: int) -> None:
    """Draw a determinization: all that `seat` cannot know, uniformly among what is possible."""
    _unbound()


def winners(s: GameState) -> int:
    """Return the seats that lead now (that won, when over), as a set of bits."""
    _unbound()


def points(s: GameState, seat: int) -> int:
    """Return the points of a seat now."""
    _unbound()


def digest(s: GameState) -> int:
    """Return a hash of what the game came to, 64 bits."""
    _unbound()


def observe(s: GameState, seat: int, out: IntArray) -> None:
    """Write what `seat` sees into `out`, laid out as the game's planes say."""
    _unbound()


def observe_fixed(s: GameState, seat: int, out: IntArray) -> None:
    """Write those numbers of an observation that never change at a table.

    They are the same for all observers and all games with the same switches and number of seats.
    """
    _unbound()


def refresh(s: GameState, seat: int, out: IntArray) -> None:
    """Write all others of what `seat` sees now: `observe` is `observe_fixed` and this.

    Args:
        s: the game.
        seat: the observer.
        out: what this or `observe` has written of the same game, any observer; a number that
            tells what has not changed since may be left.
    """
    _unbound()


def information(s: GameState, seat: int, out: IntArray) -> None:
    """Write what `seat` knows with a perfect memory into `out`."""
    _unbound()


def copy_state(states: States, to: int, source: int) -> None:
    """Copy the state at index `source` over the state at index `to`."""
    states[to].assign(states[source])


def lay_state(states: States, to: int, others: States, source: int) -> None:
    """Copy the state at index `source` of other states over the state at index `to`."""
    states[to].assign(others[source])


def twin(s: OneState) -> OneState:
    """Return a copy of the state, to be read and written until the same function asks for another.

    Compiled code keeps it in the caller's frame, so nothing is allocated.
    """
    return s.copy()


def state_at(address: int) -> GameState:
    """Return the state that lies at an address (compiled code only)."""
    _unbound()
