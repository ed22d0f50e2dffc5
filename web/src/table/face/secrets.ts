// Whether players on one screen must not see each other's views.
import type { View } from "./face";

const PLAIN = new Set(["seat", "draft"]);

/** Views of one position differ where something is hidden; while all choose at once, their choices are. */
export function hidesSomething(views: View[]): boolean {
  const [first, ...others] = views;
  if (!first || others.length === 0) return false;
  if (views.some((view) => "draft" in view)) return true;
  return others.some((other) =>
    Object.keys(first).some(
      (name) => !PLAIN.has(name) && JSON.stringify(first[name]) !== JSON.stringify(other[name]),
    ),
  );
}
