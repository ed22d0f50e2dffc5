// What an owner has, read from the view: owners are the seats, then the Courtier and the Magistrate.
import { COURT_TABLE, CUBE_TABLE, ITEM_TABLE, SPICE_TABLE, type View } from "$/generated/merv";
import type { Contract } from "./tables";

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
    cubes: owner < view.seats ? part(view.cubes, owner, CUBE_TABLE.length) : [],
    camels: view.camels[owner]!,
    favour: view.favour[owner]!,
    influence: view.influence[owner]!,
    points: view.vp[owner]!,
    buildings: view.buildings[owner]!,
    servants: view.servants[owner]!,
    discs: view.discs[owner]!,
    free: part(view.free, owner, ITEM_TABLE.length),
    placed: part(view.placed, owner, ITEM_TABLE.length),
    spices: part(view.spices, owner, SPICE_TABLE.length),
    courtiers: part(view.courtiers, owner, COURT_TABLE.length),
    breakthroughs: mine(view.breakthroughs, owner),
    tokens: mine(view.tokens, owner),
    contracts: mine(view.contracts, owner),
    space: view.mosque[owner]!,
  };
}

export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export interface Need {
  item: "scroll" | "common" | "rare" | "any";
  held: boolean;
}

const ITEMS = ["scroll", "common", "rare", "any"] as const;

/** Each item that a contract asks for, and whether a free item answers it: so many of each kind are held. */
export const needsOf = (contract: Contract, held: number[]): Need[] =>
  ITEMS.flatMap((item, kind) =>
    [...Array(contract.needs[kind]!).keys()].map((n) => ({ item, held: n < held[kind]! })),
  );
