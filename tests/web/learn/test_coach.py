"""The coach in a real browser: what it says, when, how it is put away and asked again, and where it keeps silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import serai
from serai.teach.coach import coach_text
from serai.words import LANGUAGES
from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.playing import play

Visit = Callable[..., Visitor]
SIZES = {"desk": (1440, 900), "small desk": (1024, 768), "phone": (390, 844), "phone on its side": (844, 390)}


def said(game: str, language: str, kind: str, **values: object) -> str:
    """What the coach says of a kind of question."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(coach_text(serai.load(game), language)))
    pattern = bundle.get_message(f"coach-{kind}").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, values)[0])


def note(page: Page) -> Locator:
    return page.locator("[data-part=coach]")


def asked(page: Page, kind: str) -> None:
    expect(page.locator(f"[data-part=asked][data-kind={kind}]:not([data-busy])")).to_be_visible()


def sit_down(ann: Visitor, game: str) -> Page:
    """A new game of the person against a bot, at its first question."""
    page = ann.go(f"/table/{ann.begun(game, 'me', 'bot')}")
    expect(page.locator("[data-part=coach-key]:not([data-awaited])")).to_be_visible()
    return page


def place_yurt(page: Page) -> None:
    """Answer the question of Khan's set-up, and wait until it comes again."""
    before = page.locator("[data-part=asked]").get_attribute("data-move")
    page.locator(".picture [data-legal]").first.click()
    expect(page.locator(f"[data-part=asked][data-kind]:not([data-move='{before}'])")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "kind"), [("khan", "place-yurt"), ("merv", "slot"), ("warrior_knights", "assign-troops")]
)
def test_the_first_question_of_a_kind_is_explained(visit: Visit, game: str, kind: str, language: str) -> None:
    phone = language == "ru"
    page = sit_down(visit("Ann", coach="first", language=language, phone=phone), game)
    asked(page, kind)
    expect(note(page).locator("p")).to_have_text(said(game, language, kind))
    axe(page)
    assert wider_than_the_screen(page) <= 0


def test_a_question_is_explained_once_in_a_game(visit: Visit) -> None:
    page = sit_down(visit("Ann", coach="first"), "khan")
    text = said("khan", "en", "place-yurt")
    expect(note(page)).to_contain_text(text)
    place_yurt(page)
    asked(page, "place-yurt")
    expect(note(page)).to_have_count(0)
    page.locator("[data-part=coach-key]").click()
    expect(note(page)).to_contain_text(text)
    page.locator("[data-part=coach-key]").click()
    expect(note(page)).to_have_count(0)
    page.reload()
    asked(page, "place-yurt")
    expect(page.locator("[data-part=coach-key]:not([data-awaited])")).to_be_visible()
    expect(note(page)).to_have_count(0)
    for _ in range(2):
        place_yurt(page)
    asked(page, "act")
    expect(note(page)).to_contain_text(said("khan", "en", "act", number=1))


def test_what_is_put_away_stays_away(visit: Visit) -> None:
    page = sit_down(visit("Ann", coach="first"), "khan")
    page.get_by_role("button", name="Got it").click()
    expect(note(page)).to_have_count(0)
    page.reload()
    asked(page, "place-yurt")
    expect(page.locator("[data-part=coach-key]:not([data-awaited])")).to_be_visible()
    expect(note(page)).to_have_count(0)


def test_it_speaks_in_the_first_two_games_of_each_title(visit: Visit) -> None:
    ann = visit("Ann", coach="first")
    for _ in range(2):
        expect(note(sit_down(ann, "khan"))).to_be_visible()
    asks: list[str] = []
    ann.page.on("request", lambda request: asks.append(request.url))
    page = sit_down(ann, "khan")
    expect(note(page)).to_have_count(0)
    assert not [url for url in asks if "/coach/" in url]
    page.locator("[data-part=coach-key]").click()
    expect(note(page)).to_contain_text(said("khan", "en", "place-yurt"))
    expect(note(sit_down(ann, "merv"))).to_be_visible()


def test_it_is_switched_at_the_table_and_in_the_settings(visit: Visit) -> None:
    ann = visit("Ann", coach="first")
    page = sit_down(ann, "khan")
    page.get_by_role("tab", name="Table").click()
    switch = page.get_by_role("checkbox", name="Coach")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(note(page)).to_have_count(0)
    page = sit_down(ann, "merv")
    expect(note(page)).to_have_count(0)
    page = ann.go("/settings")
    expect(page.locator("input[name=coach][value=never]")).to_be_checked()
    page.get_by_role("radio", name="In every game").check()
    for _ in range(3):
        expect(note(sit_down(ann, "merv"))).to_be_visible()


def test_lessons_have_none_and_the_first_game_after_them_has(visit: Visit) -> None:
    ann = visit(coach="first")
    page = ann.go("/learn/khan/invade")
    page.locator("[data-part=continue]").click()
    asked(page, "act")
    expect(page.locator("[data-part=coach-key]")).to_have_count(0)
    expect(note(page)).to_have_count(0)
    page = ann.go("/learn/khan")
    page.get_by_role("button", name="Play your first game").click()
    asked(page, "place-yurt")
    expect(note(page)).to_be_visible()


def test_small_games_have_no_coach(visit: Visit) -> None:
    ann = visit("Ann", coach="always")
    page = ann.go(f"/table/{ann.begun('tic_tac_toe', 'me', 'me')}")
    expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
    expect(page.locator("[data-part=coach-key]")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Coach")).to_have_count(0)


def test_it_follows_the_language(visit: Visit) -> None:
    ann = visit("Ann", coach="first")
    page = sit_down(ann, "khan")
    expect(note(page)).to_be_visible()
    table = page.url
    page = ann.go("/settings")
    page.locator("input[name=language][value=ru]").check()
    page = ann.go(table)
    expect(note(page)).to_contain_text(said("khan", "ru", "place-yurt"))
    expect(note(page).get_by_role("button")).to_have_text("Понятно")


@pytest.mark.parametrize("size", SIZES)
def test_it_moves_nothing_and_covers_no_answer(visit: Visit, size: str) -> None:
    wide, high = SIZES[size]
    ann = visit("Ann", coach="first", phone=size.startswith("phone"))
    ann.page.set_viewport_size({"width": wide, "height": high})
    page = sit_down(ann, "warrior_knights")
    expect(note(page)).to_be_visible()
    whole = ("[data-part=asked]", "#question", "[data-part=stage]", "[data-part=asked] footer")
    with_note = [page.locator(one).bounding_box() for one in whole]
    got_it = page.get_by_role("button", name="Got it")
    box = got_it.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.5
    assert box["y"] + box["height"] <= high
    got_it.click()
    expect(note(page)).to_have_count(0)
    assert [page.locator(one).bounding_box() for one in whole] == with_note


def test_a_tap_beside_it_puts_it_away_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit("Ann", coach="first", phone=True), "merv")
    expect(note(page)).to_be_visible()
    page.locator("#question").tap()
    expect(note(page)).to_have_count(0)
    page.locator("[data-part=coach-key]").tap()
    expect(note(page)).to_be_visible()


def test_it_is_reached_by_keys_and_read_out(visit: Visit) -> None:
    page = sit_down(visit("Ann", coach="first"), "khan")
    expect(note(page).locator("[aria-live=polite]")).to_have_text(said("khan", "en", "place-yurt"))
    page.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(note(page)).to_have_count(0)
    key = page.get_by_role("button", name="What is this question?")
    expect(key).to_have_attribute("aria-expanded", "false")
    key.focus()
    page.keyboard.press("Enter")
    expect(note(page)).to_be_visible()
    expect(key).to_have_attribute("aria-expanded", "true")


def test_whole_games_are_played_with_it(visit: Visit) -> None:
    page = sit_down(visit("Ann", coach="always", animation="none"), "khan")
    assert play(page, most=120) == 120 or page.locator("[data-part=final]").count() == 1
