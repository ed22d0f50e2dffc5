"""The copy of Python's memory in a real browser: the next start wakes with it, and does without where it must."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.offline.host import LONG, FileHost, Traveller, device
from tests.web.playing import FINAL, asked, play

Travel = Callable[..., Traveller]
# Another copy in the place of the one that is kept, made of its bytes and its headers.
REPLACED = """async (change) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const place = new URL("python/memory", document.baseURI);
        const kept = await cache.match(place);
        const headers = new Headers(kept.headers);
        const bytes = new Uint8Array(await kept.arrayBuffer());
        if (change === "damaged") bytes[bytes.length >> 1] ^= 1;
        if (change === "another browser's") headers.set("serai-browser", "another");
        if (change === "of another build") headers.set("serai-sha256", await hashOf(bytes.fill(7, 0, 48)));
        await cache.put(place, new Response(bytes, { headers }));
    }
    async function hashOf(bytes) {
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
        return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
}"""
NO_ROOM = {
    "little": "navigator.storage.estimate = async () => ({ quota: 60_000_000, usage: 0 });",
    "full": "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "refused": "caches.open = async () => { throw new DOMException('no', 'SecurityError'); };",
}


def started(traveller: Traveller, page: Page, *, woken: bool) -> None:
    """Wait until Python is there, and see how it came."""
    traveller.ready(page)
    expect(device(page)).to_have_attribute("data-woken", "true" if woken else "false")


def test_the_next_start_wakes_with_the_memory_of_the_first(host: FileHost, travel: Travel) -> None:
    ann = travel(host, suggest=False)
    page = ann.go("/")
    page.get_by_role("button", name="Play against bots: Tic-tac-toe", exact=True).click()
    expect(asked(page)).to_be_visible(timeout=LONG)
    play(page, most=1)
    started(ann, page, woken=False)
    ann.remembered()
    ann.kept()
    host.stop()
    page.reload()
    started(ann, page, woken=True)
    play(page, minutes=10)
    expect(page.locator(FINAL)).to_be_visible()


@pytest.mark.parametrize("change", ["damaged", "another browser's"])
def test_a_copy_that_is_not_right_is_made_anew(host: FileHost, travel: Travel, change: str) -> None:
    ann = travel(host)
    page = ann.go("/")
    ann.remembered()
    page.evaluate(REPLACED, change)
    page.reload()
    started(ann, page, woken=False)
    ann.remembered()
    page.reload()
    started(ann, page, woken=True)


def test_a_copy_that_does_not_wake_is_not_tried_again(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    page = ann.go("/")
    ann.remembered()
    page.evaluate(REPLACED, "of another build")
    for _ in range(2):
        page.reload()
        started(ann, page, woken=False)


@pytest.mark.parametrize("room", NO_ROOM)
def test_without_room_for_a_copy_one_starts_as_ever(host: FileHost, travel: Travel, room: str) -> None:
    def cramped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{NO_ROOM[room]}\n{answer.text()}")

    ann = travel(host)
    ann.page.route("**/host_worker-*.js", cramped)
    page = ann.go("/")
    started(ann, page, woken=False)
    page.reload()
    started(ann, page, woken=False)
    expect(device(page)).to_have_text("")
