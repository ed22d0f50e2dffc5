import { describe, expect, it } from "vitest";
import { CELLS, KINDS, land, places } from "./example";
import { aimed, bestTurn, formOf, ghostAt, spelledOut, turned, TURNS, type Kind } from "./pieces";
import type { Square } from "./geometry";

const board = land();
const all = places();
const corner: Kind = {
  id: "tile_v3",
  bridge: false,
  points: 3,
  copies: 4,
  squares: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};
const lying: Square[] = [
  [0, 0],
  [0, 1],
];
const standing: Square[] = [
  [0, 0],
  [1, 0],
];

describe("placements", () => {
  it("are read from the game's table", () => {
    expect(all[6]).toEqual({ kind: 2, cells: [5, 6, 7] });
    expect(all).toHaveLength(7);
  });

  it("have a form wherever they lie", () => {
    expect(formOf(board, [0, 4, 5])).toBe(formOf(board, [1, 5, 6]));
    expect(formOf(board, [0, 4, 5])).not.toBe(formOf(board, [0, 1, 4]));
  });
});

describe("turning and flipping", () => {
  it("comes back after four quarters", () => {
    expect(turned(corner.squares, { quarters: 4, flipped: false })).toEqual(corner.squares);
  });

  it("turns clockwise", () => {
    expect(turned(corner.squares, { quarters: 1, flipped: false })).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it("gives every form of a piece", () => {
    const forms = new Set(TURNS.map((turn) => turned(corner.squares, turn).join(" ")));
    expect(forms.size).toBe(4);
  });
});

describe("aiming", () => {
  it("means the placement that begins on the cell, for the keyboard", () => {
    expect(aimed(board, all, [0, 3], lying.join(" "), 0, null)).toBe(0);
    expect(aimed(board, all, [0, 3], lying.join(" "), 5, null)).toBe(3);
  });

  it("means the one whose middle is nearest to the pointer", () => {
    const north = aimed(board, all, [1, 2], standing.join(" "), 1, { x: 1.2, y: 0.4 });
    expect(north).toBe(2);
  });

  it("takes a placement in this form only", () => {
    expect(aimed(board, all, [0, 3], standing.join(" "), 0, null)).toBeNull();
  });

  it("turns the piece the way it can lie on the cell, if it can at all", () => {
    const held = { quarters: 2, flipped: false };
    const turn = bestTurn(board, corner, all, [4], held, 0);
    expect(turned(corner.squares, turn).join(" ")).toBe(formOf(board, [0, 4, 5]));
    expect(bestTurn(board, corner, all, [4], held, 3)).toEqual(held);
    expect(bestTurn(board, corner, all, [4], { quarters: 0, flipped: false }, 5)).toEqual({
      quarters: 0,
      flipped: false,
    });
  });
});

describe("a ghost", () => {
  it("lies on a legal placement where there is one", () => {
    expect(ghostAt(board, 0, lying, all, [3], 5, null)).toEqual({
      kind: 0,
      cells: [4, 5],
      placement: 3,
      legal: true,
    });
  });

  it("shows the piece where it cannot lie, with its number where the game has one", () => {
    const ghost = ghostAt(board, 0, lying, all, [3], 0, null);
    expect(ghost).toMatchObject({ cells: [0, 1], placement: 0, legal: false });
  });

  it("is spelled out where the game has no number for it", () => {
    const ghost = ghostAt(board, 0, lying, all, [], 2, null);
    expect(ghost).toMatchObject({ cells: [2, 3], placement: null, legal: false });
    expect(spelledOut(KINDS, CELLS, ghost)).toBe("conquer tile_i2:c1-d1");
  });

  it("keeps what lies on the board of a piece that sticks out", () => {
    expect(ghostAt(board, 0, lying, all, [], 3, null).cells).toEqual([3]);
  });
});
