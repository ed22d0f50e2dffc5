// What a rated game did to ratings: the server enters results a moment after the last move.
import { get, type RatingChange, type RatingChanges } from "$/server/api";

const EVERY = 1000; // milliseconds
const TRIES = 10;

/** The changes once the result is entered; none where that takes too long, or nobody waits any more. */
export async function changesAt(table: string, left: AbortSignal, every = EVERY): Promise<RatingChange[]> {
  for (let tries = 0; tries < TRIES && !left.aborted; tries++) {
    const { waiting, changes } = await get<RatingChanges>(`/tables/${table}/ratings`);
    if (!waiting) return changes;
    await new Promise((done) => setTimeout(done, every));
  }
  return [];
}

/** A change with its sign. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";

/** A rating as profiles show it: with a question mark while it is provisional. */
export const shown = (points: number, provisional: boolean): string => `${points}${provisional ? "?" : ""}`;
