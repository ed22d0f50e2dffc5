// What stands on the cells, read from a view; the codes are those of the game's state.
import type { View } from "$/table/face/face";
import { joined, type Land } from "./geometry";
import type { Place } from "./pieces";

const NEUTRAL = 1;
const YURT = 2;
const RULER = 6;
const PIECE = 14;

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

const seatsIn = (bits: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

export const laidPieces = (view: View, places: Place[]): Laid[] =>
  (view.laid as number[]).map((placement, number) => ({
    number,
    placement,
    ...places[placement]!,
    owners: seatsIn(view.owners[number], view.seats),
  }));

/** The territories of a seat: the cells under its pieces that hang together, largest first. */
export const territories = (land: Land, pieces: Laid[], seat: number): number[][] =>
  joined(
    land,
    new Set(pieces.filter((piece) => piece.owners.includes(seat)).flatMap((piece) => piece.cells)),
  );

/** The cells whose yurts are under somebody's active card, by seat of who protects them. */
export function guardedCells(view: View, land: Land): Map<number, number> {
  const found = new Map<number, number>();
  const everywhere = land.river; // the region after the last terrain is all of them
  (view.ground as number[]).forEach((code, cell) => {
    const standing = standingOn(code);
    if (standing.what === "yurt" && standing.seat === view.protector) found.set(cell, view.protector);
    if (standing.what !== "neutral") return;
    (view.divine as number[]).forEach((region, seat) => {
      if (region >= 0 && (region === everywhere || region === land.terrain[cell])) found.set(cell, seat);
    });
  });
  return found;
}
