// Every key is there in every language with the same variables, and nothing is translated that nobody says.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, type Language } from "./bundles";
import { askedIn } from "./keys";

const FILES = import.meta.glob<string>("../**/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/generated/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
// The server's own file is read beside the client's: what it refuses is said under these keys.
const ELSEWHERE = /^refused-/;

const folders = [...new Set(Object.keys(FILES).map((path) => path.replace(/\/\w+\.ftl$/, "")))];
const entries = (text: string) => [...new FluentResource(text).body];
const idsOf = (text: string): string[] => entries(text).map((entry) => entry.id);

/** The variables that a message uses, wherever they stand in it. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((one) => variables(one, found));
  else if (part && typeof part === "object") {
    const { type, name } = part as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    Object.values(part).forEach((one) => variables(one, found));
  }
  return found;
}

describe.each(folders)("the words in %s", (folder) => {
  const text = (language: Language): string | undefined => FILES[`${folder}/${language}.ftl`];

  it.each(LANGUAGES)("are all there in %s, once each, and can be read", (language) => {
    const own = text(language);
    expect(own, `${folder}/${language}.ftl`).toBeDefined();
    const ids = idsOf(own!);
    expect([...ids].sort()).toEqual([...new Set(idsOf(text("en")!))].sort());
    const begun = own!.match(/^-?[a-zA-Z][\w-]* *=/gm) ?? [];
    expect(ids, "a message that Fluent cannot read is passed over").toHaveLength(begun.length);
  });

  it.each(["ru", "fr"] as const)("use the same variables in %s", (language) => {
    const english = new Map(entries(text("en")!).map((entry) => [entry.id, variables(entry)]));
    for (const entry of entries(text(language)!))
      expect([...variables(entry)].sort(), `${entry.id} in ${language}`).toEqual(
        [...english.get(entry.id)!].sort(),
      );
  });
});

it("no key stands in two folders", () => {
  const all = folders.flatMap((folder) => idsOf(FILES[`${folder}/en.ftl`]!));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

it("all languages choose by number as they must", () => {
  // One, few and many differ in Russian; French counts zero as one.
  const bundle = (language: Language) =>
    bundleOf(
      language,
      Object.entries(FILES).flatMap(([path, text]) => (path.endsWith(`/${language}.ftl`) ? [text] : [])),
    );
  const say = (language: Language, key: string, values: Record<string, number>) => {
    const one = bundle(language);
    return one.formatPattern(one.getMessage(key)!.value!, values, []);
  };
  expect([1, 2, 5, 21].map((days) => say("ru", "pace-days-short", { days }))).toEqual([
    "1 день на ход",
    "2 дня на ход",
    "5 дней на ход",
    "21 день на ход",
  ]);
  expect([0, 1, 2].map((count) => say("fr", "rules-count", { count }))).toEqual([
    "0 règle",
    "1 règle",
    "2 règles",
  ]);
  expect([1, 2].map((free) => say("en", "table-open", { free }))).toEqual(["1 free seat", "2 free seats"]);
});

describe("what is asked for", () => {
  const known = new Set(folders.flatMap((folder) => idsOf(FILES[`${folder}/en.ftl`]!)));
  const asked = Object.entries(SOURCES).map(([path, source]) => ({ path, ...askedIn(source) }));

  it("is there", () => {
    for (const { path, keys, beginnings } of asked) {
      const missing = [...keys].filter((key) => !known.has(key) && !ELSEWHERE.test(key));
      expect(missing, `said in ${path}`).toEqual([]);
      const empty = [...beginnings].filter((begun) => ![...known].some((key) => key.startsWith(begun)));
      expect(empty, `said in ${path}`).toEqual([]);
    }
  });

  it("is all there is", () => {
    const beginnings = asked.flatMap((one) => [...one.beginnings]);
    // A key may also be handed on under its own name before it is said.
    const quoted = new Set(
      Object.values(SOURCES).flatMap((source) => source.match(/["'`][a-z][\w-]*["'`]/g) ?? []),
    );
    const used = (key: string) =>
      quoted.has(`"${key}"`) ||
      quoted.has(`'${key}'`) ||
      quoted.has(`\`${key}\``) ||
      beginnings.some((begun) => key.startsWith(begun));
    expect([...known].filter((key) => !used(key))).toEqual([]);
  });
});

describe("looking for keys", () => {
  it("finds plain, chosen and made ones", () => {
    const { keys, beginnings } = askedIn(
      'say("one"); say(x.has("no") || x === "no" ? "two" : "three", { a: "no" }); say(`four-${x}`); sayOr(`five-${f(1, 2)}`, "not"); unsay("six")',
    );
    expect([...keys]).toEqual(["one", "two", "three"]);
    expect([...beginnings]).toEqual(["four-", "five-"]);
  });
});
