import { describe, expect, it } from "vitest";
import { land } from "./example";
import {
  beside,
  bordering,
  byRiver,
  cellAt,
  isRiver,
  joined,
  middle,
  outline,
  riverCourses,
  riverPath,
  seaSquares,
  SIDE,
  whim,
  type Land,
} from "./geometry";

const board = land();

describe("the land", () => {
  it("is read from the drawn map, comments left out", () => {
    expect([board.rows, board.columns]).toEqual([3, 4]);
    expect(board.terrain.slice(0, 4)).toEqual([0, 0, 2, 1]);
    expect(board.river).toBe(2);
  });

  it("knows what lies beside a cell, and nothing outside the board", () => {
    expect(beside(board, 0)).toEqual([1, 4]);
    expect(beside(board, 5)).toEqual([1, 6, 9, 4]);
    expect(cellAt(board, [-1, 0])).toBe(-1);
    expect(cellAt(board, [0, 4])).toBe(-1);
  });

  it("tells river, river-side, coast and neighbouring land apart", () => {
    expect(isRiver(board, 2)).toBe(true);
    expect(byRiver(board, 1)).toBe(true);
    expect(byRiver(board, 2)).toBe(false);
    expect(byRiver(board, 0)).toBe(false);
    expect(bordering(board, 0)).toBe(true);
    expect(bordering(board, 5)).toBe(false);
    expect(bordering(board, 2)).toBe(false);
    expect(bordering(board, 3)).toBe(false);
  });

  it("puts the sea on every outer side of a cell of the coast, and around its corner", () => {
    const squares = seaSquares(board).map((square) => square.join());
    expect(new Set(squares)).toEqual(new Set(["-1,3", "0,4", "-1,4"]));
  });

  it("has the middle of a cell in the middle", () => {
    expect(middle(board, 5)).toEqual({ x: 1.5 * SIDE, y: 1.5 * SIDE });
  });
});

describe("an outline", () => {
  it("goes once around a square", () => {
    expect(outline([[0, 0]])).toBe("M0 0L60 0L60 60L0 60Z");
  });

  it("has no corner where two squares meet in a line", () => {
    const path = outline([
      [0, 0],
      [0, 1],
    ]);
    expect(path).not.toContain("60 0L");
    expect(path.match(/[ML]/g)).toHaveLength(4);
  });

  it("draws inwards", () => {
    expect(outline([[0, 0]], 5)).toBe("M5 5L55 5L55 55L5 55Z");
  });

  it("rounds its corners", () => {
    expect(outline([[0, 0]], 0, 10)).toContain("Q0 0 10 0");
  });

  it("keeps squares apart that touch at a corner only", () => {
    const path = outline([
      [0, 0],
      [1, 1],
    ]);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/[ML]/g)).toHaveLength(8);
  });

  it("goes around a hole as well", () => {
    const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): [number, number] => [row, column]));
    const path = outline(ring.filter(([row, column]) => row !== 1 || column !== 1));
    expect(path.match(/M/g)).toHaveLength(2);
  });
});

describe("cells that hang together", () => {
  it("are found side by side, not corner to corner, the largest first", () => {
    expect(joined(board, [0, 5, 8, 9]).map((cells) => cells.length)).toEqual([3, 1]);
  });
});

describe("the river", () => {
  const forked: Land = {
    ...board,
    rows: 3,
    columns: 5,
    // a river from west to east, and a branch to the south
    terrain: [0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 2, 0, 0],
  };

  it("is one course from edge to edge, and a branch that runs into it", () => {
    expect(riverCourses(forked)).toEqual([
      [5, 6, 7, 8, 9],
      [12, 7],
    ]);
  });

  it("leaves the board where it comes to the edge", () => {
    const path = riverPath(forked, [5, 6, 7, 8, 9]);
    expect(path.startsWith(`M${(-SIDE).toFixed(1)} `)).toBe(true);
    expect(path.endsWith(`L${(6 * SIDE).toFixed(1)} ${(1.5 * SIDE).toFixed(1)}`)).toBe(true);
  });
});

it("varies a drawing the same way every time", () => {
  expect(whim(7, 1)).toBe(whim(7, 1));
  expect(whim(7, 1)).not.toBe(whim(8, 1));
});
