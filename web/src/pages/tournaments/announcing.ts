// A tournament as somebody sets it up, before the server is asked to announce it.
import type { GameShown } from "$/server/api";
import { differing, PACES, usualSeats, type Pace } from "../setup/setup";

export const KINDS = ["round-robin", "swiss", "knock-out"] as const;
const MOST_SEATS = 6;
const DAY = 1440; // minutes

export interface Wish {
  title: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  kind: (typeof KINDS)[number];
  rounds: number;
  advance: number;
  seeding: "draw" | "rating";
  most: number;
  level: string | null;
  invited: boolean;
  rated: boolean;
  timed: boolean;
  when: string;
  pace: Pace;
  minutes: number;
  absence: number;
  days: number;
}

/** How many may sit at a table of a tournament. */
export const seatCounts = ({ min_seats, max_seats }: GameShown): number[] => {
  const [from, to] = [Math.max(2, min_seats), Math.min(MOST_SEATS, max_seats)];
  return Array.from({ length: to - from + 1 }, (_, k) => from + k);
};

export const fresh = (game: GameShown): Wish => ({
  title: "",
  game: game.name,
  seats: Math.min(Math.max(2, usualSeats(game)), MOST_SEATS),
  options: {},
  kind: "swiss",
  rounds: 0,
  advance: 1,
  seeding: "draw",
  most: 16,
  level: null,
  invited: false,
  rated: false,
  timed: false,
  when: "",
  pace: { ...PACES.live! },
  minutes: 120,
  absence: 5,
  days: 30,
});

/** What is sent to announce it. */
export function asked(wish: Wish, game: GameShown, language: string): Record<string, unknown> {
  const { timed, when, minutes, absence, days, options, advance, ...rest } = wish;
  return {
    ...rest,
    language,
    advance: Math.min(advance, wish.seats - 1),
    options: differing(game, options),
    starts: timed && when ? new Date(when).getTime() : null,
    round_minutes: wish.pace.kind === "days" ? days * DAY : minutes,
    absence_minutes: absence,
  };
}
