// The content of the game as the board needs it: areas, walls, troops and cards by their numbers.
import type { Content } from "$/generated/warrior_knights";

export const BASES = ["circle", "square", "triangle", "hexagon"] as const;

export interface Area {
  id: string;
  x: number;
  y: number;
  port: boolean;
  overseas: boolean;
  region: string;
  city: number;
}

export interface Border {
  a: number;
  b: number;
  kind: "river" | "mountain";
  bridge: boolean;
}

export interface City {
  area: number;
  strength: number;
  income: number;
}

export interface Troop {
  strength: number;
  wage: number;
  cost: number;
  /** The number of its nationality, or -1 for regulars. */
  nation: number;
}

export interface Fate {
  battle: string;
  revolt: boolean;
  nation: number;
}

export interface Tables {
  areas: Area[];
  borders: Border[];
  roads: number[][];
  cities: City[];
  routes: number[][];
  troops: Troop[];
  fates: Fate[];
  /** By space of the mercenary track: its price, and how many barons it needs. */
  track: { cost: number; barons: number }[];
  /** By house and base: what the noble can do. */
  abilities: string[][];
  agendaTypes: string[];
  eventColours: string[];
  ships: number[];
  actions: number;
  /** By kind of action card: the zones that it may go to. */
  actionZones: number[][];
}

type Soldier = Partial<Content["mercenaries"]["mercenary"][number]> & { strength: number; wage: number };

export function tablesOf(content: Content, names: Record<string, string[]>): Tables {
  const area = (id: string): number => names.area!.indexOf(id);
  const nations = content.mercenaries.nationality.map((row) => row.id);
  const cityRows = content.map.city;
  const agendaRows = content.agenda.agenda;
  const soldier = (row: Soldier): Troop => ({
    strength: row.strength,
    wage: row.wage,
    cost: row.hire_cost ?? 0,
    nation: row.nationality ? nations.indexOf(row.nationality) : -1,
  });
  const noble = (house: string, base: string) =>
    content.barons.noble.find((row) => row.baron === house && row.base === base);
  const zones = content.action_cards.zone.map((row) => row.id);
  const routes = (names.route ?? []).map((route) => route.split("-").map(area));
  return {
    areas: content.map.area.map((row) => ({
      id: row.id,
      x: row.x,
      y: row.kind === "kingdom" ? row.row! * (Math.sqrt(3) / 2) : row.y * 0.86,
      port: row.port,
      overseas: row.kind !== "kingdom",
      region: row.region,
      city: cityRows.findIndex((city) => city.area === row.id),
    })),
    borders: content.map.barrier.map((row) => ({
      a: area(row.a),
      b: area(row.b),
      kind: row.kind as Border["kind"],
      bridge: row.bridge,
    })),
    roads: content.map.road.map((row) => row.path.map(area)),
    cities: cityRows.map((row) => ({ area: area(row.area), strength: row.strength, income: row.income })),
    routes,
    troops: [...content.mercenaries.mercenary, ...content.mercenaries.regular].map(soldier),
    fates: content.fate.fate.map((row) => ({
      battle: row.battle,
      revolt: row.revolt,
      nation: nations.indexOf(row.nationality),
    })),
    track: content.mercenaries.track_space.map((row) => ({ cost: row.cost, barons: row.min_players })),
    abilities: content.barons.baron.map(({ id }) => BASES.map((base) => noble(id, base)?.ability ?? "")),
    agendaTypes: (names.agenda ?? []).map((_, k) => agendaRows[k]?.type ?? "motion"),
    eventColours: content.events.event.map((row) => row.color),
    ships: [...content.expeditions.expedition]
      .sort((one, other) => one.order - other.order)
      .map((row) => row.spaces),
    actions: names.action!.length,
    actionZones: content.action_cards.action_card.map((row) => row.zones.map((zone) => zones.indexOf(zone))),
  };
}
