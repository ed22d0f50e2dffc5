"""What the page and its workers hold does not grow from game to game.

What is left over counts, not what a browser under load has not come to throw away. `SERAI_OFFLINE=all`: three games of
Khan; every figure is written to the log, and how long a first question took (`--log-cli-level=INFO`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.web.offline.held import Held, held, made_telling
from tests.web.offline.host import LONG, PREFIX, FileHost, Traveller
from tests.web.offline.test_site import ALL, LONGEST, begin
from tests.web.offline.test_table import seated
from tests.web.playing import asked, choose, play

Travel = Callable[..., Traveller]
GROWTH = 30_000_000  # bytes that page and workers may hold more after three games than after one
A_COPY = 40_000_000  # bytes that a copy of Python's memory has at least
LOG = logging.getLogger(__name__)


def whole(parts: list[Held]) -> int:
    """The bytes that they hold together."""
    return sum(part.all for part in parts)


def test_whatever_is_kept_by_a_page_or_a_worker_is_counted(
    own_host: FileHost, travel: Travel, browser: Browser
) -> None:
    made_telling(own_host.folder / PREFIX)
    ann = travel(own_host)
    page = ann.go("/")
    ann.remembered()
    page.reload()  # who wakes makes no copy, which would be held once more meanwhile
    ann.ready()
    before = held(browser, ann.site)
    assert {"page", "host"} <= {part.part for part in before}
    assert next(part for part in before if part.part == "host").python > A_COPY
    for kept in ("new ArrayBuffer(9e6)", "Array.from({ length: 3e5 }, (_, n) => ({ n }))"):
        page.evaluate(f"(window.kept ??= []).push({kept})")
    page.workers[0].evaluate("self.kept = new ArrayBuffer(9e6)")
    after = held(browser, ann.site)
    assert whole(after) - whole(before) > 20e6  # each of the three has eight or nine; some of before may have gone
    page.evaluate("delete window.kept")
    page.workers[0].evaluate("delete self.kept")
    assert whole(held(browser, ann.site)) - whole(before) < 6e6


def test_whoever_woke_with_a_copy_of_the_memory_holds_it_no_longer(
    own_host: FileHost, travel: Travel, browser: Browser
) -> None:
    made_telling(own_host.folder / PREFIX)
    ann = travel(own_host, suggest=False)
    page = ann.go("/")
    ann.remembered()
    page.reload()
    page = seated(ann, "tic_tac_toe", "bot novice")
    choose(page, "b2")
    expect(page.locator(".picture [aria-label$='can be chosen']")).to_have_count(7, timeout=LONG)  # a bot has thought
    workers = [part for part in held(browser, ann.site) if part.part in ("host", "bot")]
    assert len(workers) > 1
    assert all(worker.buffers < A_COPY < worker.python for worker in workers), workers


if ALL:

    def test_memory_is_flat_over_three_games(own_host: FileHost, travel: Travel, browser: Browser) -> None:
        made_telling(own_host.folder / PREFIX)
        ann = travel(own_host, suggest=False)
        began = time.monotonic()
        page = ann.go("/")
        begin(page, "Khan")
        LOG.info("a first question of Khan, cold: %.1f s", time.monotonic() - began)
        ann.kept()
        began = time.monotonic()
        page.reload()
        expect(asked(page)).to_be_visible(timeout=LONG)
        LOG.info("the same, warm: %.1f s", time.monotonic() - began)
        games = []
        for number in range(3):
            begin(ann.go("/"), "Khan")
            play(page, minutes=LONGEST)
            games.append(held(browser, ann.site))
            for part in games[-1]:
                LOG.info("after %d games, %s", number + 1, part)
        assert whole(games[-1]) - whole(games[0]) < GROWTH
