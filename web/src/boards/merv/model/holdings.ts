// What an owner has, read from the view: owners are the seats, then the Courtier and the Magistrate.
import type { View } from "$/generated/merv";
import { COURTIER, MAGISTRATE, WHITE, type Contract, type Tables } from "./tables";

export interface Holdings {
  owner: number;
  cubes: number[];
  camels: number;
  favour: number;
  influence: number;
  points: number;
  buildings: number;
  servants: number;
  discs: number;
  /** Scrolls, common goods, rare goods: free, and on contracts. */
  free: number[];
  placed: number[];
  spices: number[];
  courtiers: number[];
  breakthroughs: number[];
  tokens: number[];
  contracts: number[];
  space: number;
}

const part = (list: number[], owner: number, size: number): number[] =>
  list.slice(owner * size, owner * size + size);
const mine = (list: number[], owner: number): number[] =>
  list.flatMap((whose, n) => (whose === owner ? [n] : []));

export function holdingsOf(view: View, owner: number): Holdings {
  return {
    owner,
    cubes: owner < view.seats ? part(view.cubes, owner, WHITE + 1) : [],
    camels: view.camels[owner]!,
    favour: view.favour[owner]!,
    influence: view.influence[owner]!,
    points: view.vp[owner]!,
    buildings: view.buildings[owner]!,
    servants: view.servants[owner]!,
    discs: view.discs[owner]!,
    free: part(view.free, owner, 3),
    placed: part(view.placed, owner, 3),
    spices: part(view.spices, owner, 4),
    courtiers: part(view.courtiers, owner, 4),
    breakthroughs: mine(view.breakthroughs, owner),
    tokens: mine(view.tokens, owner),
    contracts: mine(view.contracts, owner),
    space: view.mosque[owner]!,
  };
}

export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Everybody who owns something: the seats, and who plays by rule beside them. */
export function ownersOf(view: Pick<View, "seats">): number[] {
  const seats = [...Array(view.seats).keys()];
  if (view.seats === 1) return [...seats, MAGISTRATE, COURTIER];
  return view.seats === 2 ? [...seats, COURTIER] : seats;
}

/** Who scores: everybody but the Courtier. */
export const scorers = (view: Pick<View, "seats">): number[] =>
  ownersOf(view).filter((owner) => owner !== COURTIER);

/** What one courtier of an owner counts in each court. */
export function courtCounts(held: Holdings, tables: Tables): number[] {
  const counted: Record<string, number> = {
    scrolls: held.free[0]! + held.placed[0]!,
    caravan_cards: sum(held.spices),
    goods: held.free[1]! + held.placed[1]! + held.free[2]! + held.placed[2]!,
    mosque_level: tables.spaces[held.space]?.level ?? 0,
  };
  return tables.courts.map((court) => counted[court.scores] ?? 0);
}

export interface Need {
  item: "scroll" | "common" | "rare" | "any";
  held: boolean;
}

/** Each item that a contract asks for, and whether a free item of the owner answers it. */
export function needsOf(contract: Contract, free: number[]): Need[] {
  const left = [...free];
  const needs: Need[] = [];
  (["scroll", "common", "rare"] as const).forEach((item, kind) => {
    for (let n = 0; n < contract.needs[kind]!; n++) needs.push({ item, held: left[kind]!-- > 0 });
  });
  let goods = Math.max(left[1]!, 0) + Math.max(left[2]!, 0);
  for (let n = 0; n < contract.needs[3]; n++) needs.push({ item: "any", held: goods-- > 0 });
  return needs;
}

/** The open card of a stack, or -1 when it is used up. */
export const topOf = (stack: number[], view: Pick<View, "contracts">): number =>
  stack.find((card) => view.contracts[card]! < 0) ?? -1;
