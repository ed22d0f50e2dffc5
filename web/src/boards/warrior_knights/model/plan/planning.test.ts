import { describe, expect, it } from "vitest";
import type { Choice, Options } from "$/generated/warrior_knights";
import { giftsIn, othersIn } from "../offers";
import { laid, leftIn, movedOn, nextStack, plannedIn } from "./planning";

const DRAFT: Choice[] = [
  ["plan-card", 0, 1],
  ["plan-card", 2, 1],
  ["plan-card", 0, 5],
];

describe("a plan", () => {
  it("knows its cards by their stacks, and what is left in hand", () => {
    expect(plannedIn(DRAFT).map(({ stack, kind }) => [stack, kind])).toEqual([
      [0, 1],
      [2, 1],
      [0, 5],
    ]);
    expect(leftIn([6, 7, 7, 8, 11, 11], 6, plannedIn(DRAFT))).toEqual([1, 0, 1, 0, 0, 1]);
  });

  it("is filled stack by stack, unless one is pointed out that has room", () => {
    expect(nextStack([])).toBe(0);
    expect(nextStack(plannedIn(DRAFT))).toBe(1);
    expect(nextStack(plannedIn(DRAFT), 2)).toBe(2);
    expect(nextStack(plannedIn(DRAFT), 0)).toBe(1);
    const full = [0, 0, 1, 1, 2, 2].map((stack): Choice => ["plan-card", stack, 3]);
    expect(nextStack(plannedIn(full))).toBe(-1);
  });

  it("takes a card where there is room for it", () => {
    expect(laid(DRAFT, 4, 1)).toEqual([...DRAFT, ["plan-card", 1, 4]]);
    expect(laid(DRAFT, 4, 0)).toBe(DRAFT);
    expect(laid(DRAFT, 1, 1, 0)).toEqual([DRAFT[1], DRAFT[2], ["plan-card", 1, 1]]);
  });

  it("moves a card on from stack to stack, and from the last into the hand", () => {
    const [first, last] = plannedIn(DRAFT);
    expect(movedOn(DRAFT, first!)).toEqual([DRAFT[1], DRAFT[2], ["plan-card", 1, 1]]);
    expect(movedOn(DRAFT, last!)).toEqual([DRAFT[0], DRAFT[2]]);
  });
});

describe("offers", () => {
  const asides: Options = { give: [[1, 1, ""], [1, 2, ""], [2, 1, ""]], "offer-heir": [[0, 1]], "table-talk": [[""]] }; // prettier-ignore

  it("say to whom and how much", () => {
    expect(giftsIn(asides)).toEqual([
      { seat: 1, most: 2 },
      { seat: 2, most: 1 },
    ]);
    expect(giftsIn({})).toEqual([]);
  });

  it("keep heirs and miracles apart from crowns and words", () => {
    expect(othersIn(asides)).toEqual([["offer-heir", 0, 1]]);
  });
});
