import { describe, expect, it } from "vitest";
import type { Row } from "../face/face";
import { asksVerb, distinct, filtered, groupsOf } from "./options";

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

  it("asks for the verb first where there are several and one of them has several targets", () => {
    expect(asksVerb(groupsOf(rows))).toBe(true);
    expect(asksVerb(groupsOf([["drop", 0], ["pass"]]))).toBe(false);
    expect(
      asksVerb(
        groupsOf([
          ["drop", 0],
          ["drop", 1],
        ]),
      ),
    ).toBe(false);
  });

  it("names once what reads the same", () => {
    const cards: Row[] = [
      ["play", 1],
      ["play", 2],
      ["play", 3],
    ];
    const named = ([, card]: Row): string => (card === 3 ? "river" : "mountain");
    expect(distinct(cards, named)).toEqual([
      ["play", 1],
      ["play", 3],
    ]);
  });

  it("keeps what contains everything that was typed", () => {
    expect(filtered(rows, "  ", spoken)).toBe(rows);
    expect(filtered(rows, "b COL", spoken)).toEqual([["drop", 1]]);
    expect(filtered(rows, "colu z", spoken)).toEqual([]);
  });
});
