"""Choices of Warrior Knights pressed where a learner would press them: on the map and in the panels beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from serai.games.warrior_knights import GAME
from serai.words import Words
from tests.web.boards.warrior_knights.names import baron

# By choice: the elements that are pressed for it, one after the other.
SPOTS: dict[str, Callable[..., list[str]]] = {
    "mobilize": lambda area: [f"[data-spot='area-{area}']"],
    "pick-area": lambda area: [f"[data-spot='area-{area}']"],
    "pick-noble": lambda noble: [f"[data-spot='army-{noble}']"],
    "pick-army": lambda army: [f"[data-spot='army-{army}']"],
    "take": lambda army, troop: [f"[data-spot='troop-{army}-{troop}']"],
    "pay": lambda army, troop: [f"[data-spot='troop-{army}-{troop}']"],
    "plan-card": lambda stack, action: [f"[data-stack='{stack}'] .free >> nth=0", f"[data-spot='kind-{action}']"],
    "pick-zone": lambda zone: [f"[data-spot='zone-{zone}']"],
    "pick-space": lambda space: [f"[data-spot='space-{space}']"],
    "hire": lambda troop: [f"[data-spot='company-{troop}']"],
    "pick-agenda": lambda agenda: [f"[data-spot='agenda-{agenda}']"],
    "pick-seat": lambda seat: [f"[data-spot='baron-{seat}']"],
    "pick-expedition": lambda expedition: [f"[data-spot='ship-{expedition}']"],
}
SURE = "[data-part=candidate] .main, [data-part=confirm]"
HOUSES = (0, 1, 2)  # Madder, who learns, Limon and Zobel
SMALL = 600  # pixels: with less than these, nothing is chosen within a scene
IN_SCENES = ("hire", "pick-agenda", "pick-seat")


def pressed(page: Page, language: str, kind: str, pick: tuple[Any, ...]) -> bool:
    """Press what stands for a choice, and confirm it where one is asked to; false where there is only the list."""
    word, *row = GAME.notation.to_row(pick)
    listed = page.locator("[data-part=asked] .body .option")
    small = (page.viewport_size or {"width": 0})["width"] < SMALL
    if word == "fight":
        listed.click()
        return True
    if small and word == "pick-seat":
        listed.get_by_text(baron(HOUSES, row[0], language), exact=True).click()
        return True
    if small and word in IN_SCENES:  # an option also says what its card does
        listed.filter(has_text=Words(language, GAME).choice(pick, kind)).click()
        return True
    if word == "commit" and kind == "planning":
        places = ["[data-spot='hand-in']"]
    elif word in SPOTS:
        places = SPOTS[word](*row)
    else:
        return False
    said = page.locator("[data-part=lesson], [data-part=puzzle]")
    before = said.get_attribute("data-step") or said.get_attribute("data-state")
    for place in places:
        page.locator(f".picture {place}").locator("visible=true").first.click()
    if kind == "planning":
        return True  # a press is its own confirmation there
    gone = page.locator(f"[data-part=lesson]:not([data-step='{before}'])")
    gone = gone.or_(page.locator(f"[data-part=puzzle]:not([data-state='{before}'])"))
    expect(gone.or_(page.locator(SURE)).first).to_be_visible()
    if page.locator(SURE).count() > 0:
        page.locator(SURE).first.click()
    return True
