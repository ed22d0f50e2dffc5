// The content of the game as the board needs it: areas, walls, troops and cards by their numbers.
import type { Content } from "$/generated/warrior_knights";

export const NOBLES_EACH = 4;
export const BASES = ["circle", "square", "triangle", "hexagon"] as const;
/** Added to the area off whose port a noble lies at sea. */
export const AT_SEA = 64;
export const RAZED = -2;

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
  /** By route: whether every step of it goes along a road. */
  onRoad: boolean[];
  troops: Troop[];
  fates: Fate[];
  /** By space of the mercenary track: its price, and how many barons it needs. */
  track: { cost: number; barons: number }[];
  castles: number[];
  /** By house and base: what the noble can do. */
  abilities: string[][];
  fortified: { strength: number; income: number };
  agendaTypes: string[];
  /** Support troops that an office brings. */
  support: number[];
  eventColours: string[];
  ships: number[];
  actions: number;
  garrison: number;
  castle: number;
  /** How far nobles go off the road and along it, and with an office that says otherwise. */
  range: Range;
  ranges: (Range | undefined)[];
  /** By agenda card: what laws, charges and offices change, by the name of the effect. */
  decrees: Decrees[];
  /** By event: whether it closes ports or roads while it lasts. */
  storms: { ports: boolean; roads: boolean }[];
  /** The strength up to which the army of a noble with free wages costs nothing. */
  freeWages: number;
  /** The regulars that every baron begins with. */
  regulars: number[];
  /** Cities from this number on lie overseas. */
  overseas: number;
  /** How many barons bring how many cards into a zone before its phase comes, by number of barons. */
  threshold: (barons: number) => number;
}

export interface Range {
  area: number;
  road: number;
}

export interface Decrees {
  taxes: number;
  cityIncome: number;
  wage: number;
  /** The strength from which on mercenaries are paid the higher wage. */
  wageFrom: number;
  /** Acts that it forbids or taxes. */
  ports: boolean;
  roads: boolean;
}

type Effect = Partial<Content["agenda"]["agenda"][number]["effects"][number]>;
type Soldier = Partial<Content["mercenaries"]["mercenary"][number]> & { strength: number; wage: number };
const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

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
  const counts = content.meta.player_count;
  const routes = (names.route ?? []).map((route) => route.split("-").map(area));
  const linked = new Set<string>(
    content.map.road.flatMap(({ path }) => path.slice(1).map((to, k) => pair(area(path[k]!), area(to)))),
  );
  const effectOf = (row: { effects: Effect[] } | undefined, ...kinds: string[]): Effect | undefined =>
    row?.effects.find((one) => kinds.includes(one.effect!));
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
    onRoad: routes.map((way) => way.slice(1).every((to, k) => linked.has(pair(way[k]!, to)))),
    troops: [...content.mercenaries.mercenary, ...content.mercenaries.regular].map(soldier),
    fates: content.fate.fate.map((row) => ({
      battle: row.battle,
      revolt: row.revolt,
      nation: nations.indexOf(row.nationality),
    })),
    track: content.mercenaries.track_space.map((row) => ({ cost: row.cost, barons: row.min_players })),
    castles: content.barons.baron.map((row) => row.castle_strength),
    abilities: content.barons.baron.map((baron) =>
      BASES.map(
        (base) =>
          content.barons.noble.find((noble) => noble.baron === baron.id && noble.base === base)?.ability ??
          "",
      ),
    ),
    fortified: {
      strength: content.meta.constants.fortify_strength,
      income: content.meta.constants.fortify_income,
    },
    agendaTypes: (names.agenda ?? []).map((_, k) => agendaRows[k]?.type ?? "motion"),
    support: (names.agenda ?? []).map((_, k) => effectOf(agendaRows[k], "mod_support_troops")?.amount ?? 0),
    range: { area: content.meta.constants.area_range, road: content.meta.constants.road_range },
    ranges: agendaRows.map((row) => {
      const effect = effectOf(row, "mod_move_range");
      return effect && { area: effect.area!, road: effect.road! };
    }),
    decrees: agendaRows.map((row) => ({
      taxes: effectOf(row, "mod_taxation_bonus")?.amount ?? 0,
      cityIncome: effectOf(row, "mod_city_income")?.amount ?? 0,
      wage: effectOf(row, "mod_mercenary_wage")?.amount ?? 0,
      wageFrom: effectOf(row, "mod_mercenary_wage")?.min_strength ?? 0,
      ports: !!effectOf(row, "mod_ports_closed"),
      roads: !!effectOf(row, "mod_forbid_roads", "mod_road_toll"),
    })),
    storms: content.events.event.map((row) => ({
      ports: !!effectOf(row, "mod_ports_closed"),
      roads: !!effectOf(row, "mod_forbid_roads"),
    })),
    freeWages: content.meta.constants.wage_free_limit,
    regulars: content.mercenaries.regular.flatMap((row, n) =>
      Array<number>(row.copies_per_baron).fill(content.mercenaries.mercenary.length + n),
    ),
    overseas: cityRows.findIndex((row) => row.overseas),
    eventColours: content.events.event.map((row) => row.color),
    ships: [...content.expeditions.expedition]
      .sort((one, other) => one.order - other.order)
      .map((row) => row.spaces),
    actions: names.action!.length,
    garrison: names.noble!.length,
    castle: names.city!.length,
    threshold: (barons) => counts.find((row) => row.players === barons)?.phase_threshold ?? 2 * barons,
  };
}
