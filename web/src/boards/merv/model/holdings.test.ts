import { expect, test } from "vitest";
import { courtCounts, holdingsOf, needsOf, ownersOf, scorers, topOf } from "./holdings";
import { ALONE, TABLES, TWO } from "./sample";
import type { Contract } from "./tables";

const asking = (needs: Contract["needs"]): Contract => ({
  level: 1,
  bonus: "favour",
  points: 5,
  needs,
  influence: 2,
});

test("an owner's part of every list", () => {
  const held = holdingsOf(TWO.view, 1);
  expect(held.cubes).toEqual(TWO.view.cubes.slice(5, 10));
  expect(held.spices).toEqual(TWO.view.spices.slice(4, 8));
  expect(held.free).toEqual(TWO.view.free.slice(3, 6));
  expect(held.tokens.every((token) => TWO.view.tokens[token] === 1)).toBe(true);
  expect(holdingsOf(ALONE.view, 5).cubes).toEqual([]); // the Magistrate never has cubes
});

test("who owns something, and who scores", () => {
  expect(ownersOf(ALONE.view)).toEqual([0, 5, 4]);
  expect(scorers(ALONE.view)).toEqual([0, 5]);
  expect(ownersOf(TWO.view)).toEqual([0, 1, 4]);
  expect(ownersOf({ seats: 4 })).toEqual([0, 1, 2, 3]);
});

test("what is held of what a contract asks", () => {
  expect(needsOf(asking([1, 1, 0, 0]), [0, 1, 0])).toEqual([
    { item: "scroll", held: false },
    { item: "common", held: true },
  ]);
  // A good that is named leaves nothing for "any good".
  expect(needsOf(asking([0, 1, 0, 1]), [0, 1, 0]).map((need) => need.held)).toEqual([true, false]);
  expect(needsOf(asking([0, 1, 0, 1]), [0, 1, 1]).map((need) => need.held)).toEqual([true, true]);
  expect(needsOf(asking([0, 2, 0, 1]), [0, 1, 1]).map((need) => need.held)).toEqual([true, false, true]);
});

test("the open card of a stack", () => {
  expect(topOf([2, 1, 0], { contracts: [-1, 3, 1] })).toBe(0);
  expect(topOf([2, 1], { contracts: [-1, 3, 1] })).toBe(-1);
});

test("what a courtier counts: scrolls, cards, goods, levels, those on contracts too", () => {
  const held = {
    ...holdingsOf(TWO.view, 0),
    free: [1, 2, 0],
    placed: [1, 0, 1],
    spices: [2, 0, 1, 0],
    space: 12,
  };
  expect(courtCounts(held, TABLES)).toEqual([2, 3, 3, 5]);
  expect(courtCounts({ ...held, space: -1 }, TABLES)[3]).toBe(0);
});
