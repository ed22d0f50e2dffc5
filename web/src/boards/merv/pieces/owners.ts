// How owners look: a seat as everywhere, the Courtier grey, the Magistrate with a look of his own.
import { colourOf, inkOf, shapeOf } from "$/parts/shapes";
import { COURTIER, MAGISTRATE } from "$/generated/merv";

const looksLike = (owner: number): number => (owner === COURTIER ? 5 : owner === MAGISTRATE ? 4 : owner);

export const fillOf = (owner: number): string => colourOf(looksLike(owner));
export const signOf = (owner: number): string => shapeOf(looksLike(owner));
export const signInk = (owner: number): string => inkOf(looksLike(owner));
/** The owner as a number of the seats' looks, for a badge. */
export const badgeOf = looksLike;
