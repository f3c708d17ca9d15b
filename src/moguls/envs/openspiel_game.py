"""The games in OpenSpiel: their types, parameters and observers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

import moguls
from moguls.envs import rewards
from moguls.envs.observations import Observer
from moguls.envs.openspiel_kit import EVENTS, HORIZON, Kit
from moguls.envs.openspiel_state import MogulsState
from moguls.envs.setting import Setting
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.core.play.game import Game

NAMES: Final = {f"moguls_{name.replace('-', '_')}": name for name in moguls.games()}


def register() -> None:
    """Register every game with OpenSpiel, once."""
    for name in sorted(NAMES.keys() - set(pyspiel.registered_names())):
        # A class each: a function would die with the interpreter, before OpenSpiel lets go of it.
        rows = type(f"{name}_game", (MogulsGame,), {"name": name})
        pyspiel.register_game(_type(name, _setting(name, {})), rows)


def _parameters(game: Game) -> dict[str, object]:
    """Return the parameters of a game with their defaults."""
    names = {"players": game.default_seats, "reward": "win", "switches": "", "engine": "auto"}
    return {**names, "deals": 0, "horizon": HORIZON, "opening": 0}


def _setting(name: str, params: dict[str, Any]) -> Setting:
    """Return how a game is set up by its parameters.

    Raises:
        UsageError: a parameter is not possible; says what is.
    """
    chosen = {**_parameters(moguls.game(NAMES[name])), **params}
    switches = dict(_switch(part) for part in chosen["switches"].split("+") if part)
    shared = {"reward": chosen["reward"], "engine": chosen["engine"], "observation": "unit"}
    return Setting.of(NAMES[name], chosen["players"], {**shared, **switches})


def _switch(text: str) -> tuple[str, str]:
    """Read one switch.

    Raises:
        UsageError: it is not of the form NAME:VALUE.
    """
    name, colon, value = text.partition(":")
    if not colon:
        msg = f"switches={text!r} is not possible; write NAME:VALUE, several with + between"
        raise UsageError(msg)
    return name, value


def _type(name: str, setting: Setting) -> object:
    """Return what OpenSpiel calls the type of a game."""
    kinds = pyspiel.GameType
    total = rewards.sum_of(setting.reward, setting.seats)
    constant = kinds.Utility.CONSTANT_SUM if total else kinds.Utility.ZERO_SUM
    hides = setting.game.rules.codec.redeal_history is not None
    values = kinds.Information
    return kinds(
        short_name=name,
        long_name=setting.game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=values.IMPERFECT_INFORMATION if hides else values.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if total is None else constant,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=setting.game.seats[-1],
        min_num_players=setting.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(setting.game),
    )


def load(name: str, params: dict[str, Any]) -> object:
    """Return a game by its name; unpickling calls it, which imports this module and registers."""
    register()
    return pyspiel.load_game(name, params)


class MogulsGame(pyspiel.Game):
    """A game with its parameters; `pyspiel.load_game` makes one.

    Attributes:
        name: by which it is registered.
        kit: what its states share.
    """

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        """Set the game up.

        Raises:
            UsageError: a parameter is not possible; says what is.
        """
        setting = _setting(self.name, params)
        chosen = {**_parameters(setting.game), **params}
        self.kit = Kit(setting, chosen["deals"], chosen["horizon"], chosen["opening"])
        low, high = setting.reward_range
        about = pyspiel.GameInfo(
            num_distinct_actions=setting.num_actions,
            max_chance_outcomes=self.kit.base,
            num_players=setting.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=rewards.sum_of(setting.reward, setting.seats),
            max_game_length=self.kit.horizon,
        )
        super().__init__(_type(self.name, setting), about, params)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.name, self.get_parameters())

    def new_initial_state(self) -> MogulsState:
        """Return the state before the deal."""
        return MogulsState(self, self.kit)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a game has at most."""
        return EVENTS * self.kit.num_digits

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> MogulsObserver:
        """Return what observes the states of this game.

        Raises:
            UsageError: another kind of observation than a player's own is asked for.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not own or not kind.public_info:
            msg = f"{kind}, {params} is not possible: expected public and own information"
            raise UsageError(msg)
        return MogulsObserver(self.kit, perfect_recall=kind.perfect_recall)


class MogulsObserver:
    """An observer in the sense of OpenSpiel: a player's observation or information state.

    Attributes:
        tensor: all numbers in a row, from 0 to 1.
        dict: the planes of the game by name, which are parts of it.
    """

    def __init__(self, kit: Kit, *, perfect_recall: bool) -> None:
        """Lay the planes out."""
        self._recall, self._seats = perfect_recall, kit.setting.seats
        self._observer = Observer(kit.setting.game, "unit", perfect_memory=perfect_recall)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.start :][: plane.count].reshape(plane.shape)
            for plane in kit.setting.game.rules.planes
        }

    def set_from(self, state: MogulsState, player: int) -> None:
        """Write what a player observes; nothing before the deal."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.observe(state.position, player)

    def string_from(self, state: MogulsState, player: int) -> str:
        """Return the same as text; for information states after what the player did before."""
        self.set_from(state, player)
        past = f"{state.past[player].hex()} " if self._recall else ""
        return f"p{player} {past}{self.tensor.astype(np.float16).tobytes().hex()}"
