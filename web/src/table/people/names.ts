// What whoever sits in a seat is called; null where the colour's name must do.
import type { FluentBundle } from "@fluent/bundle";
import type { GameNotation, SeatShown } from "$/server/api";
import type { View } from "../face/face";
import { GameWords } from "$/words/game_words";
import { say, sayOr } from "$/words/words.svelte";

export function seatName(seats: SeatShown[], seat: number): string | null {
  const sitting = seats[seat];
  if (!sitting) return null;
  if (sitting.bot) {
    const same = seats.filter((other) => other.bot === sitting.bot);
    const name = levelName(sitting.bot);
    return same.length > 1 ? `${name} ${same.indexOf(sitting) + 1}` : name;
  }
  if (hasNoName(sitting)) return numbered(sitting.nameless);
  // Whoever plays several seats on one screen under one name is called by the colours.
  const twin = seats.some(
    (other) => other !== sitting && other.person === sitting.person && other.name === sitting.name,
  );
  return twin ? null : sitting.name;
}

/** Whether whoever looks may not know the name of the person who sits there. */
export const hasNoName = (sitting: SeatShown): sitting is SeatShown & { nameless: number } =>
  typeof sitting.nameless === "number";

/** What somebody is called who is known by a number alone. */
export const numbered = (number: number): string => say("player-number", { number });

export const levelName = (level: string): string => sayOr(`level-${level.split(":")[0]}`, level);

/** Under which key the words of every game say how a level plays. */
export const temperKey = (level: string): string => `level-${level.split(":")[0]}-temper`;

/** All names as one text. */
export const namesIn = (seats: SeatShown[]): string =>
  JSON.stringify(seats.map((_, seat) => seatName(seats, seat)));

/** What lies where things are called by it, and with whose eyes it is seen, as one text. */
export const laidIn = (game: GameNotation, view: View, seat: number | null): string =>
  JSON.stringify({
    seat,
    fields: Object.fromEntries(
      Object.values(game.called ?? {}).map(([, field]) => [field, view[field!] ?? []]),
    ),
  });

/** A game's words, with the names of those who play and of what lies on their table. */
export function wordsOf(
  game: GameNotation,
  bundles: FluentBundle[],
  names: string,
  laid: string,
  asked: () => string | null,
): GameWords {
  const called = JSON.parse(names) as (string | null)[];
  const { seat, fields } = JSON.parse(laid) as { seat: number | null; fields: Record<string, number[]> };
  return new GameWords(game, bundles, {
    name: (seat) => called[seat] ?? null,
    laid: (field) => fields[field] ?? [],
    seat,
    asked,
  });
}

/** A seat in which nobody sits, as in a lesson: it is called by its colour. */
export const inColour = (colour: string, seat: number): SeatShown => ({
  seat,
  colour,
  person: null,
  name: null,
  bot: null,
  away: null,
  vote: false,
  shared: false,
  resigned: null,
  kept_for: null,
  vacations: [],
});
