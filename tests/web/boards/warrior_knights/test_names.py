"""Barons and nobles are called and drawn alike on the map, on plates, in panels and in questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from serai.games.warrior_knights.tables import NOBLES_EACH
from tests.web.boards.warrior_knights.names import baron, noble
from tests.web.boards.warrior_knights.table import WK, Visit, go_on, houses, open_tab
from tests.web.sampling import sample

SEATS = 3
# Colour and emblem of a shield or a badge.
ARMS = """
(each) => {
  const emblem = each.querySelector("path:not(.stand, .field, .worn)");
  return [each.querySelector(".field, rect").getAttribute("fill"), emblem.getAttribute("d")];
}
"""


def arms(drawn: Locator) -> tuple[str, str]:
    colour, emblem = drawn.evaluate(ARMS)
    return colour, emblem


@pytest.mark.parametrize("language", sample("ru", "fr", "en"))
def test_barons_and_nobles_have_one_name_and_one_shield(visit: Visit, language: str) -> None:
    page = go_on(visit("Ann", animation="none", language=language), SEATS, "attack")
    plates = [page.locator(f"[data-plate='{seat}']") for seat in range(SEATS)]
    worn = [arms(plate.locator("svg").first) for plate in plates]
    assert len({*worn}) == SEATS
    open_tab(page, "barons")
    for seat, plate in enumerate(plates):
        name = baron(houses(SEATS), seat, language)
        expect(plate.locator(".name")).to_contain_text(name)
        row = page.locator(f"{WK} [data-spot='baron-{seat}']")
        expect(row).to_contain_text(name)
        assert arms(row.locator("svg").first) == worn[seat]
    spots = page.locator(f"{WK} .map [data-spot^=noble-]").evaluate_all("(all) => all.map((one) => one.dataset.spot)")
    assert len({int(spot.removeprefix("noble-")) // NOBLES_EACH for spot in spots}) == SEATS
    open_tab(page, "armies")
    for spot in spots:
        number = int(spot.removeprefix("noble-"))
        seat, name = number // NOBLES_EACH, noble(houses(SEATS), number, language)
        piece = page.locator(f"{WK} .map .piece", has=page.locator(f"[data-spot='{spot}']"))
        assert str(piece.locator(f"[data-spot='{spot}']").get_attribute("aria-label")).startswith(name)
        assert arms(piece.locator(".shield")) == worn[seat]
        if seat == 0:
            army = page.locator(f"{WK} [data-spot='army-{number}']")
            assert name.startswith(army.locator("small").first.inner_text())
            assert arms(army.locator(".shield")) == worn[seat]


def test_a_question_calls_nobles_by_their_names(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), SEATS, "which-noble")
    names = [noble(houses(SEATS), number) for number in range(NOBLES_EACH)]
    options = page.locator(".beside .option")
    expect(options).not_to_have_count(0)
    for words in options.all_inner_texts():
        assert words.strip() in names
