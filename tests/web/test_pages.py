"""Every page of the shell: nothing for axe-core to find, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]
PAGES = {
    "start": "/",
    "set-up": "/new/warrior_knights",
    "lobby": "/lobby",
    "settings": "/settings",
    "account": "/account",
    "rules": "/rules/serai",
    "keys": "/keys",
    "missing": "/nowhere",
}


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_on_any_page(visit: Visit, theme: str, phone: bool) -> None:
    ann = visit("Ann", theme=theme, phone=phone)
    ann.table("khan", "me", "open", title="Friday evening")
    for path in PAGES.values():
        page = ann.go(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        axe(page)
        assert wider_than_the_screen(page) <= 0, f"{path} is wider than the screen"
