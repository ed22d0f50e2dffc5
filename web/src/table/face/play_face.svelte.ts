// The part of a face that a live table, a replay and an imagined game share: what is shown, pointing, and confirming.
import type { GameNotation, SeatShown } from "$/server/api";
import { settings } from "$/session/settings.svelte";
import type { GameWords } from "$/words/game_words";
import {
  NOTHING_YET,
  rowsIn,
  sameRow,
  type Face,
  type Foreseen,
  type Happening,
  type Mode,
  type Notice,
  type Options,
  type Question,
  type Reason,
  type Result,
  type Row,
  type View,
} from "./face";
import { laidIn, namesIn } from "../people/names";

export abstract class PlayFace implements Face {
  abstract readonly mode: Mode;
  abstract readonly words: GameWords;
  readonly game: GameNotation;
  readonly content: Record<string, unknown>;
  readonly seat: number | null;
  seats = $state.raw<SeatShown[]>([]);
  view = $state.raw<View>(NOTHING_YET);
  facts = $state.raw<Record<string, unknown>>({});
  question = $state.raw<Question | null>(null);
  asides = $state.raw<Options>({});
  events = $state.raw<Happening[]>([]);
  fresh = $state.raw<Happening[]>([]);
  busy = $state(false);
  mayUndo = $state(false);
  backs = $state.raw<number[]>([]);
  pointed = $state.raw<Row | null>(null);
  candidate = $state.raw<Row | null>(null);
  narrowed = $state.raw<Row[] | null>(null);
  verb = $state.raw<string | null>(null);
  suggested = $state.raw<Row[]>([]);
  notice = $state.raw<Notice | null>(null);
  shows = $state.raw<ReadonlyMap<number, () => void>>(new Map());
  adds = $state.raw<(choice: Row) => string[]>(() => []);

  /** What those who sit here are called, as one text, so that words are made anew only when a name changes. */
  protected names = $derived(namesIn(this.seats));

  /** What lies where things are called by it, likewise. */
  protected laid = $derived.by(() => laidIn(this.game, this.view, this.seat));
  protected readonly kindAsked = (): string | null => this.question?.kind ?? null;

  private foreseen = new Map<string, Promise<Foreseen>>();
  private reasons = new Map<string, Promise<Reason | null>>();
  private rows = $derived(rowsIn(this.question?.options ?? {}));
  private legal = $derived(new Set(this.rows.map((row) => JSON.stringify(row))));

  constructor(game: GameNotation, content: Record<string, unknown>, seat: number | null) {
    this.game = game;
    this.content = content;
    this.seat = seat;
  }

  get result(): Result | null {
    return this.view.result ?? null;
  }

  choices(): Row[] {
    return this.rows;
  }

  isLegal(choice: Row): boolean {
    return this.legal.has(JSON.stringify(choice));
  }

  isOpen(choice: Row): boolean {
    return (this.verb === null || this.verb === choice[0]) && this.isLegal(choice);
  }

  async take(choice: Row): Promise<void> {
    if (this.busy || !this.isLegal(choice)) return;
    const question = this.question;
    const waits = !sameRow(this.candidate, choice) && (await this.mustWait(choice));
    if (this.question !== question) return;
    if (waits) this.candidate = choice;
    else await this.carryOut(choice);
  }

  /** Whether a choice waits for its confirmation; in an imagined game and in a lesson nothing is lost by it. */
  private async mustWait(choice: Row): Promise<boolean> {
    const { confirm } = settings.kept;
    if (this.mode === "imagined" || this.mode === "lesson") return false;
    if (confirm !== "final") return confirm === "always";
    const { kind } = this.question!;
    const declines = this.words.declines(kind, choice) && !this.words.costly(choice[0]);
    if (declines || this.words.harmless(kind, choice[0])) return false; // "end turn" itself confirms a turn
    this.busy = true;
    try {
      return (await this.preview(choice)).final;
    } catch {
      return false; // carrying it out says what is the matter
    } finally {
      this.busy = false;
    }
  }

  async confirm(): Promise<void> {
    if (!this.candidate || this.busy) return;
    if (this.isLegal(this.candidate)) await this.carryOut(this.candidate);
    else this.cancel(); // what it answered is asked no more
  }

  cancel(): void {
    this.candidate = null;
    this.narrowed = null;
    this.verb = null;
    this.notice = null;
  }

  preview(choice: Row, deeper = false): Promise<Foreseen> {
    return this.once(this.foreseen, deeper ? [...choice, "deeper"] : choice, () =>
      this.askPreview(choice, deeper),
    );
  }

  why(choice: Row | string): Promise<Reason | null> {
    return this.once(this.reasons, choice, () => this.askWhy(choice));
  }

  abstract aside(choice: Row): Promise<void>;
  abstract undo(to?: number): Promise<void>;
  protected abstract carryOut(choice: Row): Promise<void>;
  protected abstract askPreview(choice: Row, deeper: boolean): Promise<Foreseen>;
  protected abstract askWhy(choice: Row | string): Promise<Reason | null>;

  /** Something happened: what was foreseen and pointed at belongs to the past. */
  protected forget(): void {
    this.foreseen.clear();
    this.reasons.clear();
    this.pointed = null;
    this.cancel();
  }

  private once<T>(kept: Map<string, Promise<T>>, choice: Row | string, ask: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(choice);
    let answer = kept.get(key);
    if (!answer) {
      answer = ask();
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
    }
    return answer;
  }
}
