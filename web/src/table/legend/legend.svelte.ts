// What the things on a game's board are: fetched when somebody first wants to know, once for each game and language.
import { getLasting, type Legend, type Meaning } from "$/server/api";
import type { Language } from "$/words/bundles";
import type { GameWords } from "$/words/game_words";
import { glossaryOf, type Glossary } from "./glossary";

export interface Book {
  entries: Meaning[];
  by: Map<string, Meaning>;
  glossary: Glossary;
}

/** A thing as it is explained: what it is called, of which kind it is where that is another name, and a sentence. */
export interface Explained {
  name: string;
  kind: string;
  sentence: string;
}

const MOST = 3; // things that are explained at once: the one pointed at, and what it lies on

class Legends {
  private books = $state.raw<Record<string, Book>>({});
  private readonly asked = new Set<string>();

  /** A game's legend, once it is here. */
  of(game: string, language: Language): Book | null {
    return this.books[`${game} ${language}`] ?? null;
  }

  /** Have a game's legend fetched; without an answer the next wish asks again. */
  want(game: string, language: Language): void {
    const key = `${game} ${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    getLasting<Legend>(`/games/${game}/legend/${language}`).then(
      ({ entries }) => {
        const by = new Map(entries.map((entry) => [entry.id, entry]));
        this.books = { ...this.books, [key]: { entries, by, glossary: glossaryOf(entries) } };
      },
      () => this.asked.delete(key),
    );
  }
}

export const legends = new Legends();

const IDLE = 2500; // milliseconds after the first sentence: what a first visit waits for comes before

/** Have a game's legend fetched when the page has come to rest, for sentences whose words it explains. */
export function soon(game: string, language: Language): void {
  if (!legends.of(game, language)) setTimeout(() => legends.want(game, language), IDLE);
}

/** What an element stands for, from the inside out: boards write `data-legend="ruler mountain"`, or `card:3` for one of a table. */
export function namedBy(element: Element): string[] {
  const found: string[] = [];
  for (let at = element.closest("[data-legend]"); at; at = at.parentElement?.closest("[data-legend]") ?? null)
    found.push(...at.getAttribute("data-legend")!.split(" ").filter(Boolean));
  return [...new Set(found)];
}

/** Names and sentences for what an element stands for; a place is left out where the things on it say more. */
export function explain(book: Book, words: GameWords, named: string[]): Explained[] {
  const known = named.flatMap((token) => {
    const [id, number] = token.split(":") as [string, string?];
    const meaning = book.by.get(id);
    return meaning ? [{ meaning, number: number === undefined ? null : Number(number) }] : [];
  });
  return known
    .filter(({ meaning }, place) => place === 0 || meaning.group !== "zones")
    .slice(0, MOST)
    .map(({ meaning, number }) => {
      const { name, sentence, table } = meaning;
      if (number === null || !table) return { name, kind: "", sentence };
      return {
        name: words.entry(table, number),
        kind: name,
        sentence: words.does(table, number) ?? sentence,
      };
    });
}
