import { expect, test } from "vitest";
import type { Event, Happening } from "$/generated/merv";
import { partsOf } from "./parts";
import { turnOf } from "./story";

const told = (...events: [number, string, object?][]): Happening[] =>
  events.map(([move, event, more], number) => ({
    number,
    move,
    event: { event, owner: 0, ...more } as Event,
  }));

const TOLD = told(
  [3, "influence-gained", { space_now: 2 }],
  [7, "slot-taken", { slot: 1 }],
  [8, "tile-activated", { cell: 6 }],
  [8, "produced", { cubes: [1, 1] }],
  [9, "action-began", { action: 5 }],
  [11, "paid", { way: 1 }],
  [12, "paid", { way: 4 }],
  [13, "wall-built", { piece: 3, slot: 2 }],
  [13, "influence-gained", { space_now: 4 }],
  [14, "paid", { way: 1 }],
);
const parts = (backs: number[], events = TOLD) => partsOf(events, turnOf(events, 0), backs, 0);

test("what is chosen, paid and carried out together is one part", () => {
  // Move 10 chose the piece: it told nothing, but that is where its part begins.
  const found = parts([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(found.map(({ first, open }) => [first, open])).toEqual([
    [7, false],
    [8, false],
    [9, false],
    [10, false],
    [14, true],
  ]);
  expect(found[3]!.events.map(({ event }) => event)).toEqual([
    "paid",
    "paid",
    "wall-built",
    "influence-gained",
  ]);
  expect(found[3]!.ledger).toMatchObject({ paid: [1, 4], walls: 1, influence: 2 });
  expect(found[1]!.ledger.gained).toEqual([0, 2, 0, 0, 0]);
  expect(found.every(({ free }) => free)).toBe(true);
});

test("behind a barrier parts stay, but cannot be taken back", () => {
  expect(parts([13, 14]).map(({ first, free }) => [first, free])).toEqual([
    [7, false],
    [8, false],
    [9, false],
    [11, false],
    [14, true],
  ]);
  expect(parts([]).some(({ free }) => free)).toBe(false);
});

test("a choice that told nothing yet is an open part; what came before the turn is none", () => {
  const begun = parts([2, 7, 8], TOLD.slice(0, 2));
  expect(begun.map(({ first, events, open }) => [first, events.length, open])).toEqual([
    [7, 1, false],
    [8, 0, true],
  ]);
  expect(parts([2], TOLD.slice(0, 1))).toEqual([]);
});

test("goods, cards and courtiers are paid for after they are taken, contracts after they are laid out", () => {
  const events = told(
    [1, "slot-taken", { slot: 1 }],
    [2, "good-bought", { city: 1 }],
    [2, "good-gained", { item: 1 }],
    [3, "paid", { way: 1 }],
    [4, "paid", { way: 4 }],
    [5, "card-taken", { spice: 1, position: 0, camels: 0 }],
    [6, "paid", { way: 0 }],
    [7, "item-placed", { item: 0, number: 1 }],
    [8, "item-placed", { item: 1, number: 1 }],
    [9, "paid", { way: 2 }],
    [9, "contract-completed", { contract: 3 }],
    [11, "paid", { way: 3 }],
    [11, "wall-built", { piece: 3, slot: 2 }],
    [12, "courtier-placed", { court: 1 }],
    [13, "paid", { way: 4 }],
  );
  const backs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  expect(parts(backs, events).map(({ first, open }) => [first, open])).toEqual([
    [1, false],
    [2, false],
    [5, false],
    [7, false],
    [10, false],
    [12, false],
  ]);
  expect(parts(backs.slice(0, 8), events.slice(0, 9)).at(-1)).toMatchObject({ first: 7, open: true });
});
