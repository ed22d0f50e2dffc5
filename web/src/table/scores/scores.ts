// What a view and a result say of the standing.
import type { Face, Result } from "../face/face";

const SCORES = ["score", "scores", "vp", "influence"];

export interface Count {
  /** The part of a score that is counted; null for the points of the result. */
  part: string | null;
  points: number;
}

/** What a seat has of what counts: where the view or a fact called points has it from the beginning, else in the end. */
export function countOf({ view, facts }: Pick<Face, "view" | "facts">, seat: number): Count | null {
  for (const part of SCORES) {
    const value = view[part];
    if (isByNumber(value) && value.length >= view.seats) return { part, points: value[seat]! };
  }
  const points = (view.result?.[0] ?? (isByNumber(facts.points) ? facts.points : []))[seat];
  return points === undefined ? null : { part: null, points };
}

const isByNumber = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "number");

export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Record<string, number>;
}

/** The final table, best first. */
export function standings([points, places, reasons]: Result): Standing[] {
  return points
    .map((points, seat) => ({
      seat,
      place: places[seat]!,
      points,
      parts: (reasons[seat] ?? {}) as Standing["parts"],
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The parts that any score is made of, in order. */
export const partsOf = (all: Standing[]): string[] => [
  ...new Set(all.flatMap(({ parts }) => Object.keys(parts))),
];
