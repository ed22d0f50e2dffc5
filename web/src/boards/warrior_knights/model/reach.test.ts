import type { View } from "$/generated/warrior_knights";
import { describe, expect, it } from "vitest";
import { canSetOut, holdersOf, reachOf } from "./reach";
import { NAMES, POSITIONS, TABLES, WAYS } from "./sample";

const area = (id: string): number => NAMES.area!.indexOf(id);
const named = (areas: number[]): string[] => areas.map((one) => NAMES.area![one]!).sort();
const sorted = (all: number[]): number[] => [...all].sort((one, other) => one - other);
const NOBODY = Array<number>(30).fill(-1);
const NONE = Array<number>(30).fill(0);
const stands = (...places: [number, string][]) => {
  const where = [...NOBODY].slice(0, 24);
  for (const [noble, id] of places) where[noble] = area(id);
  return {
    where,
    office: NOBODY,
    exhausted: NONE,
    outside: NONE,
    outlaw: NONE,
    owner: NOBODY,
    castle: Array<number>(6).fill(-1),
    besieger: NOBODY,
    marched: [] as number[],
    round_events: [] as number[],
    laws: [] as number[],
  } as unknown as View;
};

describe("in whole plays the reach of a noble", () => {
  const nobles = [...Array(24).keys()];

  it("is what the rules list, way by way and port by port", () => {
    for (const { view, reach } of POSITIONS)
      for (const noble of nobles) {
        const listed = reach.find((one) => one.noble === noble);
        const found = reachOf(view, TABLES, noble);
        expect(canSetOut(view, TABLES, noble)).toBe(listed !== undefined);
        expect(sorted(found.marches)).toEqual(sorted(listed?.march ?? []));
        expect(sorted(found.sea)).toEqual(sorted(listed?.sail ?? []));
      }
  });

  it("needs the leave of those whom the rules ask", () => {
    const told = ({ area, seats }: { area: number; seats: number[] }) => [area, ...seats].join(" ");
    for (const { view, reach } of POSITIONS)
      for (const { noble, leaves } of reach)
        expect(reachOf(view, TABLES, noble).leaves.map(told).sort()).toEqual(
          leaves.map((leave) => leave.join(" ")).sort(),
        );
  });

  it("holds every way that somebody was asked to choose from", () => {
    expect(WAYS.length).toBeGreaterThan(10);
    for (const { view, noble, rows } of WAYS) {
      const { marches, sea } = reachOf(view, TABLES, noble);
      for (const [word, number] of rows) expect(word === "march" ? marches : sea).toContain(number);
    }
  });

  it("was met with whatever changes it", () => {
    const met = (wanted: (view: View, noble: number) => boolean) =>
      POSITIONS.some(({ view }) => nobles.some((noble) => wanted(view, noble)));
    const free = (view: View, noble: number) =>
      view.where[noble]! >= 0 && view.where[noble]! < 64 && !view.exhausted[noble];
    expect(met((view, noble) => view.where[noble]! >= 0 && view.exhausted[noble]! > 0)).toBe(true);
    expect(met((view, noble) => free(view, noble) && !canSetOut(view, TABLES, noble))).toBe(true);
    expect(met((view, noble) => free(view, noble) && !!TABLES.ranges[view.office[noble]!])).toBe(true);
    expect(met((view) => view.round_events.some((event: number) => TABLES.storms[event]!.ports))).toBe(true);
    expect(met((view) => view.owner.some((seat: number) => seat >= 0))).toBe(true);
  });
});

describe("the reach of a noble", () => {
  it("is one area off the road and three along it", () => {
    const { land } = reachOf(stands([0, "E1"]), TABLES, 0);
    expect(named(land)).toEqual(expect.arrayContaining(["D1", "E2", "E3", "D3", "F3", "D4"]));
    expect(named(land)).not.toContain("C3"); // the fourth area along the road
  });

  it("does not cross a river but at its bridge, nor mountains", () => {
    for (const { a, b, bridge } of TABLES.borders) {
      const { land } = reachOf(stands([0, NAMES.area![a]!]), TABLES, 0);
      const direct = TABLES.routes.some((way) => way.length === 2 && way[0] === a && way[1] === b);
      expect(direct).toBe(bridge);
      if (bridge) expect(land).toContain(b);
    }
  });

  it("leads from a port to every other port, and from inland to none", () => {
    expect(reachOf(stands([0, "E3"]), TABLES, 0).sea).toEqual([]);
    const { sea } = reachOf(stands([0, "A6"]), TABLES, 0);
    expect(named(sea)).toContain("C1");
    expect(sea).not.toContain(area("A6"));
  });

  it("asks those who stand or hold walls on the way, not one's own", () => {
    const view = stands([0, "E1"], [4, "E2"], [1, "E3"]);
    expect(reachOf(view, TABLES, 0).leaves).toEqual([{ area: area("E2"), seats: [1] }]);
    const castle = [-1, -1, area("E2"), -1, -1, -1];
    expect(reachOf({ ...view, castle }, TABLES, 0).leaves).toEqual([{ area: area("E2"), seats: [1, 2] }]);
    expect(holdersOf(view, TABLES, area("E2"), 1)).toEqual([]);
    expect(holdersOf(view, TABLES, area("E3"), null)).toEqual([0]);
  });

  it("names the laws on the way, unless one is beyond the law", () => {
    const law = (name: string): number => NAMES.agenda!.indexOf(name);
    const laws = [law("road_tolls"), law("closed_ports"), law("war_tax")];
    expect(reachOf({ ...stands([0, "E1"]), laws }, TABLES, 0).laws).toEqual([law("road_tolls")]);
    expect(reachOf({ ...stands([0, "A6"]), laws }, TABLES, 0).laws).toContain(law("closed_ports"));
    expect(reachOf({ ...stands([0, "A6"]), laws, outlaw: [1] }, TABLES, 0).laws).toEqual([]);
  });

  it("is nothing off the board, at sea, exhausted, or after the march", () => {
    const nothing = { marches: [], land: [], sea: [], leaves: [], laws: [] };
    expect(reachOf(stands(), TABLES, 0)).toEqual(nothing);
    const view = stands([0, "E1"]);
    for (const change of [{ where: [64 + area("E1")] }, { exhausted: [1] }, { marched: [0] }])
      expect(reachOf({ ...view, ...change }, TABLES, 0)).toEqual(nothing);
  });
});
