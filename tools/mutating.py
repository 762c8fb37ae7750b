"""Small changes to the functions of a module, each of which breaks a rule: a bound, a sign, a dropped value."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import FunctionType, ModuleType

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators, operator_string
from mutmut.mutation.pragma_handling import IgnoredCode


def changed_string(node: cst.BaseString) -> Iterable[cst.BaseString]:
    """One change is enough for a word: another spelling of the same mistake tells nothing new."""
    return islice(operator_string(node), 1)


OPERATORS = [
    (kind, changed_string if operator is operator_string else operator)
    for kind, operator in mutation_operators
]


@dataclass(frozen=True)
class Mutant:
    """One changed function."""

    name: str  # the module, the function and the number of the change in it
    key: str  # the same after the file has changed elsewhere
    path: Path
    function: str
    lines: range  # what a test runs through when it can notice the change
    node: cst.FunctionDef
    old: cst.CSTNode
    new: cst.CSTNode

    def source(self) -> str:
        """The function as it reads with the change."""
        changed = deep_replace(self.node, self.old, self.new)
        assert isinstance(changed, cst.FunctionDef)
        return cst.Module([changed]).code

    def change(self) -> list[str]:
        """The lines that differ, as a diff shows them."""
        before = cst.Module([self.node]).code.splitlines()
        after = self.source().splitlines()
        gone = [f"- {line.strip()}" for line in before if line not in after]
        come = [f"+ {line.strip()}" for line in after if line not in before]
        return gone + come

    def apply(self, module: ModuleType) -> None:
        """Break the rule in this process, for everybody who has already imported the function."""
        namespace = dict(vars(module))
        exec(compile(self.source(), str(self.path), "exec"), namespace)
        there, changed = getattr(module, self.function), namespace[self.function]
        assert isinstance(there, FunctionType)
        assert isinstance(changed, FunctionType)
        there.__code__ = changed.__code__
        there.__defaults__ = changed.__defaults__
        there.__kwdefaults__ = changed.__kwdefaults__


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every change of one module, in the order in which it reads."""
    wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
    visitor = MutationVisitor(OPERATORS, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    positions = wrapper.resolve(PositionProvider)
    parents = wrapper.resolve(ParentNodeProvider)

    def reached(node: cst.CSTNode, function: cst.FunctionDef) -> range:
        """The lines of the statement around a change; of a whole function where it stands in its head."""
        while not isinstance(node, cst.BaseSmallStatement | cst.BaseCompoundStatement):
            node = parents[node]
        first, last = positions[node].start.line, positions[node].end.line
        if node is not function and isinstance(node, cst.BaseCompoundStatement):
            body = node.cases[0] if isinstance(node, cst.Match) else node.body
            last = max(first, positions[body].start.line - 1)
        return range(first, last + 1)

    numbers: dict[str, int] = {}
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        if function is None:
            continue
        name = function.name.value
        numbers[name] = numbers.get(name, 0) + 1
        text = hashlib.sha256(cst.Module([function]).code.encode()).hexdigest()[:12]
        yield Mutant(
            name=f"{path.stem}.{name} {numbers[name]}",
            key=f"{path.stem}.{name} {numbers[name]} {text}",
            path=path,
            function=name,
            lines=reached(mutation.original_node, function),
            node=function,
            old=mutation.original_node,
            new=mutation.mutated_node,
        )
