// What a tournament's page says of those who take part, and where one is found.
import type { Tournament, TournamentLine } from "$/server/api";
import { levelName, numbered } from "$/table/people/names";
import { say } from "$/words/words.svelte";

export const TOURNAMENTS = "/tournaments";
export const NEW_TOURNAMENT = "/tournaments/new";
export const tournamentAddress = (id: string): string => `${TOURNAMENTS}/${id}`;

export const WIN = 120; // points of a first place
export const byePoints = (kind: TournamentLine["kind"]): number => (kind === "round-robin" ? WIN / 2 : WIN);

/** What everybody is called, by number: bots by their level, whoever hides their name by the number alone. */
export const namesOf = (entrants: Tournament["entrants"]): Map<number, string> =>
  new Map(
    entrants.map(({ number, name, bot, nameless }) => [
      number,
      name ?? (bot ? `${levelName(bot)} ${number}` : nameless ? numbered(number) : "—"),
    ]),
  );

/** What one's own part in a tournament is, or was. */
export const partWords = ({ mine, status }: TournamentLine): string =>
  say(mine === "in" && status === "over" ? "tournament-you-were" : `tournament-you-${mine}`);

/** Lists by what can be done with them; one's own come first. */
export function sorted(lines: TournamentLine[]): Record<"announced" | "running" | "over", TournamentLine[]> {
  const own = ({ mine, hosted }: TournamentLine): number => Number(mine === null && !hosted);
  const of = (status: string): TournamentLine[] =>
    lines.filter((line) => line.status === status).sort((one, other) => own(one) - own(other));
  return { announced: of("announced"), running: of("running"), over: of("over") };
}

/** The table at which an entrant plays in a round that is shown, if any. */
export const tableOf = (
  tables: { table: string | null; status: string; seats: { entrant: number }[] }[],
  entrant: number,
): string | null =>
  tables.find(({ status, seats }) => status !== "over" && seats.some((seat) => seat.entrant === entrant))
    ?.table ?? null;
