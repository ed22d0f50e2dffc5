// Which lessons were gone through to their end on this device.
import { keep, keptUnder } from "$/session/kept";

const PLACE = "serai.lessons";

type Kept = Record<string, string[]>;

class Progress {
  private kept = $state<Kept>(keptUnder<Kept>(PLACE) as Kept);

  has(game: string, lesson: string): boolean {
    return (this.kept[game] ?? []).includes(lesson);
  }

  /** How many of these lessons are done. */
  count(game: string, lessons: string[]): number {
    return lessons.filter((lesson) => this.has(game, lesson)).length;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.kept[game] = [...(this.kept[game] ?? []), lesson];
    keep(PLACE, this.kept);
  }
}

export const progress = new Progress();
