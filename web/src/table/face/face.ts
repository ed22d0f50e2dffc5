// What a board is given, and all that it is given: a board shows `face` and answers through it. It computes no rules:
// what is legal is in the question's options, what a choice would do comes from `preview`, and why not from `why`.
// The same board shows a live table, a replay and an imagined play; only the face behind it differs.
import type { GameNotation, SeatShown } from "$/server/api";
import type { GameEvent, GameWords, Row } from "$/words/game_words";

export type { GameEvent, GameWords, Row };
export type View = Record<string, any>;

export interface Question {
  kind: string;
  prompt: Record<string, any>;
  /** Every legal choice: rows of numbers by word, so that `[word, ...row]` is a choice. */
  options: Record<string, any[][]>;
}

export interface Happening {
  number: number;
  move: number;
  event: GameEvent;
}

export interface Foreseen {
  events: GameEvent[];
  /** Whether taking the choice back would need the others' consent. */
  final: boolean;
  /** Where it was asked for: what each answer to the question that the choice leads to would cause. */
  then?: { choice: Row; events: GameEvent[] }[];
}

export interface Reason {
  rule: string;
  words: string;
}

export type Mode = "live" | "replay" | "imagined";

/**
 * One seat's eyes on a play; every field is reactive.
 *
 * A board may be handed another face while it stands: on one screen, and in an imagined play, the seat that is asked
 * takes the place of the last one. What was picked up for one seat is put down when `face` or its question changes.
 */
export interface Face {
  readonly game: GameNotation;
  /** The game's content folder as JSON: its boards, cards and tracks, by file. */
  readonly content: Record<string, any>;
  readonly words: GameWords;
  readonly mode: Mode;
  /** Whose eyes these are; null is a spectator. */
  readonly seat: number | null;
  readonly seats: SeatShown[];
  readonly view: View;
  readonly question: Question | null;
  /** What may be done beside the question, as options by word. */
  readonly asides: Record<string, any[][]>;
  /** All that was told so far, oldest first; `fresh` is what the last change told, for playing it back. */
  readonly events: Happening[];
  readonly fresh: Happening[];
  /** [scores, places, reasons] once the play is over. */
  readonly result: any[] | null;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** The choice under the pointer or the keyboard, on the board or in the list: both light it up. */
  pointed: Row | null;
  /** The choice that waits for its confirmation: the panel shows what it would do, with one button to do it. */
  candidate: Row | null;
  /** A narrower list for the panel: the options that fit what is picked up on the board, or null for all. */
  narrowed: Row[] | null;
  /** A short sentence about what is under the pointer (a reason, a name), shown beside the question. */
  notice: Notice | null;
  /** Set by a board: events by number from which on it can show a scene again, with what shows it. */
  shows: ReadonlyMap<number, () => void>;

  /** All options as choices, in order; the same list until the question changes. */
  choices(): Row[];
  isLegal(choice: Row): boolean;
  /** Point at a choice to take it: carried out at once where it can be taken back at once, else it becomes the candidate. */
  take(choice: Row): Promise<void>;
  /** Carry the candidate out, or put it away. */
  confirm(): Promise<void>;
  cancel(): void;
  aside(choice: Row): Promise<void>;
  /** Take back the last choice, or everything from a move on: one of `backs`, for others the table must agree. */
  undo(to?: number): Promise<void>;
  readonly mayUndo: boolean;
  /** The moves from which on everything can be taken back without asking anybody, oldest first. */
  readonly backs: number[];
  /** What a choice would cause; `deeper` asks also what each answer to the question after it would cause. */
  preview(choice: Row, deeper?: boolean): Promise<Foreseen>;
  /** Why a choice is not legal; null when it is. */
  why(choice: Row): Promise<Reason | null>;
}

export interface Notice {
  words: string;
  rule?: string;
}

/** Options as they are told, by word, as choices in order. */
export const rowsIn = (options: Record<string, any[][]>): Row[] =>
  Object.entries(options).flatMap(([word, rows]) => rows.map((row): Row => [word, ...row]));

export const sameRow = (one: Row | null, other: Row | null): boolean =>
  one === other ||
  (!!one && !!other && one.length === other.length && one.every((part, k) => same(part, other[k])));

const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));
