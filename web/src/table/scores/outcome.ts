// How a game ended, in words: who won, everybody best first, and who ended it early.
import type { SeatShown } from "$/server/api";
import { say } from "$/words/words.svelte";
import type { Face } from "../face/face";
import { verdictOf, type Verdict } from "./race";
import { standings, withRivals, type Standing } from "./scores";

export interface Outcome {
  verdict: Verdict | null;
  /** Everybody, best first; nobody where the game was ended early. */
  all: Standing[];
  winners: number[];
  draw: boolean;
  /** Those by whose votes it was ended early. */
  enders: string[];
  /** Against bots alone it was no vote: somebody resigned. */
  resigned: boolean;
  title: string;
}

export function outcomeOf(
  face: Pick<Face, "view" | "facts" | "result">,
  seats: SeatShown[],
  name: (owner: number) => string,
): Outcome {
  const verdict = verdictOf(face);
  const all = face.result ? withRivals(standings(face.result, verdict?.places), verdict) : [];
  const winners = verdict?.winners ?? all.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const draw = verdict === null && winners.length === all.length && all.length > 1;
  const enders = seats.filter(({ vote }) => vote).map(({ seat }) => name(seat));
  const people = new Set(seats.filter(({ bot }) => !bot).map(({ person }) => person));
  const resigned = enders.length > 0 && people.size === 1;
  const title = (): string => {
    if (all.length === 0)
      return resigned ? say("final-resigned", { names: enders.join(", ") }) : say("final-early");
    if (draw) return say("final-draw");
    if (winners.length === 0) return say("final-nobody");
    return say("final-winner", { names: winners.map(name).join(", "), count: winners.length });
  };
  return { verdict, all, winners, draw, enders, resigned, title: title() };
}
