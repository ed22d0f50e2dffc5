// The invasion as it is looked at: side by side in their order, each for a moment or until the next is wanted.
import { settings } from "$/session/settings.svelte";
import type { Hand } from "../pointing/hand.svelte";
import { invasionOf, type Attack, type Invasion } from "../model/story";

const PAUSE = 1400; // milliseconds for a side

export class Playback {
  side = $state(-1);
  /** The sides that are still to be shown. */
  waiting = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hand: Hand) {}

  /** Whether what was told last is news: whoever comes to a table is told all of its past at once. */
  get news(): boolean {
    return this.hand.face.fresh.length < this.hand.face.events.length;
  }

  readonly invasion = $derived.by((): Invasion | null => invasionOf(this.hand.told));
  readonly watching = $derived.by(
    (): boolean => this.invasion !== null && !this.invasion.past && !this.hand.face.result,
  );
  readonly playing = $derived.by((): boolean => this.waiting.length > 0);
  readonly attack = $derived.by((): Attack | null =>
    this.watching ? (this.invasion!.attacks.find((one) => one.side === this.side) ?? null) : null,
  );

  /** Take in what has just been told; gives what ends the showing. */
  hear(): (() => void) | undefined {
    const sides = this.hand.face.fresh.flatMap(({ event }) =>
      event.event === "invasion-began" ? [event.side] : [],
    );
    if (sides.length === 0) return;
    const quiet = document.documentElement.dataset.animation === "none" || !this.news;
    const [first, ...rest] = quiet && !settings.kept.pause ? sides.slice(-1) : sides;
    this.side = first!;
    this.waiting = this.news ? rest : [];
    this.wait();
    return () => clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.waiting.length > 0 && !settings.kept.pause) this.timer = setTimeout(() => this.next(), PAUSE);
  }

  /** The next side. */
  next(): void {
    const [side, ...rest] = this.waiting;
    if (side === undefined) return;
    this.side = side;
    this.waiting = rest;
    this.wait();
  }

  /** Everything that is left at once: the last side stays in sight. */
  skip(): void {
    clearTimeout(this.timer);
    this.side = this.waiting.at(-1) ?? this.side;
    this.waiting = [];
  }

  /** Look at one side, and at nothing else by itself. */
  look(side: number): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.side = side;
  }
}
