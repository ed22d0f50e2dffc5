// How the chances to win went over a game: who led when, which moves to show, and where a line runs.
import type { components } from "$/server/generated/openapi";

export type Found = components["schemas"]["AnalysisFound"];

export interface Lead {
  move: number;
  seat: number;
}

const CLEAR = 0.1; // of the chance to win that whoever takes the lead must be ahead

/** Who took the lead, and after which move; the chances are estimates, so that a lead must be a clear one. */
export function leads({ moves, chances }: Found): Lead[] {
  const found: Lead[] = [];
  chances.forEach((after, place) => {
    const [first, second = 0] = [...after].sort((one, other) => other - one);
    const seat = after.indexOf(first!);
    const before = found.at(-1);
    const against = before === undefined ? second : after[before.seat]!;
    if (seat !== before?.seat && first! - against >= CLEAR) found.push({ move: moves[place]!, seat });
  });
  return found;
}

/** When whoever plays alone was best off before the end. */
export function highest({ moves, chances }: Found): { move: number; chance: number } {
  const before = chances.slice(0, Math.max(1, chances.length - 1)).map(([chance]) => chance!);
  const chance = Math.max(...before);
  return { move: moves[before.indexOf(chance)]!, chance };
}

/** The place in `moves` of the last one that is not beyond a move. */
export function placeOf(moves: number[], move: number): number {
  const beyond = moves.findIndex((one) => one > move);
  return beyond < 0 ? moves.length - 1 : Math.max(0, beyond - 1);
}

/** At most so many places, evenly spread, both ends among them. */
export function spread(size: number, most: number): number[] {
  if (size <= most) return Array.from({ length: size }, (_, place) => place);
  return Array.from({ length: most }, (_, place) => Math.floor((place * (size - 1)) / (most - 1)));
}

/** Where a key leads from a move: to the neighbours that were looked at, ten of them, or an end; null for other keys. */
export function stepTo(moves: number[], move: number, key: string): number | null {
  const place = placeOf(moves, move);
  const last = moves.length - 1;
  const to: Record<string, number> = {
    ArrowLeft: moves[place] === move ? place - 1 : place,
    ArrowDown: moves[place] === move ? place - 1 : place,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - 10,
    PageUp: place + 10,
    Home: 0,
    End: last,
  };
  return key in to ? moves[Math.min(last, Math.max(0, to[key]!))]! : null;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The sheet that the chances are drawn on, in units of its own. */
export const SHEET = { width: 340, height: 176, left: 42, right: 16, top: 16, bottom: 20 };

export const across = (move: number, last: number): number =>
  SHEET.left + ((SHEET.width - SHEET.left - SHEET.right) * move) / Math.max(1, last);

export const down = (chance: number): number =>
  SHEET.top + (SHEET.height - SHEET.top - SHEET.bottom) * (1 - chance);

/** The move under a point of the sheet, given as a part of its width. */
export function moveAt(part: number, last: number): number {
  const inner = SHEET.width - SHEET.left - SHEET.right;
  const move = Math.round(((part * SHEET.width - SHEET.left) / inner) * last);
  return Math.min(last, Math.max(0, move));
}

/** Where numbers stand that would lie on each other: as near to their places as there is room, in their order. */
export function apart(places: number[], room: number): number[] {
  const order = places.map((_, k) => k).sort((one, other) => places[one]! - places[other]!);
  const found = [...places];
  const most = SHEET.width - SHEET.right;
  order.forEach((k, place) => {
    if (place > 0) found[k] = Math.max(found[k]!, found[order[place - 1]!]! + room);
  });
  order.reverse().forEach((k, place) => {
    found[k] = Math.min(found[k]!, place === 0 ? most : found[order[place - 1]!]! - room);
  });
  return found;
}

/** The line of a seat. */
export function lineOf({ moves, chances }: Found, seat: number): string {
  const last = moves.at(-1)!;
  return moves
    .map((move, place) => `${across(move, last).toFixed(1)},${down(chances[place]![seat]!).toFixed(1)}`)
    .join(" ");
}
