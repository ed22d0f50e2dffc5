// Where a round is: planning, one of its three stacks, or Upkeep.
import type { View } from "$/generated/warrior_knights";
import { sizeOf } from "../realm";

const PILES = [
  ["plan1", "neutral1"],
  ["plan2", "neutral2"],
  ["plan3", "neutral3"],
] as const;

export const PLAN = 0;
export const UPKEEP = PILES.length + 1;

export interface Pile {
  stack: number;
  /** By seat: how many of its cards lie there. */
  cards: number[];
  neutral: number;
  total: number;
}

/** The three stacks with the cards that are left on them. */
export const stacksIn = (view: View): Pile[] =>
  PILES.map(([plan, others], stack) => {
    const cards = view[plan].map(sizeOf);
    const neutral = sizeOf(view[others]);
    return { stack, cards, neutral, total: cards.reduce((sum, size) => sum + size, neutral) };
  });

/** The step of the round that goes on: the plan, a stack by its number from one on, or Upkeep; -1 before the first round. */
export function stepNow(view: View): number {
  if (view.round === 0) return -1;
  if (view.asked.some(([, kind]) => kind === "planning")) return PLAN;
  const isOver = view.card < 0 && view.neutral < 0 && stacksIn(view).every(({ total }) => total === 0);
  return isOver ? UPKEEP : view.stack + 1;
}
