// The race as a game's facts tell it: what each has, how far the end is, what decided it. Nothing is worked out here.
import type { Face } from "../face/face";

/** So much of something that counts; a part without a name is plain points. */
export interface Count {
  part: string | null;
  number: number;
}

export interface Contender {
  /** A seat, or whoever plays by rule beside the seats. */
  owner: number;
  /** The most important first. */
  counts: Count[];
}

export interface Distance {
  part: string;
  done: number;
  of: number;
}

export interface Verdict {
  winners: number[];
  /** By seat, as what decides ranks them. */
  places: number[];
  by: string;
  part: string;
  margin: number;
  adds: string[];
  ties: string[];
  /** Those who play by rule beside the seats, with their scores. */
  rivals: { owner: number; points: number; parts: Record<string, number> }[];
}

type Seen = Pick<Face, "view" | "facts">;

const isByNumber = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "number");

/** Everybody who has a plate; a game that tells nothing of its race has the points of its result. */
export function raceOf({ view, facts }: Seen): Contender[] {
  const told = facts.race as Contender[] | undefined;
  if (Array.isArray(told)) return told;
  const points = isByNumber(facts.points) ? facts.points : (view.result?.[0] ?? []);
  return Array.from({ length: view.seats }, (_, owner) => ({
    owner,
    counts: points[owner] === undefined ? [] : [{ part: null, number: points[owner] }],
  }));
}

export const distanceOf = ({ facts }: Pick<Seen, "facts">): Distance[] =>
  Array.isArray(facts.distance) ? (facts.distance as Distance[]) : [];

/** By seat: how many cards it holds, where the game tells. */
export const handsOf = ({ facts }: Pick<Seen, "facts">): number[] =>
  isByNumber(facts.hand_sizes) ? facts.hand_sizes : [];

export const verdictOf = ({ facts }: Pick<Seen, "facts">): Verdict | null =>
  (facts.verdict as Verdict | null | undefined) ?? null;

/** Whose plate stands where: the best first by all that counts, for a game that was ended before its end. */
export function ranked(race: Contender[]): Contender[] {
  const against = (one: Contender, other: Contender): number => {
    for (const [place, { number }] of other.counts.entries()) {
      const apart = number - (one.counts[place]?.number ?? 0);
      if (apart !== 0) return apart;
    }
    return one.owner - other.owner;
  };
  return [...race].sort(against);
}
