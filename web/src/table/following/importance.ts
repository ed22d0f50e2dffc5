// How important what happened is, as the game declares it: what a line sums up, what a banner shows, and why.
import type { GameNotation } from "$/server/api";
import type { GameEvent, Happening } from "../face/face";

export const USUAL = 1;
export const NOTABLE = 2;
export const LARGE = 3;

const sum = (value: unknown): number =>
  Array.isArray(value) ? value.reduce<number>((all, one) => all + sum(one), 0) : Number(value) || 0;

/** The weight of an event; where a game declares nothing, everything is usual. */
export function weightOf({ importance }: GameNotation, event: GameEvent): number {
  if (Object.keys(importance).length === 0) return USUAL;
  const known = importance[event.event];
  if (!known) return 0;
  const large = known.of.length > 0 && sum(known.of.map((field) => event[field])) >= known.large_from;
  return large ? LARGE : known.weight;
}

/** What was told before an event, since the last of its kind, that says why it happened; the oldest first. */
export function causesOf({ importance }: GameNotation, told: Happening[], place: number): Happening[] {
  const { event } = told[place]!;
  const because = importance[event.event]?.because ?? [];
  const found: Happening[] = [];
  for (let at = place - 1; at >= 0 && found.length < because.length; at -= 1) {
    const before = told[at]!;
    if (before.event.event === event.event) break;
    if (because.includes(before.event.event)) {
      found.unshift(before);
      break; // the nearest is the reason
    }
  }
  return found;
}
