// The curve of a rating: where its points lie on a sheet, and the numbers beside it.
import type { CurvePoint } from "$/server/api";

export const SHEET = { width: 340, height: 130, left: 40, right: 8, top: 8, bottom: 8 };
const LEAST = 120; // points between the lowest and the highest line, so that small steps look small

export interface Scale {
  low: number;
  high: number;
  lines: number[];
}

/** Round numbers around all points, with three to six lines between them. */
export function scaleOf(points: CurvePoint[]): Scale {
  const values = points.map(({ points: value }) => value);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const half = Math.max(LEAST, Math.max(...values) - Math.min(...values)) / 2;
  const step = [50, 100, 200, 500, 1000].find((one) => (2 * half) / one <= 5) ?? 2000;
  const low = Math.floor((middle - half) / step) * step;
  const high = Math.ceil((middle + half) / step) * step;
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, k) => low + k * step);
  return { low, high, lines };
}

export const across = (place: number, count: number): number =>
  SHEET.left + ((SHEET.width - SHEET.left - SHEET.right) * place) / Math.max(1, count - 1);

export const down = (value: number, { low, high }: Scale): number => {
  const inside = Math.min(high, Math.max(low, value));
  return SHEET.top + ((SHEET.height - SHEET.top - SHEET.bottom) * (high - inside)) / (high - low);
};

const joined = (pairs: [number, number][]): string =>
  pairs.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export const lineOf = (points: CurvePoint[], scale: Scale): string =>
  joined(points.map((point, place) => [across(place, points.length), down(point.points, scale)]));

/** The band of what a rating may be, around the line. */
export function bandOf(points: CurvePoint[], scale: Scale): string {
  const edge = (sign: number): [number, number][] =>
    points.map((point, place) => [
      across(place, points.length),
      down(point.points + sign * point.plus_minus, scale),
    ]);
  return joined([...edge(1), ...edge(-1).reverse()]);
}
