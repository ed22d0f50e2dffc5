import { describe, expect, it } from "vitest";
import type { Event } from "$/generated/khan";
import { places } from "./example";
import { cueOf } from "../map/playback.svelte";
import { laidPieces, standingOn } from "./standing";

describe("what stands on a cell", () => {
  it("is read from its code", () => {
    expect(standingOn(0)).toEqual({ what: "nothing" });
    expect(standingOn(1)).toEqual({ what: "neutral" });
    expect(standingOn(5)).toEqual({ what: "yurt", seat: 3 });
    expect(standingOn(13)).toEqual({ what: "ruler", ruler: 7 });
    expect(standingOn(16)).toEqual({ what: "piece", laid: 2 });
  });

  it("belongs to everybody who holds it", () => {
    expect(
      laidPieces({ laid: [0, 3] }, { holders: [[0], [0, 1]] }, places()).map(({ owners, cells }) => [
        owners,
        cells,
      ]),
    ).toEqual([
      [[0], [0, 1]],
      [
        [0, 1],
        [4, 5],
      ],
    ]);
  });
});

describe("playing back", () => {
  const fled: Event = {
    event: "fled",
    ruler: 0,
    cell_from: 1,
    cell_to: 5,
    direction_shown: 0,
    direction_taken: 0,
  };
  const conquered: Event = {
    event: "conquered",
    seat: 0,
    placement: 6,
    owners: [0],
    yurts: [2],
    neutral: 0,
    left: 3,
  };

  it("shows a flight from cell to cell", () => {
    expect(cueOf(fled, places())).toEqual({
      cells: [5],
      flight: [1, 5],
    });
  });

  it("shows a conquest on all its cells, and nothing for what is not on the map", () => {
    expect(cueOf(conquered, places())?.cells).toEqual([5, 6, 7]);
    expect(cueOf({ event: "drew-unseen", seat: 1, number: 2 }, places())).toBeNull();
  });
});
