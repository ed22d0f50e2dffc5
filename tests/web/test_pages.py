"""Every page of the shell: nothing for axe-core to find, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
PAGES = {
    "start": "/",
    "set-up": "/new/warrior_knights",
    "lobby": "/lobby",
    "settings": "/settings",
    "account": "/account",
    "off": "/off",
    "rules": "/rules/serai",
    "keys": "/keys",
    "missing": "/nowhere",
}


@pytest.mark.parametrize(("theme", "phone"), sample(("dark", True), ("light", False)))
def test_axe_finds_nothing_on_any_page(visit: Visit, theme: str, phone: bool) -> None:
    ann = visit("Ann", theme=theme, phone=phone)
    ann.table("khan", "me", "open", title="Friday evening")
    for path in PAGES.values():
        page = ann.go(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        axe(page)
        assert wider_than_the_screen(page) <= 0, f"{path} is wider than the screen"


def test_a_short_game_is_one_click_away_and_its_length_is_told(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/new/warrior_knights")
    length = page.locator("[data-part=length]")
    expect(length).to_have_text("About 30 minutes with 3 barons.")
    page.locator("#count").select_option("4")
    for seat in range(4):
        page.locator("select[id^=seat]").nth(seat).select_option("me")
    expect(length).to_have_text("About 2 hours with 4 barons.")
    page.get_by_role("radio", name="Short game").check()
    expect(length).to_have_text("About 1½ hours with 4 barons.")
    expect(page.locator("#option-round_limit option:checked")).to_have_text("5")
    page = ann.go("/")
    page.get_by_role("button", name="Short game: Warrior Knights").click()
    page.wait_for_url("**/table/*")
    assert ann.get(f"/tables/{page.url.rsplit('/', 1)[1]}")["options"]["round_limit"] == 5
