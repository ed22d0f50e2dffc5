// Fate cards that a commander holds: keeping some means that the others go under the deck.
import type { Choice } from "$/generated/warrior_knights";

/** The choices that keep these cards: those that are gone already stay first, then the others go, and it is handed in. */
export function kept(cards: number[], wanted: number[], gone: number[]): Choice[] {
  const others = cards.filter((card) => !wanted.includes(card) && !gone.includes(card));
  return [...[...gone, ...others].map((fate): Choice => ["discard", fate]), ["commit"]];
}
