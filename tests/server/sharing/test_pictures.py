"""The pictures that a node keeps."""

from __future__ import annotations

from pathlib import Path

from serai.server.sharing.pictures import MOST_BYTES, Pictures
from tests.server.hosting import node, run


def test_pictures_are_bounded_and_those_asked_for_last_stay(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            pictures = Pictures(tables)
            third = b"x" * (MOST_BYTES // 3)
            for tag in ("one", "two", "three"):
                pictures.keep(tag, third)
            assert pictures.kept("one") == third  # and is the last asked for
            pictures.keep("four", third)
            assert pictures.kept("two") is None
            assert [tag for tag in ("one", "three", "four") if pictures.kept(tag)] == ["one", "three", "four"]

    run(test)
