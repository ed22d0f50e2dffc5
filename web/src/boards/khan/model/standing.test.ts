import { describe, expect, it } from "vitest";
import { land, places } from "./example";
import { cueOf } from "../map/playback.svelte";
import { guardedCells, laidPieces, standingOn, territories } from "./standing";

const board = land();
const view = {
  seats: 2,
  ground: [14, 14, 0, 1, 15, 15, 0, 2, 3, 1, 0, 6],
  laid: [0, 3],
  owners: [0b01, 0b11],
  protector: 1,
  divine: [-1, -1],
};

describe("what stands on a cell", () => {
  it("is read from its code", () => {
    expect(standingOn(0)).toEqual({ what: "nothing" });
    expect(standingOn(1)).toEqual({ what: "neutral" });
    expect(standingOn(5)).toEqual({ what: "yurt", seat: 3 });
    expect(standingOn(13)).toEqual({ what: "ruler", ruler: 7 });
    expect(standingOn(16)).toEqual({ what: "piece", laid: 2 });
  });

  it("belongs to everybody whose bit is set", () => {
    expect(laidPieces(view, places()).map(({ owners, cells }) => [owners, cells])).toEqual([
      [[0], [0, 1]],
      [
        [0, 1],
        [4, 5],
      ],
    ]);
  });

  it("makes territories, shared pieces in full for each owner", () => {
    const pieces = laidPieces(view, places());
    expect(territories(board, pieces, 0).map((cells) => cells.length)).toEqual([4]);
    expect(territories(board, pieces, 1).map((cells) => cells.length)).toEqual([2]);
  });
});

describe("protection", () => {
  it("is over the protector's own yurts", () => {
    expect(guardedCells(view, board)).toEqual(new Map([[8, 1]]));
  });

  it("is over the neutral yurts of a region, or of all", () => {
    expect(guardedCells({ ...view, protector: -1, divine: [1, -1] }, board)).toEqual(new Map([[3, 0]]));
    expect(guardedCells({ ...view, protector: -1, divine: [-1, 2] }, board)).toEqual(
      new Map([
        [3, 1],
        [9, 1],
      ]),
    );
  });
});

describe("playing back", () => {
  it("shows a flight from cell to cell", () => {
    expect(cueOf({ event: "fled", ruler: 0, cell_from: 1, cell_to: 5 }, places())).toEqual({
      cells: [5],
      flight: [1, 5],
    });
  });

  it("shows a conquest on all its cells, and nothing for what is not on the map", () => {
    expect(cueOf({ event: "conquered", placement: 6 }, places())?.cells).toEqual([5, 6, 7]);
    expect(cueOf({ event: "drew-unseen", seat: 1, number: 2 }, places())).toBeNull();
  });
});
