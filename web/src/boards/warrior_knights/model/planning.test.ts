import { describe, expect, it } from "vitest";
import type { Choice, Face, Options } from "$/generated/warrior_knights";
import { giftsIn, othersIn } from "./offers";
import { isHandedIn, leftIn, plannedIn, takeOut } from "./planning";

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

  it("is handed in by the commitment", () => {
    expect(isHandedIn(DRAFT)).toBe(false);
    expect(isHandedIn([...DRAFT, ["commit"]])).toBe(true);
  });

  it("gives one card back and keeps the others", async () => {
    const face = {
      view: { draft: [...DRAFT] },
      busy: false,
      candidate: null as Choice | null,
      undo: () => Promise.resolve(void face.view.draft.pop()),
      take: (row: Choice) => Promise.resolve(void (face.candidate = row)),
      confirm: () => {
        face.view.draft.push(face.candidate!);
        face.candidate = null;
        return Promise.resolve();
      },
    };
    await takeOut(face as unknown as Face, 1);
    expect(face.view.draft).toEqual([DRAFT[0], DRAFT[2]]);
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
