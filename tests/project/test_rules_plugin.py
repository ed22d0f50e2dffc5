"""The ledger of rules: what counts as proven, and what fails a run."""

from pathlib import Path

import pytest

from tests.rules_plugin import COMPLAINTS, in_order, read_rulebook

RULES = """\
# Khan: a small copy

- **KH-CONQ-1** One.
- **KH-CONQ-2** (R) Two.

| ID | Topic |
| --- | --- |
| KH-DEC-1 `pick` | a decision |
| KH-DIFF-1 | a difference |
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    rules = pytester.path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "khan.md").write_text(RULES)
    (rules / "unplayed.md").write_text("# Unplayed\n\n- **UN-A-1** Not a registered game.\n")
    (pytester.path / "tests").mkdir()
    pytester.makeini("[pytest]\ntestpaths = tests\nmarkers = rule(*ids): proves\n")
    return pytester


def write(project: pytest.Pytester, *tests: str) -> None:
    (project.path / "tests" / "test_it.py").write_text("import pytest\n\n" + "\n".join(tests))


def proving(name: str, *rules: str, body: str = "pass") -> str:
    return f"@pytest.mark.rule({', '.join(map(repr, rules))})\ndef test_{name}():\n    {body}\n"


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    without = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")  # slow to load, and not needed here
    return project.runpytest_inprocess("-p", "tests.rules_plugin", *without, *arguments)


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_run_that_proves_everything_passes(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(project, proving("one", "KH-CONQ-1", "KH-DEC-1"), proving("two", "KH-CONQ-2"))
    result = run(project, *workers)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*Khan: 3 of 3 rules proven*", "*2 passed*"])


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_rule_without_a_test_fails_the_run(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(project, proving("one", "KH-CONQ-1"))
    result = run(project, *workers)
    assert result.ret == COMPLAINTS
    result.stdout.fnmatch_lines(
        ["*Khan: 1 of 3 rules proven*", "*no passing test for: KH-CONQ-2, KH-DEC-1*", "*1 passed, 2 unproven*"]
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_rule_that_does_not_exist_fails_the_run(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(project, proving("one", "KH-CONQ-1", "KH-CONQ-2", "KH-DEC-1", "KH-CONQ-99"))
    result = run(project, *workers)
    assert result.ret == COMPLAINTS
    result.stdout.fnmatch_lines(["*KH-CONQ-99 is no rule of docs/rules, but cited by *test_one*"])


@pytest.mark.parametrize("body", ["pytest.skip('not now')", "pytest.xfail('known')"])
def test_only_a_passing_test_proves(project: pytest.Pytester, body: str) -> None:
    write(project, proving("one", "KH-CONQ-1", "KH-DEC-1"), proving("two", "KH-CONQ-2", body=body))
    result = run(project)
    assert result.ret == COMPLAINTS
    result.stdout.fnmatch_lines(["*no passing test for: KH-CONQ-2"])


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_rule_whose_test_failed_may_be_tried_again(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(project, proving("one", "KH-CONQ-1", "KH-DEC-1"), proving("two", "KH-CONQ-2", body="assert False"))
    result = run(project, *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*no passing test for: KH-CONQ-2", "*1 failed, 1 passed, 1 unproven*"])


def test_a_failed_test_does_not_cover_for_a_rule_without_one(project: pytest.Pytester) -> None:
    write(project, proving("one", "KH-CONQ-1"), proving("two", "KH-CONQ-2", body="assert False"))
    assert run(project).ret == COMPLAINTS


def test_one_passing_test_is_enough(project: pytest.Pytester) -> None:
    rest = proving("one", "KH-CONQ-1", "KH-DEC-1", "KH-CONQ-2")
    write(project, rest, proving("two", "KH-CONQ-2", body="pytest.skip('not now')"))
    assert run(project).ret == pytest.ExitCode.OK


def test_marks_of_a_parameter_count(project: pytest.Pytester) -> None:
    cases = ", ".join(
        f"pytest.param({i}, marks=pytest.mark.rule({r!r}))" for i, r in enumerate(["KH-CONQ-1", "KH-DEC-1"])
    )
    write(project, f"@pytest.mark.parametrize('n', [{cases}])\n" + proving("n", "KH-CONQ-2").replace("()", "(n)"))
    assert run(project).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("arguments", [("tests/test_it.py",), ("-k", "one"), ("-m", "rule")])
def test_a_partial_run_asks_only_that_cited_rules_exist(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    write(project, proving("one", "KH-CONQ-1"))
    result = run(project, *arguments)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rules proven*")
    write(project, proving("one", "KH-NONE-1"))
    assert run(project, *arguments).ret == COMPLAINTS


def test_a_mark_without_a_rule_is_refused(project: pytest.Pytester) -> None:
    write(project, "@pytest.mark.rule()\ndef test_one():\n    pass\n")
    assert run(project).ret == pytest.ExitCode.USAGE_ERROR


def test_checks_that_failed_before_are_told(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_FAILED_CHECKS", "mypy")
    write(project, proving("one", "KH-CONQ-1"))
    run(project, "-k", "one").stdout.fnmatch_lines(["*failed: mypy*", "*1 passed*"])


def test_every_form_of_number_is_read(tmp_path: Path) -> None:
    book = tmp_path / "warrior_knights.md"
    book.write_text(
        "# Warrior Knights: rules\n\n- **WK-OPT-1.1** R **Length.** Text.\n- **KH-SPECIAL-HM-2** Text.\n"
        "- **WK-EX-9** (table 1)\n| D59 | give_crowns | WK-DEAL-5 |\n| **ME-DEC-4** | contract |\n| KH-DEC-1 `a` |\n"
        "Text that mentions KH-OTHER-1, and a list:\n- see **KH-OTHER-2**\n"
    )
    title, rules = read_rulebook(book)[1:]
    assert title == "Warrior Knights"
    assert set(rules) == {"WK-OPT-1.1", "KH-SPECIAL-HM-2", "WK-EX-9", "WK-D59", "ME-DEC-4", "KH-DEC-1"}


@pytest.mark.parametrize("line", ["- **KH-A-1** Again.", "- **KH-A-x** A slip of the pen."])
def test_a_number_given_twice_or_misspelt_is_refused(tmp_path: Path, line: str) -> None:
    book = tmp_path / "khan.md"
    book.write_text(f"# Khan\n\n- **KH-A-1** Once.\n{line}\n")
    with pytest.raises(pytest.UsageError, match="KH-A-"):
        read_rulebook(book)


def test_numbers_sort_as_numbers() -> None:
    assert sorted(["KH-A-10", "KH-A-9", "KH-B-1"], key=in_order) == ["KH-A-9", "KH-A-10", "KH-B-1"]
