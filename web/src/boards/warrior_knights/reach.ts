// How far a noble gets from where he stands, and in whose areas he would have to ask for leave.
import type { View } from "$/table/face";
import { areaOf } from "./realm";
import { NOBLES_EACH, type Tables } from "./tables";

export interface Reach {
  /** Areas that he gets to by land. */
  land: number[];
  /** Ports that he can sail to. */
  sea: number[];
  /** Areas on the way to others in which somebody else stands. */
  asked: number[];
}

const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The steps that a road takes, as pairs of areas. */
const roadsOf = (tables: Tables): Set<string> =>
  new Set(tables.roads.flatMap((way) => way.slice(1).map((area, k) => pair(way[k]!, area))));

const strangersIn = (view: View, area: number, seat: number): boolean =>
  (view.where as number[]).some((place, noble) => place === area && Math.floor(noble / NOBLES_EACH) !== seat);

export function reachOf(view: View, tables: Tables, noble: number): Reach {
  const from = areaOf(view, noble);
  const seat = Math.floor(noble / NOBLES_EACH);
  if (from < 0) return { land: [], sea: [], asked: [] };
  const range = tables.ranges[view.office[noble] as number] ?? tables.range;
  const roads = roadsOf(tables);
  const ways = tables.routes.filter((way) => {
    const steps = way.length - 1;
    const onRoad = way.slice(1).every((area, k) => roads.has(pair(way[k]!, area)));
    return way[0] === from && (steps <= range.area || (onRoad && steps <= range.road));
  });
  const passed = ways.flatMap((way) => way.slice(1, -1));
  return {
    land: [...new Set(ways.map((way) => way.at(-1)!))],
    sea: tables.areas[from]!.port
      ? tables.areas.flatMap(({ port }, area) => (port && area !== from ? [area] : []))
      : [],
    asked: [...new Set(passed.filter((area) => strangersIn(view, area, seat)))],
  };
}

/** Those on the way of one march in whose areas leave is needed. */
export const askedOn = (view: View, way: number[], seat: number | null): number[] =>
  way.slice(1, -1).filter((area) => strangersIn(view, area, seat ?? -1));
