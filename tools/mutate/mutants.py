"""Small ways to break a Python source, one at a time: what `serai mutate` tries on the tests.

A mutant replaces one stretch of the source, so that everything else, line numbers included, stays as it was. Left alone
is what says nothing about behaviour: annotations, docstrings, decorators, imports, slots, the words of errors.
"""

import ast
import difflib
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}

ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}


class Mutant(NamedTuple):
    """One change to one file: the bytes from `start` to `end` become `text`."""

    path: str
    line: int
    lines: range  # from the beginning of its statement to its own end
    kind: str
    start: int
    end: int
    text: str
    inside: bool  # in the body of a function, not in code that runs on import

    @property
    def key(self) -> str:
        """Its name in the results."""
        return f"{self.path}:{self.line}:{self.start}-{self.end}:{self.kind}:{self.text}"

    def applied(self, source: bytes) -> bytes:
        """The file with the change made."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The change as a person reads it."""
        before, after = source.decode().splitlines(), self.applied(source).decode().splitlines()
        lines = difflib.unified_diff(before, after, lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file, in the order of the text; each text of a change only once."""
    found: dict[tuple[int, int, str], Mutant] = {}
    for mutant in Maker(path, source).visit_all():
        found.setdefault((mutant.start, mutant.end, mutant.text), mutant)
    return sorted(found.values(), key=in_order)


def in_order(mutant: Mutant) -> tuple[str, int, int, str]:
    """By file and place."""
    return mutant.path, mutant.start, mutant.end, mutant.text


class Maker:
    """Walks one file and makes its mutants."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.statement = 1  # the first line of the innermost statement
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def visit_all(self) -> Iterator[Mutant]:
        """Make the mutants of the whole file."""
        yield from self.visit(ast.parse(self.source), inside=False)

    def visit(self, node: ast.AST, inside: bool) -> Iterator[Mutant]:
        """Make the mutants of a node and of all below it that may be changed."""
        if left_alone(node):
            return
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        if isinstance(node, ast.expr | ast.stmt):
            for kind, text in changes(node):
                yield self.mutant(node, kind, text, inside)
        if isinstance(node, ast.If | ast.IfExp) and not mutated_anyway(node.test):
            yield self.mutant(node.test, "condition negated", negated(node.test), inside)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                if not mutated_anyway(test):
                    yield self.mutant(test, "condition negated", negated(test), inside)
        for child, below in children(node, inside):
            yield from self.visit(child, below)

    def mutant(self, node: ast.expr | ast.stmt, kind: str, text: str, inside: bool) -> Mutant:
        """The change of one node into a text."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        if isinstance(node, ast.expr) and not isinstance(node, ast.Constant):
            text = f"({text})"
        lines = range(min(self.statement, node.lineno), node.end_lineno + 1)
        return Mutant(self.path, node.lineno, lines, kind, start, end, text, inside)


def left_alone(node: ast.AST) -> bool:
    """Whether nothing at or below the node is worth changing."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Assert():
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in ("__slots__", "__all__", "__match_args__")
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.keyword(arg="strict"):
            return True  # zip's guard against what cannot happen
        case ast.Raise(exc=ast.Name(id="NotImplementedError") | ast.Call(func=ast.Name(id="NotImplementedError"))):
            return True  # a method that subclasses write
    return False


def children(node: ast.AST, inside: bool) -> Iterator[tuple[ast.AST, bool]]:
    """The parts of a node that may be changed, and whether they are in the body of a function."""
    skipped = {"annotation", "returns", "decorator_list", "bases", "type_params"}
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child, inside or (is_function and name == "body")


def negated(test: ast.expr) -> str:
    """The text of the opposite condition."""
    return ast.unparse(ast.UnaryOp(ast.Not(), test))


def mutated_anyway(test: ast.expr) -> bool:
    """Whether a condition has a mutant of its own that equals its negation."""
    match test:
        case ast.Compare(ops=[_]) | ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def changes(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """The kinds of change a node allows, each with its new text."""
    return expression_changes(node) if isinstance(node, ast.expr) else statement_changes(node)


def expression_changes(node: ast.expr) -> Iterator[tuple[str, str]]:
    """What can be changed in a value."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    swapped = [*ops[:place], other(), *ops[place + 1 :]]
                    yield "comparison", ast.unparse(ast.Compare(node.left, swapped, node.comparators))
        case ast.BoolOp(op=op):
            other_op: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and/or", ast.unparse(ast.BoolOp(other_op, node.values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not removed", ast.unparse(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not is_text(left, right):
            yield "arithmetic", ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))
        case ast.Constant(value=bool(value)):
            yield "truth flipped", str(not value)
        case ast.Constant(value=int(value)):
            yield "constant", str(value + 1)


def statement_changes(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """What can be changed in something that is done."""
    match node:
        case ast.Return(value=value) if value is not None and not is_none(value):
            yield "returns None", "return None"
        case ast.AugAssign(target=target, op=op, value=value):
            yield "statement deleted", "pass"
            if type(op) in ARITHMETIC:
                yield "arithmetic", ast.unparse(ast.AugAssign(target, ARITHMETIC[type(op)](), value))
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Delete() | ast.Break():
            yield "statement deleted", "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "statement deleted", "pass"


def is_text(*nodes: ast.expr) -> bool:
    """Whether an operand is plainly text, on which arithmetic can only crash."""
    return any(isinstance(node, ast.JoinedStr) or is_string(node) for node in nodes)


def is_string(node: ast.expr) -> bool:
    """Whether the node is a string in quotes."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def is_none(node: ast.expr) -> bool:
    """Whether the node is None itself."""
    return isinstance(node, ast.Constant) and node.value is None
