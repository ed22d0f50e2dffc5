import { expect, test } from "vitest";
import {
  cellAt,
  CITY,
  layoutOf,
  MOSQUE,
  reachOf,
  RIM,
  slotAt,
  SPAN,
  spaceAt,
  wallAt,
  type Rect,
} from "./geometry";
import { nearest } from "$/parts/roving";
import { TABLES } from "./sample";

const apart = (one: Rect, other: Rect): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test("a slot and its wall lie before the first tile of its line", () => {
  for (let slot = 0; slot < 20; slot++) {
    const tile = cellAt(TABLES.lines[slot]![0]!);
    const wall = wallAt(slot);
    const column = Math.floor(slot / 5) % 2 === 0;
    expect(column ? wall.x : wall.y).toBe(column ? tile.x : tile.y);
    const out = column ? wall.y : wall.x;
    expect(out < RIM || out >= RIM + SPAN).toBe(true);
    expect(apart(wall, slotAt(slot))).toBe(true);
  }
});

test("no two slots share a place for the finger, and all lie within the city", () => {
  const reaches = [...Array(20).keys()].map(reachOf);
  reaches.forEach((one, n) => {
    expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= CITY && one.y + one.height <= CITY).toBe(true);
    reaches.slice(n + 1).forEach((other) => expect(apart(one, other)).toBe(true));
  });
});

test.each([true, false])("cities stand apart on the map and beside the walls, upright: %s", (upright) => {
  const { width, height, towns, town, city } = layoutOf(upright);
  const boxes = towns.map(({ x, y }) => ({ x: x - town.width / 2, y: y - town.height / 2, ...town }));
  boxes.forEach((one, n) => {
    expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true);
    expect(apart(one, { x: city.x, y: city.y, width: CITY, height: CITY })).toBe(true);
    boxes.slice(n + 1).forEach((other) => expect(apart(one, other)).toBe(true));
  });
});

test("the mosque rises: every space above the one before it, none outside the drawing", () => {
  const spaces = TABLES.spaces.map(({ level, part, parts }) => spaceAt(level, part, parts));
  spaces.forEach((one, n) => {
    expect(
      one.x >= 0 && one.y >= 0 && one.x + one.width <= MOSQUE.width && one.y + one.height <= MOSQUE.height,
    ).toBe(true);
    spaces.slice(n + 1).forEach((other) => expect(apart(one, other)).toBe(true));
  });
  expect(spaces.at(-1)!.y).toBeLessThan(spaces[0]!.y);
});

test("an arrow goes to the nearest element in its direction", () => {
  const others = [
    { x: 10, y: 0 },
    { x: 20, y: 1 },
    { x: 0, y: 10 },
    { x: 12, y: 9 },
  ];
  expect(nearest({ x: 0, y: 0 }, others, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, others, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, others, [-1, 0])).toBe(-1);
  expect(nearest({ x: 12, y: 9 }, others.slice(0, 3), [0, -1])).toBe(0);
});
