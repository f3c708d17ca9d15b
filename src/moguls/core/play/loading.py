"""Loading of saved games: the steps are played again, and chance goes on from its counter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.play.playthrough import Playthrough
from moguls.core.records import saved
from moguls.core.records.chance_source import COUNTER, source_of
from moguls.errors import MogulsError, SavedError

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules


def load(game: ConfiguredRules, data: bytes) -> Playthrough:
    """Return the playthrough that has been saved, or one that begins at a state.

    Args:
        game: the same, under the same house rules.
        data: of `Playthrough.save`, or a bare state as `State.pack` writes it.

    Raises:
        SavedError: it is not of this game, or not whole.
    """
    if not saved.is_saved(data):
        return _at_state(game, data)
    body = saved.read(data)
    saved.refuse_other(game.rules, body)
    if body.get("options") != game.options:
        msg = f"the saved game has the options {body.get('options')}, but this game has"
        msg += f" {game.options}"
        raise SavedError(msg)
    try:
        return _played(game, body)
    except SavedError:
        raise
    except (MogulsError, KeyError, TypeError, ValueError, AttributeError) as error:
        msg = f"the saved game cannot be played: {error}"
        raise SavedError(msg) from error


def _at_state(game: ConfiguredRules, data: bytes) -> Playthrough:
    """Return a playthrough that begins at a state."""
    size = game.rules.state.layout_.size
    if len(data) != size:
        msg = f"a state of {game.name} has {size} bytes, not {len(data)}"
        raise SavedError(msg)
    options, ours = game.rules.state.unpack(data).options, game.packed_options
    if options != ours:
        msg = f"the state is of {game.name} with other house rules: {options}, not {ours}"
        raise SavedError(msg)
    return Playthrough.at_state(game, data, COUNTER)


def _played(game: ConfiguredRules, body: dict[str, Any]) -> Playthrough:
    """Play what has been saved again, with the counter where it stood."""
    first, *later = map(int, body["counters"])
    if "state" in body:
        play = Playthrough.at_state(game, saved.state_in(game.rules, body), None)
    else:
        play = Playthrough(game, body["seats"], body["deal"], later_chance=None, rng=first)
    counters = iter(later)
    for step in body["steps"]:
        play.play_on([step])
        if "chance" in step:
            state = play.state.copy()
            state.rng = next(counters)
            play.state = state
    play.later_chance = source_of(body["chance"])
    play.draw_later()
    return play
