"""How much of the code mypy cannot see through: the share of expressions of type Any in each package, and its limit.

`serai test` lets mypy write its report while it checks, and runs `python -m tools.typed REPORT` on it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FILE = "any-exprs.txt"  # as mypy calls it
LIMIT = 3.0  # percent
LIMITS = {"serai.engine": 5.0, "serai.bots": 5.0, "serai.research": 5.0}  # they handle whatever a game declares
LEFT_OUT = ("tests",)


class Share(NamedTuple):
    """The expressions of a package, and how many of them are of type Any."""

    package: str
    anys: int
    expressions: int

    @property
    def percent(self) -> float:
        """How many in a hundred."""
        return 100 * self.anys / max(1, self.expressions)

    @property
    def limit(self) -> float:
        """How many there may be."""
        return LIMITS.get(self.package, LIMIT)


def main(arguments: list[str]) -> int:
    """Print the share of every package; 1 where one is above its limit."""
    found = shares((Path(arguments[0]) / FILE).read_text("utf-8"))
    for share in found:
        told = "" if share.percent <= share.limit else f"  more than {share.limit:.0f} %"
        print(f"{share.package:<20}{share.anys:>6}{share.expressions:>8}{share.percent:>7.2f} %{told}")
    return 1 if not found or any(share.percent > share.limit for share in found) else 0


def shares(report: str) -> list[Share]:
    """The shares that a report of mypy tells, by package."""
    sums: dict[str, Share] = {}
    for module, anys, expressions in rows(report):
        package = package_of(module)
        if package not in LEFT_OUT:
            before = sums.get(package, Share(package, 0, 0))
            sums[package] = Share(package, before.anys + anys, before.expressions + expressions)
    return sorted(sums.values())


def rows(report: str) -> Iterator[tuple[str, int, int]]:
    """The modules of a report: between two rules, each with its numbers."""
    for line in report.splitlines():
        words = line.split()
        if len(words) == 4 and words[1].isdigit() and words[0] != "Total":
            yield words[0], int(words[1]), int(words[2])


def package_of(module: str) -> str:
    """`serai.engine` for its modules, `tools` for all of that folder."""
    first, *rest = module.split(".")
    return f"{first}.{rest[0]}" if first == "serai" and rest else first


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
