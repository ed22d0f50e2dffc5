"""Lessons in a real browser: each asked choice is pressed on the board or in the list, and every sentence is read.

Every third in English on a desk, and of each game one each in Russian, in French and on a phone;
`SERAI_LESSONS=all`: all of them in each language, and on a phone. `tests/teach` plays all of them through the engine.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import serai
from serai.teach.lessons import course_of
from serai.words import LANGUAGES, Words, lesson_text
from tests.teach.scripts import LESSONS, Scene, leading_on, lesson_called, scenes
from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.learn import kingdom
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
ALL = os.environ.get("SERAI_LESSONS") == "all"
SAMPLE = [("khan", "anywhere", "ru", True), ("khan", "specials", "fr", False), ("khan", "flee", "en", True)]
SAMPLE += [("merv", "contracts", "ru", False), ("merv", "road", "fr", False), ("merv", "mongols", "en", True)]
SAMPLE += [("warrior_knights", "battle", "ru", False), ("warrior_knights", "assembly", "fr", True)]
EVERY = [(game, name, language, False) for game, name in LESSONS for language in LANGUAGES]
EVERY += [(game, name, LANGUAGES[nth % 3], True) for nth, (game, name) in enumerate(LESSONS)]
CASES = EVERY if ALL else [*((game, name, "en", False) for game, name in LESSONS[::3]), *SAMPLE]


def said(game: str, language: str) -> Callable[[str], str]:
    """What lessons say in a language, by key; attributes after a dot."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_text(language, serai.load(game))))

    def say(key: str) -> str:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    return say


def at_step(page: Page, number: int) -> Locator:
    """The lesson's own panel once it has come to a step."""
    panel = page.locator(f"[data-part=lesson][data-step='{number}']:not([data-busy])")
    expect(panel).to_be_visible()
    return panel


def press(page: Page, game: str, language: str, choice: str, kind: str) -> None:
    """Choose: on the board where a thing or two stand for the choice, else in the list."""
    notation = serai.load(game).notation
    pick = notation.from_text(choice)
    word, *row = notation.to_row(pick)
    (shape,) = (shape for shape in notation.shapes if shape.word == word)
    declines = shape.declines or (kind in shape.nothing and row == [0])
    if declines and page.locator(f"[data-decline={word}]").count() > 0:
        page.locator(f"[data-decline={word}]").click()
    elif word in ON_BOARDS.get(game, {}):
        for place in ON_BOARDS[game][word](*row):
            page.locator(f".picture {place}").first.click()
    elif game != "warrior_knights" or not kingdom.pressed(page, language, kind, pick):
        words = Words(language, serai.load(game))
        press_in_list(page, word, words.choice(pick, kind), words.group(pick))


def on_spot(table: str) -> Callable[..., list[str]]:
    """What stands on a board for an entry of a table."""
    return lambda entry: [f"[data-spot='{table}-{entry}']"]


# What is pressed on the board, one after the other; all else is chosen by words.
ON_BOARDS: dict[str, dict[str, Callable[..., list[str]]]] = {
    "khan": {
        "invade": lambda card, cell: [f"[data-card='{card}']", f"[data-cell='{cell}']"],
        "free-invade": lambda cell: ["[data-free]", f"[data-cell='{cell}']"],
        "chase": lambda ruler: [f"[data-court='{ruler}']"],
        "discard": lambda card: [f"[data-card='{card}']"],
    },
    "merv": {
        "take-slot": on_spot("slot"),
        "build-at": on_spot("slot"),
        "activate": on_spot("cell"),
        "place-soldier": on_spot("cell"),
        "place-upgrade": on_spot("cell"),
        "take-card": on_spot("position"),
        "put-camel": lambda: ["[data-spot=put-camel]"],
        "place-courtier": on_spot("court"),
        "score-court": on_spot("court"),
        "take-breakthrough": on_spot("breakthrough"),
        "found-post": on_spot("city"),
        "buy-good": on_spot("city"),
        "climb": on_spot("space"),
        "buy-piece": on_spot("piece"),
        "complete": on_spot("contract"),
        "take-place": on_spot("place"),
    },
}


def press_in_list(page: Page, word: str, words: str, group: str) -> None:
    """Choose by words: the verb first where there are several; a verb with one target is the choice itself."""
    asked = page.locator("[data-part=asked]")
    verb = asked.locator(f"[data-verb={word}]")
    folded = asked.locator("[data-part=list]")
    wanted = asked.locator(".option").get_by_text(words, exact=True)
    wanted = wanted.or_(asked.locator(".option.only").get_by_text(group, exact=True))
    expect(verb.or_(folded).or_(wanted).first).to_be_visible()
    if verb.count() > 0:
        verb.click()
        expect(folded.or_(wanted).first).to_be_visible()
    if folded.count() > 0:
        folded.click()
        asked.locator("input[type=search]").fill(words)
    wanted.click()


def lit(page: Page, scene: Scene, phone: bool) -> None:
    """Everything that a step points at has its ring; a phone shows one panel at a time."""
    if scene.step.point and not phone:
        rings = page.locator("[data-part=lights] span")
        expect(rings).to_have_count(len(scene.step.point))


def all_in_sight(page: Page) -> None:
    """What is said, what is asked, and what goes on or declines are on the screen together."""
    for part in ("[data-part=sentence]", "[data-part=continue]", "#question", "[data-decline]"):
        for each in page.locator(part).all():
            expect(each).to_be_in_viewport(ratio=0.98)


def go_through(page: Page, game: str, name: str, language: str = "en", phone: bool = False) -> None:
    """Read every sentence of a lesson and make every choice that it asks for."""
    say = said(game, language)
    played, lesson = serai.load(game), lesson_called(game, name)
    sentence = page.locator("[data-part=sentence]")
    for number, scene in enumerate(scenes(game, name)):
        at_step(page, number)
        expect(sentence).to_have_text(say(scene.step.say))
        lit(page, scene, phone)
        all_in_sight(page)
        if not scene.step.asks:
            page.locator("[data-part=continue]").click()
            continue
        (asked,) = (asked for asked in scene.stand.match.asks if asked.seat == lesson.seat)
        choice = leading_on(played, lesson, scene.made, scene.options)[0]
        press(page, game, language, choice, asked.kind)
    at_step(page, len(lesson.steps))
    expect(sentence).to_have_text(say(f"lesson-{name}.learned"))
    leads = "first-game" if name == course_of(played).lessons[-1].id else "next"
    expect(page.locator("[data-part=next], [data-part=first-game]")).to_have_attribute("data-part", leads)
    assert wider_than_the_screen(page) <= 0


@pytest.mark.parametrize(("game", "name", "language", "phone"), CASES)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, name: str, language: str, phone: bool) -> None:
    ann = visit(language=language, phone=phone)
    go_through(ann.go(f"/learn/{game}/{name}"), game, name, language, phone)


@pytest.mark.parametrize(("phone", "theme"), sample((True, "dark"), (False, "light")))
def test_axe_finds_nothing_where_one_learns(visit: Visit, phone: bool, theme: str) -> None:
    ann = visit(phone=phone, theme=theme)
    for path in ("/learn", "/learn/khan", "/learn/khan/aim"):
        page = ann.go(path)
        page.wait_for_load_state("networkidle")
        axe(page)
        assert wider_than_the_screen(page) <= 0
    for _ in range(3):
        page.locator("[data-part=continue]").click()
    at_step(page, 3)
    axe(page)


def test_another_choice_is_answered_and_put_back(visit: Visit) -> None:
    ann = visit()
    page, say = ann.go("/learn/khan/tile"), said("khan", "en")
    page.locator("[data-part=continue]").click()
    at_step(page, 1)
    press(page, "khan", "en", "invade c06 f11", "act")
    sentence = page.locator("[data-part=sentence]")
    expect(sentence).to_have_text(say("tile-beside"))
    expect(page.locator(".picture [aria-label^='Cell f11'][aria-label*='yurt']")).to_have_count(1)
    page.locator("[data-part=put-back]").click()
    expect(sentence).to_have_text(say("tile-gap"))
    expect(page.locator(".picture [aria-label^='Cell f11'][aria-label*='yurt']")).to_have_count(0)
    press(page, "khan", "en", "invade c06 f9", "act")
    at_step(page, 2)
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(page, 1)
    expect(sentence).to_have_text(say("tile-gap"))


def test_what_is_forbidden_has_its_reason(visit: Visit) -> None:
    page = visit().go("/learn/khan/invade")
    page.locator("[data-part=continue]").click()
    at_step(page, 1)
    cells = list(serai.load("khan").notation.tables["cell"])
    page.locator("[data-card='2']").click()  # tundra
    page.locator(f"[data-cell='{cells.index('c11')}']").click()
    expect(page.locator("[data-part=tip]")).to_contain_text("KH-INVADE-2")
    at_step(page, 1)


def test_what_was_learned_is_kept_and_leads_on(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/learn/khan")
    expect(page.locator("#main")).to_contain_text("0 of 10")
    page.locator("[data-part=go-on]").click()
    for _ in range(3):
        page.locator("[data-part=continue]").click()
    at_step(page, 3)
    press(page, "khan", "en", "conquer tile_i3:d2-e2-f2", "act")
    at_step(page, 4)
    page.locator("[data-part=continue]").click()
    page.locator("[data-part=again]").click()
    at_step(page, 0)
    page.get_by_role("link", name="Skip lesson").click()
    expect(page).to_have_url(f"{ann.address}/learn/khan/invade")
    at_step(page, 0)
    page = ann.go("/learn/khan")
    expect(page.locator("li.had [data-lesson]")).to_have_count(1)
    expect(page.locator("#main")).to_contain_text("1 of 10")


@pytest.mark.parametrize(("game", "kind"), [("khan", "place-yurt"), ("merv", "slot"), ("warrior_knights", "planning")])
def test_after_the_lessons_comes_the_first_game(visit: Visit, game: str, kind: str) -> None:
    ann = visit()
    page = ann.go(f"/learn/{game}")
    page.get_by_role("button", name="Play your first game").click()
    expect(page.locator(f"[data-part=asked][data-kind={kind}]")).to_be_visible()
    expect(page.locator("[data-plate]")).to_have_count(3)
    first = course_of(serai.load(game)).first_game
    assert first is not None
    table = ann.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in table["seats"]] == [None, first.level, first.level]
    assert table["from_position"]


def test_who_has_never_played_is_led_to_the_lessons(visit: Visit) -> None:
    newcomer, regular = visit(), visit("Ann")
    regular.begun("khan", "me", "bot")
    page = newcomer.go("/")
    learn = page.get_by_role("link", name="Learn Khan")
    expect(learn).to_be_visible()
    assert "main" in (learn.get_attribute("class") or "").split()
    learn.click()
    expect(page).to_have_url(f"{newcomer.address}/learn/khan")
    page = regular.go("/")
    learn = page.get_by_role("link", name="Learn Khan")
    expect(learn).to_be_visible()
    assert "main" not in (learn.get_attribute("class") or "").split()
