"""The rules in a real browser: on their page and in the drawer over a table, in three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.roots import ROOT
from tests.web.harness import PHONE, Visitor, axe, wider_than_the_screen
from tests.web.playing import cell, logged
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
RULES = ROOT / "docs" / "rules"
IN_THREE = [("en", "bridge", "KH-CONQ-9"), ("ru", "мост", "KH-CONQ-9"), ("fr", "« PONT »", "KH-CONQ-9")]

# Nothing that was found lies under what stays in sight above it.
FROM_ITS_BEGINNING = """() => document.querySelector("dialog .side").getBoundingClientRect().bottom
    <= document.querySelector("dialog article :is(.rule, .text)").getBoundingClientRect().top"""


def search(page: Page | Locator) -> Locator:
    return page.locator("input[type=search]").last


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog")


def rule(page: Page, number: str) -> Locator:
    return page.locator(f"[id='{number}']")


# ---- the page


def test_a_rule_has_an_address_and_is_found_by_its_words(visit: Visit) -> None:
    page = visit().go("/rules/khan#KH-COMP-9")
    expect(rule(page, "KH-COMP-9")).to_be_in_viewport()
    expect(rule(page, "KH-COMP-9")).to_be_focused()
    rule(page, "KH-COMP-9").get_by_role("link", name="KH-RULING-10").click()
    expect(rule(page, "KH-RULING-10")).to_be_in_viewport()
    assert page.url.endswith("/rules/khan#KH-RULING-10")
    page.get_by_label("Search by word or number").fill("kh-comp-9")
    expect(page.get_by_role("status").filter(has_text="1 rule")).to_be_visible()
    page.get_by_label("Search by word or number").fill("dragons")
    expect(page.get_by_text("No rule has all these words.")).to_be_visible()
    page.get_by_label("Rules of").select_option(label="The table")
    page.wait_for_url("**/rules/serai")
    expect(page.locator("#SE-ASK-1")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_rule_of_every_book_can_be_linked_to(visit: Visit, language: str) -> None:
    ann = visit(language=language)
    for book in ("khan", "merv", "warrior_knights"):
        page = ann.go(f"/rules/{book}")
        written = (RULES / f"{book}.md").read_text("utf-8").count("\n- **")
        expect(page.locator(".rule")).to_have_count(written)
        rules = page.locator(".rule").evaluate_all("(all) => all.map((rule) => rule.id)")
        assert len({*rules}) == written


@pytest.mark.parametrize(("language", "word", "number"), IN_THREE)
def test_the_rules_are_read_and_searched_in_ones_language(visit: Visit, language: str, word: str, number: str) -> None:
    page = visit(language=language).go("/rules/khan")
    expect(page.locator("article")).to_have_attribute("lang", language)
    search(page).fill(word)
    expect(rule(page, number)).to_be_visible()
    expect(rule(page, "KH-DECK-1")).to_have_count(0)


def test_a_russian_word_is_found_in_its_other_forms(visit: Visit) -> None:
    page = visit(language="ru").go("/rules/khan")
    search(page).fill("правитель")
    expect(rule(page, "KH-COMP-6")).to_contain_text("каждого правителя")
    expect(rule(page, "KH-COMP-4")).to_contain_text("Правителей 8")


def test_the_english_original_is_one_click_away_and_begins_at_the_same_rule(visit: Visit) -> None:
    page = visit(language="fr").go("/rules/khan#KH-CONQ-3")
    expect(rule(page, "KH-CONQ-3")).to_be_focused()
    page.get_by_role("button", name="Original anglais").dispatch_event("click")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(rule(page, "KH-CONQ-3")).to_contain_text("quarter")
    expect(rule(page, "KH-CONQ-3")).to_be_in_viewport()
    page.get_by_role("button", name="En français").dispatch_event("click")
    expect(page.locator("article")).to_have_attribute("lang", "fr")


def test_what_only_programmers_need_is_folded_away_until_it_is_asked_for(visit: Visit) -> None:
    ann = visit(language="ru")
    page = ann.go("/rules/khan#KH-CONQ-3")
    expect(rule(page, "KH-CONQ-3")).to_be_in_viewport()
    expect(page.locator("details")).not_to_have_attribute("open", "")
    expect(rule(page, "KH-RAND-1")).to_be_hidden()
    page.get_by_role("link", name="17. Случайность").click()
    expect(rule(page, "KH-RAND-1")).to_be_in_viewport()
    expect(page.locator("details h2", has_text="22. Sources and gaps")).to_have_attribute("lang", "en")
    page = ann.new_page()
    page.goto("/rules/khan#KH-DEC-5")  # a row of a table
    expect(rule(page, "KH-DEC-5")).to_be_in_viewport()
    expect(rule(page, "KH-DEC-5")).to_be_focused()
    page.reload()
    page.goto("/rules/khan")
    search(page).fill("kh-rand-1")
    expect(rule(page, "KH-RAND-1")).to_be_visible()


# ---- the drawer


def at_the_table(ann: Visitor, game: str = "khan") -> Page:
    table = ann.begun(game, "me", "bot")
    page = ann.go(f"/table/{table}")
    page.locator("[data-part=asked]").wait_for()
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_the_number_in_a_refusal_opens_the_rule_over_the_table(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", language="ru", confirm="never", phone=phone)
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    table = ann.begun("tic_tac_toe", "me", "me")
    page = ann.go(f"/table/{table}")
    cell(page, "b2").click()
    logged(page, "b2")
    cell(page, "b2").click()
    link = page.locator("[data-part=tip]").get_by_role("link", name="TT-TURN-2")
    expect(link).to_be_visible()
    before, place, number = page.locator(".picture").bounding_box(), page.url, len(lines)
    assert not [url for url in loaded if "RulesBook" in url or "/rules" in url]  # only when it is opened
    link.tap() if phone else link.click()
    expect(drawer(page)).to_have_attribute("aria-labelledby", "rules-drawer")
    expect(drawer(page)).to_contain_text("Правила: Крестики-нолики")
    expect(rule(page, "TT-TURN-2")).to_be_focused()
    assert (page.url, page.locator(".picture").bounding_box(), len(lines)) == (place, before, number)
    assert [url for url in loaded if "/games/tic_tac_toe/rules/ru?v=" in url]
    axe(page)
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    assert (page.url, page.locator(".picture").bounding_box(), len(lines)) == (place, before, number)
    cell(page, "a1").click()
    logged(page, "a1")


def test_the_drawer_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    page = at_the_table(visit("Ann"))
    place = page.url
    link = page.locator("[data-part=asked]").get_by_role("link", name="Rule")
    link.focus()
    page.keyboard.press("Enter")
    shown = drawer(page).locator(".rule:focus")
    expect(shown).to_be_in_viewport()
    number = page.evaluate("document.querySelector('[data-part=asked] a.rule').title")
    expect(shown).to_have_attribute("id", number)
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.get_by_role("button", name="Close").click()
    expect(drawer(page)).to_have_count(0)
    expect(link).to_be_focused()
    assert page.url == place


def test_the_drawer_is_searched_and_leads_from_rule_to_rule(visit: Visit) -> None:
    page = at_the_table(visit("Ann", language="fr"))
    place = page.url
    page.keyboard.press("b")
    expect(drawer(page)).to_be_visible()
    drawer(page).locator("summary").scroll_into_view_if_needed()
    search(drawer(page)).fill("pont neutre")
    page.wait_for_function(FROM_ITS_BEGINNING)
    search(drawer(page)).fill("pont")
    expect(rule(page, "KH-CONQ-9")).to_be_visible()
    expect(rule(page, "KH-DECK-1")).to_have_count(0)
    search(drawer(page)).fill("kh-comp-9")
    rule(page, "KH-COMP-9").get_by_role("link", name="KH-RULING-10").click()
    expect(rule(page, "KH-RULING-10")).to_be_focused()
    drawer(page).get_by_role("button", name="Chapitres").click()
    drawer(page).get_by_role("link", name="17. Hasard").click()
    expect(rule(page, "KH-RAND-1")).to_be_in_viewport()
    drawer(page).get_by_role("button", name="Règles de la table").click()
    expect(rule(page, "SE-ASK-1")).to_be_visible()
    page.keyboard.press("u")  # it is no key of the table meanwhile
    expect(page.locator("[data-part=tip]")).to_have_count(0)
    assert page.url == place
    page.go_back()
    expect(drawer(page)).to_have_count(0)
    assert page.url == place
    expect(page.locator("[data-part=asked]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "theme", "chapters"), sample(("ru", "dark", "Главы"), ("fr", "light", "Chapitres"))
)
def test_on_a_phone_the_drawer_is_a_sheet(visit: Visit, language: str, theme: str, chapters: str) -> None:
    page = at_the_table(visit("Ann", language=language, theme=theme, phone=True))
    place = page.url
    page.locator("header nav a[href='/rules']").tap()
    expect(drawer(page).locator(".rule").first).to_be_attached()
    box = drawer(page).bounding_box()
    assert box == {"x": 0, "y": 0, **PHONE}
    assert wider_than_the_screen(page) <= 0
    axe(page)
    drawer(page).get_by_role("button", name=chapters).tap()
    axe(page)
    drawer(page).locator("nav a[href='#chapter-8']").tap()
    expect(page.locator("#chapter-8")).to_be_in_viewport()
    expect(drawer(page).locator("nav")).to_be_hidden()
    page.go_back()
    expect(drawer(page)).to_have_count(0)
    assert page.url == place
