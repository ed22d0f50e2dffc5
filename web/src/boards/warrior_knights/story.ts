// What was told, cut into scenes: battles and sieges, the special phases, events and voyages.
import type { GameEvent, Happening } from "$/table/face";

export type SceneKind =
  "battle" | "taxation" | "wages" | "assembly" | "draft" | "event" | "voyage" | "upkeep";

export interface Scene {
  kind: SceneKind;
  /** The number of the event that began it. */
  number: number;
  move: number;
  events: GameEvent[];
}

const PHASES: SceneKind[] = ["taxation", "wages", "assembly", "draft"];
const BEGINS: Record<string, SceneKind> = {
  "battle-joined": "battle",
  "walls-assaulted": "battle",
  "siege-laid": "battle",
  "candidate-named": "event",
  "expedition-founded": "voyage",
  "news-came": "voyage",
  "revolt-began": "upkeep",
};
/** A card of the course of the round, or the next round: whatever went on is over. */
const ENDS = ["card-revealed", "neutral-revealed", "card-laid", "card-returned", "round-began", "planned"];
/** Within these, others belong to them. */
const WHOLE: Record<string, SceneKind[]> = { event: ["upkeep"], voyage: ["voyage"], upkeep: ["upkeep"] };

export function scenesOf(events: Happening[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | null = null;
  for (const { event, number, move } of events) {
    if (ENDS.includes(event.event)) {
      open = null;
      continue;
    }
    const begun = event.event === "phase-began" ? PHASES[event.phase as number] : BEGINS[event.event];
    const goesOn = open !== null && begun !== undefined && (WHOLE[open.kind] ?? []).includes(begun);
    if (begun && !goesOn) scenes.push((open = { kind: begun, number, move, events: [] }));
    open?.events.push(event);
  }
  return scenes;
}

export interface Fight {
  attacker: number;
  defender: number;
  wall: number;
  siege: boolean;
  nobles: number[];
  /** The fate cards that each side has shown, once they are shown. */
  ours: number[] | null;
  theirs: number[] | null;
  damage: [number, number] | null;
  victory: [number, number] | null;
}

/** The battle of a scene in numbers: the attacker's side first. */
export function fightOf(events: GameEvent[]): Fight | null {
  const begin = events.find((event) => BEGINS[event.event] === "battle");
  if (!begin) return null;
  const fight: Fight = {
    attacker: begin.seat,
    defender: begin.event === "battle-joined" ? begin.seat_against : -1,
    wall: begin.wall ?? -1,
    siege: begin.event === "siege-laid",
    nobles: begin.nobles ?? [],
    ours: null,
    theirs: null,
    damage: null,
    victory: null,
  };
  for (const event of events) {
    if (event.event === "fate-revealed")
      fight[event.seat === fight.attacker ? "ours" : "theirs"] = event.fates;
    else if (event.event === "walls-revealed") fight.theirs = [...(fight.theirs ?? []), ...event.fates];
    else if (event.event === "damage-counted") fight.damage = [event.attacker, event.defender];
    else if (event.event === "victory-counted") fight.victory = [event.attacker, event.defender];
  }
  return fight;
}
