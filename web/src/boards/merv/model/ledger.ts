// What events change for an owner, added up: a running total of a turn, or what a choice would bring.
import type { Event } from "$/generated/merv";
import { WHITE, WILD, DISCOUNT } from "$/generated/merv";

export interface Ledger {
  /** Cubes received, by colour. */
  gained: number[];
  /** The ways paid, in order: a colour, white, the wild cube, the discount. */
  paid: number[];
  camels: number;
  favour: number;
  influence: number;
  points: number;
  /** Scrolls, common goods, rare goods. */
  items: number[];
  spices: number[];
  soldiers: number;
  courtiers: number;
  posts: number;
  steps: number;
  walls: number;
  contracts: number;
}

const blank = (): Ledger => ({
  gained: [0, 0, 0, 0, 0],
  paid: [],
  camels: 0,
  favour: 0,
  influence: 0,
  points: 0,
  items: [0, 0, 0],
  spices: [],
  soldiers: 0,
  courtiers: 0,
  posts: 0,
  steps: 0,
  walls: 0,
  contracts: 0,
});

/** @param before how far the owner's discs stood on favour and influence before the first of the events */
export function ledgerOf(
  events: Event[],
  owner: number,
  before: { favour: number; influence: number },
): Ledger {
  const sum = blank();
  for (const event of events) if ("owner" in event && event.owner === owner) enter(sum, event, before);
  return sum;
}

function enter(sum: Ledger, event: Event, before: { favour: number; influence: number }): void {
  switch (event.event) {
    case "produced":
      for (const cube of event.cubes) sum.gained[cube]!++;
      break;
    case "white-cube-gained":
      sum.gained[WHITE]!++;
      break;
    case "paid":
    case "tribute-paid":
      sum.paid.push(event.way);
      break;
    case "favour-gained":
      sum.favour = event.space_now - before.favour;
      break;
    case "favour-spent":
      sum.favour -= event.number;
      break;
    case "influence-gained":
      sum.influence = event.space_now - before.influence;
      break;
    case "points-gained":
      sum.points += event.number;
      break;
    case "camels-taken":
      sum.camels += event.number;
      break;
    case "camel-placed":
    case "camel-on-card":
    case "camel-laid":
      sum.camels--;
      break;
    case "city-camel-taken":
    case "mosque-camel-taken":
      sum.camels++;
      break;
    case "place-taken":
      sum.camels += event.taken - event.paid;
      break;
    case "card-taken":
      sum.camels += event.camels;
      sum.spices.push(event.spice);
      break;
    case "good-gained":
      sum.items[event.item]!++;
      break;
    case "scrolls-gained":
      sum.items[0]! += event.number;
      break;
    case "soldier-placed":
      sum.soldiers++;
      break;
    case "courtier-placed":
      sum.courtiers++;
      break;
    case "post-founded":
      sum.posts++;
      break;
    case "climbed":
      sum.steps++;
      break;
    case "wall-built":
      sum.walls++;
      break;
    case "contract-completed":
      sum.contracts++;
  }
}

export const isBlank = (ledger: Ledger): boolean => JSON.stringify(ledger) === JSON.stringify(blank());

/** How many cubes of each colour leave the purse for the ways paid; the wild cube is of its own colour. */
export function cubesLeaving(ways: number[], wild: number): number[] {
  const leaving = [0, 0, 0, 0, 0];
  for (const way of ways) {
    const cube = way === WILD ? wild : way;
    if (way !== DISCOUNT && cube >= 0) leaving[cube]!++;
  }
  return leaving;
}

/** How far an owner's discs stood on favour and influence after the events told so far. */
export function discsAfter(events: Event[], owner: number): { favour: number; influence: number } {
  const discs = { favour: 0, influence: 0 };
  for (const event of events) {
    if (!("owner" in event) || event.owner !== owner) continue;
    if (event.event === "favour-gained") discs.favour = event.space_now;
    else if (event.event === "favour-spent") discs.favour -= event.number;
    else if (event.event === "influence-gained") discs.influence = event.space_now;
  }
  return discs;
}
