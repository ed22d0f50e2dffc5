import { describe, expect, it } from "vitest";
import { NOTHING_YET, type Result } from "../face/face";
import { distanceOf, handsOf, raceOf, ranked, verdictOf, type Contender, type Verdict } from "./race";
import { builtUp, standings, withRivals } from "./scores";

const view = { ...NOTHING_YET, seats: 2 };
const RACE: Contender[] = [
  { owner: 0, counts: [{ part: "points", number: 3 }] },
  { owner: 5, counts: [{ part: "points", number: 8 }] },
];

describe("the race on the plates", () => {
  it("is what the game tells, with whoever plays beside the seats", () => {
    expect(raceOf({ view, facts: { race: RACE } })).toBe(RACE);
    expect(distanceOf({ facts: { distance: [{ part: "year", done: 1, of: 3 }] } })).toHaveLength(1);
    expect(handsOf({ facts: { hand_sizes: [4, 3] } })).toEqual([4, 3]);
  });

  it("is the points so far, else those of the result, else nothing, where a game tells none", () => {
    const numbers = (facts: object, result: Result | null = null) =>
      raceOf({ view: { ...view, result }, facts: { ...facts } }).map(({ counts }) => counts[0]?.number);
    expect(numbers({ points: [3, 8] })).toEqual([3, 8]);
    const result: Result = [
      [1, 0],
      [1, 2],
      [{}, {}],
    ];
    expect(numbers({}, result)).toEqual([1, 0]);
    expect(numbers({})).toEqual([undefined, undefined]);
    expect(distanceOf({ facts: {} })).toEqual([]);
    expect(handsOf({ facts: {} })).toEqual([]);
    expect(verdictOf({ facts: {} })).toBeNull();
  });

  it("ranks by everything that counts, in order", () => {
    const race = [
      [5, 1],
      [7, 0],
      [5, 2],
    ].map(([points, cities], owner) => ({
      owner,
      counts: [
        { part: "points", number: points! },
        { part: "cities", number: cities! },
      ],
    }));
    expect(ranked(race).map(({ owner }) => owner)).toEqual([1, 2, 0]);
  });
});

describe("the final score", () => {
  const all = standings([
    [11, 15],
    [2, 1],
    [
      { pieces: 10, bonus: 1, largest: 3 },
      { pieces: 8, bonus: 7, largest: 2 },
    ],
  ]);
  const verdict: Verdict = {
    winners: [1],
    places: [2, 1],
    by: "points",
    part: "bonus",
    margin: 4,
    adds: ["pieces", "bonus"],
    ties: ["largest"],
    rivals: [],
  };

  it("is built up part by part to the total, and tie-breakers add nothing", () => {
    const { adds, ties } = builtUp(all, verdict);
    expect(adds.map(({ part }) => part)).toEqual(["pieces", "bonus"]);
    expect(adds.map(({ cells }) => cells.map(({ sum }) => sum))).toEqual([
      [8, 10],
      [15, 11],
    ]);
    expect(ties.map(({ part, cells }) => [part, cells.map(({ adds }) => adds)])).toEqual([
      ["largest", [2, 3]],
    ]);
  });

  it("has a column for whoever plays beside the seats", () => {
    const rival = { owner: 5, points: 20, parts: { pieces: 20, bonus: 0 } };
    const both = withRivals(all, { ...verdict, winners: [5], rivals: [rival] });
    expect(both.map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [5, 1, 20],
      [1, 1, 15],
      [0, 2, 11],
    ]);
  });

  it("has all its parts where a game says nothing of ties", () => {
    const { adds, ties } = builtUp(all, null);
    expect([adds.length, ties.length]).toEqual([3, 0]);
  });
});
