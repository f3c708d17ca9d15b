"""Functions of some modules rebuilt with other globals: how one source is bound in several ways.

A rules module stays what it is. `rebind` makes copies of its functions in which the name of each
replaced function (`draw`, a placeholder of `interface`, a rule itself) means its replacement.
"""

from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Function = Callable[..., Any]


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions that a module itself defines, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def callers_of(function: Function, modules: Iterable[ModuleType]) -> set[Function]:
    """Return the functions of the modules that call a function, or others that do."""
    functions = [each for module in modules for each in functions_of(module).values()]
    found: set[Function] = {function}
    before = 0
    while len(found) != before:
        before = len(found)
        found |= {each for each in functions if not found.isdisjoint(_names_in(each))}
    return found - {function}


def _names_in(function: FunctionType) -> list[FunctionType]:
    """Return the functions among the globals that a function names."""
    named = (function.__globals__.get(name) for name in function.__code__.co_names)
    return [each for each in named if isinstance(each, FunctionType)]


def rebind(
    modules: Iterable[ModuleType],
    replaced: dict[Function, object],
    finish: Callable[[FunctionType], object] = lambda function: function,
    constant: Callable[[object, ModuleType, str], object] = lambda value, *_: value,
    named: Iterable[tuple[Function, Function]] = (),
) -> dict[Function, Any]:
    """Copy all functions of the modules, bound to each other and to the replacements.

    Args:
        modules: whose functions are copied.
        replaced: for a function as it is imported, what to call in its stead.
        finish: what is made of each copy (the compiler, or nothing).
        constant: what is made of each other global value, by the module that uses it and its name.
        named: pairs of a placeholder and the function of these modules that it stands for.

    Returns:
        `replaced` and, for each function of the modules, what became of it.
    """
    bound = dict(replaced)
    spaces: list[tuple[ModuleType, dict[str, object]]] = []
    for module in modules:
        space: dict[str, object] = {"__name__": module.__name__, "__builtins__": __builtins__}
        spaces.append((module, space))
        for function in functions_of(module).values():
            if function not in bound:
                bound[function] = finish(_copy(function, space))
    bound.update({placeholder: bound[function] for placeholder, function in named})
    for module, space in spaces:
        for name, value in vars(module).items():
            if not name.startswith("__"):
                is_bound = _is_in(value, bound)
                space[name] = bound[value] if is_bound else constant(value, module, name)
    return bound


def _copy(function: FunctionType, space: dict[str, object]) -> FunctionType:
    """Return the same function with other globals."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    return twin


def _is_in(value: object, bound: dict[Function, object]) -> bool:
    """Say whether a global is one of the bound functions (constants may be unhashable)."""
    return isinstance(value, FunctionType) and value in bound


def namespace(bound: dict[Function, object], modules: Iterable[ModuleType]) -> SimpleNamespace:
    """Return what became of the modules' functions, by name."""
    names = {
        name: bound[function]
        for module in modules
        for name, function in functions_of(module).items()
    }
    return SimpleNamespace(**names)
