// What is kept on this device: an object under a name; a browser that keeps nothing still plays and teaches.

/** What was kept under a name, or an empty object where nothing was, or nothing that can be read. */
export function keptUnder<T extends object>(place: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Partial<T>) : {};
  } catch {
    return {};
  }
}

/** Keep it for the next visit, if the browser lets us; if not, it lasts as long as the page. */
export function keep(place: string, kept: object): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is full or refused.
  }
}
