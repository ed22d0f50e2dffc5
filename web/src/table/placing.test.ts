// An explanation lies near what it is about, over nothing that can be chosen, where there is room at all.
import { expect, test } from "vitest";
import { apart, grown, placed, shared, type Box } from "./placing";

const ROOM = { width: 1000, height: 700 };
const SIZE = { width: 300, height: 80 };
const at = (left: number, top: number, width = 300, height = 80): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const point = (x: number, y: number): Box => at(x, y, 0, 0);
const lies = (about: Box, taken: Box[] = []): Box => {
  const { left, top } = placed(SIZE, about, ROOM, taken);
  return at(left, top);
};

test("where nothing is in the way it lies above the pointer, in its middle", () => {
  expect(lies(point(500, 400))).toEqual(at(350, 306));
});

test("at the top of the screen it lies below", () => {
  expect(lies(point(500, 30)).top).toBeGreaterThan(30);
});

test("it goes to the other side of the pointer rather than over a target", () => {
  expect(lies(point(500, 400), [at(480, 340, 40, 40)]).top).toBeGreaterThanOrEqual(414);
});

test("it stays on the screen in every corner", () => {
  for (const about of [point(0, 0), point(1000, 0), point(0, 700), point(1000, 700)]) {
    const { left, top, right, bottom } = lies(about);
    expect([left >= 0, top >= 0, right <= 1000, bottom <= 700]).toEqual([true, true, true, true]);
    expect(shared({ left, top, right, bottom }, grown(about, 10))).toBe(0);
  }
});

test("among many targets it covers none of them and takes the nearest free place", () => {
  const city = [...Array(80).keys()].map((n) =>
    at(100 + 60 * (n % 10), 100 + 60 * Math.floor(n / 10), 50, 50),
  );
  const about = city[44]!;
  const found = lies(about, city);
  expect(city.filter((each) => shared(each, found) > 0)).toEqual([]);
  expect(apart(found, { x: 365, y: 390 })).toBeLessThan(220); // above or below the city, not beside it
});

test("where everything is taken it covers as little as can be, and never what it is about", () => {
  const all = [at(0, 0, 1000, 340), at(0, 360, 1000, 340)];
  const about = point(500, 500);
  const found = lies(about, all);
  expect(shared(found, grown(about, 10))).toBe(0);
  expect(shared(found, all[0]!) + shared(found, all[1]!)).toBe(300 * 60);
});
