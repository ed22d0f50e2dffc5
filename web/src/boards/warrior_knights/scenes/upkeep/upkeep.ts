// An Upkeep as far as it was told, part by part in its order.
import type { Event } from "$/generated/warrior_knights";
import { INFLUENCE as INFLUENCE_WON } from "$/generated/warrior_knights";
import { trialsOf, type Trial } from "../events/fortune";

export const [INFLUENCE, REVOLTS, LANDING, REST, AFFAIRS] = [0, 1, 2, 3, 4];

export interface Part {
  part: number;
  events: Event[];
}

export interface Upkeep {
  round: number;
  parts: Part[];
  /** By seat: the influence gained. */
  influence: Map<number, number>;
  trials: Trial[];
  landed: { noble: number; area: number }[];
  /** What each baron has done, in their order. */
  affairs: { seat: number; events: Event[] }[];
  last: boolean;
}

export function upkeepOf(events: Event[]): Upkeep {
  const upkeep: Upkeep = {
    round: 0,
    parts: [],
    influence: new Map(),
    trials: trialsOf(events),
    landed: [],
    affairs: [],
    last: false,
  };
  for (const event of events) {
    if (event.event === "upkeep-began") upkeep.round = event.round;
    else if (event.event === "part-began") upkeep.parts.push({ part: event.part, events: [] });
    else if (event.event === "affairs-began") upkeep.affairs.push({ seat: event.seat, events: [] });
    else {
      upkeep.parts.at(-1)?.events.push(event);
      tell(upkeep, event);
    }
  }
  return upkeep;
}

/** Told after the affairs of the last baron, and none of them. */
const CLOSING = ["event-ended", "game-won", "nobody-won"];

function tell(upkeep: Upkeep, event: Event): void {
  if (!CLOSING.includes(event.event)) upkeep.affairs.at(-1)?.events.push(event);
  if (event.event === "gained" && event.goods === INFLUENCE_WON)
    upkeep.influence.set(event.seat, (upkeep.influence.get(event.seat) ?? 0) + event.amount);
  else if (event.event === "landed" && upkeep.parts.at(-1)?.part === LANDING)
    upkeep.landed.push({ noble: event.noble, area: event.area });
  else if (event.event === "last-round-near") upkeep.last = true;
}
