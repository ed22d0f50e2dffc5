import { expect, test } from "vitest";
import type { Event, Foreseen } from "$/generated/merv";
import { forecast, yieldOf } from "./forecast";

const produced = (owner: number, ...cubes: number[]): Event => ({ event: "produced", owner, cubes });

test("a tile yields to whoever activates it and to the owner of its building", () => {
  const events: Event[] = [{ event: "tile-activated", owner: 0, cell: 6 }, produced(2, 1), produced(0, 1, 4)];
  expect(yieldOf(events, 0)).toEqual({ mine: [1, 4], owner: 2, theirs: [1] });
  expect(yieldOf(events, 2)).toEqual({ mine: [1], owner: 0, theirs: [1, 4] });
  expect(yieldOf([produced(0, 3)], 0)).toEqual({ mine: [3], owner: -1, theirs: [] });
  expect(yieldOf([], 0)).toEqual({ mine: [], owner: -1, theirs: [] });
});

test("a slot is foreseen tile by tile, and nothing else that could be done there", () => {
  const slot: Foreseen = {
    events: [],
    final: false,
    then: [
      { choice: ["activate", 7], events: [produced(0, 2)] },
      { choice: ["take-slot", 7], events: [] },
      { choice: ["activate", 17], events: [produced(0, 2), produced(1, 2)] },
    ],
  };
  expect([...forecast(slot, 0)]).toEqual([
    [7, { mine: [2], owner: -1, theirs: [] }],
    [17, { mine: [2], owner: 1, theirs: [2] }],
  ]);
  expect(forecast({ events: [], final: false }, 0).size).toBe(0);
});
