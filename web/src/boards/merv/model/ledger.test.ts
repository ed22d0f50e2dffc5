import { expect, test } from "vitest";
import type { Event } from "$/generated/merv";
import { cubesLeaving, discsAfter, isBlank, ledgerOf } from "./ledger";
import { ALONE, TWO } from "./sample";

const START = { favour: 0, influence: 0 };

test("a whole game adds up to what everybody has in the end", () => {
  for (const { events, view } of [ALONE, TWO]) {
    const all = events.map((told) => told.event);
    for (const owner of view.seats === 1 ? [0, 5] : [0, 1]) {
      const sum = ledgerOf(all, owner, START);
      expect(sum.points).toBe(view.vp[owner]);
      expect(sum.camels).toBe(view.camels[owner]);
      expect(sum.spices).toHaveLength(
        [0, 1, 2, 3].reduce((total, k) => total + view.spices[owner * 4 + k]!, 0),
      );
      const items = [0, 1, 2].map((k) => view.free[owner * 3 + k]! + view.placed[owner * 3 + k]!);
      expect(sum.items).toEqual(items);
      expect(discsAfter(all, owner)).toEqual({
        favour: view.favour[owner],
        influence: view.influence[owner],
      });
      expect(sum.courtiers).toBe(
        [0, 1, 2, 3].reduce((total, k) => total + view.courtiers[owner * 4 + k]!, 0),
      );
      expect(sum.contracts).toBe(view.contracts.filter((whose: number) => whose === owner).length);
    }
  }
});

test("gains on the tracks are told by where the discs stand", () => {
  const events: Event[] = [
    { event: "influence-gained", owner: 1, space_now: 7 },
    { event: "favour-gained", owner: 1, space_now: 3 },
    { event: "favour-spent", owner: 1, number: 2 },
    { event: "favour-gained", owner: 0, space_now: 9 },
  ];
  const sum = ledgerOf(events, 1, { favour: 2, influence: 5 });
  expect([sum.favour, sum.influence]).toEqual([-1, 2]);
  expect(isBlank(ledgerOf(events, 2, START))).toBe(true);
  expect(isBlank(sum)).toBe(false);
});

test("the wild cube leaves as its own colour, and the discount takes none", () => {
  expect(cubesLeaving([0, 4, 5, 6], 2)).toEqual([1, 0, 1, 0, 1]);
  expect(cubesLeaving([5], -1)).toEqual([0, 0, 0, 0, 0]);
});
