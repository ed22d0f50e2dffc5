import { describe, expect, it } from "vitest";
import type { Row } from "../face/face";
import { filtered, firstOf, groupsOf } from "./options";

const rows: Row[] = [["drop", 0], ["pass"], ["drop", 1], ["drop", 2]];
const spoken = ([word, column]: Row): string =>
  word === "drop" ? `Column ${"abc"[column as number]}` : "Pass";

describe("the list of options", () => {
  it("is grouped by word, in the order of the first", () => {
    expect(groupsOf(rows).map(({ word, rows }) => [word, rows.length])).toEqual([
      ["drop", 3],
      ["pass", 1],
    ]);
  });

  it("keeps what contains everything that was typed", () => {
    expect(filtered(rows, "  ", spoken)).toBe(rows);
    expect(filtered(rows, "b COL", spoken)).toEqual([["drop", 1]]);
    expect(filtered(rows, "colu z", spoken)).toEqual([]);
  });

  it("shows a page across the groups", () => {
    const page = firstOf(groupsOf(rows), 2);
    expect(page).toEqual([
      {
        word: "drop",
        rows: [
          ["drop", 0],
          ["drop", 1],
        ],
      },
    ]);
    expect(firstOf(groupsOf(rows), 4).map(({ rows }) => rows.length)).toEqual([3, 1]);
  });
});
