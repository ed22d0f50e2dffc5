// What a view and a result say of the standing.
import type { View } from "./face";

const SCORES = ["score", "scores", "vp", "influence"];

/** A seat's points while the play goes on, where the view has them. */
export function pointsOf(view: View, seat: number): number | null {
  if (view.result) return (view.result as [number[]])[0]?.[seat] ?? null;
  for (const name of SCORES) {
    const value: unknown = view[name];
    if (Array.isArray(value) && value.length >= (view.seats as number) && typeof value[seat] === "number")
      return value[seat] as number;
  }
  return null;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Record<string, number>;
}

/** The final table, best first. */
export function standings(result: any[]): Standing[] {
  const [points, places, reasons] = result as [number[], number[], Record<string, number>[]];
  return points
    .map((points, seat) => ({ seat, place: places[seat]!, points, parts: reasons?.[seat] ?? {} }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The parts that any score is made of, in order. */
export const partsOf = (all: Standing[]): string[] => [
  ...new Set(all.flatMap(({ parts }) => Object.keys(parts))),
];
