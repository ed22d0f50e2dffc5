// The stage: which scene is shown, how far it has been told, and whether it goes on by itself.
import { getContext, setContext } from "svelte";
import type { Hand } from "../pointing/hand.svelte";
import { settings } from "$/session/settings.svelte";
import { pace } from "../map/motion";
import { isAskedIn, type Scene } from "./story";

const KEY = Symbol("warrior-knights-stage");
/** A step of a scene is looked at for so many steps of a piece. */
const LOOK = 1.8;
/** The end of a scene is looked at for so many before the next one comes. */
const LAST = 6;
/** A scene that is over is left alone for at least so many milliseconds before it leaves by itself. */
const READ = 5_000;

export class Stage {
  /** The scene taken from the log, by the number of its first event; null for the one that goes on. */
  private picked = $state<number | null>(null);
  /** The scene that goes on, or that is being told still while others have begun, by its first event. */
  private at = $state(-1);
  /** The newest scene that was closed. */
  private closed = $state(-1);
  /** How many steps of the scene are shown. */
  shown = $state(0);
  /** Whether it waits for the person, who goes through it step by step. */
  held = $state(false);
  /** How many scenes the chronicle lists; it is not always in sight. */
  listed = $state(8);
  /** How often a scene was shown again. */
  replays = $state(0);
  /** Whether the pointer or the keyboard is in it: then it does not leave. */
  looked = $state(false);
  /** Whether there is too little room to answer within a scene. */
  cramped = $state(false);

  private readonly acts = $derived.by(() => this.hand.scenes.filter(({ within }) => !within));
  readonly scene = $derived.by((): Scene | null => {
    if (this.picked !== null) return this.hand.scenes.find(({ number }) => number === this.picked) ?? null;
    const act = this.acts.findLast(({ number }) => number <= this.at);
    return act && act.number > this.closed ? act : null;
  });
  readonly steps = $derived.by(() => this.scene?.events.length ?? 0);
  readonly told = $derived.by(() => this.scene?.events.slice(0, this.shown) ?? []);
  /** Whether all is shown of the scene that goes on. */
  readonly current = $derived.by(
    () => this.picked === null && this.shown >= this.steps && this.scene === this.acts.at(-1),
  );
  /** Whether its elements can be chosen. */
  readonly live = $derived.by(() => this.current && !this.cramped);
  readonly again = $derived.by(() => this.picked !== null);
  readonly asks = $derived.by(() => {
    const question = this.hand.face.question;
    return !!question && !!this.scene && this.picked === null && isAskedIn(question.kind, this.scene.kind);
  });
  /** Whether the person wants to be waited for at scenes of this kind. */
  readonly waits = $derived.by(() => !!this.scene && this.picked === null && waitsAt(this.scene));
  /** Whether one is asked about something else meanwhile. */
  readonly aside = $derived.by(
    () => this.picked === null && !!this.hand.face.question && !this.asks && !this.waits,
  );
  /** Whether there is a scene to look at; beside another question only one that goes on. */
  readonly open = $derived.by(
    () => this.scene !== null && this.shown > 0 && !(this.aside && this.scene.over),
  );
  /** Whether another scene comes after this one. */
  readonly more = $derived.by(() => this.picked === null && this.acts.some(({ number }) => number > this.at));

  constructor(private readonly hand: Hand) {
    const newest = this.acts.at(-1);
    if (!newest) return;
    this.at = newest.number;
    if (newest.over) this.closed = newest.number;
    this.shown = newest.events.length;
  }

  /** Show a scene of the past from its beginning. */
  replay(number: number): void {
    this.picked = number;
    this.shown = 1;
    this.held = pace() === 0;
    this.replays += 1;
  }

  close(): void {
    if (this.picked === null) this.closed = this.at = this.acts.at(-1)?.number ?? this.at;
    this.picked = null;
    this.shown = this.steps;
  }

  /** This scene has been seen: the next one may come. */
  leave(): void {
    if (this.picked !== null) return this.close();
    this.closed = this.at;
  }

  /** Go to a step, and wait there. */
  go(step: number): void {
    this.held = true;
    this.shown = Math.min(Math.max(step, 1), this.steps);
  }

  /** Go on by itself, from the beginning once it is at its end; or wait. */
  play(): void {
    if (!this.held && this.shown < this.steps) {
      this.held = true;
      return;
    }
    if (this.shown >= this.steps) this.shown = 1;
    this.held = false;
  }

  /** Come to the scene that begins, once the one before has been told; gives how to forget it. */
  follow(): (() => void) | undefined {
    const next = this.acts.find(({ number }) => number > this.at);
    if (this.picked !== null || !next) return;
    if (this.waits) return;
    if (this.hurries) {
      const waiting = this.acts.find((act) => act.number > this.at && waitsAt(act));
      return this.come(waiting ?? this.acts.at(-1)!);
    }
    if (!this.scene) return this.come(next);
    if (this.held || this.shown < this.steps) return;
    const timer = setTimeout(() => this.come(next), LAST * pace());
    return () => clearTimeout(timer);
  }

  /** Leave when it is over and has been looked at; gives how to forget it. */
  rest(): (() => void) | undefined {
    const { scene } = this;
    if (!scene?.over || this.again || this.aside || this.asks || this.waits || this.more) return;
    if (this.held || this.looked || this.shown < this.steps || this.hand.face.mode !== "live") return;
    const timer = setTimeout(() => this.leave(), Math.max(LAST * pace(), READ));
    return () => clearTimeout(timer);
  }

  /** Let the next step come when it is its time; gives how to forget it. */
  tick(): (() => void) | undefined {
    if (this.shown > this.steps) this.shown = this.steps; // something was taken back
    if (this.held || this.shown >= this.steps) return;
    if (this.picked === null && this.hurries) {
      this.shown = this.steps;
      return;
    }
    const timer = setTimeout(() => (this.shown += 1), Math.max(LOOK * pace(), 300));
    return () => clearTimeout(timer);
  }

  /** Whether one is asked something, or wants nothing to move: then all is shown at once. */
  private get hurries(): boolean {
    return this.hand.face.question !== null || pace() === 0;
  }

  private come({ number }: Scene): undefined {
    this.at = number;
    this.shown = 0;
    this.held = false;
  }
}

const waitsAt = ({ kind }: Scene): boolean => settings.kept.scenes.includes(kind);

export const giveStage = (hand: Hand): Stage => setContext(KEY, new Stage(hand));
export const takeStage = (): Stage => getContext<Stage>(KEY);
