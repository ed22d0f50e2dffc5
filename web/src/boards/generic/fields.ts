// A view made readable without knowing the game: what each field holds, by seat where it is by seat.
import type { GameWords, View } from "$/table/face/face";
import { tableFor } from "./grid";

export interface Fact {
  name: string;
  value: string;
}

export interface SeatFacts {
  name: string;
  /** One value for each seat. */
  values: string[];
}

export interface Readable {
  facts: Fact[];
  bySeat: SeatFacts[];
  lists: Fact[];
}

const KNOWN = new Set(["seat", "seats", "asked", "result", "move", "draft", "settings", "owner"]);
const LONGEST = 24;

/** A field's name as words. */
export const fieldName = (words: GameWords, name: string): string =>
  words.has(`field-${name}`) ? words.say(`field-${name}`) : name.replace(/_/g, " ");

export function readable(view: View, words: GameWords, most: number, nothing: string): Readable {
  const found: Readable = { facts: [], bySeat: [], lists: [] };
  const seats = view.seats as number;
  const owners = words.tables.owner?.length;
  for (const [field, value] of Object.entries(view)) {
    if (KNOWN.has(field)) continue;
    const table = tableFor(field, words.tables);
    const name = fieldName(words, field);
    const said = (one: unknown): string => saying(one, table, words, nothing);
    if (!Array.isArray(value)) found.facts.push({ name, value: said(value) });
    else if (value.length === (owners ?? most) || value.length === seats)
      found.bySeat.push({ name, values: value.slice(0, seats).map(said) });
    else {
      const list = indexed(field, value, words, said);
      if (list) found.lists.push({ name, value: list });
    }
  }
  return found;
}

function saying(value: unknown, table: string | null, words: GameWords, nothing: string): string {
  if (value === null || value === undefined || value === "" || (value === -1 && table)) return nothing;
  if (value === true) return "✓";
  if (value === false) return nothing;
  if (typeof value === "number")
    return table ? words.entry(table, value) : value === -1 ? nothing : String(value);
  if (Array.isArray(value))
    return value.map((one) => saying(one, table, words, nothing)).join(", ") || nothing;
  return String(value);
}

/** A long list: what it holds at each entry of the one table of its size, or one thing after another; null when empty. */
function indexed(
  field: string,
  value: unknown[],
  words: GameWords,
  said: (one: unknown) => string,
): string | null {
  const fitting = Object.keys(words.tables).filter((table) => words.tables[table]!.length === value.length);
  const over = fitting.length === 1 && tableFor(field, words.tables) !== fitting[0] ? fitting[0]! : null;
  const entries = value.map((one, place): [number, unknown] => [place, one]);
  const held = over ? entries.filter(([, one]) => !isEmpty(one)) : entries;
  if (held.length === 0 || value.every(isEmpty)) return null;
  const all = held.map(([place, one]) => (over ? `${words.entry(over, place)}: ${said(one)}` : said(one)));
  return all.length > LONGEST ? `${all.slice(0, LONGEST).join(", ")} …` : all.join(", ");
}

const isEmpty = (one: unknown): boolean =>
  one === null || one === -1 || one === 0 || one === false || (Array.isArray(one) && one.length === 0);
