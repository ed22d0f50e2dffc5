// What was told, put into order: the turn that is being played, the last invasion, the Magistrate.
import type { Event, EventOf, Happening } from "$/generated/merv";

function lastIndex(events: Happening[], fits: (event: Event) => boolean): number {
  for (let k = events.length - 1; k >= 0; k--) if (fits(events[k]!.event)) return k;
  return -1;
}

const BEGINS_TURN = ["slot-taken", "round-began", "place-taken", "invasion-began", "year-ended"];

/** The turn of a seat so far: what happened since its master took a slot; nothing when another turn has begun. */
export function turnOf(events: Happening[], seat: number): Happening[] {
  const begin = lastIndex(events, (event) => BEGINS_TURN.includes(event.event));
  if (begin < 0) return [];
  const { event } = events[begin]!;
  if (event.event !== "slot-taken" || event.owner !== seat) return [];
  return events.slice(begin);
}

/** Whether a master's turn is going on, rather than the forming of a queue, an invasion or a scoring. */
export function isTurn(events: Happening[]): boolean {
  const begin = lastIndex(events, (event) => BEGINS_TURN.includes(event.event));
  return begin >= 0 && events[begin]!.event.event === "slot-taken";
}

export interface Attack {
  side: number;
  paid: { owner: number; cell: number; way: number }[];
  lost: { owner: number; cell: number }[];
}

export interface Invasion {
  attacks: Attack[];
  /** The number of the event that began it, which tells one invasion from another. */
  number: number;
  /** Whether the year went on after it: then it is no longer looked at. */
  past: boolean;
}

/** The invasion told last, side by side; null before the first. */
export function invasionOf(events: Happening[]): Invasion | null {
  const begin = lastIndex(events, (event) => event.event === "invasion-began" && event.side === 0);
  if (begin < 0) return null;
  const attacks: Attack[] = [];
  let past = false;
  for (const { event } of events.slice(begin)) {
    const attack = attacks.at(-1);
    if (event.event === "invasion-began") attacks.push({ side: event.side, paid: [], lost: [] });
    else if (event.event === "tribute-paid")
      attack!.paid.push({ owner: event.owner, cell: event.cell, way: event.way });
    else if (event.event === "building-lost") attack!.lost.push({ owner: event.owner, cell: event.cell });
    else if (event.event === "slot-taken") past = true;
  }
  return { attacks, number: events[begin]!.number, past };
}

/** The Magistrate's last turn: from the card he turned over to the end of what he did. */
export function magistrateTurn(events: Happening[], magistrate: number): Event[] {
  const reveals = (event: Event): boolean => event.event === "card-revealed";
  let begin = lastIndex(events, reveals);
  // A card that was refused or removed belongs to the same turn as the one after it.
  const ofCards = ["card-revealed", "card-refused", "card-removed", "cards-shuffled", "no-card"];
  while (begin > 0 && ofCards.includes(events[begin - 1]!.event.event)) begin--;
  if (begin < 0) return [];
  const turn: Event[] = [];
  for (const { event } of events.slice(begin)) {
    const another = event.event === "slot-taken" && event.owner !== magistrate;
    if (another || ["place-taken", "round-began"].includes(event.event)) break;
    turn.push(event);
  }
  return turn;
}

/** Something that the Magistrate did, and the priority that decided it, where there was one. */
export interface Deed {
  event: Event;
  weighed: EventOf<"weighed"> | null;
}

/** What only follows from something else that he did. */
const FOLLOWS = [
  "produced",
  "row-refilled",
  "cards-shuffled",
  "favour-gained",
  "influence-gained",
  "points-gained",
  "item-placed",
  "mosque-camel-taken",
  "city-camel-taken",
];

/** What the Magistrate did, one thing after the other, with what decided it; what merely follows is left out. */
export function deedsOf(turn: Event[]): Deed[] {
  const deeds: Deed[] = [];
  let weighed: Deed["weighed"] = null;
  for (const event of turn) {
    if (event.event === "weighed") weighed = event;
    else if (!FOLLOWS.includes(event.event)) {
      deeds.push({ event, weighed });
      weighed = null;
    }
  }
  return deeds;
}
