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

  /** Take in what has just been told, once; whoever plays on has left behind what still waited, unless it waits for that. */
  hear(notation: GameNotation, fresh: Happening[], all: Happening[], me: number | null, keeps = false): void {
    const news = fresh.filter(({ number }) => number > this.seen);
    if (news.length === 0) return;
    this.seen = news.at(-1)!.number;
    const doer = doerIn(notation);
    const playedOn =
      me !== null && news.map(({ event }) => doer(event)).find((owner) => owner !== null) === me;
    const left = playedOn && !keeps ? [] : this.waiting;
    this.waiting = [...left, ...largeIn(notation, news, all, me)];
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  skip(): void {
    this.waiting = [];
  }
}
