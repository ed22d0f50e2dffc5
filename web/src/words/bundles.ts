// Fluent bundles: the client's own words travel with it, a game's come from the server with the game.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
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
