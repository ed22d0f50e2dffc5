// The games of this server: what a client must know of each, fetched once, and their words in each language.
import type { FluentBundle } from "@fluent/bundle";
import { getLasting, type GameNotation, type GameShown } from "$/server/api";
import { bundleOf, type Language } from "$/words/bundles";

export interface GameKnown {
  notation: GameNotation;
  content: Record<string, unknown>;
}

const known = new Map<string, Promise<GameKnown>>();
const spoken = new Map<string, Promise<FluentBundle[]>>();
let listed: Promise<GameShown[]> | null = null;

/** Fetch once; what failed is asked for again next time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  let value = kept.get(key);
  if (!value) {
    value = fetch();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
  }
  return value;
}

const FIRST = ["khan", "merv", "warrior_knights"]; // then the rest, as the server lists them
const rank = ({ name }: GameShown): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** All games, on every page in the same order. */
export function games(): Promise<GameShown[]> {
  listed ??= getLasting<GameShown[]>("/games").then(
    (all) => [...all].sort((one, other) => rank(one) - rank(other)),
    (error: unknown) => {
      listed = null;
      throw error;
    },
  );
  return listed;
}

export function gameKnown(name: string): Promise<GameKnown> {
  return once(known, name, async () => {
    const [notation, content] = await Promise.all([
      getLasting<GameNotation>(`/games/${name}`),
      getLasting<Record<string, unknown>>(`/games/${name}/content`),
    ]);
    return { notation, content };
  });
}

/** The bundles of a game's words; what a language lacks comes with it in English. */
export function gameBundles(name: string, language: Language): Promise<FluentBundle[]> {
  return once(spoken, `${name} ${language}`, async () => [
    bundleOf(language, await getLasting<string[]>(`/games/${name}/words/${language}`)),
  ]);
}
