"""Single compiled calls from Python: a state in one buffer, passed by its address.

An address is an int, so a call costs a fraction of a microsecond; a NumPy record would cost
several.
"""

from typing import Final, NamedTuple

from moguls.kernel.loops.advance import advance
from moguls.kernel.loops.scaling import Scale, scale_row
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import (
    apply,
    chance_due,
    choices,
    draw_chance,
    information,
    is_over,
    legal,
    observe,
    points,
    redeal,
    sample,
    setup,
    state_at,
    take_chance,
    why_not,
    winners,
)
from moguls.kernel.rules.legal_sets import is_listed
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import FloatTarget, GameState, IntArray, Target, Weights

# Where a state stands, in one number: how many choices there are, the seat to act, and two flags.
TURN_BIT: Final = 16
OVER_BIT: Final = 24
CHANCE_BIT: Final = 25
REFUSED: Final = -1
ON_TURN: Final = -1  # `ReadArguments.seat`
ADDRESS, ACTION = 0, 1  # indices of the first members of the arguments below
# `ReadArguments.plays`: nothing is played, and `out` has what is legal now; an action; chance.
LOOKS, PLAYS, TAKES = range(3)
UNKNOWN: Final = -1  # `ReadArguments.flagged`


class StepArguments(NamedTuple):
    """What one call is asked, as one argument: a call of a library takes less time by each less.

    Attributes:
        address: of the state.
        action: to be played.
        out: the legal actions, room for more, and last how many they are.
    """

    address: int
    action: int
    out: IntArray


class SetupArguments(NamedTuple):
    """What a game is begun with, as one argument; the first members are those of `StepArguments`.

    Attributes:
        address: of the state.
        action: without meaning here.
        out: as `StepArguments` has it.
        seats: as many as the game allows.
        options: its switches.
        seed: of all its chance, wrapped to a signed number.
        number: which game of the seed, wrapped as well.
    """

    address: int
    action: int
    out: IntArray
    seats: int
    options: int
    seed: int
    number: int


class ReadArguments(NamedTuple):
    """What is read of a state, and what is played first; it begins like `StepArguments`.

    Attributes:
        address: of the state.
        action: to be played.
        out: as `StepArguments` has it.
        plays: LOOKS, PLAYS, or TAKES where the outcome of chance that has been laid is taken.
        seat: the observer; ON_TURN is the seat to act, and seat 0 where nobody is.
        memory: 1 where the observation holds what a perfect memory has.
        planes: (size,) int16, the observation.
        previous: (size,) int16, or of no length where no floats are wanted.
        floats: (size,) float32, the observation scaled; like `previous`.
        low, high, factors, shift: how it is scaled (`scaling.Scale`).
        flags: (actions,) uint8, 1 where an action is legal.
        flagged: the actions whose flags are 1, and last how many, or UNKNOWN.
    """

    address: int
    action: int
    out: IntArray
    plays: int
    seat: int
    memory: int
    planes: IntArray
    previous: IntArray
    floats: FloatTarget
    low: IntArray
    high: IntArray
    factors: Weights
    shift: Weights
    flags: Target
    flagged: IntArray


def setup_at(address: int, seats: int, options: int, rng: int) -> None:
    """Set up the state at the address for a new game; `rng` is wrapped to a signed number."""
    setup(state_at(address), seats, options, unsigned(rng))


def legal_at(address: int) -> int:
    """Return the legal actions of the state at the address, as a set of bits."""
    return legal(state_at(address))


def choices_at(address: int, out: IntArray) -> int:
    """Write the legal actions of the state at the address into `out`; return how many."""
    return choices(state_at(address), out)


def standing_at(address: int, out: IntArray) -> int:
    """Write the legal actions into `out`; return where the state at the address stands."""
    return _standing(state_at(address), out)


def _standing(s: GameState, out: IntArray) -> int:
    """Write the legal actions into `out`; return their number, the turn and the flags as bits."""
    count = choices(s, out)
    out[len(out) - 1] = count
    told = count | (signed(s.turn) << TURN_BIT)
    if is_over(s):
        told |= 1 << OVER_BIT
    if chance_due(s):
        told |= 1 << CHANCE_BIT
    return told


def act_at(address: int, action: int, out: IntArray) -> int:
    """Play an action if it is legal, and stop where chance is due.

    Args:
        address: of the state.
        action: any number.
        out: written by the last call for this state, and by this one (`StepArguments`).

    Returns:
        Where the state stands then, or REFUSED: it is not legal, and nothing has changed.
    """
    s = state_at(address)
    if not is_listed(out, out[len(out) - 1], action):
        return REFUSED
    apply(s, action)
    return _standing(s, out)


def step_at(address: int, action: int, out: IntArray) -> int:
    """Play an action if it is legal, and draw the chance that follows; all else as `act_at`."""
    s = state_at(address)
    if not is_listed(out, out[len(out) - 1], action):
        return REFUSED
    advance(s, action)
    return _standing(s, out)


def begin_asked(begun: SetupArguments) -> int:
    """Set up a state for a new game and write the legal actions; return where it stands."""
    s = state_at(begun.address)
    rng = stream(unsigned(begun.seed), unsigned(begun.number))
    setup(s, begun.seats, begun.options, rng)
    return _standing(s, begun.out)


def standing_asked(asked: StepArguments) -> int:
    """Do as `standing_at`."""
    return standing_at(asked.address, asked.out)


def act_asked(asked: StepArguments) -> int:
    """Do as `act_at`."""
    return act_at(asked.address, asked.action, asked.out)


def step_asked(asked: StepArguments) -> int:
    """Do as `step_at`."""
    return step_at(asked.address, asked.action, asked.out)


def read_asked(call: ReadArguments) -> int:
    """Play what is to be played, and write what is seen and what is legal.

    Returns:
        As `act_at`; 0 where nothing is played. Nothing is written where the action is refused.
    """
    s, status = state_at(call.address), 0
    if call.plays == PLAYS:
        status = act_at(call.address, call.action, call.out)
        if status == REFUSED:
            return REFUSED
    elif call.plays == TAKES:
        take_chance(s)
        status = _standing(s, call.out)
    if call.memory != 0:
        information(s, _observer(s, call.seat), call.planes)
    else:
        observe(s, _observer(s, call.seat), call.planes)
    if len(call.previous) > 0:
        scale = Scale(call.low, call.high, call.factors, call.shift)
        scale_row(call.planes, scale, call.previous, 1, call.floats)
    _flag(call.out, call.flags, call.flagged)
    return status


def _observer(s: GameState, seat: int) -> int:
    """Return the seat that observes."""
    if seat != ON_TURN:
        return seat
    return 0 if is_over(s) or chance_due(s) else signed(s.turn)


def _flag(listed: IntArray, flags: Target, flagged: IntArray) -> None:
    """Write flags of the legal actions, whose number stands last; clear only those that are set."""
    last, count = len(flagged) - 1, listed[len(listed) - 1]
    if flagged[last] < 0:
        for action in range(len(flags)):
            flags[action] = 0
    for k in range(flagged[last]):
        flags[flagged[k]] = 0
    for k in range(count):
        flags[listed[k]] = 1
        flagged[k] = listed[k]
    flagged[last] = count


def draw_chance_at(address: int) -> None:
    """Lay the outcome of the chance that is due in the state at the address, by its counter."""
    draw_chance(state_at(address))


def observe_at(address: int, seat: int, planes: IntArray) -> None:
    """Write what a seat sees of the state at the address into `planes`."""
    observe(state_at(address), seat, planes)


def information_at(address: int, seat: int, planes: IntArray) -> None:
    """Write what a seat knows of the state at the address with a perfect memory into `planes`."""
    information(state_at(address), seat, planes)


def winners_at(address: int) -> int:
    """Return the seats that lead now in the state at the address, as a set of bits."""
    return winners(state_at(address))


def points_at(address: int, seat: int) -> int:
    """Return the points of a seat now in the state at the address."""
    return points(state_at(address), seat)


def sample_at(address: int) -> int:
    """Draw a legal action of the state at the address by its own counter."""
    return sample(state_at(address))


def why_not_at(address: int, action: int) -> int:
    """Say why an action is not legal in the state at the address; 0 when it is."""
    return why_not(state_at(address), action)


def apply_at(address: int, action: int) -> None:
    """Play an action in the state at the address; stop where chance is due."""
    apply(state_at(address), action)


def advance_at(address: int, action: int) -> None:
    """Play an action in the state at the address, and draw the chance that follows."""
    advance(state_at(address), action)


def chance_due_at(address: int) -> bool:
    """Say whether chance is due in the state at the address."""
    return chance_due(state_at(address))


def turn_at(address: int) -> int:
    """Return the seat to act at the address; without meaning when over."""
    seat: int = state_at(address).turn
    return seat


def is_over_at(address: int) -> bool:
    """Say whether the game at the address has ended."""
    return is_over(state_at(address))


def redeal_at(address: int, seat: int) -> None:
    """Draw again what a seat cannot know in the state at the address."""
    redeal(state_at(address), seat)


def take_chance_at(address: int) -> None:
    """Go on from the outcome of chance that has been laid in the state at the address."""
    take_chance(state_at(address))
