// Whether this page is a replay in a frame of another page.
const EMBEDDED = /^\/embed\/([^/]+)\/?$/;

/** The game that this page is to show and the move it begins with; null where it is any other page. */
export function embedded(path: string, query: string): { id: string; move: number | null } | null {
  const id = EMBEDDED.exec(path)?.[1];
  if (!id) return null;
  const at = new URLSearchParams(query).get("at") ?? "";
  return { id: decodeURIComponent(id), move: /^\d{1,9}$/.test(at) ? Number(at) : null };
}
