import { describe, expect, it } from "vitest";
import type { Reach } from "$/generated/warrior_knights";
import { drawn } from "./reach";

const ROUTES = [
  [0, 1],
  [0, 1, 2],
  [0, 3, 4, 2],
];
const REACH: Reach = {
  marches: [0, 1, 2],
  sails: [7],
  leaves: [
    { area: 1, seats: [2] },
    { area: 4, seats: [1, 2] },
  ],
  road_marches: [2],
  road_laws: [5],
  sea_laws: [6],
};

describe("the reach of a noble", () => {
  it("is drawn with every area once, all leaves and all laws", () => {
    expect(drawn(REACH, ROUTES)).toEqual({
      marches: [0, 1, 2],
      land: [1, 2],
      sea: [7],
      leaves: REACH.leaves,
      laws: [6, 5],
    });
  });

  it("is narrowed to a way that is looked at", () => {
    expect(drawn(REACH, ROUTES, [1], [])).toEqual({
      marches: [1],
      land: [2],
      sea: [],
      leaves: [{ area: 1, seats: [2] }],
      laws: [],
    });
    expect(drawn(REACH, ROUTES, [2], [])).toMatchObject({ leaves: [REACH.leaves[1]], laws: [5] });
    expect(drawn(REACH, ROUTES, [], [7])).toMatchObject({ land: [], sea: [7], leaves: [], laws: [6] });
  });
});
