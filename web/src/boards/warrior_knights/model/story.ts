// What was told, cut into scenes: battles and sieges, flights, the special phases, events, voyages and Upkeep.
import type { Event, Happening } from "$/generated/warrior_knights";

export type SceneKind =
  "battle" | "flight" | "taxation" | "wages" | "assembly" | "draft" | "event" | "voyage" | "upkeep";

export interface Scene {
  kind: SceneKind;
  /** The number of the event that began it. */
  number: number;
  move: number;
  events: Event[];
  /** Whether something has been told that does not belong to it any more. */
  over: boolean;
  /** Whether it is a part of another scene. */
  within: boolean;
}

const PHASES: SceneKind[] = ["taxation", "wages", "assembly", "draft"];
const BEGINS: Record<string, SceneKind> = {
  "battle-joined": "battle",
  "walls-assaulted": "battle",
  "siege-laid": "battle",
  "siege-won": "battle",
  "candidate-named": "event",
  "expedition-founded": "voyage",
  "news-came": "voyage",
  "upkeep-began": "upkeep",
};
/** A card of the course of the round, or the next round: whatever went on is over. */
const ENDS = ["card-revealed", "neutral-revealed", "card-laid", "card-returned", "round-began", "planned"];
/** With these the game ends, within the scene. */
const LAST = ["game-won", "nobody-won"];
/** Retreat, desertion and death are a scene of their own within another one, or alone. */
const FLIGHT_BEGINS = ["retreat-began", "noble-died", "desertion-drawn"];
const FLIGHT = [
  ...FLIGHT_BEGINS,
  ...["fate-turned", "fate-shuffled", "troop-left", "nobody-deserted", "casualties-healed", "office-dropped"],
  ...["noble-retreated", "noble-exhausted", "noble-left", "noble-gone", "siege-lifted"],
];

/** The questions that are answered within a scene; for others it makes room. */
const ASKED_IN: Partial<Record<SceneKind, string[]>> = {
  battle: ["take-command", "hold-fate", "place-damage", "keep-or-raze"],
  assembly: [
    ...["name-chair", "order-agenda", "commit-votes", "write-votes", "declare", "break-tie"],
    ...["propose-motion", "propose-object", "propose-baron", "obey-motion", "offer-post", "drop-charge"],
  ],
  draft: ["hire-company", "spend-marker"],
  event: ["assign-event", "cancel-event", "pledge"],
  upkeep: ["ransom", "buy-influence"],
};

export const isAskedIn = (question: string, kind: SceneKind): boolean =>
  ASKED_IN[kind]?.includes(question) ?? false;

export function scenesOf(events: Happening[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | null = null;
  let flight: Scene | null = null;
  const begin = (kind: SceneKind, { number, move }: Happening, within: boolean): Scene => {
    const scene = { kind, number, move, events: [], over: false, within };
    scenes.push(scene);
    return scene;
  };
  for (const happening of events) {
    const { event } = happening;
    if (flight && !FLIGHT.includes(event.event)) {
      flight.over = true;
      flight = null;
    }
    if (ENDS.includes(event.event)) {
      if (open) open.over = true;
      open = null;
      continue;
    }
    const begun = event.event === "phase-began" ? PHASES[event.phase as number] : BEGINS[event.event];
    const goesOn = begun === "voyage" && open?.kind === "voyage";
    if (begun && !goesOn) {
      if (open) open.over = true;
      open = begin(begun, happening, false);
    }
    if (!flight && FLIGHT_BEGINS.includes(event.event)) flight = begin("flight", happening, open !== null);
    open?.events.push(event);
    flight?.events.push(event);
    if (open && LAST.includes(event.event)) {
      open.over = true;
      open = null;
    }
  }
  return scenes;
}
