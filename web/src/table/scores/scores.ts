// What a result says of the standing.
import type { Result } from "../face/face";
import type { Verdict } from "./race";

export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Record<string, number>;
}

/** The final table, best first; a game may rank further than its result does. */
export function standings([points, places, reasons]: Result, ranked: number[] = places): Standing[] {
  return points
    .map((points, seat) => ({
      seat,
      place: ranked[seat]!,
      points,
      parts: (reasons[seat] ?? {}) as Standing["parts"],
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The places with whoever has resigned after all who played on. */
export function afterAll(places: number[], resigned: boolean[]): number[] {
  const order = places.map((place, seat) => (resigned[seat] ? Infinity : place));
  return order.map((own) => 1 + order.filter((other) => other < own).length);
}

/** The same with those who play by rule beside the seats. */
export function withRivals(all: Standing[], verdict: Verdict | null): Standing[] {
  const rivals = (verdict?.rivals ?? []).map(({ owner, points, parts }) => ({
    seat: owner,
    place: verdict!.winners.includes(owner) ? 1 : 2,
    points,
    parts,
  }));
  const won = (one: Standing): number => (rivals.includes(one) ? one.place : one.place + 0.5);
  return rivals.length === 0 ? all : [...all, ...rivals].sort((one, other) => won(one) - won(other));
}

/** The parts that any score is made of, in order. */
export const partsOf = (all: Standing[]): string[] => [
  ...new Set(all.flatMap(({ parts }) => Object.keys(parts))),
];

export interface Line {
  part: string;
  /** By place in the table: what the part adds, and what has been built up with it. */
  cells: { adds: number; sum: number }[];
}

/** The score as it is built up, part by part, and what breaks ties, which adds nothing. */
export function builtUp(all: Standing[], verdict: Verdict | null): { adds: Line[]; ties: Line[] } {
  const known = partsOf(all);
  const adds = verdict ? verdict.adds.filter((part) => known.includes(part)) : known;
  const sums = all.map(() => 0);
  const line = (part: string, counts: boolean): Line => ({
    part,
    cells: all.map(({ parts }, place) => {
      const number = parts[part] ?? 0;
      if (counts) sums[place]! += number;
      return { adds: number, sum: sums[place]! };
    }),
  });
  return {
    adds: adds.map((part) => line(part, true)),
    ties: (verdict?.ties ?? []).filter((part) => known.includes(part)).map((part) => line(part, false)),
  };
}
