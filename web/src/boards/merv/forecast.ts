// What a slot would bring, tile by tile, before the master goes there: a reading of the line as it lies (chapter 5 of the
// rules). Once the master stands in the slot, what a tile brings is asked from the server.
import type { View } from "$/table/face";
import { COURTIER, WHITE, type Tables } from "./tables";

export interface Yield {
  cell: number;
  mine: number[];
  /** Whose building it is, when that owner is given cubes too; else -1. */
  owner: number;
  theirs: number[];
  builds: boolean;
  action: number;
}

export function forecast(view: View, tables: Tables, seat: number, slot: number): Yield[] {
  const line = tables.lines[slot]!.filter((cell) => cell !== tables.market);
  return line.map((cell) => yieldOf(view, tables, seat, line, cell));
}

function yieldOf(view: View, tables: Tables, seat: number, line: number[], cell: number): Yield {
  const builds = view.building[cell] < 0;
  const whose: number = builds ? seat : view.building[cell];
  const shares = whose !== seat && whose < COURTIER;
  const colourOf = (at: number): number => tables.tiles[view.tiles[at]]!.colour;
  const mine: number[] = [];
  const theirs: number[] = [];
  for (const at of line) {
    if (at !== cell && view.building[at] !== whose) continue;
    const upgrade: number = view.upgrade[at];
    if (upgrade !== WHITE) mine.push(colourOf(at));
    if (upgrade >= 0) mine.push(upgrade);
    if (shares && upgrade >= 0) theirs.push(upgrade);
    if (shares && at === cell && upgrade !== WHITE) theirs.push(colourOf(at));
  }
  const sorted = (cubes: number[]): number[] => cubes.sort((a, b) => a - b);
  return {
    cell,
    mine: sorted(mine),
    owner: shares ? whose : -1,
    theirs: sorted(theirs),
    builds,
    action: tables.tiles[view.tiles[cell]]!.action,
  };
}
