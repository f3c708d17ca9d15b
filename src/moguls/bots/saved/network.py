"""Network of dense layers in an .npz file, with all that is needed to play it.

The file (.npz) has `about`, a text of JSON with the fields of `About`; and for each layer k from 0
`weight_k`, (units, inputs), and `bias_k`, (units,), float32. The last layer's units are the logits
of the game's actions. Nothing in it is executed.
"""

from __future__ import annotations

import io
import os
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    Array = NDArray[np.float32]
    Layer = tuple[Array, Array]

FORMAT: Final = 1
ACTIVATIONS: Final = ("tanh", "relu")
DAMAGED: Final = (
    *(ValueError, EOFError, KeyError, NotImplementedError),
    *(BadZipFile, zlib.error, msgspec.MsgspecError),
)


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Metadata of a policy.

    Attributes:
        game: its name.
        seats: their number.
        options: the switches that differ from their default.
        observation: int16, unit, signed or playing; see `moguls.envs`.
        perfect_memory: whether it observes all that its seat can know.
        activation: of the hidden layers: tanh or relu.
        trained: how it was trained, in words and numbers; not used in play.
        format: of the file.
        scale: `scaling.scale_id` of the observation when it was trained; older files have none.
    """

    game: str
    seats: int
    options: dict[str, str]
    observation: str
    perfect_memory: bool
    activation: str = "tanh"
    trained: dict[str, str | float | list[str]] = {}
    format: int = FORMAT
    scale: str = ""


@dataclass(frozen=True)
class Network:
    """A policy.

    Attributes:
        about: its metadata.
        layers: weights and biases of each layer.
    """

    about: About
    layers: Sequence[Layer]

    @property
    def sizes(self) -> list[int]:
        """Sizes of the input, of each hidden layer, and of the output (the actions)."""
        return [self.layers[0][0].shape[1], *(len(bias) for _, bias in self.layers)]

    def logits(self, observation: NDArray[Any]) -> Array:
        """Return the logits (actions,) of an observation (inputs,)."""
        out = observation.astype(np.float32)
        for weight, bias in self.layers[:-1]:
            out = self._activation(weight @ out + bias)
        weight, bias = self.layers[-1]
        logits: Array = weight @ out + bias
        return logits

    def _activation(self, sums: Array) -> Array:
        if self.about.activation == "relu":
            return np.maximum(sums, np.float32(0))
        return np.tanh(sums)

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all.

        Raises:
            UsageError: it cannot be written.
        """
        arrays: dict[str, Any] = {"about": np.array(msgspec.json.encode(self.about).decode())}
        for k, (weight, bias) in enumerate(self.layers):
            arrays |= {f"weight_{k}": weight, f"bias_{k}": bias}
        whole = io.BytesIO()
        np.savez_compressed(whole, **arrays)
        draft = path.with_name(f"{path.name}.new")
        try:
            draft.write_bytes(whole.getvalue())
            os.replace(draft, path)  # noqa: PTH105  # one step, on every system
        except OSError as error:
            msg = f"cannot write {path}: {error.strerror}; name another file"
            raise UsageError(msg) from error


def load(path: Path) -> Network:
    """Return the policy of a file.

    Raises:
        UsageError: it cannot be read, or is not a valid policy.
    """
    try:
        arrays = _arrays(path)
        about = msgspec.json.decode(str(arrays.pop("about")[()]), type=About)
    except OSError as error:
        msg = f"cannot read the policy {path}: {error.strerror or error}; moguls baselines train"
        msg += " makes one"
        raise UsageError(msg) from error
    except DAMAGED as error:
        reason = str(error).splitlines()[0]
        if "pickle" in reason:  # NumPy advises to allow it, which would run code of the file
            reason = "it contains Python objects"
        msg = f"{path} is not a saved policy, or is damaged: {reason}"
        raise UsageError(msg) from error
    network = Network(about, [*_layers(arrays)])
    why = _why_invalid(network, arrays)
    if why is not None:
        msg = f"{path} is a policy that cannot be played: {why}"
        raise UsageError(msg)
    return network


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    arrays = np.load(io.BytesIO(path.read_bytes()), allow_pickle=False)
    if not hasattr(arrays, "files"):
        msg = "it contains one array and is not an .npz file"
        raise ValueError(msg)
    return {name: arrays[name] for name in arrays.files}


def _layers(arrays: dict[str, NDArray[Any]]) -> Sequence[Layer]:
    layers: list[Layer] = []
    while {f"weight_{len(layers)}", f"bias_{len(layers)}"} <= arrays.keys():
        k = len(layers)
        layers.append((arrays[f"weight_{k}"], arrays[f"bias_{k}"]))
    return layers


def _why_invalid(network: Network, arrays: dict[str, NDArray[Any]]) -> str | None:
    about, layers = network.about, network.layers
    if about.format != FORMAT:
        return f"its format is {about.format}, and this program reads {FORMAT}"
    if about.activation not in ACTIVATIONS:
        return f"its activation is {about.activation!r}; there is {', '.join(ACTIVATIONS)}"
    if not layers or len(arrays) != 2 * len(layers):
        return f"it holds {', '.join(arrays) or 'nothing'}; expected weight_0, bias_0 and so on"
    width = None
    for k, (weight, bias) in enumerate(layers):
        fits = weight.ndim == 2 and bias.shape == weight.shape[:1]  # noqa: PLR2004  # a matrix
        if not fits or width not in (None, weight.shape[1]):
            return f"weight_{k} {weight.shape} and bias_{k} {bias.shape} do not fit the layers"
        if any(a.dtype != np.float32 or not np.isfinite(a).all() for a in (weight, bias)):
            return f"layer {k} has numbers that are not finite, or not float32"
        width = len(bias)
    return None
