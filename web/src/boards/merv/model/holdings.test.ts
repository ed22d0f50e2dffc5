import { expect, test } from "vitest";
import { holdingsOf, needsOf } from "./holdings";
import { ALONE, TWO } from "./sample";
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

test("what is held of what a contract asks", () => {
  expect(needsOf(asking([1, 1, 0, 0]), [0, 1, 0, 0])).toEqual([
    { item: "scroll", held: false },
    { item: "common", held: true },
  ]);
  expect(needsOf(asking([0, 2, 0, 1]), [0, 1, 0, 1])).toEqual([
    { item: "common", held: true },
    { item: "common", held: false },
    { item: "any", held: true },
  ]);
});
