// The end of the game: which of the ways to win it came to, who was how near to each, and what decided between equals.
import type { Face, Finale } from "$/generated/warrior_knights";

/** What decides after the last round, in this order; the parts of the result are called so. */
export const CONTESTS = ["influence", "cities", "wealth", "troops"] as const;

export interface Placed {
  seat: number;
  place: number;
  alive: boolean;
  /** Kingdom cities, of which more than half win. */
  kingdom: number;
  /** By contest: what the baron brings to it. */
  brings: number[];
  /** The contest in which he fell behind; that of the winner, and of those still equal at the end, lies after the last. */
  behind: number;
}

export interface Ended extends Finale {
  winner: number | null;
  barons: Placed[];
}

/** The end as the rules judged it, the barons in their order. */
export function endOf({ view, facts, result }: Pick<Face, "view" | "facts" | "result">): Ended {
  const [scores, places, reasons] = result!;
  const { behind } = facts.finale!;
  const first = scores.indexOf(1);
  return {
    ...facts.finale!,
    winner: first < 0 ? null : first,
    barons: scores
      .map((_, seat) => ({
        seat,
        place: places[seat]!,
        alive: !!view.alive[seat],
        kingdom: facts.kingdom[seat]!,
        brings: CONTESTS.map((part) => reasons[seat]![part] as number),
        behind: behind[seat]!,
      }))
      .sort(
        (one, other) =>
          one.place - other.place || other.behind - one.behind || compare(other.brings, one.brings),
      ),
  };
}

const compare = (one: number[], other: number[]): number =>
  one.map((brought, k) => brought - other[k]!).find((difference) => difference !== 0) ?? 0;
