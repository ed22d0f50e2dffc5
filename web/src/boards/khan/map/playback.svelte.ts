// What others did, shown once more on the map: one short cue after another, made from events, skippable at any time.
import type { Event, Face, Happening } from "$/generated/khan";
import { settings } from "$/session/settings.svelte";
import type { Place } from "../model/pieces";

export interface Cue {
  number: number;
  words: string;
  cells: number[];
  /** A flight from cell to cell. */
  flight: [number, number] | null;
}

const LONG = { full: 1100, short: 550, none: 0 };
const LEAST = 220;

/** What of an event can be shown on the map; null for what has nothing to show. */
export function cueOf(event: Event, places: Place[]): Pick<Cue, "cells" | "flight"> | null {
  switch (event.event) {
    case "fled":
      return { cells: [event.cell_to], flight: [event.cell_from, event.cell_to] };
    case "settled":
    case "invaded":
    case "invaded-freely":
    case "yurt-from-supply":
    case "last-yurt":
    case "no-escape":
    case "replaced":
      return { cells: [event.cell], flight: null };
    case "conquered":
    case "consent-asked":
    case "refused":
    case "refused-for-turn":
      return { cells: places[event.placement]?.cells ?? [], flight: null };
    case "announced":
    case "used-protection":
    case "used-divine-support":
    case "used-high-morale":
    case "reserved":
    case "final-phase-triggered":
      return { cells: [], flight: null };
    default:
      return null;
  }
}

export class Playback {
  cue = $state.raw<Cue | null>(null);
  private queue: Cue[] = [];
  private seen: Happening[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly given: () => Face,
    private readonly places: Place[],
  ) {
    this.seen = given().fresh;
  }

  /** Something was told: what others did waits to be shown; what one did oneself one has seen. */
  hear(fresh: Happening[]): void {
    if (fresh === this.seen) return;
    this.seen = fresh;
    if (settings.kept.animation === "none") return;
    const face = this.given();
    for (const { number, event } of fresh) {
      const cue = cueOf(event, this.places);
      if (!cue || (face.mode !== "replay" && "seat" in event && event.seat === face.seat)) continue;
      this.queue.push({ number, words: face.words.event(event), ...cue });
    }
    if (!this.cue) this.next();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.cue = null;
  }

  private next(): void {
    this.cue = this.queue.shift() ?? null;
    if (!this.cue) return;
    const long = LONG[settings.kept.animation];
    this.timer = setTimeout(() => this.next(), Math.max(LEAST, long - 70 * this.queue.length));
  }
}
