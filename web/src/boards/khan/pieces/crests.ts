// The rulers' crests: a sign each beside the colour, so that nobody has to tell rulers apart by colour alone.
// Each sign fits a box of 16 by 16 around its middle.
import type { Content } from "$/generated/khan";

const SIGNS: Record<string, string> = {
  seljuk: "M3 -7 A7 7 0 1 0 3 7 A5.6 5.6 0 1 1 3 -7 Z", // a crescent
  rus: "M0 -8 C1 -4 6 -3 6 2 C6 5 3 6 3 8 H-3 C-3 6 -6 5 -6 2 C-6 -3 -1 -4 0 -8 Z", // an onion dome
  kyrgyz: "M0 -7 A7 7 0 1 0 0.01 -7 Z M-1 -5 V-1 H-5 V1 H-1 V5 H1 V1 H5 V-1 H1 V-5 Z", // the smoke ring of a yurt
  goryeo: "M0 -7 A7 7 0 0 1 0 7 A3.5 3.5 0 0 1 0 0 A3.5 3.5 0 0 0 0 -7 Z M-4 -5 A7 7 0 0 0 -4 5 Z", // two halves of a whole
  kipchak: "M-6 -7 H-2.6 V1 A2.6 2.6 0 0 0 2.6 1 V-7 H6 V1 A6 6 0 0 1 -6 1 Z", // a horseshoe
  song: "M0 -8 A3.6 3.6 0 0 1 3.4 -3.4 A3.6 3.6 0 1 1 3.4 3.4 A3.6 3.6 0 1 1 -3.4 3.4 A3.6 3.6 0 1 1 -3.4 -3.4 A3.6 3.6 0 0 1 0 -8 Z", // a peony
  delhi: "M-6 7 V-1 C-6 -4 -1 -4 0 -8 C1 -4 6 -4 6 -1 V7 H3 V1 A3 3 0 0 0 -3 1 V7 Z", // a gate
  dai_viet: "M0 -6 L8 3 Q0 7 -8 3 Z M-5 6 Q0 9 5 6 L4.4 7.6 Q0 10 -4.4 7.6 Z", // a straw hat
};

const LOZENGE = "M0 -7 L7 0 L0 7 L-7 0 Z";

export interface Crest {
  id: string;
  sign: string;
  /** Custom properties of the board: the robe, and the ink on it. */
  robe: string;
  ink: string;
}

export const readCrests = ({ rulers }: Content): Crest[] =>
  rulers.ruler.map(({ id, colour }) => ({
    id,
    sign: SIGNS[id] ?? LOZENGE,
    robe: `var(--robe-${colour.replace("_", "-")})`,
    ink: `var(--robe-${colour.replace("_", "-")}-ink)`,
  }));

export interface Card {
  ruler: number;
  /** The kind of land, by its name in the content. */
  land: string;
  direction: number;
}

export function readCards(content: Content): Card[] {
  const rulers = content.rulers.ruler.map(({ id }) => id);
  const { cards, directions } = content.cards;
  return cards.map(([, ruler, land, direction]) => ({
    ruler: rulers.indexOf(ruler!),
    land: land!,
    direction: directions.indexOf(direction!),
  }));
}
