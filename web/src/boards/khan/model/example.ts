// The game's own content in the small, for tests: a board of four by three cells with a river down its middle.
import type { Question } from "$/generated/khan";
import { readLand, type Land } from "./geometry";
import { readPlaces, type Place } from "./pieces";

export const CONTENT = {
  game: {
    terrains: [
      { letter: "T", id: "tundra" },
      { letter: "S", id: "sand_desert" },
      { letter: "~", id: "river" },
    ],
  },
  board: ["# a comment", "TT~S", "TT~S", "TT~S"],
  borders: { sea: [{ cells: [[0, 3]] }] },
};

export const CELLS = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"];
export const KINDS = ["tile_i2", "tile_v3", "bridge_i3"];
export const PLACEMENTS = [
  "tile_i2:a1-b1",
  "tile_i2:a1-a2",
  "tile_i2:b1-b2",
  "tile_i2:a2-b2",
  "tile_v3:a1-a2-b2",
  "tile_v3:a1-b1-a2",
  "bridge_i3:b2-c2-d2",
];

export const land = (): Land => readLand(CONTENT);
export const places = (): Place[] => readPlaces(PLACEMENTS, KINDS, CELLS);
export const asked = (kind: string, options: Question["options"]): Question => ({
  kind,
  prompt: {},
  options,
});
