"""How many clicks Warrior Knights costs: the first troops, a plan, and a decision over a whole game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.boards.warrior_knights.table import WK, Visit, go_on, sit_down, spot
from tests.web.harness import Visitor
from tests.web.playing import FINAL

MOST = 1.3  # clicks a decision
COUNT = "() => { window.clicks = 0; document.addEventListener('click', () => (window.clicks += 1), true); }"
# Somebody who knows what he wants: he goes straight to an answer, and confirms it where he is asked to.
PLAY = """
async ({ limit }) => {
  let drawn = 7;
  const draw = (size) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    return Math.floor((drawn / 4294967296) * size);
  };
  const asked = () => document.querySelector("[data-part=asked]");
  const at = () => `${asked()?.dataset.move} ${asked()?.dataset.kind}`;
  const able = (each) => each.checkVisibility() && !each.disabled;
  const find = (path) => [...document.querySelectorAll(path)].filter(able);
  const press = (each) => each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const until = async (done) => {
    const end = Date.now() + 20000;
    while (!done() && Date.now() < end) await new Promise((wake) => setTimeout(wake, 5));
  };
  const over = () => document.querySelector("[data-part=final]") !== null;
  const SURE = "[data-part=candidate] .main, [data-part=confirm]";
  const end = Date.now() + limit;
  while (Date.now() < end && !over()) {
    await until(() => over() || (asked()?.dataset.kind && !asked().dataset.busy));
    if (over()) break;
    const before = at();
    const lit = find(".picture [data-legal], .beside .option");
    const more = lit.filter((each) => each.dataset.spot !== "hand-in");
    const wished = more.length ? more : lit;
    const chosen = find(SURE)[0] ?? wished[draw(wished.length)] ?? find("[data-verb], [data-part=list]")[0];
    if (!chosen) { await new Promise((wake) => setTimeout(wake, 10)); continue; }
    press(chosen);
    const narrowed = () => !asked().dataset.busy && find(`${SURE}, [data-part=back]`).length > 0;
    await until(() => over() || at() !== before || narrowed() || asked().dataset.kind === undefined);
  }
  return over();
}
"""


def decisions(ann: Visitor, page: Page) -> int:
    """How many choices Ann has made: those that she handed in together count one by one, and handing them in."""
    record: dict[str, Any] = ann.get(f"/tables/{page.url.rpartition('/')[2]}/record.json")
    alone: int = sum(seat == 0 and act == "chose" for _, seat, act, *_ in record["rows"])
    together = [what[0] for _, _, act, what, *_ in record["rows"] if act == "all"]
    return alone + sum(len(list(draft)) + 1 for draft in together if draft)


def test_the_first_troops_cost_one_click(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "assign-troops")
    page.evaluate(COUNT)
    spot(page, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=division]")).to_contain_text("Your troops are ready.")
    assert page.evaluate("window.clicks") == 1


def test_a_whole_plan_costs_seven_clicks(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "planning")
    page.evaluate(COUNT)
    for kind in range(6):
        spot(page, f"kind-{kind}").click()
    expect(page.locator(f"{WK} .stack .laid")).to_have_count(6)
    spot(page, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=planning]")).to_contain_text("Your plan is ready.")
    assert page.evaluate("window.clicks") <= 7


def test_a_decision_costs_little_more_than_a_click_over_a_whole_game(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    page = sit_down(ann, 2)
    expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
    page.evaluate(COUNT)
    assert page.evaluate(PLAY, {"limit": 240_000})
    expect(page.locator(FINAL)).to_be_visible()
    clicks = int(page.evaluate("window.clicks"))
    assert clicks <= MOST * decisions(ann, page)
