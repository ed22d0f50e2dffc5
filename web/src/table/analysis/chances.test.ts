import { describe, expect, it } from "vitest";
import {
  across,
  apart,
  down,
  highest,
  leads,
  lineOf,
  moveAt,
  percent,
  placeOf,
  SHEET,
  spread,
  stepTo,
  type Found,
} from "./chances";

const found = (...chances: number[][]): Found => ({
  moves: chances.map((_, place) => 2 * place),
  chances,
  turning_points: [],
});

describe("who led", () => {
  it("is whoever is clearly ahead", () => {
    expect(leads(found([0.5, 0.5], [0.54, 0.46], [0.6, 0.4], [0.51, 0.49], [0.3, 0.7], [0, 1]))).toEqual([
      { move: 4, seat: 0 },
      { move: 8, seat: 1 },
    ]);
  });

  it("does not change for less than can be told apart", () => {
    expect(leads(found([0.6, 0.4], [0.48, 0.52], [0.49, 0.51], [1, 0]))).toEqual([{ move: 0, seat: 0 }]);
  });

  it("is the best of several", () => {
    expect(leads(found([0.3, 0.36, 0.34], [0.2, 0.3, 0.5]))).toEqual([{ move: 2, seat: 2 }]);
  });

  it("is nobody where one plays alone, who was best off some time before the end", () => {
    expect(highest(found([0.1], [0.3], [0.2], [1]))).toEqual({ move: 2, chance: 0.3 });
    expect(highest(found([0.4]))).toEqual({ move: 0, chance: 0.4 });
  });
});

describe("moves", () => {
  const moves = [0, 3, 6, 9];

  it("are found by the last that was looked at", () => {
    expect([0, 2, 3, 8, 9, 20].map((move) => placeOf(moves, move))).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it("are spread evenly with both ends", () => {
    expect(spread(3, 8)).toEqual([0, 1, 2]);
    expect(spread(101, 5)).toEqual([0, 25, 50, 75, 100]);
  });

  it("are stepped through by keys", () => {
    const from = (move: number, key: string) => stepTo(moves, move, key);
    expect([
      from(3, "ArrowRight"),
      from(3, "ArrowLeft"),
      from(4, "ArrowRight"),
      from(4, "ArrowLeft"),
    ]).toEqual([6, 0, 6, 3]);
    expect([from(9, "ArrowRight"), from(0, "ArrowLeft"), from(9, "PageDown"), from(3, "PageUp")]).toEqual([
      9, 0, 0, 9,
    ]);
    expect([from(3, "Home"), from(3, "End"), from(3, "Enter")]).toEqual([0, 9, null]);
  });
});

describe("the sheet", () => {
  it("puts the first move left, the last right, a sure win on top", () => {
    expect([across(0, 8), across(8, 8)]).toEqual([SHEET.left, SHEET.width - SHEET.right]);
    expect([down(1), down(0)]).toEqual([SHEET.top, SHEET.height - SHEET.bottom]);
    expect(across(0, 0)).toBe(SHEET.left);
  });

  it("gives the move under a point back", () => {
    for (const move of [0, 3, 8]) expect(moveAt(across(move, 8) / SHEET.width, 8)).toBe(move);
    expect([moveAt(-1, 8), moveAt(2, 8)]).toEqual([0, 8]);
  });

  it("keeps numbers apart and inside, in their order", () => {
    expect(apart([50, 100, 200], 16)).toEqual([50, 100, 200]);
    expect(apart([100, 90, 101], 16)).toEqual([106, 90, 122]);
    expect(apart([320, 322, 324], 16)).toEqual([292, 308, 324]);
  });

  it("draws the line of a seat through all of it", () => {
    expect(lineOf(found([0.5, 0.5], [1, 0]), 1)).toBe("42.0,86.0 324.0,156.0");
    expect(percent(0.126)).toBe(13);
  });
});
