"""The same games in C, each built with gcc and called through ctypes.

A game has such a twin where `bench/c/` has a file of its name: `mogul-2013` is `mogul2013.c`. It
plays the same random games as our rules, move for move, with these two functions:

    int state_size(void);
    void playouts(int seats, int options, u64 seed, i64 first, i64 games,
                  i64 *moves, u64 *checksum);
"""

import ctypes
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent / "c"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


def source_of(game: str) -> Path:
    """Return the file in C that plays a game; it need not be there."""
    return FOLDER / f"{game.replace('-', '')}.c"


class Yardstick:
    """Playouts in C with the arguments and results of `Engine.playouts`."""

    def __init__(self, game: str = "mogul-2002", options: int = 0) -> None:
        """Build the library of a game; `options` are the switches as the state packs them."""
        self.options = options
        source = source_of(game)
        with tempfile.TemporaryDirectory() as folder:
            target = str(Path(folder) / source.with_suffix(".so").name)
            command = ["gcc", *FLAGS, str(source), "-o", target]
            subprocess.run(command, check=True)  # noqa: S603  # the compiler, on our own source
            self._library = ctypes.CDLL(target)

    @property
    def state_size(self) -> int:
        """Bytes of a state in C."""
        return int(self._library.state_size())

    def playouts(self, seats: int, seed: int, games: int, first: int = 0) -> tuple[int, int]:
        """Play random games; return moves and checksum. It lets other threads run."""
        moves, checksum = ctypes.c_int64(), ctypes.c_uint64()
        self._library.playouts(
            ctypes.c_int(seats),
            ctypes.c_int(self.options),
            ctypes.c_uint64(seed),
            ctypes.c_int64(first),
            ctypes.c_int64(games),
            ctypes.byref(moves),
            ctypes.byref(checksum),
        )
        return moves.value, checksum.value
