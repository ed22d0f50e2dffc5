// Gifts between barons: to whom crowns may be given, and how many.
import type { Choice, Options } from "$/generated/warrior_knights";
import { rowsIn } from "$/table/face/face";

export interface Gift {
  seat: number;
  most: number;
}

/** By whom crowns may be given to: the most that may be given. */
export function giftsIn(asides: Options): Gift[] {
  const most = new Map<number, number>();
  for (const [seat, crowns] of asides.give ?? []) most.set(seat, Math.max(most.get(seat) ?? 0, crowns));
  return [...most].map(([seat, crowns]) => ({ seat, most: crowns }));
}

/** What else may be done beside the question: heirs, miracles. */
export const othersIn = (asides: Options): Choice[] =>
  rowsIn<Choice>(asides).filter(([word]) => word !== "give" && word !== "table-talk");
