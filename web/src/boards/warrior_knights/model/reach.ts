// How far a noble gets from where he stands, in whose areas he would have to ask for leave, and which laws bear on it.
import type { View } from "$/generated/warrior_knights";
import { seatOf, wallIn, wallOwner } from "./realm";
import { AT_SEA, NOBLES_EACH, type Tables } from "./tables";

export interface Leave {
  area: number;
  /** Whoever would have to permit the passage. */
  seats: number[];
}

export interface Reach {
  /** The marches he can make, by their numbers among the routes. */
  marches: number[];
  /** Areas that he gets to by land. */
  land: number[];
  /** Ports that he can sail to. */
  sea: number[];
  /** Areas on the way to others in which somebody else has a say. */
  leaves: Leave[];
  /** Laws that he would have to break or to obey on some of these ways. */
  laws: number[];
}

const NOWHERE: Reach = { marches: [], land: [], sea: [], leaves: [], laws: [] };

const unique = <T>(all: T[]): T[] => [...new Set(all)];

/** Who has a noble, a city or a castle in an area, but for one seat. */
export function holdersOf(view: View, tables: Tables, area: number, seat: number | null): number[] {
  const wall = wallIn(view, tables, area);
  const nobles = (view.where as number[]).flatMap((place, noble) =>
    place === area ? [seatOf(noble, tables)] : [],
  );
  const all = wall < 0 ? nobles : [...nobles, wallOwner(view, tables, wall)];
  return unique(all.filter((one) => one >= 0 && one !== seat)).sort((one, other) => one - other);
}

/** Whether a noble is inside besieged walls of his baron. */
function isShutIn(view: View, tables: Tables, noble: number): boolean {
  const wall = wallIn(view, tables, view.where[noble]!);
  if (wall < 0 || view.besieger[wall]! < 0 || view.outside[noble]) return false;
  return wallOwner(view, tables, wall) === seatOf(noble, tables);
}

/** Whether a noble is ready on the board, not shut in, and has not moved by the card being resolved. */
export function canSetOut(view: View, tables: Tables, noble: number): boolean {
  const place = view.where[noble] as number;
  if (place < 0 || place >= AT_SEA || view.exhausted[noble]) return false;
  return !(view.marched as number[]).includes(noble) && !isShutIn(view, tables, noble);
}

export function reachOf(view: View, tables: Tables, noble: number): Reach {
  if (!canSetOut(view, tables, noble)) return NOWHERE;
  const from = view.where[noble] as number;
  const range = tables.ranges[view.office[noble] as number] ?? tables.range;
  const storms = (view.round_events as number[]).map((event) => tables.storms[event]!);
  const byRoad = storms.some(({ roads }) => roads) ? 0 : range.road;
  const marches = tables.routes.flatMap((way, route) => {
    const steps = way.length - 1;
    const within = steps <= range.area || (tables.onRoad[route] && steps <= byRoad);
    return way[0] === from && within ? [route] : [];
  });
  const isPort = tables.areas[from]!.port && !storms.some(({ ports }) => ports);
  const sea = isPort ? tables.areas.flatMap(({ port }, area) => (port && area !== from ? [area] : [])) : [];
  return reachBy(view, tables, noble, marches, sea);
}

/** What marches and voyages of a noble come to: where they lead, whose leave they need, which laws bear on them. */
export function reachBy(view: View, tables: Tables, noble: number, marches: number[], sea: number[]): Reach {
  const seat = Math.floor(noble / NOBLES_EACH);
  const range = tables.ranges[view.office[noble] as number] ?? tables.range;
  const ways = marches.map((route) => tables.routes[route]!);
  const along = ways.some((way) => way.length - 1 > range.area);
  return {
    marches,
    land: unique(ways.map((way) => way.at(-1)!)),
    sea,
    leaves: unique(ways.flatMap((way) => way.slice(1, -1)))
      .map((area) => ({ area, seats: holdersOf(view, tables, area, seat) }))
      .filter(({ seats }) => seats.length > 0),
    laws: (view.laws as number[]).filter((law) => {
      const { ports, roads } = tables.decrees[law]!;
      return !view.outlaw[seat] && ((ports && sea.length > 0) || (roads && along));
    }),
  };
}
