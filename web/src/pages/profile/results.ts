// A person's games by title: all of them, by seats, and by the bots they were played against.
import type { Tallied } from "$/server/api";

export interface TitleResults {
  game: string;
  all: Tallied;
  seats: Tallied[];
  levels: Tallied[];
}

/** The titles that were played most first; levels as the title lists its bots. */
export function byTitle(tallies: Tallied[], levels: string[]): TitleResults[] {
  const of = (game: string, kind: Tallied["kind"]): Tallied[] =>
    tallies.filter((one) => one.game === game && one.kind === kind);
  return tallies
    .filter(({ kind }) => kind === "all")
    .map((all) => ({
      game: all.game,
      all,
      seats: of(all.game, "seats").sort((one, other) => Number(one.subject) - Number(other.subject)),
      levels: of(all.game, "level").sort(
        (one, other) => levels.indexOf(one.subject) - levels.indexOf(other.subject),
      ),
    }))
    .sort((one, other) => other.all.games - one.all.games);
}

export const percentOf = ({ won, games }: { won: number; games: number }): number =>
  Math.round((100 * won) / games);

export const movesOf = ({ moves, games }: Tallied): number => Math.round(moves / games);

/** About how long a game took; games that went over days are no matter of minutes. */
export function minutesOf({ lasted, games }: Tallied): number | null {
  const minutes = Math.round(lasted / games / 60_000);
  return minutes >= 1 && minutes <= 600 ? minutes : null;
}
