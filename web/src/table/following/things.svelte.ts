// What a line of log, digest or banner speaks of, and where it lies on the board.
import type { GameNotation } from "$/server/api";
import type { GameEvent } from "../face/face";

/** An entry of one of the game's tables, or a part or a panel of the screen by its name. */
export type Thing = [table: string, entry: number | string];

/** What an event names: entries of tables, and what those are made of, as a placed piece is of cells. */
export function thingsIn(notation: GameNotation, event: GameEvent): Thing[] {
  const shape = notation.events.find(({ word }) => word === event.event);
  if (!shape) return [];
  return shape.fields.flatMap((field, place) => {
    const table = shape.tables[place]!.replace("*", "");
    const value = event[field];
    const entries = (Array.isArray(value) ? value : [value]).filter(
      (entry): entry is number => typeof entry === "number" && entry >= 0,
    );
    return table in notation.tables ? entries.flatMap((entry) => withParts(notation, table, entry)) : [];
  });
}

function withParts({ tables }: GameNotation, table: string, entry: number): Thing[] {
  const name = tables[table]?.[entry] ?? "";
  const parts = name.split(/[:-]/);
  if (parts.length < 2) return [[table, entry]];
  const inner = Object.entries(tables).find(
    ([other, entries]) => other !== table && other !== "seat" && entries.includes(parts.at(-1)!),
  );
  const found: Thing[] = [[table, entry]];
  if (inner)
    for (const part of parts) if (inner[1].includes(part)) found.push([inner[0], inner[1].indexOf(part)]);
  return found;
}

/** A part of the screen may also be a place of the board, or a spot that stands for no entry of a table. */
const marksOf = ([table, entry]: Thing): string[] => [
  `[data-spot="${table}-${entry}"]`,
  `[data-${table}="${entry}"]`,
  ...(table === "part" ? [`[data-place="${entry}"]`, `[data-spot="${entry}"]`] : []),
];

/** Boards mark their elements by the entry that they stand for: as a spot, or with the table's own attribute. */
export const placesOf = (things: Thing[]): string => things.flatMap(marksOf).join(", ");

class Pointed {
  things = $state.raw<Thing[]>([]);
  /** What is pointed at for a while, whatever line lies under the pointer meanwhile. */
  lasting = $state.raw<Thing[]>([]);
}

/** What a line that is pointed at speaks of, or a sentence of a lesson. */
export const spokenOf = new Pointed();

/** The attributes of a line that lights up what it speaks of. */
export const lights = (notation: GameNotation, event: GameEvent) => {
  const point = (): void => void (spokenOf.things = thingsIn(notation, event));
  const leave = (): void => void (spokenOf.things = []);
  return { onpointerenter: point, onpointerleave: leave };
};
