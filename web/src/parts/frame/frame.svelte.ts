// The frame of a table: how much room the window has, and what of it the board on the screen wants to fill.
import { getContext, setContext, type Snippet } from "svelte";

/** Columns side by side; a stage with tabs beside it; everything below one another; a phone on its side. */
export type Room = "wide" | "middle" | "tall" | "low";

/** A part of a board beside its stage. */
export interface Panel {
  id: string;
  title: string;
  /** Whether the question is about it: it opens by itself then. */
  asked: boolean;
  /** How often it was asked for: with each time it opens anew. */
  times?: number;
  /** Whether it is drawn only while it is open: nothing in it can be chosen out of sight then. */
  fleeting?: boolean;
  body: Snippet;
}

const WIDE = 1280;
const NARROW = 900;
const LOW = 560;
const KEY = Symbol("frame");

export function roomIn(wide: number, high: number): Room {
  if (high < LOW && wide > high) return "low";
  if (wide < NARROW) return "tall";
  return wide < WIDE ? "middle" : "wide";
}

export class Frame {
  wide = $state(innerWidth);
  high = $state(innerHeight);
  /** Width by height of the stage's picture; 0 where a board is all of one piece and simply fills the stage. */
  ratio = $state(0);
  /** The height that is kept free for one's own hand, in pixels. */
  hand = $state(0);
  /** Whether one's own hand lies below the panels too. */
  broad = $state(false);
  /** Whether the panels are tabs, one at a time. */
  tabbed = $state(false);
  /** Whether the board itself offers what may be done beside the question. */
  offers = $state(false);
  /** Shows the whole picture again, while only a part of it is in sight. */
  whole = $state.raw<(() => void) | null>(null);
  /** How many pieces were drawn so far: with each one there is more to be found on the page. */
  drawn = $state(0);
  /** The stage, the hand or the one panel that is shown, where a board is a figure in a text; empty: all of it. */
  only = $state("");
  readonly room = $derived(roomIn(this.wide, this.high));
  /** Where there is little room, the hand is one of the panels. */
  readonly small = $derived(this.room === "tall" || this.room === "low");
}

export const giveFrame = (): Frame => setContext(KEY, new Frame());
export const takeFrame = (): Frame => getContext<Frame>(KEY);
