"""Libraries linked by Zig can be loaded on each system: a tiny module, on one machine."""

import struct
import subprocess
import time
from pathlib import Path

import pytest

from tests.native import small
from tools import emulated, install, wheels, windows_code
from tools.native import target, zig

pytestmark = pytest.mark.slow

# What objects of games ask for, too.
CODE = f"""{small.CODE}
declare double @log(double)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @small_log(double %x) {{ %r = call double @log(double %x)  ret double %r }}
define void @small_clear(i64 %at, i64 %size) {{
  %place = inttoptr i64 %at to ptr
  call void @llvm.memset.p0.i64(ptr %place, i8 0, i64 %size, i1 false)
  ret void
}}
@small_number = constant i64 7
"""
GLIBC = 17  # the least minor version that we promise
ASK = """
import ctypes, math, platform, sys
library = ctypes.CDLL(sys.argv[1])
log = library.small_log
log.argtypes, log.restype = [ctypes.c_double], ctypes.c_double
number = ctypes.c_int64.in_dll(library, "small_number").value
print(platform.machine(), library.small_twice(21), number, log(7.0) == math.log(7.0))
"""


@pytest.fixture(scope="session", autouse=True)
def _zig() -> None:
    install.zig()


def linked(kind: target.Target, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    obj, library = folder / "code.o", folder / "code.library"
    obj.write_bytes(target.compiled(CODE, kind))
    zig.link([obj], library, kind)
    return library


@pytest.mark.parametrize("name", [*wheels.KINDS])
def test_the_same_code_makes_the_same_library_anywhere(name: str, tmp_path: Path) -> None:
    kind = target.TARGETS[name]
    one = linked(kind, tmp_path / "one").read_bytes()
    time.sleep(1.1)  # linkers write down whole seconds
    two = linked(kind, tmp_path / "two").read_bytes()

    assert one == two
    assert b"small_twice" in one
    assert str(tmp_path).encode() not in one


@pytest.mark.parametrize(("name", "machine"), [("linux-x86-64-v2", 62), ("linux-aarch64", 183)])
def test_linux_gets_a_library_for_old_c_libraries(name: str, machine: int, tmp_path: Path) -> None:
    library = linked(target.TARGETS[name], tmp_path)
    tell = ["readelf", "--wide", "--version-info", "--dynamic", str(library)]
    said = subprocess.run(tell, capture_output=True, text=True, check=True).stdout
    asked = {word for word in said.replace("(", " ").replace(")", " ").split() if "GLIBC_" in word}

    assert library.read_bytes()[:4] == b"\x7fELF"
    assert struct.unpack_from("<H", library.read_bytes(), 18) == (machine,)
    assert asked
    assert all(int(version.split(".")[1]) <= GLIBC for version in asked)
    assert {word for word in said.split() if "[" in word and ".so" in word} == {
        "[libm.so.6]",
        "[libc.so.6]",
    }


def test_macos_gets_a_signed_library_that_asks_for_the_system_alone(tmp_path: Path) -> None:
    code = linked(target.TARGETS["macos-aarch64"], tmp_path).read_bytes()
    magic, processor, _, _, count = struct.unpack_from("<5I", code)
    commands, at = [], 32
    for _ in range(count):
        what, size = struct.unpack_from("<2I", code, at)
        commands.append((what, code[at : at + size]))
        at += size

    loaded = [text[24:].rstrip(b"\0") for what, text in commands if what == 0xC]
    named = [text[24:].rstrip(b"\0") for what, text in commands if what == 0xD]
    assert (magic, processor) == (0xFEEDFACF, 0x0100000C)
    assert (loaded, named) == ([b"/usr/lib/libSystem.B.dylib"], [b"code.library"])
    assert [what for what, _ in commands].count(0x1D) == 1  # the signature
    assert [text[8:16] for what, text in commands if what == 0x32] == [
        struct.pack("<2I", 1, 11 << 16)  # macOS, from 11.0
    ]


def test_windows_gets_a_library_that_asks_for_nothing(tmp_path: Path) -> None:
    code = linked(target.TARGETS["windows-x86-64-v2"], tmp_path).read_bytes()
    (head,) = struct.unpack_from("<I", code, 0x3C)
    machine, flags = (struct.unpack_from("<H", code, head + at)[0] for at in (4, 22))
    exports, imports = (struct.unpack_from("<2I", code, head + 24 + 112 + 8 * k) for k in (0, 1))

    assert (code[:2], code[head : head + 4], machine) == (b"MZ", b"PE\0\0", 0x8664)
    assert flags & 0x2000  # a DLL
    assert imports == (0, 0)
    assert exports[1] > 0
    assert b"\0small_log\0small_number\0" in code


def test_this_machine_calls_it(tmp_path: Path) -> None:
    kind = target.TARGETS["linux-x86-64-v2"]
    if not target.runs_here(kind):
        pytest.skip("no such library can be loaded on this machine")

    assert answer_of([install.PYTHON], {}, linked(kind, tmp_path)) == "x86_64 42 7 True"


def test_an_emulated_aarch64_calls_it(tmp_path: Path) -> None:
    why = emulated.missing()
    if why:
        pytest.skip(why)
    library = linked(target.TARGETS["linux-aarch64"], tmp_path)

    assert answer_of(*emulated.python(), library) == "aarch64 42 7 True"


def test_this_machine_calls_what_is_for_windows(tmp_path: Path) -> None:
    if not target.runs_here(target.TARGETS["linux-x86-64-v2"]):
        pytest.skip("the code is for another processor")
    dll = linked(target.TARGETS["windows-x86-64-v2"], tmp_path)
    entries: windows_code.Entries = {
        "small_twice": (["i64"], ["i64"]),
        "small_log": (["f64"], ["f64"]),
    }
    library = windows_code.wrap(dll, entries, ["small_number"], tmp_path / "wrapped.so")

    assert answer_of([install.PYTHON], {}, library) == "x86_64 42 7 True"


def answer_of(python: list[str | Path], env: dict[str, str], library: Path) -> str:
    command = [*python, "-c", ASK, library]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()
