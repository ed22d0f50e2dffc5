// Which puzzles were solved on this device, and on how many days in a row the puzzle of the day was.
import { keep, keptUnder } from "$/session/kept";

const PLACE = "serai.puzzles";

interface Kept {
  /** By game: the numbers of the puzzles that were solved. */
  solved: Record<string, number[]>;
  /** The last day on which a puzzle of the day was solved, and how many days in a row that makes. */
  last: number;
  days: number;
}

const NOTHING: Kept = { solved: {}, last: -1, days: 0 };

class Solved {
  private kept = $state<Kept>({ ...NOTHING, ...keptUnder<Kept>(PLACE) });

  has(game: string, number: number): boolean {
    return (this.kept.solved[game] ?? []).includes(number);
  }

  count(game: string): number {
    return (this.kept.solved[game] ?? []).length;
  }

  /** Days in a row, as they stand today: the row is broken once a whole day went by without. */
  streak(today: number): number {
    return this.kept.last >= today - 1 ? this.kept.days : 0;
  }

  /** Whether today counts already. */
  doneOn(today: number): boolean {
    return this.kept.last === today;
  }

  add(game: string, number: number): void {
    if (this.has(game, number)) return;
    this.kept.solved[game] = [...(this.kept.solved[game] ?? []), number];
    this.keep();
  }

  /** The puzzle of the day was solved. */
  addDay(today: number): void {
    if (this.doneOn(today)) return;
    this.kept.days = this.streak(today) + 1;
    this.kept.last = today;
    this.keep();
  }

  private keep(): void {
    keep(PLACE, this.kept);
  }
}

export const solved = new Solved();
