// The realm as a view shows it, in the words of the board: who stands where, how strong, behind which walls.
import type { View } from "$/generated/warrior_knights";
import { AT_SEA, NOBLES_EACH, RAZED, type Tables } from "./tables";

const FREE_WAGES = "free_wages";
const UNPAID = -1; // among the cards paid: a law on wages is broken

export const seatOf = (army: number, { garrison }: Tables): number =>
  army >= garrison ? army - garrison : Math.floor(army / NOBLES_EACH);

export const noblesOf = (seat: number): number[] =>
  [...Array(NOBLES_EACH).keys()].map((base) => seat * NOBLES_EACH + base);

export const armiesOf = (seat: number, { garrison }: Tables): number[] => [
  ...noblesOf(seat),
  garrison + seat,
];

/** The strength of an army's cards with the support that its leader's office brings in the field. */
export function strengthOf(view: View, tables: Tables, army: number): number {
  const cards = (view.armies[army] as number[]).reduce(
    (sum, troop) => sum + tables.troops[troop]!.strength,
    0,
  );
  const office = army < tables.garrison ? (view.office[army] as number) : -1;
  return cards + (office >= 0 && view.where[army]! >= 0 ? tables.support[office]! : 0);
}

/** What is left of it after its casualties. */
export const effectiveOf = (view: View, tables: Tables, army: number): number =>
  Math.max(0, strengthOf(view, tables, army) - 100 * view.tokens[army]!);

/** What an army's cards are paid when wages are due, under the laws in force. */
export function wagesOf(
  view: View,
  tables: Tables,
  army: number,
  troops: number[] = view.armies[army] as number[],
): number {
  const house = view.house[seatOf(army, tables)] as number;
  const frees = army < tables.garrison && tables.abilities[house]?.[army % NOBLES_EACH] === FREE_WAGES;
  const strength = troops.reduce((sum, troop) => sum + tables.troops[troop]!.strength, 0);
  if (frees && strength <= tables.freeWages) return 0;
  const more = (view.paid as number[]).includes(UNPAID) ? [] : (view.laws as number[]);
  return troops.reduce((sum, troop) => {
    const card = tables.troops[troop]!;
    const raises = card.nation < 0 ? [] : more.map((law) => tables.decrees[law]!);
    const due = raises.filter(({ wageFrom }) => card.strength >= wageFrom);
    return sum + card.wage + due.reduce((extra, { wage }) => extra + wage, 0);
  }, 0);
}

/** The walls in an area: a castle or a city that stands, else -1. */
export function wallIn(view: View, tables: Tables, area: number): number {
  const seat = (view.castle as number[]).indexOf(area);
  if (seat >= 0) return tables.castle + seat;
  const city = tables.areas[area]!.city;
  return city >= 0 && view.owner[city] !== RAZED ? city : -1;
}

export const wallOwner = (view: View, tables: Tables, wall: number): number =>
  wall >= tables.castle ? wall - tables.castle : (view.owner[wall] as number);

export function wallStrength(view: View, tables: Tables, wall: number): number {
  const house = wall >= tables.castle ? (view.house[wall - tables.castle] as number) : -1;
  const full =
    wall >= tables.castle
      ? (tables.castles[house] ?? 0)
      : tables.cities[wall]!.strength + tables.fortified.strength * view.fortified[wall]!;
  return Math.max(0, full - 100 * view.breach[wall]!);
}

/** What a city yields in Taxation while it is not besieged. */
export const cityIncome = (view: View, tables: Tables, city: number): number =>
  tables.cities[city]!.income +
  tables.fortified.income * view.fortified[city]! +
  (view.laws as number[]).reduce((sum, law) => sum + tables.decrees[law]!.cityIncome, 0);

/** What a baron would receive if Taxation came now. */
export function incomeOf(view: View, tables: Tables, seat: number): number {
  const cities = citiesOf(view, seat).filter((city) => view.besieger[city]! < 0);
  const offices = noblesOf(seat).map((noble) => view.office[noble] as number);
  const posts = [...(view.charges[seat] as number[]), ...offices.filter((office) => office >= 0)];
  return (
    cities.reduce((sum, city) => sum + cityIncome(view, tables, city), 0) +
    posts.reduce((sum, post) => sum + tables.decrees[post]!.taxes, 0)
  );
}

/** What a baron would owe if Wages came now. */
export const owedBy = (view: View, tables: Tables, seat: number): number =>
  armiesOf(seat, tables).reduce((sum, army) => sum + wagesOf(view, tables, army), 0);

export interface Standing {
  noble: number;
  seat: number;
  base: number;
  atSea: boolean;
}

/** The nobles in an area and off its port, seat by seat. */
export function standingIn(view: View, area: number): Standing[] {
  return (view.where as number[]).flatMap((place, noble) =>
    place === area || place === AT_SEA + area
      ? [
          {
            noble,
            seat: Math.floor(noble / NOBLES_EACH),
            base: noble % NOBLES_EACH,
            atSea: place >= AT_SEA,
          },
        ]
      : [],
  );
}

/** Where a noble stands, be it at sea off a port; -1 when he is not on the board. */
export const areaOf = (view: View, noble: number): number => {
  const place = view.where[noble] as number;
  return place >= AT_SEA ? place - AT_SEA : place;
};

export const citiesOf = (view: View, seat: number): number[] =>
  (view.owner as number[]).flatMap((owner, city) => (owner === seat ? [city] : []));

/** How many cards a seat holds: its own are seen, those of others are only counted. */
export const sizeOf = (cards: unknown): number => (Array.isArray(cards) ? cards.length : Number(cards ?? 0));

/** Who has handed in what all are asked at once. */
export function handedIn(view: View): number[] {
  const open = new Set((view.asked as [number, string][]).map(([seat]) => seat));
  return (view.alive as number[]).flatMap((alive, seat) => (alive && !open.has(seat) ? [seat] : []));
}
