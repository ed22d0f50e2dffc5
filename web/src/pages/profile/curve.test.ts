import { describe, expect, it } from "vitest";
import { across, bandOf, down, lineOf, scaleOf, SHEET } from "./curve";

const at = (points: number, plus_minus = 50) => ({ ended: 0, points, plus_minus });

describe("the curve of a rating", () => {
  it("has round lines around all of its points", () => {
    expect(scaleOf([at(1500)])).toEqual({ low: 1400, high: 1600, lines: [1400, 1450, 1500, 1550, 1600] });
    const wide = scaleOf([at(1203), at(1987)]);
    expect(wide.low).toBeLessThanOrEqual(1203);
    expect(wide.high).toBeGreaterThanOrEqual(1987);
    expect(wide.lines.length).toBeLessThan(8);
    expect(scaleOf([at(-200), at(2500)]).lines).toContain(0);
  });

  it("goes from edge to edge and stays on the sheet", () => {
    expect(across(0, 3)).toBe(SHEET.left);
    expect(across(2, 3)).toBe(SHEET.width - SHEET.right);
    expect(across(0, 1)).toBe(SHEET.left);
    const points = [at(1500, 400), at(1600, 300)];
    const scale = scaleOf(points);
    expect(down(scale.high + 999, scale)).toBe(SHEET.top);
    expect(down(scale.low - 999, scale)).toBe(SHEET.height - SHEET.bottom);
    expect(lineOf(points, scale).split(" ")).toHaveLength(2);
    expect(bandOf(points, scale).split(" ")).toHaveLength(4);
  });
});
