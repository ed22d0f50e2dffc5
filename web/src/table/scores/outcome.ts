// How a game ended, in words: who won, everybody best first, who gave up, and who ended it early.
import type { SeatShown } from "$/server/api";
import { say } from "$/words/words.svelte";
import type { Face } from "../face/face";
import { verdictOf, type Verdict } from "./race";
import { afterAll, standings, withRivals, type Standing } from "./scores";

export interface Outcome {
  verdict: Verdict | null;
  /** Everybody, best first; nobody where the game was ended early. */
  all: Standing[];
  winners: number[];
  draw: boolean;
  /** Seats given up for good: they come after all who played on. */
  gaveUp: SeatShown[];
  /** Those by whose votes it was ended early. */
  enders: string[];
  /** Against bots alone it was no vote: somebody resigned. */
  resigned: boolean;
  title: string;
}

const has = (seat: SeatShown): boolean => seat.resigned !== null;
const peopleOf = (seats: SeatShown[]): number => new Set(seats.map(({ person }) => person)).size;

/** All people but one have resigned, and no bot had a seat of its own. */
function wonByResigning(seats: SeatShown[]): boolean {
  const left = seats.filter((seat) => !has(seat));
  return left.length < seats.length && seats.every(({ bot }) => !bot) && peopleOf(left) === 1;
}

export function outcomeOf(
  face: Pick<Face, "view" | "facts" | "result">,
  seats: SeatShown[],
  name: (owner: number) => string,
): Outcome {
  const verdict = verdictOf(face);
  const gaveUp = seats.filter(has);
  const played = verdict?.places ?? face.result?.[1];
  const places = played && gaveUp.length > 0 ? afterAll(played, seats.map(has)) : played;
  const all = face.result ? withRivals(standings(face.result, places), verdict) : [];
  const left = all.length === 0 && wonByResigning(seats);
  const first = all.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const stayed = seats.filter((seat) => !has(seat)).map(({ seat }) => seat);
  const winners = left ? stayed : gaveUp.length > 0 ? first : (verdict?.winners ?? first);
  const draw = verdict === null && winners.length === all.length && all.length > 1;
  const enders = seats.filter(({ vote }) => vote).map(({ seat }) => name(seat));
  const people = seats.filter((seat) => !seat.bot && !has(seat));
  const resigned = enders.length > 0 && peopleOf(people) === 1;
  const title = (): string => {
    if (all.length === 0 && gaveUp.length > 0 && people.length === 0)
      return say("final-resigned", { names: gaveUp.map(({ seat }) => name(seat)).join(", ") });
    if (all.length === 0 && resigned) return say("final-resigned", { names: enders.join(", ") });
    if (all.length === 0 && !left) return say("final-early");
    if (draw) return say("final-draw");
    if (winners.length === 0) return say("final-nobody");
    return say("final-winner", { names: winners.map(name).join(", "), count: winners.length });
  };
  return { verdict, all, winners, draw, gaveUp, enders, resigned, title: title() };
}
