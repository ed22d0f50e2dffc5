// Every card of the game has a face: a drawing, and a sentence in every language.
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES } from "$/words/bundles";
import { NAMES, TABLES } from "../model/sample";
import { DRAWINGS, FACES, faceOf } from "./icons";

const BOARD = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const fileOf = (language: string): string =>
  Object.entries(BOARD).find(([path]) => path.endsWith(`/${language}.ftl`))![1];

const DRAWN = ["agenda", "event", "proposal", "nation", "expedition"];
/** Cards whose sentence the board says; others stand in the game's words, with their test. */
const SENTENCES: [ids: string[], message: string][] = [
  [[...new Set(TABLES.fates.map(({ battle }) => battle))], "wk-fate-does-"],
];

describe("faces", () => {
  it.each(DRAWN)("has a drawing for every entry of %s and for nothing else", (table) => {
    expect(Object.keys(FACES[table]!).sort()).toEqual([...NAMES[table]!].sort());
    for (const id of NAMES[table]!) expect(DRAWINGS[faceOf(table, id)!]).toMatch(/^M/);
  });

  it("has a drawing for what every fate card does, and for whose soldiers every troop card is", () => {
    for (const { battle, nation } of TABLES.fates) {
      expect(faceOf("battle", battle)).not.toBeNull();
      expect(faceOf("nation", NAMES.nation![nation]!)).not.toBeNull();
    }
    for (const { nation } of TABLES.troops)
      if (nation >= 0) expect(faceOf("nation", NAMES.nation![nation]!)).not.toBeNull();
  });

  it.each(LANGUAGES)("has a sentence for every card in %s", (language) => {
    const bundle = bundleOf(language, [fileOf(language)]);
    for (const [ids, message] of SENTENCES)
      for (const id of ids) {
        const said = bundle.getMessage(message + id)?.value;
        expect(said ? bundle.formatPattern(said, {}, []) : "", message + id).toMatch(/^.{8,}\.$/);
      }
    for (const key of ["wk-company-does", "wk-regulars-does"]) {
      const said = bundle.getMessage(key)?.value;
      const text = bundle.formatPattern(said!, { nation: "N", strength: 100, wage: 2, cost: 5 }, []);
      expect(text).toContain("100");
      expect(text).toContain("2");
    }
  });
});
