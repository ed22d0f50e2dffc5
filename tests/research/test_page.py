"""docs/research.md does what it says, and its figures are true."""

from __future__ import annotations

import re
from typing import Any

import pytest

from serai.research.playing import Play
from tests.roots import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_its_code_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 3
    told: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "research.md", "exec"), told)
    assert told["record"].rows


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Tic-tac-toe", "tic_tac_toe"),
        ("Connect Four", "connect_four"),
        ("Khan", "khan"),
        ("Merv", "merv"),
        ("Warrior Knights", "warrior_knights"),
    ],
)
def test_its_figures_are_true(title: str, name: str) -> None:
    observer = Play(name).observer
    row = f"| {title} | {observer.numbers.size:,} | {observer.size:,} | {len(observer.features)} |"
    assert row in PAGE
