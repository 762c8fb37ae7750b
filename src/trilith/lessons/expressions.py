"""Small expressions over what a learner sees: conditions and numbers of lessons, read like Python, able to do little."""

import ast
import operator
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

HALVES: Final = 2
BINARY: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
COMPARED: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda one, other: one in other,
    ast.NotIn: lambda one, other: one not in other,
}


def half(number: int) -> str:
    """A number of halves as people write it: 5 is 2½."""
    whole, rest = divmod(number, HALVES)
    return f"{whole or ''}½" if rest else str(whole)


CALLED: Final[dict[str, Callable[..., Any]]] = {
    "abs": abs,
    "all": all,
    "any": any,
    "half": half,
    "len": len,
    "max": max,
    "min": min,
    "sum": sum,
}


class Expression:
    """One expression, read once and worked out for every position."""

    def __init__(self, text: str) -> None:
        """Refuse with a ValueError what is no expression, or more than one may do."""
        self.text = text
        try:
            self._tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise ValueError(text) from error
        _check(self._tree)

    def value(self, seen: Mapping[str, Any]) -> Any:
        """What it comes to; a KeyError, IndexError or TypeError where something is not there."""
        return _value(self._tree, seen)


def _check(tree: ast.expr) -> None:
    """Refuse what the evaluation below does not know."""
    for node in ast.walk(tree):
        known = isinstance(
            node,
            ast.Constant
            | ast.Name
            | ast.Attribute
            | ast.Subscript
            | ast.BinOp
            | ast.UnaryOp
            | ast.BoolOp
            | ast.Compare
            | ast.IfExp
            | ast.Call
            | ast.List
            | ast.ListComp
            | ast.GeneratorExp
            | ast.comprehension
            | ast.expr_context
            | ast.boolop
            | ast.Not
            | ast.USub,
        )
        if not known and type(node) not in BINARY and type(node) not in COMPARED:
            raise ValueError(ast.unparse(tree))
        if isinstance(node, ast.Call) and (_called(node) not in CALLED or node.keywords):
            raise ValueError(ast.unparse(tree))


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _value(node: ast.expr, seen: Mapping[str, Any]) -> Any:  # one case for each kind of node
    match node:
        case ast.Constant():
            return node.value
        case ast.Name():
            return seen[node.id]
        case ast.Attribute():
            return _value(node.value, seen)[node.attr]
        case ast.Subscript():
            return _value(node.value, seen)[_value(node.slice, seen)]
        case ast.BinOp():
            return BINARY[type(node.op)](_value(node.left, seen), _value(node.right, seen))
        case ast.UnaryOp():
            inner = _value(node.operand, seen)
            return not inner if isinstance(node.op, ast.Not) else -inner
        case ast.BoolOp():
            return _chain(node, seen)
        case ast.Compare():
            return _compared(node, seen)
        case ast.IfExp():
            return _value(node.body if _value(node.test, seen) else node.orelse, seen)
        case ast.Call():
            return CALLED[_called(node)](*(_value(each, seen) for each in node.args))
        case ast.List():
            return [_value(each, seen) for each in node.elts]
        case ast.ListComp() | ast.GeneratorExp():
            return [_value(node.elt, within) for within in _each(node.generators, seen)]
    raise TypeError(ast.dump(node))


def _chain(node: ast.BoolOp, seen: Mapping[str, Any]) -> Any:
    """`and` and `or` look no further than they must."""
    found: Any = None
    for each in node.values:
        found = _value(each, seen)
        if bool(found) == isinstance(node.op, ast.Or):
            return found
    return found


def _compared(node: ast.Compare, seen: Mapping[str, Any]) -> bool:
    left = _value(node.left, seen)
    for sign, each in zip(node.ops, node.comparators, strict=True):
        right = _value(each, seen)
        if not COMPARED[type(sign)](left, right):
            return False
        left = right
    return True


def _each(generators: list[ast.comprehension], seen: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What is seen within each turn of a comprehension."""
    if not generators:
        yield seen
        return
    first, *others = generators
    assert isinstance(first.target, ast.Name)
    for each in _value(first.iter, seen):
        within = ChainMap({first.target.id: each}, seen)  # type: ignore[arg-type]  # nobody writes to it
        if all(_value(condition, within) for condition in first.ifs):
            yield from _each(others, within)
