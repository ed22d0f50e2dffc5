import { describe, expect, it } from "vitest";
import { asked, land, places } from "../model/example";
import { choicesAt, litCells, narrowedBy, readReach, stillHeld } from "./reach";

const board = land();
const all = places();
const rulers = [9, -1];
const question = asked("act", {
  invade: [
    [7, 0],
    [7, 1],
    [8, 1],
  ],
  chase: [[0]],
  conquer: [[3], [6]],
  "free-invade": [[0], [1], [3]],
});
const reach = readReach(question, all);

describe("what the options allow", () => {
  it("is read by card, ruler and piece", () => {
    expect([...reach.invade.keys()]).toEqual([7, 8]);
    expect(reach.invade.get(7)).toEqual(new Set([0, 1]));
    expect(reach.conquer).toEqual(
      new Map([
        [0, [3]],
        [2, [6]],
      ]),
    );
    expect(reach.chase).toEqual(new Set([0]));
    expect(reach.plain).toEqual([]);
  });

  it("is nothing without a question", () => {
    const nothing = readReach(null, all);
    expect(nothing.kind).toBeNull();
    expect(litCells(nothing, null, board, all, rulers).size).toBe(0);
  });

  it("keeps apart what points at nothing on the map", () => {
    expect(readReach(asked("use-special", { pass: [[]], reconnoitre: [[1]] }), all).plain).toEqual(["pass"]);
  });
});

describe("the cells that light up", () => {
  it("are those of the card in hand", () => {
    expect(litCells(reach, { what: "card", card: 8 }, board, all, rulers)).toEqual(new Set([1]));
    expect(litCells(reach, { what: "card", card: 5 }, board, all, rulers).size).toBe(0);
  });

  it("are all places of the piece in hand", () => {
    expect(litCells(reach, { what: "piece", kind: 2 }, board, all, rulers)).toEqual(new Set([5, 6, 7]));
  });

  it("are everything that can be done, with nothing in hand", () => {
    expect(litCells(reach, null, board, all, rulers)).toEqual(new Set([0, 1, 3, 4, 5, 6, 7, 9]));
  });

  it("are the regions that can be protected", () => {
    const divine = readReach(asked("use-special", { "divine-support": [[1]] }), all);
    expect(litCells(divine, { what: "divine" }, board, all, rulers)).toEqual(new Set([3, 7, 11]));
  });
});

describe("what fits what is in hand", () => {
  it("narrows the list", () => {
    expect(narrowedBy(reach, { what: "card", card: 8 }, all)).toEqual([["invade", 8, 1]]);
    expect(narrowedBy(reach, { what: "piece", kind: 2 }, all)).toEqual([["conquer", 6]]);
    expect(narrowedBy(reach, { what: "free" }, all)).toHaveLength(3);
    expect(narrowedBy(reach, null, all)).toBeNull();
  });

  it("is everything that begins on a cell", () => {
    expect(choicesAt(reach, 1, all)).toEqual([
      ["invade", 7, 1],
      ["invade", 8, 1],
      ["free-invade", 1],
    ]);
    expect(choicesAt(reach, 5, all)).toEqual([
      ["conquer", 3],
      ["conquer", 6],
    ]);
    expect(choicesAt(reach, 11, all)).toEqual([]);
  });

  it("stays in hand only while it can be used", () => {
    expect(stillHeld(reach, { what: "card", card: 7 })).toBe(true);
    expect(stillHeld(reach, { what: "card", card: 6 })).toBe(false);
    expect(stillHeld(reach, { what: "piece", kind: 1 })).toBe(false);
    expect(stillHeld(reach, { what: "free" })).toBe(true);
    expect(stillHeld(reach, { what: "cell", cell: 1 })).toBe(false);
    expect(stillHeld(reach, { what: "reserve" })).toBe(false);
  });
});
