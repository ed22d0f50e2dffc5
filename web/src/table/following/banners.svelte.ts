// The queue of banners: large things that others did, in order, each for a moment or until it was read.
import type { GameNotation } from "$/server/api";
import type { Happening } from "../face/face";
import { doerIn } from "./digest";
import { LARGE, weightOf } from "./importance";

/** How long a banner stays: long enough to be read, shorter where others wait behind it. */
export const stay = (words: string, waiting: number): number =>
  Math.min(5_000, 1_200 + 38 * words.length) / (waiting > 3 ? 2 : 1);

/** What of the news is shown as banners: what is large and was not one's own doing; the past of a table is no news. */
export function largeIn(
  notation: GameNotation,
  fresh: Happening[],
  all: Happening[],
  me: number | null,
): Happening[] {
  if (fresh.length === all.length) return [];
  const doer = doerIn(notation);
  return fresh.filter(
    ({ event }) => weightOf(notation, event) >= LARGE && (me === null || doer(event) !== me),
  );
}

export class BannerQueue {
  waiting = $state.raw<Happening[]>([]);
  private seen = -1;

  get current(): Happening | null {
    return this.waiting[0] ?? null;
  }

  /** Take in what has just been told, once. */
  hear(notation: GameNotation, fresh: Happening[], all: Happening[], me: number | null): void {
    const large = largeIn(notation, fresh, all, me).filter(({ number }) => number > this.seen);
    this.seen = Math.max(this.seen, fresh.at(-1)?.number ?? -1);
    if (large.length > 0) this.waiting = [...this.waiting, ...large];
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  skip(): void {
    this.waiting = [];
  }
}
