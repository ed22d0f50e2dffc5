"""A pytest plugin for `serai mutate`: learns which test reaches which line, then runs chosen tests in a given order.

It is loaded from a copy of this file, so that no module of the package is imported before the tracing begins.
SERAI_MUTATE_LEARN names a JSON file to write: the time of every test and, for every line, the tests that reach it.
SERAI_MUTATE_ORDER names a text file to read: the tests to run, one a line.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import coverage
import pytest

ON_IMPORT = ""  # the name coverage gives to what runs outside of every test


class Learner:
    """Traces the package while the tests run."""

    def __init__(self, target: Path, source: Path, modules: list[str]) -> None:
        self.target = target
        self.source = source
        self.modules = modules
        self.tests: list[str] = []
        self.seconds: dict[str, float] = defaultdict(float)
        self.tracer = coverage.Coverage(data_file=None, config_file=False, source=[str(source)])
        self.tracer.start()

    def pytest_collection_finish(self) -> None:
        """Import everything before the first test, so that no test is credited with what runs on import."""
        for module in self.modules:
            import_module(module)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Credit all lines reached from here on to this test, its fixtures included."""
        self.tests.append(item.nodeid)
        self.tracer.switch_context(item.nodeid)
        result = yield
        self.tracer.switch_context(ON_IMPORT)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self.tracer.stop()
        data = self.tracer.get_data()
        numbers = {test: number for number, test in enumerate(self.tests)}
        reached = {}
        for file in data.measured_files():
            lines = data.contexts_by_lineno(file)
            reached[str(Path(file).relative_to(self.source.parent))] = {
                line: [-1 if context == ON_IMPORT else numbers[context] for context in contexts]
                for line, contexts in lines.items()
            }
        times = [self.seconds[test] for test in self.tests]
        self.target.write_text(json.dumps({"tests": self.tests, "seconds": times, "reached": reached}))


class Orderer:
    """Keeps only the tests that are listed, in the order of the list."""

    def __init__(self, listed: list[str]) -> None:
        self.places = {test: place for place, test in enumerate(listed)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(wanted, key=lambda item: self.places[item.nodeid])


if os.environ.get("SERAI_MUTATE_LEARN"):
    LEARNER: Learner | None = Learner(
        Path(os.environ["SERAI_MUTATE_LEARN"]),
        Path(os.environ["SERAI_MUTATE_SOURCE"]),
        os.environ["SERAI_MUTATE_MODULES"].split(),
    )
else:
    LEARNER = None


def pytest_configure(config: pytest.Config) -> None:
    """Take up the part that the environment asks for."""
    if LEARNER is not None:
        config.pluginmanager.register(LEARNER)
    elif os.environ.get("SERAI_MUTATE_ORDER"):
        listed = Path(os.environ["SERAI_MUTATE_ORDER"]).read_text(encoding="utf-8").splitlines()
        config.pluginmanager.register(Orderer(listed))
