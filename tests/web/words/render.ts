// Says what a walk through whole games has to tell, by the very code that says it in the browser.
// Read from standard input: { game, texts, names, laid, sayings }; written: what is said in each language, in this order.
import { readFileSync } from "node:fs";
import { bundleOf, LANGUAGES, type Language } from "../../../web/src/words/bundles";
import { GameWords } from "../../../web/src/words/game_words";

type Saying = [of: "prompt" | "choice" | "group" | "event" | "reason" | "entry", given: unknown[], asked: string | null];

const told = JSON.parse(readFileSync(0, "utf8"));
const said: Record<string, string[]> = {};
for (const language of LANGUAGES) {
  let asked: string | null = null;
  const bundles = [language, "en"].map((one) => bundleOf(one as Language, told.texts[one]));
  const words = new GameWords(told.game, language === "en" ? bundles.slice(0, 1) : bundles, {
    name: (seat) => told.names[seat] ?? null,
    laid: (field) => told.laid[field] ?? [],
    asked: () => asked,
  });
  said[language] = (told.sayings as Saying[]).map(([of, given, kind]) => {
    asked = kind;
    return (words[of] as (...all: unknown[]) => string).apply(words, given);
  });
}
process.stdout.write(JSON.stringify(said));
