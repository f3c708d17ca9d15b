"""The same game in C, built with gcc and called through ctypes."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent / "c" / "mogul2002.c"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


class Yardstick:
    """Playouts in C with the arguments and results of `Engine.playouts`."""

    def __init__(self, options: int = 0) -> None:
        """Build the library; `options` are the switches as the state packs them."""
        self.options = options
        with tempfile.TemporaryDirectory() as folder:
            target = str(Path(folder) / "mogul2002.so")
            command = ["gcc", *FLAGS, str(SOURCE), "-o", target]
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
