"""How to play in a real browser: every figure is drawn with its marks, on a desk, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.engine.core.game import load
from serai.teach.how_to_play import Figure, figures_of
from serai.words import LANGUAGES
from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.sampling import ALL, sample

Visit = Callable[..., Visitor]
GAMES = ("khan", "merv", "warrior_knights")
PAGES = range(2, 5)
OUTSIDE = 12  # pixels that half a number may lie over the edge of its figure
# In an ordinary run each game in another language.
CASES = [(game, one) for game in GAMES for one in LANGUAGES] if ALL else [*zip(GAMES, LANGUAGES, strict=True)]
each_text = pytest.mark.parametrize(("game", "language"), CASES)

# Of a figure: its size, the places of its marks in it, and whether its board has drawn anything that is seen.
SEEN = """(figure) => {
    const shown = figure.querySelector("[role=img]");
    const around = shown.getBoundingClientRect();
    const inside = ({ left, top, width, height }) => [left - around.left + width / 2, top - around.top + height / 2];
    const boxes = (places) => [...shown.querySelectorAll(places)].map((one) => one.getBoundingClientRect());
    const drawn = boxes("[inert] :is(path, rect, circle, text, img, span, strong)")
        .filter(({ width, height }) => width > 1 && height > 1)
        .filter(({ left, top }) => left < around.right && top < around.bottom);
    return {
        width: around.width,
        height: around.height,
        numbers: [...shown.querySelectorAll("[data-number]")].map((one) => Number(one.textContent)).sort(),
        marks: boxes("[data-number], .marks path").map(inside),
        arrows: shown.querySelectorAll(".marks .line").length,
        drawn: drawn.length,
    };
}"""


def opened(visitor: Visitor, game: str) -> Page:
    """The page, once all its figures have their marks."""
    page = visitor.go(f"/learn/{game}/how-to-play")
    for name, figure in figures_of(load(game)).items():
        shown = page.locator(f"[data-figure={name}]")
        expect(shown).to_have_attribute("data-marks", str(len(figure.numbers) + len(figure.arrows)))
    return page


def look_at(page: Page, figure: Figure) -> None:
    """Something is drawn, and every mark lies on it."""
    seen: dict[str, Any] = page.locator(f"[data-figure={figure.id}]").evaluate(SEEN)
    assert seen["drawn"] > 5, figure.id
    assert seen["width"] > 150, figure.id
    assert seen["height"] > 40, figure.id
    assert seen["numbers"] == sorted(number for _, number in figure.numbers), figure.id
    assert seen["arrows"] == len(figure.arrows), figure.id
    for x, y in seen["marks"]:
        assert -OUTSIDE < x < seen["width"] + OUTSIDE, (figure.id, x)
        assert -OUTSIDE < y < seen["height"] + OUTSIDE, (figure.id, y)


@each_text
def test_every_figure_is_drawn_with_its_marks_and_printed(visit: Visit, game: str, language: str) -> None:
    page = opened(visit(language=language), game)
    figures = figures_of(load(game))
    expect(page.locator("[data-figure]")).to_have_count(len(figures))
    for figure in figures.values():
        look_at(page, figure)
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) in PAGES


@pytest.mark.parametrize("game", sample(*reversed(GAMES)))
def test_a_phone_shows_all_of_it(visit: Visit, game: str) -> None:
    page = opened(visit(phone=True, language="fr", theme="dark"), game)
    assert wider_than_the_screen(page) <= 0
    for figure in figures_of(load(game)).values():
        look_at(page, figure)
    axe(page)


@pytest.mark.parametrize("game", sample(*GAMES))
def test_axe_finds_nothing(visit: Visit, game: str) -> None:
    axe(opened(visit(), game))


def test_figures_have_words_and_cannot_be_played_with(visit: Visit) -> None:
    page = opened(visit(), "khan")
    figure = page.get_by_role("img", name="Figure 1: the board")
    expect(figure).to_be_visible()
    assert figure.locator("[inert]").count() == 1
    page.locator("[data-figure=invade] [data-number]").first.scroll_into_view_if_needed()
    focusable = page.evaluate("""() => [...document.querySelectorAll("[data-figure] :is(button, a, [tabindex])")]
        .filter((one) => { one.focus(); return document.activeElement === one; }).length""")
    assert focusable == 0


def test_a_paragraph_leads_to_its_exact_rules(visit: Visit) -> None:
    ann = visit()
    page = opened(ann, "khan")
    paragraphs = page.locator("[data-part=how-to-play] > p")
    assert paragraphs.count() == page.locator("[data-part=how-to-play] > p[data-rules^=KH-]").count() > 20
    page.get_by_role("link", name="Exact rules: KH-REFILL-1").click()
    expect(page).to_have_url(f"{ann.address}/rules/khan#KH-REFILL-1")
    expect(page.locator("#KH-REFILL-1")).to_be_in_viewport()


def test_paper_is_white(visit: Visit) -> None:
    page = opened(visit(theme="dark"), "merv")
    theme = "document.documentElement.dataset.theme"
    page.evaluate("addEventListener('beforeprint', () => (window.printedAs = document.documentElement.dataset.theme))")
    page.pdf(format="A4")
    assert page.evaluate("window.printedAs") == "light"
    page.wait_for_function(f"{theme} === 'dark'")


@pytest.mark.parametrize("path", ["/", "/new/khan", "/learn/khan"])
def test_it_is_reached_from_wherever_one_begins(visit: Visit, path: str) -> None:
    ann = visit()
    page = ann.go(path)
    page.locator("a[href='/learn/khan/how-to-play']").click()
    expect(page).to_have_url(f"{ann.address}/learn/khan/how-to-play")
    expect(page.locator("[data-figure=start]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_it_opens_over_the_table(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    table = ann.begun("khan", "me", "bot")
    page = ann.go(f"/table/{table}")
    page.locator("[data-part=asked]").wait_for()
    if phone:
        page.get_by_role("button", name="Record and chat").or_(page.locator(".record-key")).first.click()
    page.locator("#tab-table").click()
    page.get_by_role("link", name="How to play").click()
    drawer = page.locator("dialog[data-part=rules]")
    expect(drawer.locator("[data-figure=count]")).to_have_attribute("data-marks", "0")
    expect(page).to_have_url(f"{ann.address}/table/{table}")
    assert wider_than_the_screen(page) <= 0
    drawer.get_by_role("link", name="Exact rules: KH-REFILL-1").click()
    expect(drawer.locator("#KH-REFILL-1")).to_be_in_viewport()
    drawer.get_by_role("button", name="How to play Khan").click()
    expect(drawer.locator("[data-figure=start]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator("[data-part=asked]")).to_be_visible()


def test_the_first_visit_leads_with_learning(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/")
    first = page.locator("[data-part=first-visit]")
    expect(first.get_by_role("heading", name="New here?")).to_be_visible()
    expect(first.get_by_role("link", name="How to play Merv")).to_be_visible()
    expect(first.get_by_role("button", name="Play against bots: Khan")).to_be_visible()
    axe(page)
    first.get_by_role("link", name="Learn Khan").click()
    expect(page).to_have_url(f"{ann.address}/learn/khan")


def test_who_has_played_is_led_no_longer(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/")
    expect(page.locator("[data-part=first-visit]")).to_be_visible()  # a name alone is no game
    ann.begun("khan", "me", "bot")
    page = ann.go("/")
    expect(page.get_by_role("heading", name="Play now", exact=True)).to_be_visible()
    expect(page.locator("[data-part=first-visit]")).to_have_count(0)
    expect(page.get_by_role("link", name="How to play Khan")).to_be_visible()
