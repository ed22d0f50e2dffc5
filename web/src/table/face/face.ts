// What a board is given, and all that it is given: a board shows `face` and answers through it. It computes no rules:
// what is legal is in the question's options, what a choice would do comes from `preview`, and why not from `why`.
// The same board shows a live table, a replay and an imagined game; only the face behind it differs.
import type { GameNotation, SeatShown } from "$/server/api";
import type { GameEvent, GameWords, Row } from "$/words/game_words";

export type { GameEvent, GameWords, Row };

/** What every view has; a game adds its own fields. */
export type Frame<Choice extends Row = Row> = {
  move: number;
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  seats: number;
  /** Who must choose now, and the kind of the question. */
  asked: [seat: number, kind: string][];
  /** While all choose at once: one's own choices so far. */
  draft?: Choice[];
  result: Result | null;
};
export type View = Frame & { [field: string]: unknown };

/** Before a position has come. */
export const NOTHING_YET: View = { move: 0, seat: null, seats: 0, asked: [], result: null };

/** How a game ended: points and place of every seat, and what the points are made of. */
export type Result = [scores: number[], places: number[], reasons: Record<string, unknown>[]];

/** The types of a game, as `generated/<game>.ts` has them under the name `Game`. */
export interface GameTypes {
  View: Frame;
  Facts: object;
  Choice: Row;
  Event: { event: string };
  Content: object;
}

/** A game of which nothing is known before it is played. */
export interface AnyGame {
  View: View;
  Facts: Record<string, unknown>;
  Choice: Row;
  Event: GameEvent;
  Content: Record<string, unknown>;
}

type Values<Choice extends Row> = Choice extends [string, ...infer Rest] ? Rest : never;

/** Choices by word, as they are told: `[word, ...row]` is a choice. */
export type Options<Choice extends Row = Row> = {
  [Word in Choice[0]]?: Values<Extract<Choice, [Word, ...unknown[]]>>[];
};

export interface Question<Choice extends Row = Row> {
  kind: string;
  prompt: Record<string, unknown>;
  /** Every legal choice. */
  options: Options<Choice>;
}

export interface Happening<Event = GameEvent> {
  number: number;
  move: number;
  event: Event;
}

export interface Foreseen<G extends GameTypes = AnyGame> {
  events: G["Event"][];
  /** Whether taking the choice back would need the others' consent. */
  final: boolean;
  /** Where it was asked for: what each answer to the question that the choice leads to would cause. */
  then?: { choice: G["Choice"]; events: G["Event"][] }[];
  /** The facts that would be others then. */
  facts?: Partial<G["Facts"]>;
}

export interface Reason {
  rule: string;
  words: string;
}

export type Mode = "live" | "replay" | "imagined" | "lesson";

/**
 * One seat's eyes on a game; every field is reactive.
 *
 * A board may be handed another face while it stands: on one screen, and in an imagined game, the seat that is asked
 * takes the place of the last one. What was picked up for one seat is put down when `face` or its question changes.
 */
export interface Face<G extends GameTypes = AnyGame> {
  readonly game: GameNotation;
  /** The game's content folder as JSON: its boards, cards and tracks, by file. */
  readonly content: G["Content"];
  readonly words: GameWords;
  readonly mode: Mode;
  /** Whose eyes these are; null is a spectator. */
  readonly seat: number | null;
  readonly seats: SeatShown[];
  readonly view: G["View"];
  /** What the game's rules make of the view: strengths, points so far, whatever a board shows and no field holds. */
  readonly facts: G["Facts"];
  readonly question: Question<G["Choice"]> | null;
  /** What may be done beside the question, as options by word. */
  readonly asides: Options<G["Choice"]>;
  /** All that was told so far, oldest first; `fresh` is what the last change told, for playing it back. */
  readonly events: Happening<G["Event"]>[];
  readonly fresh: Happening<G["Event"]>[];
  /** Once the game is over. */
  readonly result: Result | null;
  /** A choice is on its way. */
  readonly busy: boolean;
  /** The choice under the pointer or the keyboard, on the board or in the list: both light it up. */
  pointed: G["Choice"] | null;
  /** The choice that waits for its confirmation: the panel shows what it would do, with one button to do it. */
  candidate: G["Choice"] | null;
  /** A narrower list for the panel: the options that fit what is picked up on the board, or null for all. */
  narrowed: G["Choice"][] | null;
  /** The kind of choice that is picked in the panel: only such choices light up on the board; null for all. */
  verb: G["Choice"][0] | null;
  /** The choices that are suggested, the best first: boards mark them with their numbers. */
  suggested: G["Choice"][];
  /** A short sentence about what is under the pointer (a reason, a name), shown beside the question. */
  notice: Notice | null;
  /** Set by a board: events by number from which on it can show a scene again, with what shows it. */
  shows: ReadonlyMap<number, () => void>;
  /** Set by a board: what it has to say of a choice beside what the rules foresee, such as the chances of an attack. */
  adds: (choice: G["Choice"]) => string[];

  /** All options as choices, in order; the same list until the question changes. */
  choices(): G["Choice"][];
  isLegal(choice: G["Choice"]): boolean;
  /** Whether a choice is legal and of the kind that is picked. */
  isOpen(choice: G["Choice"]): boolean;
  /** Point at a choice to take it: carried out at once where it can be taken back at once, else it becomes the candidate. */
  take(choice: G["Choice"]): Promise<void>;
  /** Carry the candidate out, or put it away. */
  confirm(): Promise<void>;
  cancel(): void;
  aside(choice: G["Choice"]): Promise<void>;
  /** Take back the last choice, or everything from a move on: one of `backs`, for others the table must agree. */
  undo(to?: number): Promise<void>;
  readonly mayUndo: boolean;
  /** The moves from which on everything can be taken back without asking anybody, oldest first. */
  readonly backs: number[];
  /** What a choice would cause; `deeper` asks also what each answer to the question after it would cause. */
  preview(choice: G["Choice"], deeper?: boolean): Promise<Foreseen<G>>;
  /** Why a choice, or one spelled out in the game's notation, is not legal; null when it is. */
  why(choice: G["Choice"] | string): Promise<Reason | null>;
}

type Changeable = "pointed" | "candidate" | "narrowed" | "verb" | "notice" | "shows" | "adds";

/**
 * Change a face that was handed to a component.
 *
 * Were it assigned to there, Svelte would keep the prop as a value derived by that component, and warn whenever an
 * element loses the focus by being taken away.
 */
export function change<G extends GameTypes>(face: Face<G>, to: Partial<Pick<Face<G>, Changeable>>): void {
  Object.assign(face, to);
}

/** What a board is looked at for, in words: another only with another question, not when the same is told again. */
export const askedAt = ({ view, question, verb }: Pick<Face, "view" | "question" | "verb">): string =>
  `${view.move}.${(view.draft as unknown[] | undefined)?.length ?? 0} ${question?.kind ?? ""} ${verb ?? ""}`;

export interface Notice {
  words: string;
  rule?: string;
}

/** Options as they are told, by word, as choices in order. */
export const rowsIn = <Choice extends Row>(options: Options<Choice>): Choice[] =>
  Object.entries<unknown[][] | undefined>(options).flatMap(([word, rows]) =>
    (rows ?? []).map((row) => [word, ...row] as Row as Choice),
  );

export const sameRow = (one: Row | null, other: Row | null): boolean =>
  one === other ||
  (!!one && !!other && one.length === other.length && one.every((part, k) => same(part, other[k])));

const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));
