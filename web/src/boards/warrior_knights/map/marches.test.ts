import { describe, expect, it } from "vitest";
import type { Event, Happening } from "$/generated/warrior_knights";
import { marchesOf } from "./marches";

let count = 0;
const told = (event: Event): Happening => ({ number: count++, move: count, event });

describe("marches of others", () => {
  const past = [
    told({ event: "noble-placed", noble: 4, area: 1 }),
    told({ event: "noble-placed", noble: 5, area: 2 }),
    told({ event: "noble-placed", noble: 0, area: 9 }),
    told({ event: "marched", noble: 4, area: 3 }),
  ];
  const since = [
    told({ event: "marched", noble: 4, area: 6 }),
    told({ event: "marched", noble: 0, area: 8 }),
    told({ event: "sailed", noble: 5, area: 7 }),
    told({ event: "marched", noble: 4, area: 5 }),
    told({ event: "marched", noble: 12, area: 5 }),
  ];

  it("go from where a noble was last told to be, through every area that was told", () => {
    expect(marchesOf([...past, ...since], since, 0)).toEqual([
      { noble: 4, seat: 1, areas: [3, 6, 5], sea: false },
      { noble: 5, seat: 1, areas: [2, 7], sea: true },
    ]);
  });

  it("are none before anything happened since", () => {
    expect(marchesOf(past, [], 0)).toEqual([]);
  });
});
