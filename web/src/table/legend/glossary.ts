// Words of a game inside sentences: which of them the legend explains.
import type { Meaning } from "$/server/api";

export interface Glossary {
  /** Any form of any word, the longest first, or null where nothing is to be found. */
  pattern: RegExp | null;
  /** The entry of a form. */
  of: Map<string, string>;
}

/** A piece of a sentence: words as they are, or a form of a word that is explained. */
export interface Piece {
  words: string;
  entry: string | null;
}

const LETTER = "[\\p{L}\\p{M}\\d_]";
const lower = (form: string): string => form.toLowerCase().replaceAll("’", "'");
const escaped = (form: string): string =>
  form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");

export function glossaryOf(entries: Pick<Meaning, "id" | "forms">[]): Glossary {
  const of = new Map(
    entries.flatMap(({ id, forms }) => forms.map((form): [string, string] => [lower(form), id])),
  );
  const forms = [...of.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern =
    forms.length > 0 ? new RegExp(`(?<!${LETTER})(?:${forms.join("|")})(?!${LETTER})`, "giu") : null;
  return { pattern, of };
}

/** A sentence in pieces; each entry is marked where it is first spoken of. */
export function piecesOf({ pattern, of }: Glossary, sentence: string): Piece[] {
  if (!pattern) return [{ words: sentence, entry: null }];
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const match of sentence.matchAll(pattern)) {
    const entry = of.get(lower(match[0]));
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    if (match.index > at) pieces.push({ words: sentence.slice(at, match.index), entry: null });
    pieces.push({ words: match[0], entry });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) pieces.push({ words: sentence.slice(at), entry: null });
  return pieces;
}
