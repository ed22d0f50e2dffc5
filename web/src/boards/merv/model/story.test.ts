import { expect, test } from "vitest";
import type { Happening } from "$/generated/merv";
import { ALONE, TWO } from "./sample";
import { standing } from "$/table/log/log";
import { deedsOf, invasionOf, isTurn, magistrateTurn, turnOf } from "./story";

const told = (...events: [number, object][]): Happening[] =>
  events.map(([move, event], number) => ({ number, move, event: event as Happening["event"] }));

test("a turn begins with its slot and ends with the next thing that begins", () => {
  const events = told(
    [1, { event: "slot-taken", owner: 0, slot: 1 }],
    [2, { event: "action-began", owner: 0, action: 4 }],
    [2, { event: "paid", owner: 0, way: 4 }],
  );
  expect(turnOf(events, 0)).toHaveLength(3);
  expect(turnOf(events, 1)).toEqual([]);
  expect(isTurn(events)).toBe(true);
  const later = [...events, ...told([3, { event: "place-taken", owner: 0, place: 1, paid: 0, taken: 0 }])];
  expect(turnOf(later, 0)).toEqual([]);
  expect(isTurn(later)).toBe(false);
  expect(isTurn([])).toBe(false);
});

test("the last invasion, side by side", () => {
  const events = told(
    [1, { event: "invasion-began", side: 0 }],
    [1, { event: "building-lost", owner: 2, cell: 1 }],
    [9, { event: "slot-taken", owner: 0, slot: 1 }],
    [9, { event: "invasion-began", side: 0 }],
    [9, { event: "tribute-paid", owner: 1, cell: 4, way: 2 }],
    [9, { event: "invasion-began", side: 1 }],
    [9, { event: "building-lost", owner: 4, cell: 8 }],
  );
  expect(invasionOf(events)).toEqual({
    number: 3,
    past: false,
    attacks: [
      { side: 0, paid: [{ owner: 1, cell: 4, way: 2 }], lost: [] },
      { side: 1, paid: [], lost: [{ owner: 4, cell: 8 }] },
    ],
  });
  expect(invasionOf(events.slice(0, 3))!.past).toBe(true);
  expect(invasionOf([])).toBeNull();
});

test("the Magistrate's last turn begins with his card and says why", () => {
  const events = standing(ALONE.events);
  const turn = magistrateTurn(events, 5);
  expect(turn[0]!.event).toBe("card-revealed");
  expect(turn.some((event) => event.event === "weighed")).toBe(true);
  expect(turn.filter((event) => event.event === "slot-taken")).toEqual([
    expect.objectContaining({ owner: 5 }),
  ]);
  expect(magistrateTurn(standing(TWO.events), 5)).toEqual([]);
});

test("a card that finds no slot belongs to the turn of the next", () => {
  const events = told(
    [1, { event: "slot-taken", owner: 4, slot: 1 }],
    [1, { event: "card-revealed", action: 2 }],
    [1, { event: "card-refused", action: 2 }],
    [1, { event: "card-revealed", action: 3 }],
    [1, { event: "slot-taken", owner: 5, slot: 2 }],
    [1, { event: "slot-taken", owner: 0, slot: 3 }],
  );
  expect(magistrateTurn(events, 5).map((event) => event.event)).toEqual([
    "card-revealed",
    "card-refused",
    "card-revealed",
    "slot-taken",
  ]);
});

test("what the Magistrate does comes with what decided it, and without what merely follows", () => {
  const weighed = { event: "weighed", decision: 0, priority: 3 };
  const turn = told(
    [1, { event: "card-revealed", action: 2 }],
    [1, weighed],
    [1, { event: "slot-taken", owner: 5, slot: 1 }],
    [1, { event: "points-gained", owner: 5, number: 1, source: 0 }],
    [1, { event: "scrolls-gained", owner: 5, number: 1 }],
  ).map(({ event }) => event);
  expect(deedsOf(turn).map((deed) => [deed.event.event, deed.weighed])).toEqual([
    ["card-revealed", null],
    ["slot-taken", weighed],
    ["scrolls-gained", null],
  ]);
});
