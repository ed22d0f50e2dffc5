// The options of a question as the panel lists them: by verb, filtered by what is typed, page by page.
import type { Row } from "../face/face";

export interface OptionGroup {
  word: string;
  rows: Row[];
}

/** More rows than this are not shown before a verb or a target is picked. */
export const FEW = 12;
export const PAGE = 60;

export function groupsOf(rows: Row[]): OptionGroup[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const found = groups.get(row[0]);
    if (found) found.push(row);
    else groups.set(row[0], [row]);
  }
  return [...groups].map(([word, all]) => ({ word, rows: all }));
}

/** Whether the verbs are asked for first: there are several, and more than a few rows. */
export const asksVerb = (groups: OptionGroup[]): boolean =>
  groups.length > 1 && groups.some(({ rows }) => rows.length > 1);

/** Rows that read the same are one: whoever holds two equal cards need not choose between them. */
export function distinct(rows: Row[], spoken: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const words = spoken(row);
    return !seen.has(words) && seen.add(words);
  });
}

/** The rows whose words contain everything that was typed, in any order and case. */
export function filtered(rows: Row[], typed: string, spoken: (row: Row) => string): Row[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const words = spoken(row).toLocaleLowerCase();
    return wanted.every((part) => words.includes(part));
  });
}
