// What a view and a result say of the standing.
import type { View } from "../face/face";

const SCORES = ["score", "scores", "vp", "influence"];

export interface Count {
  /** The part of a score that is counted; null for the points of the result. */
  part: string | null;
  points: number;
}

/** What a seat has of what counts, from the beginning to the end where the view has it, else in the end. */
export function countOf(view: View, seat: number): Count | null {
  for (const part of SCORES) {
    const value: unknown = view[part];
    if (Array.isArray(value) && value.length >= (view.seats as number) && typeof value[seat] === "number")
      return { part, points: value[seat] as number };
  }
  const points = (view.result as [number[]] | null | undefined)?.[0]?.[seat];
  return points === undefined ? null : { part: null, points };
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
