"""A position as text, and that text as a picture: the same bytes for the same position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.core.text.board import lines_of
from moguls.envs.extras import need
from moguls.errors import UsageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.core.play.game import Game
    from moguls.kernel.engines.position import Position

MODES: Final = ("human", "ansi", "rgb_array")
SCALE: Final = 2  # pixels of the picture for one of the font
MARGIN: Final = 8
PAPER, INK = (252, 250, 244), (32, 32, 40)
# The font of the picture is Latin-1: the lines of a board, each kind told from the others.
NEAREST: Final = str.maketrans("━┃═║┄┆…", "##=H-:.")


def checked(mode: str | None) -> str | None:
    """Return a mode of `render`.

    Raises:
        UsageError: there is none of this name; says which there are.
    """
    if mode is not None and mode not in MODES:
        msg = f"render_mode={mode!r} is not possible; expected None, {', '.join(MODES)}"
        raise UsageError(msg)
    return mode


def text(game: Game, position: Position, names: list[str], seat: int | None = None) -> str:
    """Return a position as a seat sees it; None is a spectator, who sees no hidden card."""
    rules, state = game.rules, position.state
    view: Any = {**rules.display.view(state, seat), "ply": 0, "options": dict(game.options)}
    lines = lines_of(rules.display.face, view, names)
    return "\n".join([f"{rules.identity.title}: {rules.display.phase(state)}", *lines])


def picture(written: str) -> NDArray[np.uint8]:
    """Return a text as a picture: rows, columns, and red, green and blue.

    Raises:
        MissingExtra: Pillow is not installed.
    """
    need("PIL", "gymnasium")
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415  # an extra

    shown = written.translate(NEAREST).encode("latin-1", "replace").decode("latin-1")
    font = ImageFont.load_default_imagefont()
    lines = shown.split("\n")
    _, _, wide, high = font.getbbox("M" * max(map(len, lines)) + "g")
    size = (int(wide) + 2 * MARGIN, int(high) * len(lines) + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + row * int(high)), line, INK, font)
    pixels = np.asarray(image, np.uint8)
    return np.repeat(np.repeat(pixels, SCALE, 0), SCALE, 1)


def shown(
    game: Game, position: Position, names: list[str], mode: str | None, seat: int | None = None
) -> object:
    """Return what `render` gives in a mode: a text, a picture, or nothing after printing it.

    Raises:
        UsageError: there is no mode.
    """
    if mode is None:
        msg = f"nothing is rendered: make the environment with render_mode={' or '.join(MODES)}"
        raise UsageError(msg)
    written = text(game, position, names, seat)
    if mode == "human":
        print(written)  # noqa: T201  # that is what the mode is for
        return None
    return written if mode == "ansi" else picture(written)
