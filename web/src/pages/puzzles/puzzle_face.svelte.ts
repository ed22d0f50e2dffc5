// A puzzle as its seat sees it: a lesson of one step, whose answer says how good the choice was and what follows it.
import type { FluentBundle } from "@fluent/bundle";
import { getLasting, type PuzzleShown, type PuzzleStood } from "$/server/api";
import type { GameEvent, Happening } from "$/table/face/face";
import type { GameKnown } from "$/table/face/games";
import { LessonFace } from "../learn/lesson_face.svelte";

export const puzzlesOf = (game: string): Promise<PuzzleShown[]> =>
  getLasting<PuzzleShown[]>(`/games/${game}/puzzles`);
export const puzzleAddress = (game: string, number: number): string => `/puzzles/${game}/${number}`;

export class PuzzleFace extends LessonFace {
  judgement = $state<PuzzleStood["judgement"]>(null);
  /** What the choice led to. */
  follows = $state.raw<GameEvent[]>([]);

  constructor(
    known: GameKnown,
    bundles: FluentBundle[],
    readonly puzzle: PuzzleShown,
  ) {
    const { number, seat, seats } = puzzle;
    const steps = [{ say: "puzzle", point: [], asks: true }];
    super(known, bundles, { id: String(number), seat, seats, steps }, "puzzles");
  }

  protected override show(stood: PuzzleStood, fresh: boolean): void {
    super.show(stood, fresh);
    this.judgement = stood.judgement;
    const events = stood.events as Happening[];
    this.follows = stood.judgement
      ? events.filter(({ number }) => number >= stood.fresh).map(({ event }) => event)
      : [];
  }
}
