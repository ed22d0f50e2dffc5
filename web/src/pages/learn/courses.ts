// The lessons of a game and what they say, fetched once.
import type { FluentBundle } from "@fluent/bundle";
import { getLasting, type Course } from "$/server/api";
import { bundleOf, format, type Language } from "$/words/bundles";

export const courseOf = (game: string): Promise<Course> => getLasting<Course>(`/games/${game}/lessons`);

/** What lessons say, the language first and English after it. */
export function lessonBundles(game: string, language: Language): Promise<FluentBundle[]> {
  const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
  return Promise.all(
    languages.map(async (one) =>
      bundleOf(one, [await getLasting<string>(`/games/${game}/lessons/words/${one}`)]),
    ),
  );
}

export const sentence = (bundles: FluentBundle[], key: string): string => format(bundles, key) ?? key;

/** What a lesson is called, what it is about, and what was learned in it. */
export const lessonTitle = (bundles: FluentBundle[], lesson: string): string =>
  sentence(bundles, `lesson-${lesson}`);
export const lessonSays = (bundles: FluentBundle[], lesson: string, what: "about" | "learned"): string =>
  format(bundles, `lesson-${lesson}`, {}, what) ?? "";

export const courseAddress = (game: string): string => `/learn/${game}`;
export const lessonAddress = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;
