"""Lines broken on purpose: every small change of a source text that a test should notice.

A comparison takes the bound in or leaves it out, a sum becomes a difference, a number is one more,
a condition is turned round, a statement is left out, a function returns nothing.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TURNED: Final = (ast.Compare, ast.UnaryOp)  # conditions that are turned round by themselves


@dataclass(frozen=True)
class Mutant:
    """A source text with one place broken.

    Attributes:
        first, last: lines of the place, from 1.
        start, end: where it begins and ends, in bytes.
        before, after: what stands there, and what comes in its place.
        inside: whether it is in the body of a function; else it runs once, at the import.
    """

    first: int
    last: int
    start: int
    end: int
    before: str
    after: str
    inside: bool

    def broken(self, source: str) -> str:
        """Return the source text with the place broken."""
        data = source.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()


def mutants_of(source: str) -> list[Mutant]:
    """Return all mutants of a source text, in the order of their places."""
    lines = [0]
    for line in source.encode().splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    found = set()
    for node, inside in _walk(ast.parse(source), inside=False):
        at = node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else node
        last = at.end_lineno or at.lineno
        start = lines[at.lineno - 1] + at.col_offset
        end = lines[last - 1] + (at.end_col_offset or 0)
        before = source.encode()[start:end].decode()
        for after in _changes(node):
            found.add(Mutant(at.lineno, last, start, end, before, after, inside))
    return sorted(found, key=lambda it: (it.start, it.end, it.after))


def _walk(node: ast.AST, *, inside: bool) -> Iterator[tuple[ast.expr | ast.stmt, bool]]:
    """Yield what runs: no annotation, decorator, text, and nothing that only the types need."""
    if isinstance(node, ast.JoinedStr):  # before Python 3.12 its parts do not know where they are
        return
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node, inside
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "ctx"}:
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from _walk(each, inside=inside or (is_function and name == "body"))


def _changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[op, *more]) if type(op) in COMPARED:
            ops = [COMPARED[type(op)](), *more]
            yield _written(ast.Compare(node.left, ops, node.comparators))
        case ast.BinOp(op=sign) if type(sign) in COUNTED:
            yield _written(ast.BinOp(node.left, COUNTED[type(sign)](), node.right))
        case ast.BoolOp(op=ast.And()):
            yield _written(ast.BoolOp(ast.Or(), node.values))
        case ast.BoolOp():
            yield _written(ast.BoolOp(ast.And(), node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool() as truth):
            yield str(not truth)
        case ast.Constant(value=int() | float() as number):
            yield f"({number + 1})"
            yield f"({number - 1})"
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, TURNED):
            yield f"(not ({ast.unparse(node.test)}))"  # in the place of the condition
        case _:
            yield from _left_out(node)


def _left_out(node: ast.expr | ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield "pass"
        case ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            yield "pass"
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "return None"


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _written(node: ast.expr) -> str:
    """Return an expression as text that keeps together wherever it stands."""
    return f"({ast.unparse(node)})"
