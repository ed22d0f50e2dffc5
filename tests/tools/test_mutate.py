"""The mutation tester: which mutants there are, and whether their fate is told rightly."""

import ast
from pathlib import Path

import pytest
from rich.console import Console
from tools.mutate import command
from tools.mutate.lab import KILLED, SURVIVED, TIMEOUT, BaselineFailed, Bench, Results, Verdict, learn
from tools.mutate.mutants import Mutant, mutants_of


def texts(source: str) -> set[tuple[str, str]]:
    return {(mutant.kind, mutant.text) for mutant in mutants_of("some.py", source.encode())}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {("comparison", "(a <= b)"), ("comparison", "(a >= b)")}),
        ("x = a in b", {("comparison", "(a not in b)")}),
        ("x = a is None", {("comparison", "(a is not None)")}),
        ("x = a and b", {("and/or", "(a or b)")}),
        ("x = not (a or b)", {("not removed", "(a or b)"), ("and/or", "(a and b)")}),
        ("x = a + b", {("arithmetic", "(a - b)")}),
        ("x = 'a' + b", set()),
        ("x = 7", {("constant", "8")}),
        ("x = True", {("truth flipped", "False")}),
        ("def f():\n    return x", {("returns None", "return None")}),
        ("def f():\n    return None", set()),
        ("x.append(y)", {("statement deleted", "pass")}),
        ("x[y] = z", {("statement deleted", "pass")}),
        ("x |= y", {("statement deleted", "pass"), ("arithmetic", "x &= y")}),
        ("if a:\n    b", {("condition negated", "(not a)")}),
        ("if a == b:\n    c", {("comparison", "(a != b)")}),
        ("x = [a for a in b if a]", {("condition negated", "(not a)")}),
        ("import a", set()),
        ("__slots__ = (1, 2)", set()),
        ("if TYPE_CHECKING:\n    x = 1", set()),
        ("if __name__ == '__main__':\n    x = 1", set()),
        ("def f(a: Literal[1]) -> Literal[2]: ...", set()),
        ("x: Literal[1] = y", set()),
        ("@dataclass(frozen=True)\nclass A(Base, flag=y):\n    '''One.'''", set()),
        ("def f():\n    raise NotImplementedError", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("raise ValueError(f'{a + b} is wrong')", {("statement deleted", "pass")}),
    ],
)
def test_what_is_changed_and_what_is_left_alone(source: str, expected: set[tuple[str, str]]) -> None:
    assert texts(source) == expected


SAMPLE = '''\
"""A — chapter with more than ASCII in it."""

TABLE = (1, 2)


def longest(rows: list[str]) -> int:
    """The length of the longest — or 0."""
    best = 0
    for row in rows:
        if len(row) > best and not (
            row.startswith("—")
            or row == ""
        ):
            best = len(row)
    return best
'''


def test_every_mutant_is_python_and_differs_in_one_place() -> None:
    source = SAMPLE.encode()
    found = mutants_of("some.py", source)
    assert len({mutant.applied(source) for mutant in found}) == len(found) == 11
    for mutant in found:
        ast.parse(mutant.applied(source))
        assert "\n+" in mutant.diff(source)
    outside = {mutant.line for mutant in found if not mutant.inside}
    assert outside == {3}


def test_a_mutant_in_a_long_statement_knows_where_that_begins() -> None:
    (mutant,) = (m for m in mutants_of("some.py", SAMPLE.encode()) if m.text == "(row != '')")
    assert (mutant.line, mutant.lines) == (12, range(10, 13))


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project whose tests are good on one function and blind to another."""
    files = {
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        "src/serai/__init__.py": "",
        "src/serai/small.py": (
            "def watched(n):\n    return n + 10\n\n\n"
            "def ignored(n):\n    return n + 20\n\n\n"
            "def unreached(n):\n    return n + 30\n\n\n"
            "def endless(n):\n    while n > 0:\n        n -= 1\n"
        ),
        "tests/test_small.py": (
            "from serai.small import endless, ignored, watched\n\n\n"
            "def test_watched():\n    assert watched(1) == 11\n\n\n"
            "def test_ignored():\n    ignored(1)\n\n\n"
            "def test_endless():\n    endless(1)\n"
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


PATH = "src/serai/small.py"


def pick(project: Path, line: int, kind: str) -> tuple[Mutant, bytes]:
    source = (project / PATH).read_bytes()
    found = [mutant for mutant in mutants_of(PATH, source) if (mutant.line, mutant.kind) == (line, kind)]
    return found[0], source


def test_the_fate_of_a_mutant(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    baseline = learn(small, [PATH], ["tests"])
    assert [name.partition("::")[2] for name in baseline.tests] == ["test_watched", "test_ignored", "test_endless"]
    bench = Bench(small, baseline)
    try:
        assert bench.attempt(*pick(small, 2, "constant"))[:2] == (KILLED, "FAILED tests/test_small.py::test_watched")
        assert bench.attempt(*pick(small, 6, "constant")) == (SURVIVED, "")
        assert bench.attempt(*pick(small, 10, "constant")) == (SURVIVED, "no test reaches the line")
        monkeypatch.setattr("tools.mutate.lab.PATIENCE", 1)
        assert bench.attempt(*pick(small, 15, "statement deleted")).what == TIMEOUT
        assert (bench.project / PATH).read_bytes() == (small / PATH).read_bytes()
    finally:
        bench.close()
    assert not bench.place.exists()


def test_tests_that_fail_anyway_tell_nothing(small: Path) -> None:
    (small / "tests" / "test_small.py").write_text("def test_it():\n    assert False\n")
    with pytest.raises(BaselineFailed, match="must pass on the code as it is"):
        learn(small, [PATH], ["tests"])


def test_results_are_kept_and_survivors_tried_again_with_other_tests(small: Path) -> None:
    sources = {PATH: (small / PATH).read_bytes()}
    first, second, third = mutants_of(PATH, sources[PATH])[:3]
    file = small / "results.jsonl"
    results = Results(file, sources, "tests of today")
    results.add(first, Verdict(KILLED, "by a test"))
    results.add(second, Verdict(SURVIVED, ""))
    file.write_text(file.read_text() + '{"cut off')
    same, newer = Results(file, sources, "tests of today"), Results(file, sources, "tests of tomorrow")
    assert [same.get(mutant) for mutant in (first, second, third)] == [(KILLED, "by a test"), (SURVIVED, ""), None]
    assert [newer.get(mutant) for mutant in (first, second, third)] == [(KILLED, "by a test"), None, None]
    assert Results(file, {PATH: b"changed"}, "tests of today").get(first) is None


def test_a_whole_run_ends_with_the_share_and_its_judgement(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / PATH).write_text("def watched(n):\n    return n + 10\n\n\ndef ignored(n):\n    return n + 20\n")
    (small / "tests" / "test_small.py").write_text(
        "from serai.small import ignored, watched\n\n\ndef test_it():\n    ignored(1)\n    assert watched(1) == 11\n"
    )
    sources = {PATH: (small / PATH).read_bytes()}
    console = Console(width=200)
    verdicts = command.try_all(small, mutants_of(PATH, sources[PATH]), sources, ["tests"], 2, console)
    assert command.report(verdicts, sources, 50, console) == 0
    assert command.report(verdicts, sources, 51, console) == 1
    said = capsys.readouterr().out
    assert "3 killed, 0 timeout, 3 survived: 50.0 % of 6 mutants noticed" in said
    assert f"{PATH}:6 survived: arithmetic\n-    return n + 20\n+    return (n - 20)" in said
