import { expect, test } from "vitest";
import { forecast } from "./forecast";
import { TABLES, YIELDS } from "./sample";

test.each(YIELDS)("seat $seat on slot $slot, tile $cell yields what the rules give", (given) => {
  const foreseen = forecast(given.view, TABLES, given.seat, given.slot).find(
    (one) => one.cell === given.cell,
  )!;
  const of = (owner: number): number[] => given.produced.find(([receiver]) => receiver === owner)?.[1] ?? [];
  expect(foreseen.mine).toEqual(of(given.seat));
  const others = given.produced.filter(([receiver]) => receiver !== given.seat);
  expect(foreseen.owner).toBe(others[0]?.[0] ?? -1);
  expect(foreseen.theirs).toEqual(others[0]?.[1] ?? []);
});

test("the sample has shared yields and upgrades", () => {
  expect(YIELDS.some((given) => given.produced.length > 1)).toBe(true);
  expect(YIELDS.some((given) => given.produced.some(([, cubes]) => cubes.includes(4)))).toBe(true);
});

test("a line through the market has four tiles, and an empty tile is built on", () => {
  const view = {
    tiles: [...Array(25).keys()].map((cell) => Math.min(cell, 23)),
    building: Array(25).fill(-1),
    upgrade: Array(25).fill(-1),
  };
  const line = forecast(view, TABLES, 0, 2);
  expect(line.map((one) => one.cell)).toEqual([2, 7, 17, 22]);
  expect(line.every((one) => one.builds && one.mine.length === 1 && one.owner < 0)).toBe(true);
});
