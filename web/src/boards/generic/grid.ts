// Cells with names such as b3 as a grid, and what a view says of each.
import type { Row, View } from "$/table/face/face";
import type { ShapeShown } from "$/server/api";

export interface Cell {
  /** Its number in the table of cells. */
  cell: number;
  name: string;
  /** Counted from the left and from the top. */
  x: number;
  y: number;
}

export interface CellGrid {
  wide: number;
  high: number;
  cells: Cell[];
}

const LETTERED = /^([a-z])(\d{1,2})$/; // b3: the second column, the third row from the bottom
const COUNTED = /^r(\d{1,2})c(\d{1,2})$/; // r1c2: the second column, the first row from the top
const WIDEST = 20;

/** A cell's column and its row from the top, of which the lettered count backwards; null for any other name. */
function placed(name: string): [number, number] | null {
  const lettered = LETTERED.exec(name);
  if (lettered) return [lettered[1]!.charCodeAt(0), -Number(lettered[2])];
  const counted = COUNTED.exec(name);
  return counted ? [Number(counted[2]), Number(counted[1])] : null;
}

/** The grid of a table of cells; null where the names are no places of a grid. */
export function gridOf(names: string[] | undefined): CellGrid | null {
  if (!names || names.length < 4) return null;
  const places = names.map(placed);
  if (places.some((place) => !place)) return null;
  const columns = places.map((place) => place![0]);
  const rows = places.map((place) => place![1]);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const wide = Math.max(...columns) - left + 1;
  const high = Math.max(...rows) - top + 1;
  if (wide > WIDEST || high > WIDEST) return null;
  const cells = names.map((name, cell) => ({ cell, name, x: columns[cell]! - left, y: rows[cell]! - top }));
  return { wide, high, cells };
}

/** The options that are settled by pointing at a cell: those of one field, which is a cell. */
export function optionsAt(choices: Row[], shapes: ShapeShown[]): Map<number, Row[]> {
  const placed = new Map<string, number>();
  for (const { word, tables } of shapes) {
    const places = tables.flatMap((table, place) => (table === "cell" ? [place] : []));
    if (places.length === 1) placed.set(word, places[0]!);
  }
  const found = new Map<number, Row[]>();
  for (const row of choices) {
    const place = placed.get(row[0]);
    if (place === undefined) continue;
    const cell = row[place + 1] as number;
    found.set(cell, [...(found.get(cell) ?? []), row]);
  }
  return found;
}

/** A choice at a cell to ask about where nothing is legal there: the first of a word that takes a cell alone. */
export function choiceAt(cell: number, asked: string[], shapes: ShapeShown[]): Row | null {
  const fitting = shapes.filter(({ tables }) => tables.length === 1 && tables[0] === "cell");
  const shape = fitting.find(({ word }) => asked.includes(word)) ?? fitting[0];
  return shape ? [shape.word, cell] : null;
}

const isNobody = (value: unknown): boolean => value === null || value === -1;

/** The fields of a view that say of each cell whose it is. */
export function ownersIn(view: View, cells: number, tables: Record<string, string[]>): string[] {
  const seats = view.seats as number;
  return Object.keys(view).filter((name) => {
    const value: unknown = view[name];
    if (!Array.isArray(value) || value.length !== cells || tableFor(name, tables)) return false;
    const fits = value.every(
      (one) => isNobody(one) || (Number.isInteger(one) && (one as number) < seats && (one as number) >= 0),
    );
    return fits && (value.some(isNobody) || name === "owner");
  });
}

/** The fields of a view that name something of a table in each cell. */
export const namesIn = (view: View, cells: number, tables: Record<string, string[]>): string[] =>
  Object.keys(view).filter((name) => {
    const value: unknown = view[name];
    return Array.isArray(value) && value.length === cells && !!tableFor(name, tables);
  });

/** The table that a field's numbers point into, by its name: tiles hold entries of tile. */
export function tableFor(field: string, tables: Record<string, string[]>): string | null {
  const singular = field.replace(/ies$/, "y").replace(/s$/, "");
  return [field, singular].find((name) => name in tables) ?? null;
}
