// Gifts between barons: to whom crowns may be given, and how many.
import type { Row } from "$/table/face";

export interface Gift {
  seat: number;
  most: number;
}

/** By whom crowns may be given to: the most that may be given. */
export function giftsIn(asides: Record<string, any[][]>): Gift[] {
  const most = new Map<number, number>();
  for (const [seat, crowns] of asides.give ?? []) most.set(seat, Math.max(most.get(seat) ?? 0, crowns));
  return [...most].map(([seat, crowns]) => ({ seat, most: crowns }));
}

/** What else may be done beside the question: heirs, miracles. */
export const othersIn = (asides: Record<string, any[][]>): Row[] =>
  Object.entries(asides).flatMap(([word, rows]) =>
    word === "give" || word === "table-talk" ? [] : rows.map((row): Row => [word, ...row]),
  );
