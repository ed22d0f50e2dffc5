"""Which numbered rules the tests prove: a pytest plugin.

A rule is a numbered statement of docs/rules/<game>.md. A test says what it proves with
`@pytest.mark.rule("KH-CONQ-3", ...)`. A whole run fails while a rule of a registered game has no passing test;
every run fails when a test names a rule that does not exist.
"""

import os
import re
import textwrap
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

# What pytest ends with when rules are not proven, whether tests failed or not: `serai test` tells the two apart.
COMPLAINTS = 16

# Statements that are not rules of play. Everything else that has a number needs a test.
EXEMPT = (("KH-DIFF-", "compares the rulebooks with each other; the rules themselves stand in their own sections"),)

LISTED = re.compile(r"^\s*- \*\*([A-Z]{2}(?:-[A-Z]+)+-\d+(?:\.\d+)?)\*\*", re.MULTILINE)  # - **KH-CONQ-3** …
IN_TABLE = re.compile(r"^\| *(?:\*\*)?([A-Z]{2}(?:-[A-Z]+)+-\d+)\b", re.MULTILINE)  # | KH-DEC-1 …, | **ME-DEC-1** |
SHORT_IN_TABLE = re.compile(r"^\| *(D\d+) *\|", re.MULTILINE)  # | D59 | of Warrior Knights, cited as WK-D59
LIKE_A_RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-[^*\s]+)\*\*", re.MULTILINE)
TITLE = re.compile(r"^# ([^:\n]+?) *(?::|\n)")


class Rulebook(NamedTuple):
    """The numbered rules of one game."""

    game: str
    title: str
    rules: tuple[str, ...]

    @property
    def to_prove(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.rules if not any(rule.startswith(prefix) for prefix, _ in EXEMPT))


def read_rulebook(path: Path) -> Rulebook:
    text = path.read_text(encoding="utf-8")
    rules = LISTED.findall(text) + IN_TABLE.findall(text)
    odd = sorted(set(LIKE_A_RULE.findall(text)) - set(rules))
    if odd:
        raise pytest.UsageError(f"{path.name} has numbers that cannot be read: {', '.join(odd)}")
    if rules:
        rules += [f"{rules[0][:2]}-{short}" for short in SHORT_IN_TABLE.findall(text)]
    twice = sorted({rule for rule in rules if rules.count(rule) > 1})
    if twice:
        raise pytest.UsageError(f"{path.name} gives these numbers twice: {', '.join(twice)}")
    title = TITLE.match(text)
    return Rulebook(path.stem, title[1] if title else path.stem, tuple(rules))


class Ledger:
    """What the tests of one run cite, and what they prove."""

    def __init__(self, books: Iterable[Rulebook], registered: set[str], whole_run: bool) -> None:
        self.books = tuple(books)
        self.registered = registered
        self.whole_run = whole_run
        self.cited: dict[str, str] = {}  # the rule, and the first test that names it
        self.proven: set[str] = set()
        self.failed: set[str] = set()  # whose tests failed: that alone fails the run, and may be tried again
        self.unproven: list[str] = []
        self.summary: list[str] = []
        self.complaints: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for key, value in report.user_properties:
            if key == "rule":
                self.cited.setdefault(str(value), report.nodeid)
                if report.when == "call" and report.passed:
                    self.proven.add(str(value))
                elif report.failed:
                    self.failed.add(str(value))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        ran = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        self.judge(complete=self.whole_run and ran and not session.shouldstop and not session.shouldfail)
        if self.complaints and ran:
            session.exitstatus = COMPLAINTS

    def judge(self, complete: bool) -> None:
        known = {rule for book in self.books for rule in book.rules}
        for rule in sorted(self.cited.keys() - known, key=in_order):
            self.complaints.append(f"{rule} is no rule of docs/rules, but cited by {self.cited[rule]}")
        for book in self.books if complete else ():
            if book.game in self.registered:
                open_rules = sorted(set(book.to_prove) - self.proven, key=in_order)
                total = len(book.to_prove)
                self.summary.append(f"{book.title}: {total - len(open_rules)} of {total} rules proven")
                self.unproven += open_rules
                if open_rules:
                    told = self.summary if self.failed.issuperset(open_rules) else self.complaints
                    told.append(f"{book.title}, no passing test for: {', '.join(open_rules)}")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        failed_checks = os.environ.get("SERAI_FAILED_CHECKS")
        if self.summary or self.complaints:
            terminalreporter.section("rules")
        for line in self.summary:
            terminalreporter.write_line(line)
        for line in self.complaints:
            for part in textwrap.wrap(line, 118, subsequent_indent="  ", break_on_hyphens=False):
                terminalreporter.write_line(part, red=True)
        if self.unproven:
            # So that the closing line counts them; other plugins expect something like a report.
            terminalreporter.stats["unproven"] = [SimpleNamespace(rule=rule) for rule in self.unproven]
        if failed_checks:
            terminalreporter.section("checks before the tests")
            terminalreporter.write_line(f"failed: {failed_checks}", red=True)


def in_order(rule: str) -> tuple[object, ...]:
    """KH-CONQ-9 comes before KH-CONQ-10."""
    return tuple(int(part) if part.isdigit() else part for part in re.split(r"(\d+)", rule))


def is_whole_run(config: pytest.Config) -> bool:
    """Whether every test there is has been asked for."""
    narrowed = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly", "stepwise")
    from_settings = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return from_settings and not any(config.getoption(name, None) for name in narrowed)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return  # workers only send their reports; the controller keeps the ledger
    books = [read_rulebook(path) for path in sorted((config.rootpath / "docs" / "rules").glob("*.md"))]
    registered = {"serai", *(point.name for point in metadata.entry_points(group="serai.games"))}  # its own rules too
    config.pluginmanager.register(Ledger(books, registered, is_whole_run(config)), "rules-ledger")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(rule, str) for rule in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: pytest.mark.rule takes rule numbers as text")
            item.user_properties.extend(("rule", rule) for rule in mark.args)
