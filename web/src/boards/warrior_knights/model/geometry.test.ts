import { describe, expect, it } from "vitest";
import { chartOf, CORNER, cornersOf, ranks, sideOf, WIDE } from "./geometry";
import { TABLES } from "./sample";

const chart = chartOf(TABLES);
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("the map", () => {
  it("holds every area whole", () => {
    for (const at of chart.at)
      for (const { x, y } of cornersOf(at)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(chart.width);
        expect(y).toBeGreaterThan(-CORNER / 2);
        expect(y).toBeLessThan(chart.height);
      }
  });

  it("lays no area upon another", () => {
    const kingdom = chart.at.filter((_, n) => !TABLES.areas[n]!.overseas);
    kingdom.forEach((one, n) =>
      kingdom.slice(n + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(WIDE - 0.1)),
    );
  });

  it("draws rivers and mountains only between neighbours, along the side they share", () => {
    for (const { a, b } of TABLES.borders) {
      const [one, other] = [chart.at[a]!, chart.at[b]!];
      expect(far(one, other)).toBeCloseTo(WIDE, 0);
      for (const end of sideOf(one, other)) {
        const corners = cornersOf(one).filter((corner) => far(corner, end) < 1.5);
        expect(corners).toHaveLength(1);
      }
    }
  });

  it("leads roads from neighbour to neighbour", () => {
    for (const way of TABLES.roads)
      for (let n = 1; n < way.length; n++)
        expect(far(chart.at[way[n - 1]!]!, chart.at[way[n]!]!)).toBeCloseTo(WIDE, 0);
  });
});

describe("shields in an area", () => {
  it("do not cover each other and stay within its width", () => {
    for (let many = 1; many <= 8; many++) {
      const { at, size } = ranks({ x: 0, y: 0 }, many);
      expect(at).toHaveLength(many);
      at.forEach((one, n) => {
        expect(Math.abs(one.x)).toBeLessThan(WIDE / 2);
        at.slice(n + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(24 * size));
      });
    }
  });
});
