// A turn part by part: what is chosen and paid for together is one part, and can be taken back with all that follows.
import type { Event, Happening } from "$/generated/merv";
import { discsAfter, ledgerOf, type Ledger } from "./ledger";

export interface Part {
  /** The move that it began with. */
  first: number;
  events: Event[];
  ledger: Ledger;
  /** Whether everything from here on can be taken back without asking anybody. */
  free: boolean;
  /** Whether it is still being paid for or decided. */
  open: boolean;
}

const isPaying = ({ event }: Event): boolean => event === "paid";

/** What is taken first and paid for afterwards; everything else is paid for first. */
const PAID_LATER = ["card-taken", "courtier-placed", "good-bought"];

/** Whether what a move told belongs to the part before it. */
function belongs(events: Event[], { events: earlier, open }: Part): boolean {
  const pays = events.length > 0 && events.every(isPaying);
  return open || (pays && earlier.some(({ event }) => PAID_LATER.includes(event)));
}

/** Whether a part is not yet complete: nothing but paying was told, or a contract is only laid out. */
function isOpen(events: Event[]): boolean {
  const told = (word: string): boolean => events.some(({ event }) => event === word);
  return events.every(isPaying) || (told("item-placed") && !told("contract-completed"));
}

/**
 * @param told everything told so far
 * @param turn the seat's turn within it
 * @param backs the moves that can be taken back freely; some of them told nothing
 */
export function partsOf(told: Happening[], turn: Happening[], backs: number[], seat: number): Part[] {
  if (turn.length === 0) return [];
  const begin = turn[0]!.move;
  const moves = [...new Set([...turn.map(({ move }) => move), ...backs.filter((move) => move >= begin)])];
  const before = told.slice(0, told.length - turn.length).map(({ event }) => event);
  const parts: Part[] = [];
  for (const move of moves.sort((one, other) => one - other)) {
    const events = turn.filter((one) => one.move === move).map(({ event }) => event);
    let part = parts.at(-1);
    if (!part || !belongs(events, part)) {
      part = { first: move, events: [], ledger: ledgerOf([], seat, NOWHERE), free: false, open: true };
      parts.push(part);
    }
    part.events.push(...events);
    part.open = isOpen(part.events);
  }
  for (const part of parts) {
    part.ledger = ledgerOf(part.events, seat, discsAfter(before, seat));
    part.free = backs.includes(part.first);
    before.push(...part.events);
  }
  return parts;
}

const NOWHERE = { favour: 0, influence: 0 };
