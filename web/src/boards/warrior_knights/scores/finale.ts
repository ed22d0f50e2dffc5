// The end of the game: which of the ways to win it came to, who was how near to each, and what decided between equals.
import type { View } from "$/generated/warrior_knights";
import type { Result } from "$/table/face/face";
import { citiesOf } from "../model/realm";
import { RAZED, type Tables } from "../model/tables";

/** What decides after the last round, in this order; the parts of the result are called so. */
export const CONTESTS = ["influence", "cities", "wealth", "troops"] as const;

export type Ending = "majority" | "survivor" | "influence" | "tie" | "might";

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

export interface Finale {
  ending: Ending;
  winner: number | null;
  /** Kingdom cities that stand, and how many of them win. */
  cities: number;
  needed: number;
  /** The contest that left one baron alone in front, or -1 when it did not come to that. */
  decided: number;
  barons: Placed[];
}

/** Kingdom cities that stand, and how many of them win. */
export function majorityOf(view: View, { overseas }: Tables): { cities: number; needed: number } {
  const cities = view.owner.slice(0, overseas).filter((owner) => owner !== RAZED).length;
  return { cities, needed: Math.floor(cities / 2) + 1 };
}

/** `might`: whether only the majority of cities can win. */
export function finaleOf(
  view: View,
  tables: Tables,
  [scores, places, reasons]: Result,
  might: boolean,
): Finale {
  const { alive } = view;
  const first = scores.indexOf(1);
  const winner = first < 0 ? null : first;
  const brings = scores.map((_, seat) =>
    CONTESTS.map((part) => (reasons[seat]?.[part] as number | undefined) ?? 0),
  );
  const { behind, decided } = raceOf(brings, alive);
  const ending: Ending =
    winner === null
      ? might
        ? "might"
        : "tie"
      : alive.filter(Boolean).length === 1
        ? "survivor"
        : view.last
          ? "influence"
          : "majority";
  return {
    ending,
    winner,
    ...majorityOf(view, tables),
    decided: ending === "influence" ? decided : -1,
    barons: scores
      .map((_, seat) => ({
        seat,
        place: places[seat]!,
        alive: !!alive[seat],
        kingdom: citiesOf(view, seat).filter((city) => city < tables.overseas).length,
        brings: brings[seat]!,
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

/** By seat: the contest in which it fell behind the best; and the contest after which one was left. */
function raceOf(brings: number[][], alive: number[]): { behind: number[]; decided: number } {
  const behind = brings.map((_, seat): number => (alive[seat] ? CONTESTS.length : -1));
  let left = behind.flatMap((_, seat) => (alive[seat] ? [seat] : []));
  let decided = -1;
  CONTESTS.forEach((_, contest) => {
    const best = Math.max(...left.map((seat) => brings[seat]![contest]!));
    for (const seat of left) if (brings[seat]![contest]! < best) behind[seat] = contest;
    left = left.filter((seat) => behind[seat] === CONTESTS.length);
    if (decided < 0 && left.length === 1) decided = contest;
  });
  return { behind, decided };
}
