import type { Event, Happening } from "$/generated/merv";
import { expect, test } from "vitest";
import { standing } from "$/table/log/log";
import { ALONE, NAMES, TWO } from "../model/sample";
import { sheetsOf, sumOf } from "./sheet";

const SOURCES = NAMES.source!;
const CITY = SOURCES.indexOf("city");

test("the sheets of three years hold every point, part by part", () => {
  for (const { events, view } of [ALONE, TWO]) {
    const sheets = sheetsOf(standing(events), SOURCES);
    expect(sheets.map(({ year, done }) => [year, done])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    for (const owner of view.seats === 1 ? [0, 5] : [0, 1])
      SOURCES.forEach((_, source) => {
        const sum = sheets.reduce((total, { earned }) => total + sumOf(earned[owner]![source]!), 0);
        expect(sum).toBe(view.points[owner * SOURCES.length + source]);
      });
  }
});

test("points are told with what gave them", () => {
  const giving: Record<string, string[]> = {
    favour: ["favour-gained"],
    influence: ["influence-gained"],
    contracts: ["contract-completed"],
    mosque: ["climbed"],
    library: ["breakthrough-made"],
    palace: ["court-scored"],
    city: ["city-scored", "token-scored", "top-scored"],
    spices: ["set-scored"],
  };
  const kinds = new Set<string>();
  for (const sheet of [ALONE, TWO].flatMap(({ events }) => sheetsOf(standing(events), SOURCES)))
    for (const owner of [0, 1])
      Object.entries(giving).forEach(([source, events]) => {
        for (const { event } of sheet.earned[owner]![SOURCES.indexOf(source)]!) {
          expect(events).toContain(event.event);
          kinds.add(event.event);
        }
      });
  expect(kinds.size).toBeGreaterThan(4);
});

test("a building of the city gives one point beside what tokens and the mosque add", () => {
  const told = (event: string, more: object): Happening => ({
    number: 0,
    move: 0,
    event: { event, ...more } as Event,
  });
  const [sheet] = sheetsOf(
    [
      told("round-began", { year: 1, side: 0 }),
      told("city-scored", { owner: 1, number: 14, cells: [0, 1, 17, 24] }),
      told("token-scored", { owner: 1, number: 6, token: 0, cells: [0, 1] }),
      told("top-scored", { owner: 1, number: 4, cells: [17] }),
      told("points-gained", { owner: 1, number: 14, source: CITY }),
      told("favour-spent", { owner: 1, number: 2 }),
    ],
    SOURCES,
  );
  expect(sheet!.earned[1]![CITY]!.map(({ points, event }) => [event.event, points])).toEqual([
    ["city-scored", 4],
    ["token-scored", 6],
    ["top-scored", 4],
  ]);
  expect(sheet!.favour).toEqual([0, 2, 0, 0, 0, 0]);
  expect(sheetsOf([told("points-gained", { owner: 1, number: 14, source: CITY })], SOURCES)).toEqual([]);
});
