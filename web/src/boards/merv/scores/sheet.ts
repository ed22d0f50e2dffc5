// The scoring sheets of the years: every point with what gave it, so that a person can check them.
import type { Event, EventOf, Happening } from "$/generated/merv";

export interface Earned {
  points: number;
  /** What gave the points, as it was told. */
  event: Event;
}

export interface Sheet {
  year: number;
  /** By owner and source, in the order of the table `source`: what gave points. */
  earned: Earned[][][];
  /** By owner: the favour spent at the palace. */
  favour: number[];
  done: boolean;
}

const OWNERS = 6;
const byOwner = <T>(make: () => T): T[] => Array.from({ length: OWNERS }, make);

/** Scorings are told in parts and then, or before, as a whole: the parts are what is entered. */
const WHOLE = ["palace", "city", "spices"];
const SOURCE_OF = {
  "court-scored": "palace",
  "city-scored": "city",
  "token-scored": "city",
  "top-scored": "city",
  "set-scored": "spices",
} as const;
type Part = EventOf<keyof typeof SOURCE_OF>;
const isPart = (event: Event): event is Part => event.event in SOURCE_OF;

/** A sheet for every year begun; the points of the end of the game are on the last. */
export function sheetsOf(events: Happening[], sources: string[]): Sheet[] {
  const sheets: Sheet[] = [];
  const last = byOwner((): Event | null => null);
  for (const { event } of events) {
    if (event.event === "round-began" && event.year > sheets.length)
      sheets.push({
        year: event.year,
        earned: byOwner(() => sources.map(() => [])),
        favour: byOwner(() => 0),
        done: false,
      });
    const sheet = sheets.at(-1);
    if (!sheet) continue;
    if (event.event === "year-ended") sheet.done = true;
    if (event.event === "favour-spent") sheet.favour[event.owner]! += event.number;
    if (isPart(event))
      enter(sheet, event.owner, sources.indexOf(SOURCE_OF[event.event]), event.number, event);
    else if (event.event === "points-gained" && !WHOLE.includes(sources[event.source]!))
      enter(sheet, event.owner, event.source, event.number, last[event.owner] ?? event);
    else if ("owner" in event && event.owner >= 0) last[event.owner] = event;
  }
  return sheets;
}

/** What bonus tokens and the mosque add was told with the city's points: it is taken out of them. */
function enter(sheet: Sheet, owner: number, source: number, points: number, event: Event): void {
  const earned = sheet.earned[owner]![source]!;
  if (event.event === "token-scored" || event.event === "top-scored") earned[0]!.points -= points;
  earned.push({ points, event });
}

export const sumOf = (earned: Earned[]): number => earned.reduce((total, { points }) => total + points, 0);
