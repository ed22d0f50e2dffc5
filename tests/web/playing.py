"""Playing through the page: whatever can be chosen is clicked on, by a player who plays the same way every time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.harness import Visitor

MINUTES = 60_000
FINAL = "[data-part=final]"
LIST = ".beside :is(.option, .verb, [data-part=list]):not([aria-disabled])"
BOARD = ".picture [data-legal]"

# Clicks on what is lit until the game is over; gives how often.
PLAY = """
async ({ seed, lit, limit, most }) => {
  let drawn = seed >>> 0;
  const draw = (size) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    return Math.floor((drawn / 4294967296) * size);
  };
  const find = (path) => [...document.querySelectorAll(path)];
  const end = Date.now() + limit;
  let clicks = 0;
  while (Date.now() < end && clicks < most) {
    if (find("[data-part=final]").length > 0) return clicks;
    const sure = find(":is([data-part=candidate] .main, [data-part=confirm]):not([aria-disabled]), .cover .main");
    const chosen = sure.length > 0 ? sure[0] : find(lit)[draw(find(lit).length)];
    if (chosen) {
      chosen.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      clicks += 1;
    }
    await new Promise((wake) => setTimeout(wake, 8));
  }
  if (clicks >= most) return clicks;
  const asked = find("[data-part=asked]").map((panel) => panel.innerText).join(" ");
  throw new Error(`not over after ${clicks} clicks, and on the screen: ${asked}`);
}
"""

COUNT = "() => { window.clicks = 0; document.addEventListener('click', () => (window.clicks += 1), true); }"
# Somebody who knows what to do: goes straight to an answer, waits for what comes of it, and confirms where asked to.
DELIBERATE = """
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


def play(page: Page, *, seed: int = 1, lit: str = LIST, most: int = 10**9, minutes: float = 4) -> int:
    """Answer whatever is asked until the final scores are there, or `most` clicks were made; gives the clicks."""
    wishes: dict[str, Any] = {"seed": seed, "lit": lit, "limit": minutes * MINUTES, "most": most}
    return int(page.evaluate(PLAY, wishes))


def play_deliberately(page: Page, minutes: float = 4) -> None:
    """Play to the end as somebody does who presses nothing twice; `COUNT` tells how many clicks that takes."""
    assert page.evaluate(DELIBERATE, {"limit": minutes * MINUTES}), "not over in time"


def decisions(visitor: Visitor, page: Page) -> int:
    """The choices that a visitor in the first seat has made; each of those handed in together counts, and that too."""
    record: dict[str, Any] = visitor.get(f"/tables/{page.url.rpartition('/')[2]}/record.json")
    alone: int = sum(seat == 0 and act == "chose" for _, seat, act, *_ in record["rows"])
    together = [what[0] for _, _, act, what, *_ in record["rows"] if act == "all"]
    return alone + sum(len(list(draft)) + 1 for draft in together if draft)


def asked(page: Page) -> Locator:
    """The panel with the question."""
    return page.locator("[data-part=asked]")


def option(page: Page, words: str) -> Locator:
    """An option of the list by its words."""
    return page.locator(".beside .option", has_text=words)


def cell(page: Page, name: str) -> Locator:
    """A cell of a grid by its name."""
    return page.locator(f'.picture [role=button][aria-label^="{name}"]')


def choose(page: Page, name: str) -> None:
    """Claim a cell and confirm it."""
    cell(page, name).click()
    page.get_by_role("button", name="Confirm").click()


def logged(page: Page, words: str) -> None:
    """Wait until the log says something."""
    expect(page.locator("#panel-log").get_by_text(words)).to_be_attached()
