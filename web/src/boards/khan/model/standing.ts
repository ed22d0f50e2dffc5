// What stands on the cells, read from a view.
import { NEUTRAL, PIECE, RULER, YURT, type Facts, type View } from "$/generated/khan";
import type { Place } from "./pieces";

export type Standing =
  | { what: "nothing" }
  | { what: "neutral" }
  | { what: "yurt"; seat: number }
  | { what: "ruler"; ruler: number }
  | { what: "piece"; laid: number };

export function standingOn(code: number): Standing {
  if (code >= PIECE) return { what: "piece", laid: code - PIECE };
  if (code >= RULER) return { what: "ruler", ruler: code - RULER };
  if (code >= YURT) return { what: "yurt", seat: code - YURT };
  return code === NEUTRAL ? { what: "neutral" } : { what: "nothing" };
}

export interface Laid {
  number: number;
  placement: number;
  kind: number;
  cells: number[];
  owners: number[];
}

/** The pieces on the board with their owners. */
export const laidPieces = (
  { laid }: Pick<View, "laid">,
  { holders }: Pick<Facts, "holders">,
  places: Place[],
): Laid[] =>
  laid.map((placement, number) => ({
    number,
    placement,
    ...places[placement]!,
    owners: holders[number] ?? [],
  }));
