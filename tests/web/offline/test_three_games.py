"""What each of the three games offers beside its moves, clicked through with the file server gone.

Each test takes one of the games, or with `SERAI_OFFLINE=all` every one of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import serai
from serai.cli import main
from serai.games.warrior_knights.rules.board import CITY_AREA
from tests.bots.bot_games import played
from tests.web.learn.test_suggest import lamp, suggested
from tests.web.offline.host import LONG, FileHost, Traveller
from tests.web.offline.test_site import ALL
from tests.web.offline.test_table import alone, seated
from tests.web.playing import LIST, asked, play

Travel = Callable[..., Traveller]
GAMES = ("khan", "merv", "warrior_knights")
SURE = "[data-part=candidate], [data-part=confirm]"
SENTENCE = re.compile(r"^[^{}$]*\w{2}[^{}$]*$")
# A question of each game (of Khan the first one), a place that cannot be chosen then, and the rule that forbids it.
STANDING = ", ".join(f'.wk [data-spot="area-{area}"]:not([data-legal])' for area in CITY_AREA)  # cities not razed
FORBIDDEN = {
    "khan": ("", ".khan [data-cell][aria-label='Cell a5, river']", "KH-INVADE-6"),
    "merv": ("tile", ".merv [data-spot^=cell]:not([data-legal])", "ME-TURN-3"),
    "warrior_knights": ("castle-site", STANDING, "WK-SETUP-17"),
}


def some(*games: str) -> list[str]:
    """The games that a test takes."""
    return list(GAMES if ALL else games)


@cache
def recorded(game: str) -> str:
    """The record of a whole game between two bots."""
    return played(serai.load(game), ["novice", "novice"], "brought along").record.to_json()


def of_mine(page: Page) -> str | None:
    """The number of the move that is one's own; a bot may have had the first."""
    expect(page.locator("[data-part=asked].mine:not([data-busy])")).to_be_visible(timeout=LONG)
    return asked(page).get_attribute("data-move")


def narrowed(page: Page) -> None:
    """Go on until a choice waits to be confirmed."""
    for _ in range(6):
        expect(page.locator(f"{SURE}, {LIST}").first).to_be_visible()
        if page.locator(SURE).count() > 0:
            return
        page.locator(LIST).first.click()
    expect(page.locator(SURE).first).to_be_visible()


@pytest.mark.parametrize("game", some("khan"))
def test_what_a_choice_does_is_seen_before_it_is_made(host: FileHost, travel: Travel, game: str) -> None:
    ann = travel(host, confirm="always")
    alone(ann, host)
    page = seated(ann, game, "bot novice")
    if game == "warrior_knights":
        come_to(page, "castle-site")  # before that, troops are divided on the board
    narrowed(page)
    told = asked(page).locator("ul li")
    expect(told.first).to_be_visible(timeout=LONG)
    assert all(SENTENCE.match(words) for words in told.all_inner_texts())
    before = asked(page).get_attribute("data-move")
    page.locator(":is([data-part=candidate] .main, [data-part=confirm])").first.click()
    expect(page.locator(f"[data-part=asked]:not([data-move='{before}'])")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("game", some("merv"))
def test_what_cannot_be_chosen_says_why_and_its_rule_can_be_read(host: FileHost, travel: Travel, game: str) -> None:
    ann, (kind, place, rule) = travel(host, suggest=False), FORBIDDEN[game]
    alone(ann, host)
    page = seated(ann, game, "bot novice")
    if kind:
        come_to(page, kind)
        page.locator(place).first.click(force=True)
    else:
        of_mine(page)  # before that, nothing is forbidden: nothing is asked
        page.locator(place).hover()
    cited = page.locator(".notice a")
    expect(cited).to_have_text(rule)
    cited.click()
    expect(page.locator(f"[data-part=rules] #{rule}")).to_be_in_viewport()


def come_to(page: Page, kind: str) -> None:
    """Play on until something of a kind is asked."""
    wanted = page.locator(f"[data-part=asked][data-kind={kind}]")
    for _ in range(40):
        expect(page.locator("[data-part=asked][data-kind]:not([data-busy])")).to_be_visible(timeout=LONG)
        if wanted.count() > 0:
            return
        play(page, most=1)
    expect(wanted).to_be_visible()


@pytest.mark.parametrize("game", some("warrior_knights"))
def test_one_tries_out_what_if_with_the_advice_of_a_bot(host: FileHost, travel: Travel, game: str) -> None:
    ann = travel(host)
    alone(ann, host)
    page = seated(ann, game, "bot novice")
    before = of_mine(page)
    page.get_by_role("tab", name="Table", exact=True).click()
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_text("Only what you know is used")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="What would a General do here, and why?").click()
    advised = page.locator("[data-part=why] li").first
    expect(advised).to_be_visible(timeout=LONG)
    advised.get_by_role("button").first.click()
    expect(page.locator(f"[data-part=asked]:not([data-move='{before}'])")).to_be_visible()
    play(page, most=3)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("Only what you know is used")).to_have_count(0)
    expect(asked(page)).to_have_attribute("data-move", str(before))


@pytest.mark.parametrize("game", some("khan"))
def test_a_suggestion_is_made_with_its_reasons(host: FileHost, travel: Travel, game: str) -> None:
    ann = travel(host)
    alone(ann, host)
    page = seated(ann, game, "bot novice")
    before = of_mine(page)
    lamp(page).click()
    found = suggested(page)
    assert all(SENTENCE.match(words) for words in found.locator("[data-part=reason]").all_inner_texts())
    found.first.click()
    expect(page.locator(f"[data-part=asked]:not([data-move='{before}'])")).to_be_visible(timeout=LONG)


def kept_as(page: Page, link: str, file: Path) -> str:
    """Save what a link gives."""
    with page.expect_download() as saved:
        page.get_by_role("link", name=link, exact=True).last.click()
    saved.value.save_as(file)
    return file.read_text()


@pytest.mark.parametrize("game", some("merv"))
def test_a_record_comes_in_is_gone_through_analysed_and_goes_out(
    host: FileHost, travel: Travel, tmp_path: Path, game: str
) -> None:
    brought = tmp_path / "brought.json"
    brought.write_text(recorded(game))
    ann = travel(host)
    page = alone(ann, host)
    page.locator("input[type=file]").set_input_files(brought)
    bar = page.locator("section.replay")
    expect(bar).to_be_visible(timeout=LONG)
    last = int(str(bar.get_by_role("slider", name="Move").get_attribute("max")))
    bar.get_by_role("slider", name="Move").press("End")
    expect(bar).to_contain_text(f"Move {last} of {last}")
    bar.get_by_role("button", name="One move back").click()
    expect(bar).to_contain_text(f"Move {last - 1} of {last}")
    page.get_by_role("button", name="Analyse this game").click()
    chances = page.get_by_role("slider", name="Chances to win by move")
    expect(chances).to_be_visible(timeout=LONG)
    expect(chances).to_have_attribute("aria-valuemax", str(last))
    page.locator("[data-part=analysis] ol button").first.click()
    expect(bar).not_to_contain_text(f"Move {last - 1} of {last}")
    bar.get_by_role("button", name="Back to the table").click()
    page.get_by_role("tab", name="Table", exact=True).click()
    assert json.loads(kept_as(page, "Record (JSON)", tmp_path / "gone.json"))["rows"] == rows(brought)
    kept_as(page, "Record (text)", tmp_path / "gone.txt")
    for name in ("gone.json", "gone.txt"):
        assert main(["verify", str(tmp_path / name)]) == 0


def rows(record: Path) -> Any:
    """The moves of a record."""
    return json.loads(record.read_text())["rows"]


def plans() -> list[tuple[str, int, dict[str, Any]]]:
    """Tables of every number of seats and with every value of every option; an ordinary run takes one that has most."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in GAMES:
        game = serai.load(name)
        found += [(name, seats, {}) for seats in range(game.min_seats, game.max_seats + 1)]
        offered = {one.name: [each for each in one.values if each != one.default] for one in game.options if one.values}
        for turn in range(max(map(len, offered.values()), default=0)):
            found.append((name, 2, {option: values[turn % len(values)] for option, values in offered.items()}))
    return found if ALL else found[-1:]


@pytest.mark.parametrize(("game", "seats", "options"), plans())
def test_every_option_is_set_up_and_stands_in_the_record(
    host: FileHost, travel: Travel, tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    ann = travel(host, suggest=False)
    alone(ann, host)
    page = ann.go(f"/new/{game}")
    page.locator("#count").select_option(str(seats))
    for seat in range(1, seats):
        page.locator(f"#seat-{seat}").select_option("bot novice")
    for option, value in options.items():
        wish(page, game, option, value)
    page.get_by_role("button", name="Start game").click()
    expect(asked(page)).to_be_visible(timeout=LONG)
    play(page, most=2)
    page.get_by_role("tab", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    record = kept_as(page, "Record (JSON)", tmp_path / "resigned.json")
    header = json.loads(record)
    assert len(header["seats"]) == seats
    assert {option: header["options"].get(option) for option in options} == options
    assert main(["verify", str(tmp_path / "resigned.json")]) == 0


def wish(page: Page, game: str, option: str, value: Any) -> None:
    """Set an option on the page that sets a table up."""
    shown = next(one for one in serai.load(game).options if one.name == option)
    place = page.locator(f"#option-{option}")
    if place.count() > 0:
        place.select_option(index=shown.values.index(value))
    else:
        tick = page.locator(f".option:has(#option-{option}-why) input")
        tick.set_checked(bool(value))
