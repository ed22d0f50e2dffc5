"""Where mutants are tried: copies of the project, the tests that reach a line, and the verdicts kept on disk."""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from tools.mutate.mutants import Mutant

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache", ".hypothesis")
MEMORY = 4 << 30  # a mutant may grow a list for ever
FEW = 5  # a line that so few tests reach may be making a table that is kept: then every test has a say
PATIENCE = 20  # seconds on top of three times what the tests took while being traced
ON_IMPORT = -1

# A test run in a process of its own, held to a limit of memory.
PYTEST = (
    "import resource, sys, pytest\n"
    f"resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))\n"
    "sys.exit(pytest.main(sys.argv[1:]))\n"
)


class BaselineFailed(Exception):
    """The tests do not pass on the code as it is, or cannot be run."""


class Baseline(NamedTuple):
    """What one traced run of the unchanged code taught."""

    tests: list[str]
    seconds: list[float]
    reached: dict[str, dict[str, list[int]]]  # by file and line, the numbers of the tests
    tests_digest: str

    def relevant(self, mutant: Mutant) -> list[int]:
        """The tests that can notice a mutant, the quickest first."""
        lines = self.reached.get(mutant.path.removeprefix("src/"), {})
        numbers = {number for line in mutant.lines for number in lines.get(str(line), ())}
        if not mutant.inside or ON_IMPORT in numbers or 0 < len(numbers) < FEW:
            others = sorted(set(range(len(self.tests))) - numbers, key=self.seconds.__getitem__)
        else:
            others = []
        return sorted(numbers - {ON_IMPORT}, key=self.seconds.__getitem__) + others


class Verdict(NamedTuple):
    """How a mutant fared."""

    what: str
    note: str  # the test that noticed it, or why none could


class Copy:
    """A copy of the project to break things in."""

    def __init__(self, project: Path) -> None:
        self.place = Path(tempfile.mkdtemp(prefix="serai-mutant-"))
        self.project = self.place / "project"
        shutil.copytree(project, self.project, ignore=NOT_COPIED, symlinks=True)
        plugin = Path(__file__).with_name("plugin.py")
        shutil.copy(plugin, self.place / "serai_mutate_plugin.py")
        self.running: subprocess.Popen[str] | None = None

    def pytest(self, arguments: list[str], settings: dict[str, str], seconds: float | None) -> tuple[int | None, str]:
        """Run tests in the copy; the status is None when time ran out."""
        command = [sys.executable, "-P", "-c", PYTEST, "-p", "serai_mutate_plugin", "-p", "no:cacheprovider"]
        paths = os.pathsep.join([str(self.project / "src"), str(self.place)])
        environment = {**os.environ, **settings, "PYTHONPATH": paths, "PYTEST_ADDOPTS": ""}
        with subprocess.Popen(
            [*command, "-x", "-q", "-rfE", "--tb=no", *arguments],
            cwd=self.project,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as self.running:
            try:
                said, _ = self.running.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                self.stop()
                return None, ""
            except KeyboardInterrupt:
                self.stop()
                raise
        return self.running.returncode, said

    def stop(self) -> None:
        """End the tests that are running, with all processes they have started."""
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)

    def close(self) -> None:
        """Take the copy away."""
        self.stop()
        shutil.rmtree(self.place, ignore_errors=True)


class Bench(Copy):
    """A copy in which one mutant after another is tried."""

    def __init__(self, project: Path, baseline: Baseline) -> None:
        super().__init__(project)
        self.baseline = baseline

    def attempt(self, mutant: Mutant, source: bytes) -> Verdict:
        """Make the change, run the tests that can notice it, and undo the change."""
        numbers = self.baseline.relevant(mutant)
        if not numbers:
            return Verdict(SURVIVED, "no test reaches the line")
        order = self.place / "order.txt"
        order.write_text("\n".join(self.baseline.tests[number] for number in numbers), encoding="utf-8")
        files = list(dict.fromkeys(self.baseline.tests[number].partition("::")[0] for number in numbers))
        seconds = PATIENCE + 3 * sum(self.baseline.seconds[number] for number in numbers)
        target = self.project / mutant.path
        settings = {"SERAI_MUTATE_ORDER": str(order), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            self.write(target, mutant.applied(source))
            status, said = self.pytest(files, settings, seconds)
        finally:
            self.write(target, source)
        if status is None:
            return Verdict(TIMEOUT, f"after {seconds:.0f} s")
        if status == 0:
            return Verdict(SURVIVED, "")
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return Verdict(KILLED, failed[0].split(" - ")[0] if failed else f"pytest ended with {status}")

    def write(self, target: Path, source: bytes) -> None:
        """Change a module and forget its compiled form, which Python would take for fresh within the same second."""
        target.write_bytes(source)
        for compiled in target.parent.glob(f"__pycache__/{target.stem}.*.pyc"):
            compiled.unlink()


def learn(project: Path, paths: list[str], tests: list[str]) -> Baseline:
    """Run the tests on the unchanged code, or recall such a run."""
    ours = digest(project, [*paths, *tests, "src", "tests", "pyproject.toml"])
    tests_digest = digest(project, tests)
    kept = project / "build" / "mutate" / f"baseline-{ours[:16]}.json"
    if not kept.is_file():
        copy = Copy(project)
        try:
            kept.parent.mkdir(parents=True, exist_ok=True)
            trace(copy, paths, tests, kept)
        finally:
            copy.close()
    found: dict[str, Any] = json.loads(kept.read_text())
    return Baseline(found["tests"], found["seconds"], found["reached"], tests_digest)


def trace(copy: Copy, paths: list[str], tests: list[str], kept: Path) -> None:
    """Run the tests once with every line traced."""
    modules = [path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__") for path in paths]
    target = copy.place / "learned.json"
    settings = {
        "SERAI_MUTATE_LEARN": str(target),
        "SERAI_MUTATE_SOURCE": str(copy.project / "src" / "serai"),
        "SERAI_MUTATE_MODULES": " ".join(module.replace("/", ".") for module in modules),
    }
    status, said = copy.pytest(tests, settings, None)
    if status != 0 or not target.is_file():
        raise BaselineFailed(f"{said}\nthe tests must pass on the code as it is before mutants can tell anything")
    shutil.move(target, kept)


def digest(project: Path, paths: list[str]) -> str:
    """A hash of files and of all files in folders."""
    whole = hashlib.sha256(" ".join(paths).encode())
    for path in paths:
        place = project / path.partition("::")[0]
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                whole.update(f"\n{file.relative_to(project)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


class Results:
    """Verdicts kept as lines of JSON; one counts as long as the mutated file is the same.

    A survivor is tried again when the tests have changed; what was killed is taken to stay so.
    """

    def __init__(self, file: Path, sources: dict[str, bytes], tests_digest: str) -> None:
        self.file = file
        self.tests_digest = tests_digest
        self.hashes = {path: hashlib.sha256(source).hexdigest()[:16] for path, source in sources.items()}
        self.known: dict[tuple[str, str], Verdict] = {}
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        for line in lines:
            try:
                row: dict[str, str] = json.loads(line)
            except ValueError:
                continue  # cut off by an interruption
            if row["what"] == KILLED or row["tests"] == tests_digest:
                self.known[row["mutant"], row["file"]] = Verdict(row["what"], row["note"])

    def get(self, mutant: Mutant) -> Verdict | None:
        """What is known about a mutant."""
        return self.known.get((mutant.key, self.hashes[mutant.path]))

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep a verdict at once."""
        row = {"mutant": mutant.key, "file": self.hashes[mutant.path], "tests": self.tests_digest, **verdict._asdict()}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
