// The options of a question as the panel lists them: grouped by word, filtered by what is typed, page by page.
import type { Row } from "../face/face";

export interface OptionGroup {
  word: string;
  rows: Row[];
}

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

/** The rows whose words contain everything that was typed, in any order and case. */
export function filtered(rows: Row[], typed: string, spoken: (row: Row) => string): Row[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const words = spoken(row).toLocaleLowerCase();
    return wanted.every((part) => words.includes(part));
  });
}

/** The first `most` rows, group by group. */
export function firstOf(groups: OptionGroup[], most: number): OptionGroup[] {
  const shown: OptionGroup[] = [];
  let left = most;
  for (const { word, rows } of groups) {
    if (left <= 0) break;
    shown.push({ word, rows: rows.slice(0, left) });
    left -= rows.length;
  }
  return shown;
}
