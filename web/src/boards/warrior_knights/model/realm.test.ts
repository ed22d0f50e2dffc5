import { expect, it } from "vitest";
import type { View } from "$/generated/warrior_knights";
import { areaOf, armiesOf, citiesOf, handedIn, seatOf, sizeOf, standingIn, wallOwner } from "./realm";

it("a noble off a port is at sea there", () => {
  const view = { where: [-1, 5, 64 + 5] };
  expect(standingIn(view, 5)).toEqual([
    { noble: 1, seat: 0, base: 1, atSea: false },
    { noble: 2, seat: 0, base: 2, atSea: true },
  ]);
  expect([0, 1, 2].map((noble) => areaOf(view, noble))).toEqual([-1, 5, 5]);
});

it("armies, cities and walls belong to seats", () => {
  expect([0, 7, 24, 29].map(seatOf)).toEqual([0, 1, 0, 5]);
  expect(armiesOf(1)).toEqual([4, 5, 6, 7, 25]);
  const view = { owner: [1, -1, 1, 0] } as View;
  expect(citiesOf(view, 1)).toEqual([0, 2]);
  expect([0, 1, 26].map((wall) => wallOwner(view, wall))).toEqual([1, -1, 2]);
});

it("cards of others are counted", () => {
  expect([sizeOf([3, 4]), sizeOf(5)]).toEqual([2, 5]);
});

it("whoever is not asked any more has handed in", () => {
  expect(handedIn({ asked: [[1, "planning"]], alive: [1, 1, 0, 1] })).toEqual([0, 3]);
});
