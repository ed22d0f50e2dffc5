"""How many clicks a turn of Khan costs, also where a choice cannot be taken back and waits for its confirmation."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import serai
from serai.engine.play.match import Match
from serai.games.khan.choices import Conquer, Invade, Pass
from tests.web.harness import Visitor

Visit = Callable[..., Visitor]
COUNT = "() => { window.clicks = 0; document.addEventListener('click', () => (window.clicks += 1), true); }"
SURE = ":is(.here, .candidate) .main"
AT = "document.querySelector('[data-part=asked]').dataset.move"


def final(kind: type[Any]) -> Match:
    """A game in which somebody is asked for a choice of this kind that cannot be taken back."""
    for seed in range(60):
        match, dice = Match.new(serai.load("khan"), seats=2, seed=str(seed)), random.Random(seed)
        while match.asks:
            seat, options = match.asks[0].seat, list(match.asks[0].options)
            wished = [pick for pick in options if type(pick) is kind]
            if wished and len(options) > len(wished) and match.number > 8 and match.final(seat, wished[0]):
                return match
            pieces = [pick for pick in options if type(pick) is Conquer]
            match.choose(seat, dice.choice(pieces or [pick for pick in options if type(pick) is Invade] or options))
    raise AssertionError(f"nobody ever may choose {kind.__name__} for good")


def come(visit: Visit, match: Match) -> tuple[Page, str]:
    """The page of that game, and the question that it is at."""
    ann = visit("Ann", animation="none")
    page = ann.go(f"/table/{ann.gone_on(match.record.to_json(), match.number, 2, match.asks[0].seat)}")
    expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
    page.evaluate(COUNT)
    return page, page.evaluate(AT)


def counted(page: Page, before: str) -> int:
    """The clicks that have answered the question."""
    expect(page.locator("[data-part=asked]")).not_to_have_attribute("data-move", before)
    return int(page.evaluate("window.clicks"))


@pytest.mark.parametrize(("kind", "taken_up"), [(Invade, "[data-card]"), (Conquer, "[data-kind]")])
def test_a_card_or_a_conquest_costs_three_clicks_at_most(visit: Visit, kind: type[Any], taken_up: str) -> None:
    page, before = come(visit, final(kind))
    page.locator(f".khan {taken_up}[data-legal]").first.click()
    page.locator(".khan [data-cell][data-legal]").first.click()
    page.locator(SURE).first.click()
    assert counted(page, before) <= 3


def test_passing_costs_one_click(visit: Visit) -> None:
    page, before = come(visit, final(Pass))
    button = page.locator("[data-decline=pass]")
    expect(button).to_have_text("End turn")
    button.click()
    assert counted(page, before) == 1
