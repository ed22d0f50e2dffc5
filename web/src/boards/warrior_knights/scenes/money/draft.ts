// A Mercenary Draft as far as it was told: the companies for hire, and marker after marker whose turn it was.
import type { Event } from "$/generated/warrior_knights";

export interface Turn {
  seat: number;
  space: number;
  hired: { troop: number; army: number }[];
  paid: number;
  over: boolean;
}

export interface Draft {
  offered: number[];
  turns: Turn[];
  /** The companies laid open for the next draft. */
  next: number[];
}

export function draftOf(events: Event[]): Draft {
  const draft: Draft = { offered: [], turns: [], next: [] };
  for (const event of events) {
    const turn = draft.turns.at(-1);
    switch (event.event) {
      case "companies-offered":
        draft.offered = event.troops;
        break;
      case "hiring-began":
        draft.turns.push({ seat: event.seat, space: event.space, hired: [], paid: 0, over: false });
        break;
      case "company-hired":
        turn?.hired.push({ troop: event.troop, army: -1 });
        break;
      case "paid":
        if (turn && event.seat === turn.seat) turn.paid += event.amount;
        break;
      case "troop-joined": {
        const hired = turn?.hired.find(({ troop, army }) => troop === event.troop && army < 0);
        if (hired) hired.army = event.army;
        break;
      }
      case "marker-removed":
        if (turn && event.space === turn.space) turn.over = true;
        break;
      case "companies-revealed":
        draft.next = event.troops;
        break;
    }
  }
  return draft;
}

/** Which of the companies on offer have been hired, by their places in the row. */
export function hiredPlaces({ offered, turns }: Draft): Set<number> {
  const places = new Set<number>();
  for (const { troop } of turns.flatMap(({ hired }) => hired)) {
    const place = offered.findIndex((card, k) => card === troop && !places.has(k));
    if (place >= 0) places.add(place);
  }
  return places;
}
