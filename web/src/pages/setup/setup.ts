// A table as somebody sets it up, before the server is asked to open it.
import type { GameShown, OptionShown } from "$/server/api";

export type SeatKind = "me" | "open" | `bot ${string}`;
export type PaceKind = "none" | "live" | "days";

export interface SetUp {
  game: string;
  seats: SeatKind[];
  options: Record<string, unknown>;
  title: string;
  language: string;
  public: boolean;
  pace: { kind: PaceKind; bank: number; free: number; days: number };
}

const LIKED_LEVELS = ["trader", "novice"]; // what somebody new meets first, where the game has it

export const usualSeats = (game: GameShown): number => Math.min(Math.max(3, game.min_seats), game.max_seats);

export const usualLevel = (game: GameShown): string =>
  LIKED_LEVELS.find((level) => game.levels.includes(level)) ?? game.levels[0] ?? "random";

/** Me against bots: what one click on a game opens. */
export function againstBots(game: GameShown, language: string): SetUp {
  const bot: SeatKind = `bot ${usualLevel(game)}`;
  const seats = Array.from({ length: usualSeats(game) }, (_, seat): SeatKind => (seat === 0 ? "me" : bot));
  return {
    game: game.name,
    seats,
    options: {},
    title: "",
    language,
    public: false,
    pace: { kind: "none", bank: 600, free: 20, days: 3 },
  };
}

/** The same table with another number of seats: those that stay keep who sits there. */
export function withSeats(seats: SeatKind[], count: number, added: SeatKind): SeatKind[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? added);
}

/** What is sent to open the table: only options that differ from the usual. */
export function asked(setup: SetUp, game: GameShown): Record<string, unknown> {
  const seats = setup.seats.map((kind) =>
    kind.startsWith("bot ") ? { kind: "bot", level: kind.slice("bot ".length) } : { kind },
  );
  const differing = game.options
    .filter((option) => option.name in setup.options)
    .filter((option) => JSON.stringify(setup.options[option.name]) !== JSON.stringify(option.default))
    .map((option) => [option.name, setup.options[option.name]]);
  return { ...setup, seats, options: Object.fromEntries(differing), title: setup.title.trim() };
}

/** Whether nobody else has to come before the play can begin. */
export const isFull = (setup: SetUp): boolean => !setup.seats.includes("open");

export type OptionKind = "switch" | "list" | "free";

export function kindOf(option: OptionShown): OptionKind {
  if (option.values.length === 0) return "free";
  return option.values.every((value) => typeof value === "boolean") ? "switch" : "list";
}

/** What was typed for an option without a list of values: words between commas, or nothing. */
export function typed(text: string): string[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.length > 0 ? words : null;
}
