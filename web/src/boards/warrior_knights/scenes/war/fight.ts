// A battle, an assault or a siege as far as it was told: what each side brought, drew, showed, suffered and won.
import type { Event } from "$/generated/warrior_knights";
import { flightsOf, type Flight } from "./flight";

export interface Force {
  army: number;
  casualties: number;
  /** By casualties that it takes here: its strength, as long as anything is left. */
  left: number[];
}

export interface Side {
  seat: number;
  forces: Force[];
  commander: number;
  drawn: number;
  /** The cards themselves, where one may see them. */
  cards: number[] | null;
  buried: number;
  shown: number[] | null;
  /** In strength: what it deals, what it could prevent and what it prevents. */
  deals: number | null;
  prevents: number | null;
  prevented: number;
  /** By points of damage that are placed: what it has still to place, in strength. */
  unplaced: number[];
  damage: number | null;
  victory: number | null;
}

export interface Fight {
  kind: "open" | "assault" | "siege";
  area: number;
  wall: number;
  /** By breaches that they take here: what the walls are worth, as long as anything is left. */
  wallsLeft: number[];
  breaches: number;
  /** What a siege compares: leadership counts on both sides. */
  compared: [number, number] | null;
  /** Whether damage is being placed now. */
  placing: boolean;
  /** Whether the walls have fallen to the attacker. */
  taken: boolean;
  sides: [Side, Side];
  flights: Flight[];
  /** Who wins by what is left: by whether all attackers, then by whether all defenders are dead. */
  survivor: Winner[][];
  /** Who wins by the victories, once they are counted. */
  winner: Winner;
}

export type Winner = "" | "taken" | "even" | "attacker" | "defender";

const KINDS = {
  "battle-joined": "open",
  "walls-assaulted": "assault",
  "siege-laid": "siege",
  "siege-won": "siege",
} as const;
type Beginning = Extract<Event, { event: keyof typeof KINDS }>;
const begins = (event: Event | undefined): event is Beginning => !!event && event.event in KINDS;

/** As long as nothing else is told, damage is being placed; what nobody can take any more is lost. */
const PLACING = ["damage-counted", "casualty-taken", "breach-taken", "fortification-lost"];

const sideOf = (seat: number): Side => ({
  seat,
  forces: [],
  commander: -1,
  drawn: 0,
  cards: null,
  buried: 0,
  shown: null,
  deals: null,
  prevents: null,
  prevented: 0,
  unplaced: [],
  damage: null,
  victory: null,
});

export function fightOf(events: Event[]): Fight | null {
  const [begin] = events;
  if (!begins(begin)) return null;
  const fight: Fight = {
    kind: KINDS[begin.event],
    area: "area" in begin ? begin.area : -1,
    wall: "wall" in begin ? begin.wall : -1,
    wallsLeft: [],
    breaches: 0,
    compared: null,
    placing: false,
    taken: begin.event === "siege-won",
    sides: [sideOf(begin.seat), sideOf("seat_against" in begin ? begin.seat_against : -1)],
    flights: flightsOf(events),
    survivor: "survivor" in begin ? (begin.survivor as Winner[][]) : [],
    winner: "",
  };
  for (const event of events) {
    tell(fight, event);
    fight.placing = PLACING.includes(event.event);
  }
  return fight;
}

function tell(fight: Fight, event: Event): void {
  const [ours, theirs] = fight.sides;
  const side = "seat" in event && event.seat === ours.seat ? ours : theirs;
  switch (event.event) {
    case "host-counted":
      side.seat = event.seat;
      side.forces = event.armies.map((army, k) => ({
        army,
        casualties: 0,
        left: event.left[k]!,
      }));
      break;
    case "walls-counted":
      fight.wallsLeft = event.left;
      break;
    case "siege-counted":
      fight.compared = [event.attack, event.defence];
      break;
    case "command-taken":
      (has(ours, event.noble) ? ours : theirs).commander = event.noble;
      break;
    case "fate-drawn":
      side.cards = event.fates;
      side.drawn = event.fates.length;
      break;
    case "fate-counted":
      side.drawn = event.number;
      break;
    case "fate-for-walls":
      theirs.drawn = event.number;
      break;
    case "fate-buried":
      side.cards = side.cards?.filter((card) => !event.fates.includes(card)) ?? null;
      side.buried = event.fates.length;
      break;
    case "fate-hidden":
      side.buried = event.number;
      break;
    case "fate-revealed":
      side.shown = event.fates;
      break;
    case "walls-revealed":
      theirs.shown = event.fates;
      break;
    case "blows-counted":
      fight.sides.forEach((each, n) => {
        each.deals = event.dealing[n]!;
        each.prevents = event.preventing[n]!;
        each.prevented = event.prevented[n]!;
      });
      break;
    case "damage-counted":
      fight.sides.forEach((each, n) => {
        each.unplaced = event.unplaced[n]!;
        each.damage = each.unplaced[0]!;
      });
      break;
    case "casualty-taken":
      hurt(fight, event.army, event.number);
      break;
    case "breach-taken":
      if (event.wall === fight.wall) fight.breaches += event.number;
      break;
    case "victory-counted":
      [ours.victory, theirs.victory] = [event.attacker, event.defender];
      fight.winner = event.winner as Winner;
      break;
    case "city-taken":
    case "castle-fell":
      fight.taken = true;
      break;
  }
}

const has = (side: Side, army: number): boolean => side.forces.some((force) => force.army === army);

function hurt({ sides }: Fight, army: number, number: number): void {
  for (const { forces } of sides)
    for (const force of forces) if (force.army === army) force.casualties += number;
}

export const worth = ({ left, casualties }: Force): number => left[casualties] ?? 0;
export const wallWorth = ({ wallsLeft, breaches }: Fight): number => wallsLeft[breaches] ?? 0;

/** What is left of a side: its armies, and for the defender the walls. */
export const strengthOf = (fight: Fight, side: Side): number =>
  side.forces.reduce((sum, force) => sum + worth(force), 0) +
  (side === fight.sides[1] ? wallWorth(fight) : 0);

/** The damage that a side has still to place while it is told. */
export function unplacedDamage(fight: Fight, side: Side): number {
  if (!fight.placing) return 0;
  const taken = side.forces.reduce((sum, force) => sum + force.casualties, 0);
  return side.unplaced[taken + (side === fight.sides[1] ? fight.breaches : 0)] ?? 0;
}

/** Who has won, as far as it is told: by walls that fell, by victories, or because nobody else is left. */
export function winnerOf({ taken, winner, survivor, sides, flights }: Fight): Winner {
  if (taken) return "taken";
  const dead = new Set(flights.flatMap(({ army, dead }) => (dead ? [army] : [])));
  const [ours, theirs] = sides.map(({ forces }) =>
    Number(forces.length > 0 && forces.every(({ army }) => dead.has(army))),
  );
  return winner || (survivor[ours!]?.[theirs!] ?? "");
}

/** Why it ended as it did: what was prevented, what is left, what the victories say; nothing before it has ended. */
export interface Why {
  winner: Winner;
  /** By side: the damage that its cards prevented. */
  prevented: [number, number];
  /** The sides of which nothing is left. */
  destroyed: number[];
  victories: [number, number] | null;
}

export function whyOf(fight: Fight): Why | null {
  const winner = winnerOf(fight);
  if (!winner || fight.kind === "siege") return null;
  const [ours, theirs] = fight.sides;
  const counted = ours.victory !== null && theirs.victory !== null;
  return {
    winner,
    prevented: [ours.prevented, theirs.prevented],
    destroyed: counted ? [] : fight.sides.flatMap((side, n) => (strengthOf(fight, side) === 0 ? [n] : [])),
    victories: counted ? [ours.victory!, theirs.victory!] : null,
  };
}
