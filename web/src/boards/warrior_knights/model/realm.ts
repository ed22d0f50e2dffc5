// Who stands where and owns what, read from a view.
import { AT_SEA, CASTLE, GARRISON, NOBLES_EACH, type View } from "$/generated/warrior_knights";

export const seatOf = (army: number): number =>
  army >= GARRISON ? army - GARRISON : Math.floor(army / NOBLES_EACH);

export const noblesOf = (seat: number): number[] =>
  [...Array(NOBLES_EACH).keys()].map((base) => seat * NOBLES_EACH + base);

export const armiesOf = (seat: number): number[] => [...noblesOf(seat), GARRISON + seat];

export const wallOwner = (view: View, wall: number): number =>
  wall >= CASTLE ? wall - CASTLE : view.owner[wall]!;

export interface Standing {
  noble: number;
  seat: number;
  base: number;
  atSea: boolean;
}

/** The nobles in an area and off its port, seat by seat. */
export function standingIn({ where }: Pick<View, "where">, area: number): Standing[] {
  return where.flatMap((place, noble) =>
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
export function areaOf({ where }: Pick<View, "where">, noble: number): number {
  const place = where[noble]!;
  return place >= AT_SEA ? place - AT_SEA : place;
}

export const citiesOf = ({ owner }: Pick<View, "owner">, seat: number): number[] =>
  owner.flatMap((whose, city) => (whose === seat ? [city] : []));

/** How many cards a seat holds: its own are seen, those of others are only counted. */
export const sizeOf = (cards: number[] | number): number => (Array.isArray(cards) ? cards.length : cards);

/** Who has handed in what all are asked at once. */
export function handedIn({ asked, alive }: Pick<View, "asked" | "alive">): number[] {
  const open = new Set(asked.map(([seat]) => seat));
  return alive.flatMap((lives, seat) => (lives && !open.has(seat) ? [seat] : []));
}
