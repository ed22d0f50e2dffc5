// What the client itself says, in the language of the moment: `say("key", {variable: value})` is reactive.
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, format, LANGUAGES, type Language, type Values } from "./bundles";
import { getLasting } from "$/server/api";

// Each part of the client has its words in a folder `words` of its own; English is the fallback and always here.
const ENGLISH = Object.values(
  import.meta.glob<string>("../**/words/en.ftl", { query: "?raw", import: "default", eager: true }),
);
// The others are one file each, loaded when it is spoken.
const OWN: Record<Language, () => Promise<string[]>> = {
  en: () => Promise.resolve(ENGLISH),
  ru: () => import("./russian").then(({ RUSSIAN }) => RUSSIAN),
  fr: () => import("./french").then(({ FRENCH }) => FRENCH),
};

class Spoken {
  language = $state<Language>("en");
  /** The client's own bundle and the server's, English last. */
  bundles = $state.raw<FluentBundle[]>([bundleOf("en", ENGLISH)]);

  /** Change the language, once its words are here. */
  async speak(language: Language): Promise<void> {
    const [own, servers] = await Promise.all([
      OWN[language](),
      getLasting<string>(`/words/${language}`).catch(() => ""),
    ]);
    const bundle = bundleOf(language, [...own, servers]);
    this.bundles = language === "en" ? [bundle] : [bundle, bundleOf("en", ENGLISH)];
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const spoken = new Spoken();

/** The client's words for a key; a missing key is shown as itself, and a test looks for those. */
export function say(key: string, values: Values = {}): string {
  return format(spoken.bundles, key, values) ?? key;
}

/** The same where the client may well have no words, as for games and levels it does not know. */
export function sayOr(key: string, otherwise: string, values: Values = {}): string {
  return format(spoken.bundles, key, values) ?? otherwise;
}

/** What a refusal of the server says. */
export const refusal = (key: string, words: string, facts: Record<string, unknown> = {}): string =>
  format(spoken.bundles, `refused-${key}`, { ...(facts as Values), words }) ?? words;

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}
