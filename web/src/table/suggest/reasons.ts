// Reasons for a choice in words: the twin of serai.words.reasons, over the same Fluent files, fetched when first needed.
import type { FluentBundle } from "@fluent/bundle";
import { getLasting, type Advice } from "$/server/api";
import { bundleOf, format, type Language } from "$/words/bundles";

export type Weighed = Advice["moves"][number];
export type ReasonTold = NonNullable<Weighed["reasons"]>[number];

/** What reasons say, the language first and English after it. */
export function reasonBundles(game: string, language: Language): Promise<FluentBundle[]> {
  const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
  return Promise.all(
    languages.map(async (one) => bundleOf(one, [await getLasting<string>(`/games/${game}/reasons/${one}`)])),
  );
}

/** A reason as a sentence, or null where there are no words for it; `name` gives what a seat is called. */
export function sentence(
  bundles: FluentBundle[],
  { term, how, number, rival }: ReasonTold,
  name: (seat: number) => string | null,
): string | null {
  if (how === "gain") return format(bundles, `term-${term}`, { number });
  const what = format(bundles, `term-${term}`, { number }, "what");
  const seat = (rival === null || rival === undefined ? null : name(rival)) ?? "none";
  return what && format(bundles, `because-${how}`, { what, seat });
}
