import { expect, it } from "vitest";
import type { Said } from "$/server/socket";
import type { GameWords } from "../face/face";
import { isRemark, remarked, remarksBy } from "./remarks";

const said = (key: string | null, move = 0, choice: unknown[] | null = null) =>
  ({ seat: key ? 1 : null, remark: key ? { key, move, choice } : null, words: "hello" }) as unknown as Said;
const words = {
  seat: (seat: number) => `Baron ${seat}`,
  choice: ([word]: [string]) => `${word} it`,
} as unknown as GameWords;

it("a remark is said in the reader's words, with the choice it is about", () => {
  expect(remarked(said("consent-better", 3, ["refuse"]), words)).toBe(
    "Baron 1: “refuse it: that leaves me better off than any other answer.”",
  );
  expect(remarked(said("no-hostages"), words)).toBe("Baron 1: “I want no further hostages.”");
  expect([said("no-hostages"), said(null)].map(isRemark)).toEqual([true, false]);
});

it("a remark stands after its move, or after the last that there is before it", () => {
  const all = [said("gift-thanks", 4), said(null), said("undo-agreed", 7), said("vote-left", 1)];
  expect(remarksBy(all, [2, 4, 6])).toEqual(
    new Map([
      [4, [all[0]]],
      [6, [all[2]]],
    ]),
  );
});
