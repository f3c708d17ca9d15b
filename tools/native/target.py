"""From a module of LLVM's to an object file for a processor, by llvmlite alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no stubs

from moguls.kernel.jit.bits_native import NTH, PDEP
from moguls.kernel.native.processor import ending, targets
from tools.native.widths import refuse_wide


@dataclass(frozen=True)
class Target:
    """A platform that code is compiled for.

    Attributes:
        name: in file names: system, processor and its level.
        triple: LLVM's target triple.
        cpu: LLVM's name of the minimal processor.
    """

    name: str
    triple: str
    cpu: str

    @property
    def family(self) -> str:
        """The system and the processor of any level."""
        return self.name.partition("-v")[0]

    @property
    def is_web(self) -> bool:
        """Whether it is WebAssembly, whose pointers have 32 bits here."""
        return self.triple.startswith("wasm32")

    @property
    def has_deposit(self) -> bool:
        """Whether its processors deposit bits by an instruction (`pdep`)."""
        return self.cpu == "x86-64-v3"

    @property
    def ending(self) -> str:
        """How the names of its libraries end."""
        return ".wasm" if self.is_web else ending(self.name)


LINUX: Final = "x86_64-unknown-linux-gnu"
TARGETS: Final = {
    each.name: each
    for each in (
        Target("linux-x86-64-v2", LINUX, "x86-64-v2"),
        Target("linux-x86-64-v3", LINUX, "x86-64-v3"),
        Target("linux-aarch64", "aarch64-unknown-linux-gnu", "generic"),
        Target("macos-aarch64", "arm64-apple-macosx11.0.0", "apple-m1"),
        Target("windows-x86-64-v2", "x86_64-pc-windows-gnu", "x86-64-v2"),
        Target("wasm32", "wasm32-unknown-unknown", "lime1"),
    )
}
SPEED: Final = 3
# The n-th bit of a set (`moguls.kernel.state.bits.nth`).
BY_DEPOSIT: Final = f"""
define i64 @{NTH}(i64 %bits, i64 %skip) alwaysinline {{
  %first = shl i64 1, %skip
  %one = call i64 @{PDEP}(i64 %first, i64 %bits)
  %at = call i64 @llvm.cttz.i64(i64 %one, i1 true)
  ret i64 %at
}}
declare i64 @{PDEP}(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
"""
BY_LOOP: Final = f"""
define i64 @{NTH}(i64 %bits, i64 %skip) alwaysinline {{
before:
  br label %each
each:
  %rest = phi i64 [ %bits, %before ], [ %fewer, %clear ]
  %left = phi i64 [ %skip, %before ], [ %next, %clear ]
  %more = icmp sgt i64 %left, 0
  br i1 %more, label %clear, label %found
clear:
  %less = sub i64 %rest, 1
  %fewer = and i64 %rest, %less
  %next = sub i64 %left, 1
  br label %each
found:
  %at = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  ret i64 %at
}}
declare i64 @llvm.cttz.i64(i64, i1)
"""
SEEN: Final = llvm.Visibility.default


def compiled(text: str, target: Target) -> bytes:
    """Optimise a module, nearly as Numba does, and return the object.

    Raises:
        TooWide: it has been laid out for other pointers than those of the target.
    """
    if target.is_web:
        refuse_wide(text)
    machine = _machine(target)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n'
    module = llvm.parse_assembly(head + text)
    if f"@{NTH}(" in text:
        module.link_in(llvm.parse_assembly(head + (BY_DEPOSIT if target.has_deposit else BY_LOOP)))
        module.get_function(NTH).linkage = "internal"
    if target.family.startswith("windows"):
        _export(module)
    _run_passes(module, machine)
    module.verify()
    return bytes(machine.emit_object(module))


def runs_here(target: Target) -> bool:
    """Say whether a library for a target can be loaded on this system and processor."""
    return target.name in targets()


def _export(module: Any) -> None:
    """Say to the linker what is seen from outside: Windows hides all else."""
    for each in [*module.functions, *module.global_variables]:
        is_ours = each.linkage == llvm.Linkage.external and each.visibility == SEEN
        if not each.is_declaration and is_ours:
            each.storage_class = "dllexport"


def _machine(target: Target) -> Any:
    _initialise()
    made = llvm.Target.from_triple(target.triple)
    options = {"cpu": target.cpu, "opt": SPEED}
    reloc = "static" if target.is_web else "pic"
    return made.create_target_machine(**options, reloc=reloc, codemodel="default")


@cache
def _initialise() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def _run_passes(module: Any, machine: Any) -> None:
    """Run the full passes of Numba over the module.

    Numba runs a cheap set before, for what counts users of memory, of which there is none here.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.loop_vectorization = False
    options.slp_vectorization = False
    options.loop_interleaving = False
    options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
