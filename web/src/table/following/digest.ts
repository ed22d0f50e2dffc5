// What happened since one's last turn: a line for each of the others, the most important first.
import type { GameNotation } from "$/server/api";
import type { GameEvent, Happening } from "../face/face";
import { standing } from "../log/log";
import { causesOf, NOTABLE, weightOf } from "./importance";

/** What happened, and what was told before it that says why. */
export interface Told {
  happening: Happening;
  because: Happening[];
  weight: number;
}

export interface DigestLine {
  /** Whose doing it was, also of those who play by rule; null for what befell everybody. */
  owner: number | null;
  /** The most important, with its reason. */
  first: Told;
  /** What else is worth knowing, in order. */
  rest: Told[];
}

/** Who did something: the first field that points at somebody, or at something that belongs to somebody. */
export function doerIn(notation: GameNotation): (event: GameEvent) => number | null {
  const shapes = new Map(notation.events.map((shape) => [shape.word, shape]));
  const seats = notation.tables.seat ?? [];
  const ofSeat = (table: string, value: unknown): number => {
    if (typeof value !== "number" || value < 0) return -1;
    if (table === "seat" || table === "owner") return value;
    return seats.indexOf(notation.tables[table]?.[value]?.split("-")[0] ?? "");
  };
  return (event) => {
    const shape = shapes.get(event.event);
    const found = shape?.fields.map((field, place) => ofSeat(shape.tables[place]!, event[field])) ?? [];
    return found.find((owner) => owner >= 0) ?? null;
  };
}

/** The lines for what was told; one's own doings are left out. */
export function digestOf(notation: GameNotation, events: Happening[], me: number | null): DigestLine[] {
  const told = standing(events);
  const doer = doerIn(notation);
  const lines = new Map<number | null, Told[]>();
  told.forEach((happening, place) => {
    const owner = doer(happening.event);
    const weight = weightOf(notation, happening.event);
    if (weight === 0 || (owner !== null && owner === me)) return;
    const line = lines.get(owner) ?? [];
    line.push({ happening, because: causesOf(notation, told, place), weight });
    lines.set(owner, line);
  });
  return [...lines]
    .map(([owner, all]) => lineOf(owner, all))
    .sort((one, other) => other.first.weight - one.first.weight || rank(one.owner) - rank(other.owner));
}

const rank = (owner: number | null): number => owner ?? 1_000;

function lineOf(owner: number | null, all: Told[]): DigestLine {
  const best = Math.max(...all.map(({ weight }) => weight));
  const first = all.findLast(({ weight }) => weight === best)!;
  const rest = all.filter((one) => one !== first && one.weight >= NOTABLE);
  return { owner, first, rest };
}

/** Where what happened since one's last turn begins: after the last move that was one's own. */
export function sinceMine(notation: GameNotation, events: Happening[], me: number | null): Happening[] {
  if (me === null) return [];
  const doer = doerIn(notation);
  const firsts = new Map<number, number | null>();
  for (const { move, event } of events)
    if (firsts.get(move) === undefined || firsts.get(move) === null) firsts.set(move, doer(event));
  const mine = [...firsts].filter(([, owner]) => owner === me).map(([move]) => move);
  const last = Math.max(-1, ...mine);
  return last < 0 ? [] : events.filter(({ move }) => move > last);
}
