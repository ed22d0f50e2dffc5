// How new what one was told of each table is. Whichever node answers next must not be behind it, so it is told to all of them.

/** Moves made, and other changes: what happens later never lowers them. */
export type Version = [number, number];

const newest = new Map<string, Version>();

export const isOlder = (one: Version, other: Version): boolean => one[0] < other[0] || one[1] < other[1];

/** Remember that a table was seen as it is at this version. */
export function note(table: string, version: Version): void {
  const known = newest.get(table);
  if (!known || isOlder(known, version)) newest.set(table, version);
}

/** The newest version seen of a table, if any. */
export const seen = (table: string): Version | null => newest.get(table) ?? null;

/** The same as it is added to an address. */
export function seenQuery(table: string): string {
  const version = newest.get(table);
  return version ? `?seen=${version.join(",")}` : "";
}
