// The rulers' crests: a sign each beside the colour, so that nobody has to tell rulers apart by colour alone.
// Each sign fits a box of 16 by 16 around its middle.
import type { Content } from "$/generated/khan";
import shapes from "$drawing/khan/shapes.json";

// a crescent, an onion dome, the smoke ring of a yurt, two halves of a whole, a horseshoe, a peony, a gate, a straw hat
const SIGNS: Record<string, string> = shapes.signs;

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
    sign: SIGNS[id] ?? shapes.lozenge,
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
