import { describe, expect, it } from "vitest";
import { askedOn, reachOf } from "./reach";
import { NAMES, TABLES } from "./sample";

const area = (id: string): number => NAMES.area!.indexOf(id);
const named = (areas: number[]): string[] => areas.map((one) => NAMES.area![one]!).sort();
const stands = (...places: [number, string][]) => {
  const where = Array<number>(24).fill(-1);
  for (const [noble, id] of places) where[noble] = area(id);
  return { where, office: Array<number>(24).fill(-1) };
};

describe("the reach of a noble", () => {
  it("is one area off the road and three along it", () => {
    const { land } = reachOf(stands([0, "E1"]), TABLES, 0);
    expect(named(land)).toEqual(expect.arrayContaining(["D1", "E2", "E3", "D3", "F3", "D4"]));
    expect(named(land)).not.toContain("C3"); // the fourth area along the road
  });

  it("does not cross a river but at its bridge, nor mountains", () => {
    for (const { a, b, bridge } of TABLES.borders) {
      const { land } = reachOf({ where: [a, ...Array<number>(23).fill(-1)], office: [-1] }, TABLES, 0);
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

  it("asks those who stand on the way, not one's own", () => {
    expect(named(reachOf(stands([0, "E1"], [4, "E2"], [1, "E3"]), TABLES, 0).asked)).toEqual(["E2"]);
    const way = ["E1", "E2", "E3"].map(area);
    expect(askedOn(stands([4, "E2"]), way, 0)).toEqual([area("E2")]);
    expect(askedOn(stands([4, "E2"]), way, 1)).toEqual([]);
  });

  it("is nothing off the board", () => {
    expect(reachOf(stands(), TABLES, 0)).toEqual({ land: [], sea: [], asked: [] });
  });
});
