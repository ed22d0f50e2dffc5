// The troop cards that one begins with, divided among nobles and castle: what is settled, and what is proposed for the rest.
import type { Choice } from "$/generated/warrior_knights";

/** By card, in the order of the rules (four regulars, two companies): one strong army, three small ones, walls that stand alone. */
const PROPOSED = [1, 2, 3, 1, 0, 0];
export const POSTS = 5;

/** The posts of the cards that were assigned so far. */
export const postsIn = (draft: Choice[]): number[] =>
  draft.flatMap(([word, post]) => (word === "post" ? [post as number] : []));

/** By card: its post, as settled, as moved by hand, or as proposed. */
export const division = (cards: number[], draft: Choice[], moved: (number | undefined)[]): number[] => {
  const settled = postsIn(draft);
  return cards.map((_, card) => moved[card] ?? settled[card] ?? PROPOSED[card] ?? 0);
};

/** The cards at a post as the facts number sets of them: the n-th card is bit n. */
export const setOf = (posts: number[], post: number): number =>
  posts.reduce((set, at, card) => (at === post ? set | (1 << card) : set), 0);

export const asChoices = (posts: number[]): Choice[] => posts.map((post) => ["post", post]);
