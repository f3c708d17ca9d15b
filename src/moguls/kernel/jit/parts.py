"""Functions that are compiled as parts of others: typed once, optimised where they are called.

Numba makes machine code of whatever it compiles, and two wrappers for calls from Python and C,
each with all that the function calls put into it. A rule that is called five calls deep would be
optimised some twenty times over. A part is left as it was lowered; only what Python calls is
optimised, with all its parts, and becomes machine code.
"""

import hashlib
import logging
import pickle
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

from numba import _dynfunc, njit, types  # type: ignore[attr-defined]  # the former is in C
from numba.core import config as numba_config
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

LOG = logging.getLogger("moguls.cache")
# Numba takes the folder of a cache from a global setting. Threads that compile two games at once
# would exchange their folders, and one game would run the code of the other.
CONFIG: Final[Any] = numba_config
_PLACING: Final = Lock()
HASH: Final = hashlib.sha256().digest_size


class Code(JITCodeLibrary):
    """What a part and all that it calls was lowered to, for the code of its callers."""

    def _optimize_final_module(self) -> None:
        """Leave that to what Python calls."""

    def _finalize_final_module(self) -> None:
        """Make no machine code."""
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    """Lower a function to `Code` and tell Numba to link that into the code of its callers."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        """Do as the pass for other functions does, save for the library and the machine code."""
        code = Code(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library, state.flags.no_compile = code, True
        super().run_pass(state)
        fndesc, env = state.cr.fndesc, state.cr.env
        key = _dynfunc.make_function(fndesc.lookup_module(), fndesc.qualname, "", 0, env, (code,))
        state.targetctx.insert_user_function(key, fndesc, [code])
        state.cr = state.cr._replace(cfunc=key)
        return True


class _PartCompiler(CompilerBase):
    """Numba's pipeline with another last step."""

    def define_pipelines(self) -> list[PassManager]:
        """Return the pipeline."""
        usual = DefaultPassBuilder.define_nopython_pipeline(self.state)
        result = type(usual)("part")
        for step, why in usual.passes:
            result.add_pass(_LowerPart if step is NativeLowering else step, why)
        result.finalize()
        return [result]


class Part(CPUDispatcher):
    """A function for compiled callers. Python may call it, too, which compiles an entry to it."""

    def __init__(self, function: Callable[..., object], **options: object) -> None:
        """Make a part of a function; the options are those of `numba.njit`."""
        wrapped = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(function, None, {**options, **wrapped}, _PartCompiler)
        self._entry: Any = None
        self._is_inlined = bool(options.get("forceinline"))

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return what Numba types a call by; a number stands for its kind where it can.

        What is put whole into its callers is optimised with the number there anyway.
        """
        if self._is_inlined:
            args, kws = without_values(args, kws)
        return super().get_call_template(args, kws)

    def __call__(self, *arguments: object) -> Any:
        """Call it by an entry that is compiled now; for tests and single looks."""
        if self._entry is None:
            part = self
            self._entry = njit(lambda *given: part(*given))  # noqa: PLW0108  # Numba's own call
        return self._entry(*arguments)


def without_values(args: Any, kws: Any) -> tuple[Any, Any]:
    """Return kinds of arguments, each number standing for its kind."""
    return tuple(map(types.unliteral, args)), {k: types.unliteral(v) for k, v in kws.items()}


class _Checked(IndexDataCacheFile):
    """Files of a cache that end with a hash of what is before it; a torn one counts as missing.

    So does one with the code for other arguments: processes that write at once may exchange names.
    """

    def save(self, key: object, data: object) -> None:
        """Write code with what it is for."""
        super().save(key, (key, data))

    def load(self, key: object) -> object:
        """Return the code for a key, or None."""
        stored = super().load(key)
        return stored[1] if stored is not None and stored[0] == key else None

    def _dump(self, obj: object) -> bytes:
        """Write an object and its hash."""
        data: bytes = super()._dump(obj)
        return data + hashlib.sha256(data).digest()

    def _load_index(self) -> object:
        """Return what the index names; nothing if it is torn, so that it is written anew."""
        try:
            _refuse_torn(Path(self._index_path), len(pickle.dumps(self._version, protocol=-1)))
            return super()._load_index()
        except FileNotFoundError:
            return {}
        except Exception as error:  # noqa: BLE001  # anything may lie there
            LOG.warning("compiled again, file is damaged: %s: %r", self._index_path, error)
            return {}

    def _load_data(self, name: str) -> object:
        """Return what a file holds; an OSError counts as missing."""
        path = Path(self._data_path(name))
        try:
            _refuse_torn(path, 0)
            return super()._load_data(name)
        except Exception as error:
            LOG.warning("compiled again, file is damaged: %s: %r", path, error)
            raise OSError(repr(error)) from error


def _refuse_torn(path: Path, head: int) -> None:
    """Refuse a file whose end is not the hash of all between its head and that."""
    text = path.read_bytes()[head:]
    if hashlib.sha256(text[:-HASH]).digest() != text[-HASH:]:
        msg = "its hash is wrong"
        raise ValueError(msg)


class _Kept(FunctionCache):
    """A cache on disk that never stands in the way: what cannot be kept is compiled again."""

    def __init__(self, function: object) -> None:
        """Keep a function's code in checked files."""
        super().__init__(function)
        was = self._cache_file
        stamp = was._source_stamp  # noqa: SLF001  # Numba keeps it nowhere else
        self._cache_file = _Checked(self._cache_path, self._impl.filename_base, stamp)

    def save_overload(self, sig: object, data: object) -> None:
        """Keep what was compiled, if there is room."""
        try:
            super().save_overload(sig, data)
        except OSError as error:
            LOG.warning("compiled code is not cached: %s", error)


class EntryDispatcher(CPUDispatcher):
    """A function that Python calls, and compiled callers too: one code for all numbers.

    Numba would compile it once more for each number that stands in a compiled call of it, as in
    `grow(..., 0, steps, ...)`: a whole search each time. (Parts that are called it may: they are
    small, and faster so.)
    """

    def get_call_template(self, args: object, kws: object) -> Any:
        """Return what Numba types a call by, each number standing for its kind."""
        return super().get_call_template(*without_values(args, kws))

    def keep_in(self, folder: Path) -> None:
        """Keep what is compiled in a folder."""
        with _PLACING:
            CONFIG.CACHE_DIR = str(folder)
            self._cache = _Kept(self.py_func)
