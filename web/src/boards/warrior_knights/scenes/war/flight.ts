// Retreat, desertion and death as they were told: one noble or garrison after another.
import type { Event } from "$/generated/warrior_knights";

export interface Flight {
  army: number;
  retreats: boolean;
  /** The fate card that says who deserts; -1 before it is turned. */
  fate: number;
  /** The companies that have left, as deserters and as losses. */
  left: number[];
  nobody: boolean;
  /** The area that he reaches; -1 before. */
  to: number;
  dead: boolean;
  gone: boolean;
  exhausted: boolean;
}

export function flightsOf(events: Event[]): Flight[] {
  const flights: Flight[] = [];
  const of = (army: number): Flight => {
    const last = flights.at(-1);
    if (last?.army === army) return last;
    const flight = {
      army,
      retreats: false,
      fate: -1,
      left: [],
      nobody: false,
      to: -1,
      dead: false,
      gone: false,
      exhausted: false,
    };
    flights.push(flight);
    return flight;
  };
  for (const event of events) {
    const last = flights.at(-1);
    switch (event.event) {
      case "retreat-began":
        of(event.noble).retreats = true;
        break;
      case "noble-died":
        of(event.noble).dead = true;
        break;
      case "desertion-drawn":
        of(event.army);
        break;
      case "fate-turned":
        if (last && last.fate < 0) last.fate = event.fate;
        break;
      case "troop-left":
        if (last?.army === event.army) last!.left.push(event.troop);
        break;
      case "nobody-deserted":
        of(event.army).nobody = true;
        break;
      case "noble-retreated":
        of(event.noble).to = event.area;
        break;
      case "noble-exhausted":
        if (last?.army === event.noble) last!.exhausted = true;
        break;
      case "noble-gone":
      case "noble-left":
        if (last?.army === event.noble) last!.gone = true;
        break;
    }
  }
  return flights;
}
