import { expect, test } from "vitest";
import { TABLES } from "./sample";

test("a slot faces a line, nearest tile first", () => {
  expect(TABLES.lines[0]).toEqual([0, 5, 10, 15, 20]); // north 1: the first column
  expect(TABLES.lines[5]).toEqual([4, 3, 2, 1, 0]); // east 1: the first row from the east
  expect(TABLES.lines[10]).toEqual([24, 19, 14, 9, 4]); // south 1: the last column from below
  expect(TABLES.lines[15]).toEqual([20, 21, 22, 23, 24]); // west 1: the last row
  expect(TABLES.covers[6]).toEqual([9, 8]);
  expect(TABLES.gates.flatMap((gate, slot) => (gate ? [slot] : []))).toEqual([2, 7, 12, 17]);
});

test("a contract knows what it asks and gives", () => {
  expect(TABLES.contracts[0]).toEqual({
    level: 1,
    bonus: "favour",
    points: 5,
    needs: [1, 1, 0, 0],
    influence: 2,
  });
});

test("the mosque knows what each step costs", () => {
  expect(TABLES.spaces).toHaveLength(18);
  expect(TABLES.top).toBe(10);
  expect(TABLES.spaces[1]!.costs).toEqual([{ from: -1, cost: [2] }]);
  const fifth = TABLES.spaces.find((space) => space.level === 5)!;
  expect(fifth.costs.map((step) => step.cost)).toEqual([
    [3, 0],
    [3, 0],
  ]);
});

test("cities, pieces, shelves and tracks are numbered as the game numbers them", () => {
  expect(TABLES.cities.map((city) => city.link)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(TABLES.cities[5]).toEqual({ inner: false, corner: 1, cost: [2, 1], link: 5 });
  expect(TABLES.pieces[2]).toEqual({ gate: true, colour: 0, cost: 3 });
  expect(TABLES.levels.map((level) => [level.scrolls, level.tiles[0]])).toEqual([
    [2, 0],
    [4, 4],
    [6, 8],
    [8, 12],
  ]);
  expect(TABLES.influence[10]).toEqual({ space: 10, points: 0, level: 3, kinds: 0 });
  expect(TABLES.influence[0]!.kinds).toBe(0);
  expect(TABLES.influence[13]!.kinds).toBe(4);
  expect(TABLES.favour).toHaveLength(11);
});
