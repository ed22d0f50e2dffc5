// Which lessons were gone through to their end on this device.
const PLACE = "serai.lessons";

type Kept = Record<string, string[]>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Progress {
  private kept = $state<Kept>(read());

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
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still teaches; what was learned is forgotten with the page.
    }
  }
}

export const progress = new Progress();
