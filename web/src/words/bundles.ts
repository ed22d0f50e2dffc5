// Fluent bundles: the client's own words travel with it, a game's come from the server with the game.
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

const VOWEL = /^[aeiouœæ]/;

/** The functions that messages may use; `serai.words.functions` has the same. */
const FUNCTIONS: Record<string, FluentFunction> = {
  /** A text that begins a line, with a capital. */
  CAP: ([text]) => capital(said(text)),
  /** A name after the French word for of, which loses its vowel before another. */
  DE: ([text]) =>
    VOWEL.test(said(text).toLowerCase().normalize("NFD")) ? `d’${said(text)}` : `de ${said(text)}`,
};

const said = (value: unknown): string => (typeof value === "string" ? value : String(value));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The message of a key in the first bundle that has it, or null. */
export function format(
  bundles: FluentBundle[],
  key: string,
  values: Values = {},
  attribute = "",
): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return null;
}

/** A name as part of a key, where only letters, digits, dashes and underscores may stand. */
export const spelled = (name: string): string => name.replace(/[^a-zA-Z0-9_-]/g, "-");
