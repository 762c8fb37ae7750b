"""The names of problems that a module can find in a position."""

import ast
import inspect
import sys
from collections.abc import Callable

from trilith.core.checks import between


def problem_names(check: Callable[..., object]) -> set[str]:
    """Every name that the module of this function gives to a problem."""
    found = set()
    for call in ast.walk(ast.parse(inspect.getsource(sys.modules[check.__module__]))):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id == between.__name__:
            found.add(call.func.id)
        if call.func.id == "Problem":
            name = call.args[1]
            assert isinstance(name, ast.Constant)
            found.add(str(name.value))
    return found
