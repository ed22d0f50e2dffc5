// Where everything lies on the map: hexes with a corner at the top, and what is drawn along their sides.
import shapes from "$drawing/warrior_knights/shapes.json";
import type { Tables } from "./tables";

export const WIDE = shapes.wide; // of a hex, from side to side
export const CORNER = WIDE / Math.sqrt(3); // from its middle to a corner
const MARGIN = shapes.margin;
const SEA = shapes.sea; // the strip of open sea around the land, in hexes

export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  at: Point[];
}

export function chartOf({ areas }: Tables): Chart {
  const left = Math.min(...areas.map(({ x }) => x)) - 0.5 - SEA;
  const right = Math.max(...areas.map(({ x }) => x)) + 0.5 + SEA;
  const top = Math.min(...areas.map(({ y }) => y)) - 0.5;
  const bottom = Math.max(...areas.map(({ y }) => y)) + 0.6 + SEA;
  return {
    width: (right - left) * WIDE + 2 * MARGIN,
    height: (bottom - top) * WIDE + 2 * MARGIN,
    at: areas.map(({ x, y }) => ({ x: (x - left) * WIDE + MARGIN, y: (y - top) * WIDE + MARGIN })),
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;
const spot = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export function cornersOf({ x, y }: Point, size = 1): Point[] {
  const half = (WIDE / 2) * size;
  const far = CORNER * size;
  return [
    { x, y: y - far },
    { x: x + half, y: y - far / 2 },
    { x: x + half, y: y + far / 2 },
    { x, y: y + far },
    { x: x - half, y: y + far / 2 },
    { x: x - half, y: y - far / 2 },
  ];
}

export const hexagon = (middle: Point, size = 1): string =>
  `M${cornersOf(middle, size).map(spot).join(" L")} Z`;

/** The side that two neighbouring hexes share. */
export function sideOf(one: Point, other: Point): [Point, Point] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const across = { x: -(other.y - one.y) / far, y: (other.x - one.x) / far };
  const half = CORNER / 2;
  return [
    { x: middle.x - across.x * half, y: middle.y - across.y * half },
    { x: middle.x + across.x * half, y: middle.y + across.y * half },
  ];
}

/** A river along a side: a line that winds a little. */
export function winding([from, to]: [Point, Point]): string {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const bend = (share: number, aside: number): Point => ({
    x: from.x + along.x * share - along.y * aside,
    y: from.y + along.y * share + along.x * aside,
  });
  return `M${spot(from)} C${spot(bend(0.25, 0.12))} ${spot(bend(0.35, 0.1))} ${spot(bend(0.5, 0))} S${spot(bend(0.75, -0.12))} ${spot(to)}`;
}

/** Peaks along a side, from one end to the other. */
export const peaks = ([from, to]: [Point, Point]): Point[] =>
  [0.14, 0.38, 0.62, 0.86].map((share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));

/** A road through the middles of areas. */
export function road(points: Point[]): string {
  if (points.length < 2) return "";
  const middles = points
    .slice(1)
    .map((to, k) => ({ x: (points[k]!.x + to.x) / 2, y: (points[k]!.y + to.y) / 2 }));
  const bends = middles.slice(1).map((middle, k) => `Q${spot(points[k + 1]!)} ${spot(middle)}`);
  return `M${spot(points[0]!)} L${spot(middles[0]!)} ${bends.join(" ")} L${spot(points.at(-1)!)}`;
}

/** The way of a march: straight from middle to middle. */
export const path = (points: Point[]): string => `M${points.map(spot).join(" L")}`;

/** Where shields stand in the lower part of a hex: rows of up to four, the fuller the smaller. */
export function ranks(middle: Point, many: number): { at: Point[]; size: number } {
  const each = many <= 4 ? Math.min(many, 4) : Math.ceil(many / 2);
  const size = many <= 3 ? 1 : many === 4 ? 0.84 : Math.min(0.72, 3.6 / each);
  const step = 34 * size;
  const at = [...Array(many).keys()].map((n) => {
    const row = Math.floor(n / Math.max(each, 1));
    const inRow = Math.min(each, many - row * each);
    return {
      x: middle.x + (n - row * each - (inRow - 1) / 2) * step,
      y: middle.y + (many <= 4 ? 42 : 28 + row * 30),
    };
  });
  return { at, size };
}
