// What moves on the map: played back from what was told last, at the pace that the person has set.
import type { Event, Face } from "$/generated/warrior_knights";
import type { Point } from "../model/geometry";

const STEPS = ["marched", "sailed", "landed", "noble-retreated", "noble-placed"] as const;
type Step = Extract<Event, { event: (typeof STEPS)[number] }>;
const isStep = (event: Event): event is Step => (STEPS as readonly string[]).includes(event.event);

/** What the last change told; whoever comes to a table is told all of its past at once, and that is no news. */
export const newsOf = ({ fresh, events }: Pick<Face, "fresh" | "events">): Event[] =>
  fresh.length < events.length ? fresh.map(({ event }) => event) : [];

/** The areas that a noble came through, in order. */
export const trailOf = (news: Event[], noble: number): number[] =>
  news.flatMap((event) => (isStep(event) && event.noble === noble ? [event.area] : []));

/** How long one step takes, in milliseconds; nothing moves for who wants no animation. */
export const pace = (): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow")) || 0;

/** Carry a piece from where it stood along a way to where it stands now. */
export function carry(piece: SVGElement, way: Point[]): void {
  const step = pace();
  if (step === 0 || way.length < 2) return;
  piece.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: step * (way.length - 1), easing: "ease-in-out" },
  );
}
