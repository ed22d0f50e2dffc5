// What the coach remembers on this device: one's first games of each title, and what was explained in which game.
import { keep, keptUnder } from "$/session/kept";

const PLACE = "serai.coach";
const EARLY = 2; // games of a title in which the coach speaks unless it is told otherwise
const TABLES = 6; // of a title, the latest: what was explained in older games is forgotten

interface Title {
  /** The tables of one's first games. */
  early: string[];
  /** By table: the questions that were explained there. */
  explained: Record<string, string[]>;
}

type Kept = Record<string, Title>;

class Coached {
  private kept = $state<Kept>(keptUnder<Kept>(PLACE) as Kept);

  /** Whether a table is one of one's first games of a title. */
  isEarly(game: string, table: string): boolean {
    return this.kept[game]?.early.includes(table) ?? false;
  }

  /** One is asked something at a table: it counts as a game. */
  begin(game: string, table: string): void {
    const { early, explained } = this.title(game);
    if (early.length >= EARLY || early.includes(table)) return;
    this.keep(game, { early: [...early, table], explained });
  }

  has(game: string, table: string, question: string): boolean {
    return this.kept[game]?.explained[table]?.includes(question) ?? false;
  }

  /** A question was explained at a table. */
  add(game: string, table: string, question: string): void {
    if (this.has(game, table, question)) return;
    const { early, explained } = this.title(game);
    const { [table]: here = [], ...others } = explained;
    const latest = [...Object.entries(others), [table, [...here, question]] as const].slice(-TABLES);
    this.keep(game, { early, explained: Object.fromEntries(latest) });
  }

  private title(game: string): Title {
    return this.kept[game] ?? { early: [], explained: {} };
  }

  private keep(game: string, title: Title): void {
    this.kept[game] = title;
    keep(PLACE, this.kept);
  }
}

export const coached = new Coached();
